import { ALL_PASS_WORDS } from './all-pass-words.ts';
import { BIDDING_WORDS } from './bidding-words.ts';
import { DEALING_WORDS } from './dealing-words.ts';
import { GAME_WORDS } from './game-words.ts';
import { LAUFENDE_WORDS } from './laufende-words.ts';
import type { OptionWords } from './option-words.ts';
import { RAMSCH_MUSS_WORDS } from './ramsch-muss-words.ts';
import { STOSS_WORDS } from './stoss-words.ts';
import { TARIFF_WORDS } from './tariff-words.ts';
import { TOUT_SIE_WORDS } from './tout-sie-words.ts';

/** The words of all options. */
export const WORDS: OptionWords = {
  ...DEALING_WORDS,
  ...BIDDING_WORDS,
  ...GAME_WORDS,
  ...TOUT_SIE_WORDS,
  ...STOSS_WORDS,
  ...TARIFF_WORDS,
  ...LAUFENDE_WORDS,
  ...ALL_PASS_WORDS,
  ...RAMSCH_MUSS_WORDS,
};
