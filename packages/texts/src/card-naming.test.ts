import { cardOf, RANKS, SUITS } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { withCardNames, type CardNaming } from './card-naming.ts';
import { cardName, theCalledCard, theCard } from './cards.ts';
import { contractName } from './contracts.ts';
import { LANGUAGES } from './language.ts';
import { reasonText } from './reasons/reason-text.ts';

const DEFAULT: CardNaming = { sau: 'sau', gras: 'gras', schellen: 'schellen', face: 'bavarian' };
const ASS: CardNaming = { ...DEFAULT, sau: 'ass' };
const LAUB: CardNaming = { ...DEFAULT, gras: 'laub' };
const FRENCH: CardNaming = { ...DEFAULT, face: 'french' };
const GRAS_SAU = cardOf('G', 'A');

describe('names of cards', () => {
  it('are the usual ones by default', () => {
    for (const language of LANGUAGES)
      for (const suit of SUITS)
        for (const rank of RANKS) {
          const text = theCard(cardOf(suit, rank), language, 'accusative');
          expect(withCardNames(text, DEFAULT, language)).toBe(text);
        }
  });

  it.each([
    [ASS, 'Gras-Ass'],
    [LAUB, 'Laub-Sau'],
    [{ ...ASS, gras: 'gruen' }, 'Grün-Ass'],
    [{ ...DEFAULT, gras: 'blau' }, 'Blau-Sau'],
    [FRENCH, 'Pik-Ass'],
  ] as const)('follow the person: %o', (naming, name) => {
    expect(withCardNames(cardName(GRAS_SAU, 'de'), naming, 'de')).toBe(name);
  });

  it('are what is seen with French signs, in every language', () => {
    const inFrench = (rank: 'O' | 'U', language: 'de' | 'bar' | 'en') =>
      withCardNames(cardName(cardOf('E', rank), language), FRENCH, language);
    expect(inFrench('O', 'de')).toBe('Kreuz-Dame');
    expect(inFrench('U', 'de')).toBe('Kreuz-Bube');
    expect(inFrench('O', 'bar')).toBe('Kreiz-Dam');
    expect(inFrench('U', 'en')).toBe('Kreuz-Bube');
    expect(withCardNames(cardName(cardOf('S', 'Z'), 'de'), FRENCH, 'de')).toBe('Karo-Zehn');
  });
});

describe('articles', () => {
  it.each([
    ['Rufspiel auf die Gras-Sau', ASS, 'Rufspiel auf das Gras-Ass'],
    ['Die Eichel-Sau hast du selber: Ruf eine andere Sau.', ASS, 'Das Eichel-Ass hast du selber: Ruf ein anderes Ass.'],
    ['Keine Sau lässt sich rufen.', ASS, 'Kein Ass lässt sich rufen.'],
    ['Welche Sau du rufst, mit der Sau', ASS, 'Welches Ass du rufst, mit dem Ass'],
    ['Ein Sauspiel, eine Säule', ASS, 'Ein Sauspiel, eine Säule'],
    ['die Ruf-Sau', ASS, 'das Ruf-Ass'],
    ['die gerufene Gras-Sau, jeder Sau', ASS, 'das gerufene Gras-Ass, jedem Ass'],
    [
      'Wer die [Sau](sau) hat, [[rufen|ruft]] eine [[sau|Sau]]',
      ASS,
      'Wer das [Ass](sau) hat, [[rufen|ruft]] ein [[sau|Ass]]',
    ],
    ['Mit dem Eichel-Ober spielt: Resi.', FRENCH, 'Mit der Kreuz-Dame spielt: Resi.'],
    ['Den Gras-Unter hast du nicht, den Ober schon.', FRENCH, 'Den Pik-Buben hast du nicht, den Ober schon.'],
    ['Der Gras-Unter liegt.', FRENCH, 'Der Pik-Bube liegt.'],
    ['Du hast keine Eichel und keine Schellen.', FRENCH, 'Du hast kein Kreuz und kein Karo.'],
    ['die Eichel-Zehn', FRENCH, 'die Kreuz-Zehn'],
    ['Eichel, Gras oder Schellen', FRENCH, 'Kreuz, Pik oder Karo'],
    ['Eichel, Gras oder Schellen', { ...LAUB, schellen: 'schelln' }, 'Eichel, Laub oder Schelln'],
    ['ab 4 Gras-Karten', LAUB, 'ab 4 Laub-Karten'],
  ] as const)('%s', (text, naming, expected) => {
    expect(withCardNames(text, naming, 'de')).toBe(expected);
  });

  it('follow in Boarisch, and nicknames stay', () => {
    const herzSau = theCard(cardOf('H', 'A'), 'bar', 'nominative');
    expect(withCardNames(herzSau, ASS, 'bar')).toBe('s’Herz-As');
    expect(withCardNames(theCalledCard(GRAS_SAU, 'bar'), ASS, 'bar')).toBe('d’Blaue');
    expect(withCardNames('da Oachl-Ober', FRENCH, 'bar')).toBe('d’Kreiz-Dam');
  });

  it('are the same in English', () => {
    const game = contractName({ game: 'rufspiel', suit: 'G' }, 'en');
    expect(withCardNames(game, ASS, 'en')).toBe('Rufspiel on the Gras-Ace');
  });
});

it('a reason has the names too', () => {
  const reason = reasonText({ code: 'follow-suit', suit: 'G' }, 'de');
  expect(withCardNames(reason, LAUB, 'de')).toBe('Laub liegt: Du musst Laub zugeben.');
});
