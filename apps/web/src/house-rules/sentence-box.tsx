import { useEffect, useRef, useState } from 'preact/hooks';
import { PRESETS } from '@stammtisch/rules';
import { houseRulesSentence } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { ConflictHint } from './conflict-note.tsx';
import { useEditor } from './editor-context.ts';
import { sentencePieces } from './sentence-pieces.ts';
import { useWords } from './use-words.ts';
import styles from './sentence-box.module.css';

/** The rules in plain words; what is different from the preset is marked, and what was just changed comes into view and is said. */
export function SentenceBox() {
  const words = useWords();
  const language = useLanguage();
  const { rules, draft } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const sentence = houseRulesSentence(rules, language);
  const { news, first } = useNews(sentence);
  const pieces = sentencePieces(sentence, houseRulesSentence(PRESETS[draft.preset], language));
  const starts = pieces.map((_, index) => pieces.slice(0, index).reduce((sum, { text }) => sum + text.length, 0));
  useEffect(() => {
    const piece = first === null ? null : box.current?.querySelector<HTMLElement>(`[data-at="${first}"]`);
    if (box.current && piece) box.current.scrollTop = piece.offsetTop - box.current.clientHeight / 3;
  }, [first, sentence]);
  return (
    <section className={styles['sentence']} aria-labelledby="sentence-title">
      <h2 id="sentence-title">{words.inWords}</h2>
      <ConflictHint />
      {/* Scrolls where there is no room for all of it, so the keyboard must reach it. */}
      <div ref={box} className={styles['box']} tabIndex={0} role="group" aria-labelledby="sentence-title">
        <p data-testid="sentence">
          {pieces.map(({ text, isNew }, index) => (
            <span key={starts[index]} data-at={starts[index]}>
              {isNew ? <Marked text={text} /> : text}
            </span>
          ))}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </section>
  );
}

function Marked({ text }: { readonly text: string }) {
  const bare = text.trimStart();
  return (
    <>
      {text.slice(0, text.length - bare.length)}
      <mark>{bare}</mark>
    </>
  );
}

/** What the sentence says that it did not say before, and where it begins. */
function useNews(sentence: string): { readonly news: string; readonly first: number | null } {
  const [seen, setSeen] = useState({ sentence, news: '', first: null as number | null });
  if (seen.sentence === sentence) return seen;
  const pieces = sentencePieces(sentence, seen.sentence);
  const at = pieces.findIndex(({ isNew }) => isNew);
  const next = {
    sentence,
    news: pieces.flatMap(({ text, isNew }) => (isNew ? [text.trim()] : [])).join(' '),
    first: at === -1 ? null : pieces.slice(0, at).reduce((sum, { text }) => sum + text.length, 0),
  };
  setSeen(next);
  return next;
}
