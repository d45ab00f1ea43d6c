import { useWords } from './use-words.ts';
import styles from './fairness-screen.module.css';

/** How cards are shuffled, what the sums prove, and what they do not. */
export function Explanation() {
  const words = useWords();
  return (
    <>
      <section className={styles['section']} aria-labelledby="how-title">
        <h2 id="how-title">{words.how}</h2>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={styles['section']} aria-labelledby="proves-title">
        <h2 id="proves-title">{words.proves}</h2>
        <Points of={words.proven} />
        <h2>{words.provesNot}</h2>
        <Points of={words.unproven} />
      </section>
    </>
  );
}

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
