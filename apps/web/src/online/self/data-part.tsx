import { useState } from 'preact/hooks';
import { deleteSelf, EXPORT_ADDRESS } from '../identity.ts';
import { Sure } from '../sure.tsx';
import { useSelfWords } from './use-words.ts';
import styles from '../friends.module.css';

/** Everything that the server keeps about the person: to take along, and to delete. */
export function DataPart() {
  const words = useSelfWords();
  const [isFailed, setFailed] = useState(false);
  return (
    <section className={styles['part']} aria-labelledby="data-on-server">
      <h2 id="data-on-server">{words.data}</h2>
      <p>{words.dataHint}</p>
      <div className={styles['links']}>
        <a href={EXPORT_ADDRESS} download="stammtisch-person.json">
          {words.export}
        </a>
      </div>
      <p>{words.deleteHint}</p>
      <Sure
        word={words.delete}
        question={words.deleteSure}
        // The server closes the line of every device of the person; the page says so then.
        onSure={async () => setFailed(!(await deleteSelf()))}
      />
      <div role="alert">{isFailed && <p className={styles['refused']}>{words.failed}</p>}</div>
    </section>
  );
}
