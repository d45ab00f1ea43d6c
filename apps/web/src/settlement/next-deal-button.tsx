import { useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { useTable } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { useCountdown } from './use-countdown.ts';
import styles from './settlement-sheet.module.css';

/** So long the bill lies before the next deal begins by itself. */
const SECONDS = 12;

/** The way to the next deal. Where somebody wants that, it goes on by itself after a while, unless something is touched. */
export function NextDealButton() {
  const t = useMessages();
  const { table } = useTable();
  const byItself = useStore(settingsStore, ({ autoNext }) => autoNext) && !table.isSingle;
  const left = useCountdown(byItself ? SECONDS : null, () => table.nextDeal());
  return (
    <>
      <Button kind="main" size="large" wide onClick={() => table.nextDeal()}>
        {table.isSingle ? t.back : t.nextDeal}
        {left !== null && <span aria-hidden="true"> ({left})</span>}
      </Button>
      {left !== null && <p className={styles['stock']}>{t.nextByItself}</p>}
    </>
  );
}
