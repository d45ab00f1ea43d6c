import { useId } from 'preact/hooks';
import { useWords } from './use-words.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field to search in; its button empties it. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={styles['search']} role="search">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={t.clear} onClick={() => onChange('')}>
          ✕
        </button>
      )}
    </div>
  );
}
