import { cardCode, deckCards } from '@stammtisch/rules';
import { cardName, LANGUAGES } from '@stammtisch/texts';
import { describe, expect, it } from 'vitest';
import { readTyped } from './read-typed.ts';

/** The card of a line as text, or what else it is. */
function card(line: string): string | undefined {
  const typed = readTyped(line);
  return typed?.type === 'card' ? cardCode(typed.card) : typed?.type;
}

function game(line: string): unknown {
  const typed = readTyped(line);
  return typed?.type === 'game' ? typed.game : typed;
}

describe('cards in words', () => {
  it('reads every card by its letters and by its name in every language', () => {
    for (const one of deckCards(32)) {
      const code = cardCode(one);
      const names = LANGUAGES.flatMap((language) => [cardName(one, language), cardName(one, language).toUpperCase()]);
      const written = [code, code.toLowerCase(), code.split('').join(' '), `den ${cardName(one, 'de')}`, ...names];
      expect(written.map(card)).toEqual(written.map(() => code));
      expect(names.map((line) => card(line.replaceAll('-', ' ')))).toEqual(names.map(() => code));
      expect(names.map((line) => card(line.replaceAll('-', '')))).toEqual(names.map(() => code));
    }
  });

  it('reads other words for suits and ranks', () => {
    expect(
      ['e10', 'ex', 'laub zehn', 'gs', 'herz ass', 'schellen koenig', 'Grün-Neun', 'Kreuz-Dame'].map(card),
    ).toEqual(['EZ', 'EZ', 'GZ', undefined, 'HA', 'SK', 'G9', 'EO']);
    expect(['die Alte', 'die Blaue', 'Bums'].map(card)).toEqual(['EA', 'GA', 'SA']);
  });

  it('reads umlauts written with a mark of their own', () => {
    expect(card('Herz-König'.normalize('NFD'))).toBe('HK');
  });

  it('reads the place of a card in the hand', () => {
    expect(readTyped('3')).toEqual({ type: 'place', place: 3 });
    expect(readTyped('9')).toBeNull();
  });
});

describe('games in words', () => {
  it('reads games with and without suit', () => {
    expect(game('rufspiel e')).toEqual({ game: 'rufspiel', suit: 'E', tout: false });
    expect(game('Rufspiel auf die Blaue')).toEqual({ game: 'rufspiel', suit: 'G', tout: false });
    expect(game('auf die Alte')).toEqual({ game: 'rufspiel', suit: 'E', tout: false });
    expect(game('Ich spiele Gras-Solo')).toEqual({ game: 'solo', suit: 'G', tout: false });
    expect(game('herzsolo tout')).toEqual({ game: 'solo', suit: 'H', tout: true });
    expect(game('wenz')).toEqual({ game: 'wenz', tout: false });
    expect(game('wenz tout')).toEqual({ game: 'wenz', tout: true });
    expect(game('wenz g')).toEqual({ game: 'farbwenz', suit: 'G', tout: false });
    expect(game('Geier')).toEqual({ game: 'geier', tout: false });
    expect(game('solo')).toEqual({ game: 'solo', tout: false });
  });

  it('does not guess', () => {
    expect(['wenz geier', 'solo g h', 'solo blabla', 'tout', ''].map(readTyped)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('questions and words', () => {
  it('reads the letters of the command line', () => {
    const questions = { h: 'hand', t: 'trick', l: 'last-trick', a: 'contract', p: 'points', w: 'turn', r: 'legal' };
    for (const [letter, question] of Object.entries(questions)) {
      expect(readTyped(letter)).toEqual({ type: 'ask', question });
      expect(readTyped(` ${letter.toUpperCase()}. `)).toEqual({ type: 'ask', question });
    }
    expect(readTyped('?')).toEqual({ type: 'ask', question: 'help' });
  });

  it('reads what is said at the table', () => {
    const said = { weiter: 'weiter', Pass: 'weiter', nix: 'weiter', Kontra: 'stoss', Stoß: 'stoss', klopfen: 'knock' };
    for (const [line, word] of Object.entries(said)) expect(readTyped(line)).toEqual({ type: 'say', word });
    expect(readTyped('Ich tät spielen')).toEqual({ type: 'say', word: 'interest' });
    expect(readTyped('nächstes Spiel')).toEqual({ type: 'go', way: 'next' });
    expect(readTyped('naechstes')).toEqual({ type: 'go', way: 'next' });
    expect(readTyped('zurück')).toEqual({ type: 'go', way: 'back' });
    expect(readTyped('Der Rest gehört mir')).toEqual({ type: 'say', word: 'claim' });
  });

  it('reads cuts and reasons', () => {
    expect(readTyped('abheben 12')).toEqual({ type: 'cut', at: 12 });
    expect(readTyped('warum nicht die Alte?')).toMatchObject({ type: 'why' });
    expect(readTyped('warum ga')).toMatchObject({ type: 'why' });
    expect(readTyped('warum')).toBeNull();
  });
});
