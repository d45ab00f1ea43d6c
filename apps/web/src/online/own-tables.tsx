import { useEffect, useState } from 'preact/hooks';
import { Button } from '../ui/button.tsx';
import { goToTable } from './friends-place.ts';
import { loadSelf } from './identity.ts';
import { useLine } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** The tables at which the person sits or waits, to go on there: whoever closed the page needs no link. */
export function OwnTables() {
  const words = useWords();
  const isOpen = useLine(({ line }) => line === 'open');
  const [tables, setTables] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isOpen) void loadSelf().then((self) => setTables(self?.tables ?? []));
  }, [isOpen]);
  if (tables.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="own-tables">
      <h2 id="own-tables">{words.ownTables(tables.length)}</h2>
      {tables.map((code) => (
        <Button key={code} kind="main" size="large" wide onClick={() => goToTable(code)}>
          {words.goOnAt(code)}
        </Button>
      ))}
    </section>
  );
}
