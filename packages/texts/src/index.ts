export { LANGUAGES } from './language.ts';
export type { Language } from './language.ts';
export { formatAmount, formatChange } from './money.ts';
export type { Currency } from './money.ts';
export { gameName } from './game-name.ts';
export { allOf, oneOf, quoted } from './list-words.ts';
