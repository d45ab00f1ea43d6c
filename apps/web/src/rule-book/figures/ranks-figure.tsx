import styles from './figure.module.css';

/** Games from the highest to the lowest; equal ones share a step. */
export function RanksFigure({ steps }: { readonly steps: readonly (readonly string[])[] }) {
  return (
    <ol className={styles['ranks']}>
      {steps.map((step) => (
        <li key={step.join()}>{step.join(' = ')}</li>
      ))}
    </ol>
  );
}
