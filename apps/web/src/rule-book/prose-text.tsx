import { isTermId } from '@stammtisch/glossary';
import { proseParts, type Prose } from '@stammtisch/rule-book';
import { Term } from '../glossary/term.tsx';
import { RuleLink } from './rule-link.tsx';

/** A text of the book with its words explained and its rules linked. */
export function ProseText({ text }: { readonly text: Prose }) {
  return proseParts(text).map((part, index) => {
    // The pieces of a text never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    const key = index;
    if (part.kind === 'rule') return <RuleLink key={key} id={part.id} text={part.text} />;
    if (part.kind === 'term' && isTermId(part.id)) {
      return (
        <Term key={key} id={part.id}>
          {part.text}
        </Term>
      );
    }
    return part.text;
  });
}
