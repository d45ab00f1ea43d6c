import { hex, type CheckedDeal } from '@stammtisch/fairdeal';
import { useWords } from './use-words.ts';
import styles from './fairness-screen.module.css';

/** The numbers of a proof, for whoever computes with pencil or program. */
export function Numbers({ deal: { proof } }: { readonly deal: CheckedDeal }) {
  const words = useWords();
  const { commitment, commits, lock, openings, secret, record, log } = proof;
  const rows = [
    [words.number.C, commitment],
    ...commits.filter((commit) => commit !== null).map((commit) => [words.number.c, commit] as const),
    [words.number.L, lock],
    ...openings.filter((opening) => opening !== null).map(({ r }) => [words.number.r, r] as const),
    [words.number.s, secret],
    [words.number.R, record],
    ...(log === null ? [] : [[words.number.head, log.reveal.after] as const]),
  ] as const;
  return (
    <details className={styles['numbers']}>
      <summary>{words.numbers}</summary>
      <dl>
        {rows.map(([name, bytes]) => (
          <div key={hex(bytes)}>
            <dt>{name}</dt>
            <dd>{hex(bytes)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
