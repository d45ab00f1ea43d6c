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
    if (part.kind === 'text') return inner(part.text, index === 0, index === parts.length - 1);
    return (
      <span key={key} className={styles['glued']}>
        {marks(parts[index - 1], OPENING)}
        <Linked part={part} />
        {marks(parts[index + 1], CLOSING)}
      </span>
    );
  });
}

function Linked({ part }: { readonly part: ProsePart }) {
  if (part.kind === 'rule') return <RuleLink id={part.id} text={part.text} />;
  return part.kind === 'term' && isTermId(part.id) ? <Term id={part.id}>{part.text}</Term> : part.text;
}

/** Marks that stay on the line of the word before them, and of the word behind them. */
const CLOSING = /^[.,:;!?)“”]+/;
const OPENING = /[„“(]+$/;

function marks(part: ProsePart | undefined, which: RegExp): string {
  return part?.kind === 'text' ? (which.exec(part.text)?.[0] ?? '') : '';
}

/** A piece between two words without the marks that they take along. */
function inner(text: string, isFirst: boolean, isLast: boolean): string {
  const rest = isFirst ? text : text.replace(CLOSING, '');
  return isLast ? rest : rest.replace(OPENING, '');
}
