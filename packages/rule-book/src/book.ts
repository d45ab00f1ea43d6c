import type { HouseRules } from '@stammtisch/rules';
import type { WrittenLanguage } from '@stammtisch/texts';
import { allPassChapter } from './chapters/all-pass.ts';
import { biddingChapter } from './chapters/bidding.ts';
import { cardsChapter, shortDeckChapter } from './chapters/cards.ts';
import { dealingChapter, knockingChapter } from './chapters/dealing.ts';
import { laufendeChapter } from './chapters/laufende.ts';
import { playingChapter, stossChapter } from './chapters/playing.ts';
import { resultChapter } from './chapters/result.ts';
import { calledSauChapter, rufspielChapter } from './chapters/rufspiel.ts';
import { soloChapters } from './chapters/solo-games.ts';
import { sieChapter, toutChapter } from './chapters/tout-sie.ts';
import type { Chapter } from './paragraph.ts';
import { speaker } from './speaker.ts';

/**
 * The rules of a table, chapter by chapter. Every rule R1–R109 and B1–B62 is an id of exactly one paragraph, at every table: what is not
 * played here says so.
 *
 * @example ruleBook(PRESETS.wirtshaus, 'de')[0].paragraphs[0].ids // ['R1', 'R8']
 */
export function ruleBook(rules: HouseRules, language: WrittenLanguage): readonly Chapter[] {
  const table = speaker(rules, language);
  return [
    cardsChapter(table),
    dealingChapter(table),
    knockingChapter(table),
    biddingChapter(table),
    rufspielChapter(table),
    calledSauChapter(table),
    ...soloChapters(table),
    playingChapter(table),
    stossChapter(table),
    resultChapter(table),
    laufendeChapter(table),
    toutChapter(table),
    sieChapter(table),
    allPassChapter(table),
    shortDeckChapter(table),
  ];
}
