import { nameableRanks } from '@stammtisch/rules';
import { namedRankName } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import sheet from '../table/sheet.module.css';
import { useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import type { Speaking } from './auction-sheet.tsx';
import styles from './choice.module.css';
import { SieButton } from './sie-button.tsx';
import { ToutSwitch } from './tout-switch.tsx';
import { useConsidered } from './use-considered.ts';

/** Names a game without its suit, plays what the other named, or lets the other play. */
export function RankChoice({ speaking: { say, mayNot } }: { readonly speaking: Speaking }) {
  const t = useMessages();
  const language = useLanguage();
  const rules = useTableState((state) => state.view.rules);
  const [tout, setTout] = useState(false);
  const ranks = nameableRanks(rules).filter((rank) => rank.tout === tout);
  const considered = useConsidered();
  return (
    <>
      <div className={sheet['pair']}>
        <Button
          kind="main"
          size="large"
          aria-disabled={mayNot({ type: 'weiter' })}
          onClick={() => say({ type: 'weiter' })}
        >
          {t.weiter}
        </Button>
        {!mayNot({ type: 'hold' }) && (
          <Button size="large" onClick={() => say({ type: 'hold' })}>
            {t.hold}
          </Button>
        )}
      </div>
      <div className={styles['games']}>
        {ranks.map((rank) => (
          <Button
            key={namedRankName(rank, 'de')}
            aria-disabled={mayNot({ type: 'name', rank })}
            onClick={() => say({ type: 'name', rank })}
            {...considered({ game: rank.game })}
          >
            {namedRankName(rank, language)}
          </Button>
        ))}
        <ToutSwitch on={tout} onChange={setTout} />
      </div>
      <SieButton speaking={{ say, mayNot }} />
    </>
  );
}
