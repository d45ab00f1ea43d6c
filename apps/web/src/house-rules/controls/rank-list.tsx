import { useRef, useState } from 'preact/hooks';
import type { BiddableGame } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useEditor } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { isTiedUp, move, placeOf, tidy, tie, type Rank } from '../rank.ts';
import { useWords } from '../use-words.ts';
import { controlIds, ControlLabel } from './control.tsx';
import styles from './control.module.css';
import list from './rank-list.module.css';

const ORDER = 'bidding.rankOrder';
const TIES = 'bidding.rankTies';

/** The games from high to low, moved by buttons; neighbours can rank equally. */
export function RankList() {
  const words = useWords();
  const language = useLanguage();
  const { shown } = useEditor();
  const [moved, setMoved] = useState('');
  const place = useRef<HTMLOListElement>(null);
  const rank = tidy({ order: shown[ORDER], ties: shown[TIES] });
  const ids = controlIds(ORDER);
  const named = (game: BiddableGame | undefined): string => (game === undefined ? '' : gameName(game, language));
  const shift = (game: BiddableGame, by: -1 | 1): void => {
    const next = move(rank, game, by);
    save(next);
    setMoved(words.placed(named(game), next.order.indexOf(game) + 1, next.order.length));
    // A list item that moves in the page loses the focus.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-move="${game}${by}"]`)?.focus());
  };
  return (
    <div className={styles['stacked']}>
      <ControlLabel name={ORDER} />
      <ol ref={place} className={list['list']} aria-labelledby={ids.label}>
        {rank.order.map((game, index) => (
          <li key={game} data-tied={isTiedUp(rank, game)}>
            <span className={list['place']}>{placeOf(game, rank.order, rank.ties) + 1}.</span>
            <span className={list['game']}>{named(game)}</span>
            {index > 0 && (
              <button
                type="button"
                className={list['tie']}
                aria-pressed={isTiedUp(rank, game)}
                aria-label={words.tiedWith(named(game), named(rank.order[index - 1]))}
                onClick={() => save(tie(rank, game, !isTiedUp(rank, game)))}
              >
                = {words.tied}
              </button>
            )}
            <MoveButton game={game} by={-1} blocked={index === 0} label={words.higher(named(game))} onMove={shift} />
            <MoveButton
              game={game}
              by={1}
              blocked={index === rank.order.length - 1}
              label={words.lower(named(game))}
              onMove={shift}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </div>
  );
}

interface MoveButtonProps {
  readonly game: BiddableGame;
  readonly by: -1 | 1;
  readonly blocked: boolean;
  readonly label: string;
  readonly onMove: (game: BiddableGame, by: -1 | 1) => void;
}

function MoveButton({ game, by, blocked, label, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      data-move={`${game}${by}`}
      aria-label={label}
      aria-disabled={blocked}
      onClick={() => {
        if (!blocked) onMove(game, by);
      }}
    >
      {by === -1 ? '↑' : '↓'}
    </button>
  );
}

function save({ order, ties }: Rank): void {
  changeRules({ [ORDER]: order, [TIES]: ties }, ORDER);
}
