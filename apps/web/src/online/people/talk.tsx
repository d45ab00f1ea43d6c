import { LONGEST_LINE, PHRASES, type TableFrame } from '@stammtisch/protocol';
import { allOf, phraseText } from '@stammtisch/texts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { spokenIn } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SaidLine } from '../said-line.tsx';
import { useLine, useRoom, useRoomState } from '../use-room.ts';
import { useWords } from '../use-words.ts';
import { nameOf } from '../words-de.ts';
import { usePeopleWords } from './use-words.ts';
import styles from '../friends.module.css';

/** What people at the table say: what was said so far, prepared phrases, and free text where the host allows it. */
export function Talk({ frame }: { readonly frame: TableFrame }) {
  const words = usePeopleWords();
  const { nobody } = useWords();
  const language = useLanguage();
  const { sitting, you } = frame;
  const hasText = useLine(({ welcome }) => welcome?.freeText !== false);
  const muted = you.muted.map((member) => nameOf(sitting.members, member, nobody));
  return (
    <div className={styles['form']}>
      <Lines frame={frame} />
      {muted.length > 0 && <p className={styles['quiet']}>{words.mutedOnes(allOf(muted, language))}</p>}
      <RefusalNote />
      {hasText && (sitting.options.freeText ? <Write /> : <p className={styles['quiet']}>{words.textOff}</p>)}
      <Phrases />
    </div>
  );
}

function Lines({ frame }: { readonly frame: TableFrame }) {
  const words = usePeopleWords();
  const { talk: title } = useWords();
  const room = useRoom();
  const talk = useRoomState((state) => state.talk);
  const list = useRef<HTMLDivElement>(null);
  // Whoever has it open has read it, also if it is closed at once.
  useLayoutEffect(() => room.readTalk(), [room, talk]);
  useEffect(() => {
    const shown = list.current;
    if (shown !== null) shown.scrollTop = shown.scrollHeight;
  }, [talk]);
  return (
    <Scrollable ref={list} className={styles['lines']} role="log" aria-label={title}>
      {talk.length === 0 ? (
        <p className={styles['quiet']}>{words.nothingSaid}</p>
      ) : (
        <ol>
          {talk.map((line) => (
            <li key={`${'text' in line ? 'text' : 'phrase'} ${line.n}`}>
              <SaidLine line={line} frame={frame} />
            </li>
          ))}
        </ol>
      )}
    </Scrollable>
  );
}

function Write() {
  const words = usePeopleWords();
  const room = useRoom();
  const [typed, setTyped] = useState('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    if (await room.want({ type: 'write', text })) setTyped('');
  };
  return (
    <form className={styles['write']} onSubmit={(event) => void send(event)}>
      <label className={styles['field']}>
        <span>{words.write}</span>
        <input
          value={typed}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" size="large">
        {words.send}
      </Button>
    </form>
  );
}

/** What can be said with one tap. */
function Phrases() {
  const words = usePeopleWords();
  const language = useLanguage();
  const room = useRoom();
  return (
    <div className={styles['phrases']} role="group" aria-label={words.phrases}>
      {PHRASES.map((phrase) => (
        <Button key={phrase} onClick={() => void room.want({ type: 'say', phrase })}>
          {phraseText(phrase, spokenIn(language))}
        </Button>
      ))}
    </div>
  );
}
