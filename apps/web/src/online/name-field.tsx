import { LONGEST_NAME } from '@stammtisch/protocol';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { useLine } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** The name at the table as it is typed; what the server knows stands there already. */
export function useName(): readonly [string, (name: string) => void] {
  const known = useLine(({ welcome }) => welcome?.name ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  return [typed ?? known, setTyped];
}

export interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** The enter key does what the button below does. */
  readonly onEnter?: () => void;
}

/** What somebody is called at the table; asked once. */
export function NameField({ name, onName, field, onEnter }: NameFieldProps) {
  const words = useWords();
  return (
    <label className={styles['field']}>
      <span>{words.yourName}</span>
      <input
        ref={field ?? null}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => onName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.isComposing) onEnter?.();
        }}
        enterKeyHint="go"
      />
    </label>
  );
}
