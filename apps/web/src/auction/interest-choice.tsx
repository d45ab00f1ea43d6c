import { useMessages } from '../i18n/use-messages.ts';
import sheet from '../table/sheet.module.css';
import { Button } from '../ui/button.tsx';
import { SieButton } from './sie-button.tsx';
import type { Speaking } from './auction-sheet.tsx';

/** "Magst spielen?": weiter, or the wish to play. Which game is not said yet. */
export function InterestChoice({ speaking: { say, mayNot } }: { readonly speaking: Speaking }) {
  const t = useMessages();
  return (
    <>
      <div className={sheet['pair']}>
        <Button kind="main" size="huge" onClick={() => say({ type: 'weiter' })}>
          {t.weiter}
        </Button>
        <Button size="huge" aria-disabled={mayNot({ type: 'interest' })} onClick={() => say({ type: 'interest' })}>
          {t.interest}
        </Button>
      </div>
      <SieButton speaking={{ say, mayNot }} />
    </>
  );
}
