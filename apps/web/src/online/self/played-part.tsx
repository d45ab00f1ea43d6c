import { useState } from 'preact/hooks';
import { addressOf } from '../../navigation/pages.ts';
import { Button } from '../../ui/button.tsx';
import { bringRecords, type Brought } from '../keep-records.ts';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

/** Brings the deals that were played from other devices here, for replay and statistics. `tables` are codes of all tables of the person. */
export function PlayedPart({ tables }: { readonly tables: readonly string[] }) {
  const words = useSelfWords();
  const [brought, setBrought] = useState<Brought | 'asking' | null>(null);
  const bring = async (): Promise<void> => {
    if (brought === 'asking') return;
    setBrought('asking');
    setBrought(await bringRecords(tables));
  };
  return (
    <section className={styles['part']} aria-labelledby="played">
      <h2 id="played">{words.played}</h2>
      <p>{words.playedHint}</p>
      <Button size="large" wide aria-disabled={brought === 'asking'} onClick={() => void bring()}>
        {words.bring}
      </Button>
      <div role="status">
        {brought === 'asking' && <p className={styles['note']}>{words.bringing}</p>}
        {brought !== null && brought !== 'asking' && (
          <p className={brought.isWhole ? styles['note'] : styles['refused']}>
            {brought.isWhole ? words.brought(brought.deals, brought.added) : words.broughtPartly(brought.added)}
          </p>
        )}
      </div>
      <div className={styles['links']}>
        <a href={addressOf('statistics')}>{words.toStatistics}</a>
      </div>
    </section>
  );
}
