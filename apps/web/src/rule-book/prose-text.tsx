import { isTermId } from '@stammtisch/glossary';
import { proseParts, type Prose, type ProsePart } from '@stammtisch/rule-book';
import { Term } from '../glossary/term.tsx';
import { RuleLink } from './rule-link.tsx';
import styles from './prose-text.module.css';

/** A text of the book with its words explained and its rules linked. */
export function ProseText({ text }: { readonly text: Prose }) {
  const parts = proseParts(text);
  return parts.map((part, index) => {
    // The pieces of a text never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    const key = index;
    if (part.kind === 'text') return index === 0 ? part.text : part.text.slice(marksOf(part).length);
    return (
      <span key={key} className={styles['glued']}>
        <Linked part={part} />
        {marksOf(parts[index + 1])}
      </span>
    );
  });
}

function Linked({ part }: { readonly part: ProsePart }) {
  if (part.kind === 'rule') return <RuleLink id={part.id} text={part.text} />;
  return part.kind === 'term' && isTermId(part.id) ? <Term id={part.id}>{part.text}</Term> : part.text;
}

/** Punctuation at the beginning of a piece: it stays on the line of the word before it. */
function marksOf(part: ProsePart | undefined): string {
  return part?.kind === 'text' ? (/^[.,:;!?)“”]+/.exec(part.text)?.[0] ?? '') : '';
}
