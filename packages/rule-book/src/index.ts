export { ruleBook } from './book.ts';
export { disputes } from './disputes.ts';
export { oddsBook } from './odds/odds-book.ts';
export { oneIn, percent } from './odds/odds-text.ts';
export { share } from './odds/ratio.ts';
export type { Ratio } from './odds/ratio.ts';
export { isRuleId, plainText, proseParts } from './prose.ts';
export type { Prose, ProsePart } from './prose.ts';
export type { CardValue, Chapter, Dispute, Figure, OddsRow, Paragraph, PriceRow } from './paragraph.ts';
