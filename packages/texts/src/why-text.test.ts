import type { Why } from '@stammtisch/bots';
import { parseCard } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { whyText } from './why-text.ts';

const card = (code: string): number => parseCard(code) ?? 0;
const names = (seat: number): string => ['Du', 'Sepp', 'Resi', 'Xaver'][seat] ?? '';
const DETAILS = { names, currency: 'cent' } as const;

const CARDS: Why = {
  basis: 'worlds',
  options: [
    { action: { type: 'play', card: card('HA') }, plan: null, value: 12.4, winning: 71 },
    { action: { type: 'play', card: card('EO') }, plan: null, value: -9, winning: 46 },
  ],
  worlds: 160,
  allWorlds: false,
  calledCard: { card: card('GA'), odds: [0, 40, 60, 0] },
};

describe('why a bot did something', () => {
  it('names the best cards with what they bring, the worlds, and where the called card is', () => {
    expect(whyText(CARDS, DETAILS, 'de')).toBe(
      'Herz-Sau: im Schnitt +0,12 €, gewonnen zu 71 %; Eichel-Ober: −0,09 €, 46 %. Durchgespielt: 160 mögliche Verteilungen der Karten. Die Gras-Sau vermutet bei: Resi 60 % und Sepp 40 %.',
    );
    expect(whyText(CARDS, DETAILS, 'en')).toBe(
      'Herz-Sau: on average +€0.12, won in 71 %; Eichel-Ober: −€0.09, 46 %. Tried: 160 possible distributions of the cards. The Gras-Sau thought to be with: Resi 60 % and Sepp 40 %.',
    );
  });

  it('tells the game in mind when somebody wants to play', () => {
    const why: Why = {
      ...CARDS,
      options: [
        { action: { type: 'interest' }, plan: { game: 'solo', suit: 'E' }, value: 31, winning: 66 },
        { action: { type: 'weiter' }, plan: null, value: 2, winning: 48 },
      ],
      calledCard: null,
    };
    expect(whyText(why, DETAILS, 'de')).toBe(
      'Spielen (Eichel-Solo): im Schnitt +0,31 €, gewonnen zu 66 %; Weiter: +0,02 €, 48 %. Durchgespielt: 160 mögliche Verteilungen der Karten.',
    );
  });

  it('says why it passes although playing brings more on average', () => {
    const why: Why = {
      ...CARDS,
      options: [
        { action: { type: 'weiter' }, plan: null, value: -24, winning: 40 },
        {
          action: { type: 'interest' },
          plan: { game: 'rufspiel', suit: 'E' },
          value: -19,
          winning: 55,
          tooSeldom: true,
        },
      ],
      calledCard: null,
    };
    expect(whyText(why, DETAILS, 'de')).toContain('−0,19 €, 55 % (zu selten, um es ohne Not zu spielen). ');
    expect(whyText(why, DETAILS, 'en')).toContain('−€0.19, 55 % (too seldom to play it without need). ');
  });

  it('says so when nothing was calculated or everything is known', () => {
    for (const language of LANGUAGES) {
      expect(whyText({ ...CARDS, basis: 'no-choice' }, DETAILS, language)).not.toContain('160');
      expect(whyText({ ...CARDS, basis: 'rule-of-thumb' }, DETAILS, language)).not.toContain('160');
      expect(whyText({ ...CARDS, worlds: 1, allWorlds: true }, DETAILS, language)).not.toContain('160');
    }
    expect(whyText({ ...CARDS, worlds: 12, allWorlds: true }, DETAILS, 'de')).toContain('alle 12 noch möglichen');
  });
});
