import type { TableFrame } from '@stammtisch/protocol';
import { Options } from './options.tsx';
import { People } from './people.tsx';
import { Talk } from './talk.tsx';
import { useWords } from '../use-words.ts';
import styles from '../friends.module.css';

/** On the page of a table: talk, people and what the host decides, for those who sit or wait there. */
export function GatheringRest({ frame }: { readonly frame: TableFrame }) {
  const words = useWords();
  return (
    <>
      <section className={styles['part']} aria-labelledby="talk">
        <h2 id="talk">{words.talk}</h2>
        <Talk frame={frame} />
      </section>
      <details className={`${styles['part']} ${styles['more']}`}>
        <summary>{words.people}</summary>
        <People frame={frame} />
      </details>
      {frame.you.host && (
        <details className={`${styles['part']} ${styles['more']}`}>
          <summary>{words.options}</summary>
          <Options frame={frame} />
        </details>
      )}
    </>
  );
}
