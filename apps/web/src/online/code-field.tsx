import styles from './friends.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** The id of the sentence below the field. */
  readonly hint: string;
  /** Whether the code comes from another device and is good once. */
  readonly oneTime: boolean;
}

/** A field for a code that somebody reads aloud: that of a table, or that of a device. */
export function CodeField({ label, value, onChange, hint, oneTime }: CodeFieldProps) {
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <input
        value={value}
        autoCapitalize="characters"
        autoComplete={oneTime ? 'one-time-code' : 'off'}
        spellcheck={false}
        maxLength={12}
        aria-describedby={hint}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
