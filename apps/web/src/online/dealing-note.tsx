import type { TableFrame } from '@stammtisch/protocol';
import { cutterOf } from '@stammtisch/rules';
import { useState } from 'preact/hooks';
import { fairDealProblemText } from '@stammtisch/texts';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Contributor, DealingState } from './contributor.ts';
import { useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';
import styles from './friends.module.css';

/** While the cards are mixed: that it happens, and the question to whoever may cut. */
export function DealingNote({ dealing }: { readonly dealing: Contributor }) {
  const words = useWords();
  const language = useLanguage();
  const frame = useRoomState((state) => state.frame);
  const cutting = useStore(dealing.state, (state) => state.cutting);
  const problem = useStore(dealing.state, (state) => state.problem);
  return (
    <>
      {problem !== null && (
        <p className={styles['refused']} role="alert">
          {words.notOpened} {fairDealProblemText(problem, spokenIn(language))}
        </p>
      )}
      {frame?.sitting.phase === 'dealing' && cutting === null && (
        <p className={styles['note']} role="status">
          <Mixing frame={frame} />
        </p>
      )}
      {cutting !== null && <Cut bounds={cutting} onCut={dealing.cut} />}
    </>
  );
}

/** What the table does before there are cards, and for whom it waits. */
function Mixing({ frame: { dealing, sitting } }: { readonly frame: TableFrame }) {
  const words = useWords();
  const cutter = dealing?.stage === 'committing' && dealing.cut !== null ? cutterOf(dealing.dealer) : null;
  const chair = cutter === null || dealing?.commits[cutter] !== null ? null : sitting.chairs[cutter];
  if (chair === null || chair.bot) return `${words.mixing} ${words.mixedTogether}`;
  return words.cuts(nameOf(sitting.members, chair.member, words.nobody));
}

interface CutProps {
  readonly bounds: NonNullable<DealingState['cutting']>;
  readonly onCut: Contributor['cut'];
}

/** The right-hand neighbour of the dealer cuts, before anybody can know what it leads to. */
function Cut({ bounds, onCut }: CutProps) {
  const words = useWords();
  const [at, setAt] = useState(Math.floor((bounds.min + bounds.max) / 2));
  return (
    <section className={styles['cut']} aria-labelledby="cut">
      <h2 id="cut">{words.yourCut}</h2>
      <label className={styles['field']}>
        <span>{words.cutAt}</span>
        <input
          type="range"
          min={bounds.min}
          max={bounds.max}
          value={at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
      </label>
      <div className={styles['buttons']}>
        <Button size="large" onClick={() => onCut([])}>
          {words.noCut}
        </Button>
        <Button kind="main" size="large" onClick={() => onCut([at])}>
          {words.cutHere(at)}
        </Button>
      </div>
    </section>
  );
}
