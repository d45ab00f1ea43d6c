import { allOf } from '@stammtisch/texts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import type { PartProps } from './import-section.tsx';
import { partsOf } from './part-list.ts';
import { deleteParts, type Part } from './stored-data.ts';
import { useWords } from './use-words.ts';
import styles from './data-screen.module.css';

/** Deletes all or some of it, in two steps. */
export function DeleteSection({ here, onDone }: PartProps) {
  const words = useWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly Part[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState<boolean | null>(null);
  const parts = partsOf(here, words);
  const marked = parts.filter(({ part }) => chosen.includes(part));

  function choose(next: readonly Part[]): void {
    setChosen(next);
    setAsking(false);
    setDeleted(null);
  }

  async function remove(): Promise<void> {
    setDeleted(
      await deleteParts(
        marked.map(({ part }) => part),
        here,
      ),
    );
    setChosen([]);
    setAsking(false);
    onDone();
  }

  return (
    <section className={styles['section']} aria-labelledby="delete-title">
      <h2 id="delete-title">{words.delete}</h2>
      {parts.length > 0 && (
        <fieldset className={styles['checks']}>
          <legend>{words.deleteHint}</legend>
          <Check
            label={words.all}
            on={marked.length === parts.length}
            onChange={(on) => choose(on ? parts.map(({ part }) => part) : [])}
          />
          {parts.map(({ part, name }) => (
            <Check
              key={part}
              label={name}
              on={chosen.includes(part)}
              onChange={(on) => choose(on ? [...chosen, part] : chosen.filter((one) => one !== part))}
            />
          ))}
        </fieldset>
      )}
      {marked.length > 0 && !isAsking && (
        <Button size="large" onClick={() => setAsking(true)}>
          {words.deleteButton}
        </Button>
      )}
      {marked.length > 0 && isAsking && (
        <Question
          text={words.sure(
            allOf(
              marked.map(({ name }) => name),
              language,
            ),
          )}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
        />
      )}
      <p role="status">{isDeleted === null ? '' : isDeleted ? words.deleted : words.notDeleted}</p>
    </section>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Check({ label, on, onChange }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The second step: the question gets the focus, and keeping comes first. */
function Question({ text, onYes, onNo }: QuestionProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles['danger']} role="alertdialog" aria-labelledby="sure" tabIndex={-1}>
      <p id="sure">{text}</p>
      <div className={styles['buttons']}>
        <Button size="large" onClick={onNo}>
          {words.no}
        </Button>
        <Button size="large" className={styles['yes'] ?? ''} onClick={onYes}>
          {words.yes}
        </Button>
      </div>
    </div>
  );
}
