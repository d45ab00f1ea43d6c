import type { Names } from '@stammtisch/texts';
import { playAt, type Sight } from './sight.ts';
import { useWords } from './use-words.ts';
import styles from './trick-strip.module.css';

/** Every trick of the deal with its winner and its points: one tap goes there. */
export function TrickStrip({
  sight,
  names,
  onGo,
}: {
  readonly sight: Sight;
  readonly names: Names;
  readonly onGo: (at: number) => void;
}) {
  const words = useWords();
  const tricks = sight.course.plays.at(-1)?.tricks ?? [];
  const play = playAt(sight);
  if (play === null || tricks.length === 0) return null;
  const current = play.trick.length === 0 ? play.tricks.length - 1 : play.tricks.length;
  return (
    <ol className={styles['strip']} aria-label={words.tricks}>
      {tricks.map((trick, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGo((index + 1) * 4)}
          >
            <span>
              {index + 1}. <span className="visually-hidden">{words.trickIs} </span>
              <b>{trick.points}</b> <span className="visually-hidden">{words.pointsTo} </span>
            </span>
            <small>{names(trick.winner)}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
