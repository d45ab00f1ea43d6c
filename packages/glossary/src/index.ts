export { TERM_IDS, isTermId, term } from './terms.ts';
export type { Term, TermId } from './terms.ts';
export { termsInText } from './terms-in-text.ts';
export type { TextPart } from './terms-in-text.ts';
