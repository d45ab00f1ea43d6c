import { has, type Card } from '@stammtisch/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { settingsStore } from '../settings/settings.ts';
import { useStore } from '../ui/use-store.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import styles from './refusal-tip.module.css';

const RefusalWords = lazy(async () => ({ default: (await import('./refusal-words.tsx')).RefusalWords }));

export interface RefusalTipProps {
  readonly cards: readonly Card[];
  readonly list: RefObject<HTMLDivElement | null>;
}

/** Why the tapped card may not be played, with a pointer to it and the way to the rule. */
export function RefusalTip({ cards, list }: RefusalTipProps) {
  const { intent } = useTable();
  const explains = useStore(settingsStore, (settings) => settings.explanations);
  const refused = useIntent((all) => all.refused);
  const view = useTableState((state) => state.view);
  const shown = explains && refused !== null && has(view.deal?.hand ?? 0, refused.card) ? refused : null;
  const x = usePointer(list, shown === null ? -1 : cards.indexOf(shown.card));
  useEscape(shown !== null, () => intent.setState({ refused: null }));
  return (
    <div className={styles['place']} role="status">
      {shown !== null && (
        <>
          <div className={styles['tip']} style={{ '--x': `${x}px` }}>
            <Suspense fallback={null}>
              <RefusalWords reason={shown.reason} />
            </Suspense>
          </div>
          <span className={styles['pointer']} style={{ '--x': `${x}px` }} />
        </>
      )}
    </div>
  );
}

/** Where the pointer points: the part of the card that is surely seen. */
function usePointer(list: RefObject<HTMLDivElement | null>, index: number): number {
  const [x, setX] = useState(0);
  const mirrored = useStore(settingsStore, (settings) => settings.leftHanded);
  useLayoutEffect(() => {
    const box = list.current?.querySelectorAll('button')[index]?.getBoundingClientRect();
    if (box === undefined) return;
    const inside = Math.min(box.width / 2, 24);
    const from = list.current?.getBoundingClientRect().left ?? 0;
    setX((mirrored ? box.right - inside : box.left + inside) - from);
  }, [list, index, mirrored]);
  return x;
}

function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
