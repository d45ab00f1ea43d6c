import { useLayoutEffect, useId, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { COMMAND_LINE } from './command-line-id.ts';
import { commandWords } from './command-words.ts';
import styles from './command-line.module.css';

export interface CommandLineProps {
  /** Does what a line says; the answer, empty where something else already tells what happened. */
  readonly reply: (line: string) => string;
  /** It takes the focus when it comes: it was asked for. */
  readonly takesFocus?: boolean;
  /** Told to whoever is in the line when it changes. */
  readonly news?: string;
}

/** Whether somebody is just writing commands: the focus then stays in the line. */
export function isInCommandLine(): boolean {
  const form = document.activeElement?.closest('form') ?? null;
  return form !== null && form.querySelector(`#${COMMAND_LINE}`) !== null;
}

/** A line for commands in words, and what it answers. */
export function CommandLine({ reply, takesFocus = false, news = '' }: CommandLineProps) {
  const words = commandWords(useLanguage());
  const hint = useId();
  const [line, setLine] = useState('');
  // The number makes an answer that is given twice a new one, so that it is spoken twice.
  const [answer, setAnswer] = useState({ number: 0, text: '' });

  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useLayoutEffect(() => {
    if (news !== '' && isInCommandLine()) setAnswer(({ number }) => ({ number: number + 1, text: news }));
  }, [news]);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (line.trim() === '') return;
    const text = reply(line);
    setAnswer(({ number }) => ({ number: number + 1, text }));
    setLine('');
  }

  return (
    <form className={styles['form']} onSubmit={send} aria-label={words.title}>
      <label className={styles['field']}>
        <span>{words.label}</span>
        <input
          ref={field}
          id={COMMAND_LINE}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellcheck={false}
          enterKeyHint="go"
          aria-describedby={hint}
          onChange={(event) => setLine(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">{words.send}</Button>
      <p id={hint} className="visually-hidden">
        {words.hint}
      </p>
      <div className={styles['answer']} role="status">
        <p key={answer.number}>{answer.text}</p>
      </div>
    </form>
  );
}
