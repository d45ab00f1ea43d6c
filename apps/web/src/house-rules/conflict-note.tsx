import { useEffect, useRef } from 'preact/hooks';
import type { Conflict, OptionName } from '@stammtisch/rules';
import { conflictText } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import type { Draft } from './draft.ts';
import { rowOf, useEditor, useOptionWords } from './editor-context.ts';
import { changeRules, takeBack } from './house-rules-store.ts';
import { useWords } from './use-words.ts';
import { capitalised, wayValues } from './way-text.ts';
import { waysOut } from './ways-out.ts';
import styles from './conflict-note.module.css';

/** Why two options do not go together, at the one that was just changed. */
export function ConflictNote({ name }: { readonly name: OptionName }) {
  const { draft, conflict } = useEditor();
  return conflict === null || placeOf(draft, conflict) !== name ? null : <Explained conflict={conflict} />;
}

/** The contradiction in words, with the taps that lead out. */
function Explained({ conflict }: { readonly conflict: Conflict }) {
  const words = useWords();
  const language = useLanguage();
  const { draft, shown } = useEditor();
  const { label, phrase } = useOptionWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className={styles['note']} role="alert">
      <p>
        <b>{words.conflict(label(conflict.option), label(conflict.other))}</b> {conflictText(conflict, language)}{' '}
        {words.conflictSince}
      </p>
      <div className={styles['ways']}>
        {waysOut(draft, shown, conflict).map((way) => (
          <Button
            key={`${way.option}=${JSON.stringify(way.value)}`}
            onClick={() => changeRules(wayValues([way]), way.option)}
          >
            {capitalised(phrase(way.option, way.value))}
          </Button>
        ))}
        <Button onClick={takeBack}>↶ {words.undoShort}</Button>
      </div>
    </div>
  );
}

/** Beside the sentence: that not everything that was chosen is in it. */
export function ConflictHint() {
  const words = useWords();
  const { conflict } = useEditor();
  return conflict === null ? null : <p className={styles['hint']}>{words.conflictHint}</p>;
}

/** At the option that was changed last if it takes part, so that nobody has to look for it. */
function placeOf({ touched }: Draft, { option, other }: Conflict): OptionName {
  return rowOf(touched === option || touched === other ? touched : option);
}
