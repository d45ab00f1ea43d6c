import { cardOf, type Card, type Suit } from '@stammtisch/rules';
import type { TypedCommand, TypedGame } from './typed-command.ts';
import {
  AID_WORDS,
  CUT_WORDS,
  FILLERS,
  GAME_WORDS,
  QUESTION_WORDS,
  RANK_WORDS,
  SAID_WORDS,
  SAU_NICKNAMES,
  SUIT_WORDS,
  TOUT_WORD,
  WAY_WORDS,
  WHY_WORDS,
} from './vocabulary.ts';

/** "Auf die Alte" calls a Sau and plays no card. */
const CALLING = 'auf';

/**
 * Reads a typed line: a card (`eo`, "Eichel-Ober"), a question (`h`), a game ("Rufspiel auf die Blaue") or a word ("weiter"). Capitals,
 * accents, hyphens and full stops do not matter. `null` if the line means nothing.
 */
export function readTyped(line: string): TypedCommand | null {
  if (line.trim() === '?') return { type: 'ask', question: 'help' };
  const words = plainWords(line.replace(/^\s*\?/, 'why '));
  const phrase = words.join(' ');
  const calls = words[0] === CALLING ? readGame(words) : null;
  return (
    calls ??
    readPhrase(phrase) ??
    readWhy(words) ??
    readCut(words) ??
    readPlace(phrase) ??
    cardCommand(words) ??
    readPhrase(withoutFillers(words).join(' ')) ??
    readGame(words) ??
    readSuit(withoutFillers(words))
  );
}

/** The words of a line: lower case, without accents; ß is ss. */
export function plainWords(line: string): readonly string[] {
  return line
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function readPhrase(phrase: string): TypedCommand | null {
  const question = QUESTION_WORDS.get(phrase);
  if (question !== undefined) return { type: 'ask', question };
  const word = SAID_WORDS.get(phrase);
  if (word !== undefined) return { type: 'say', word };
  const aid = AID_WORDS.get(phrase);
  if (aid !== undefined) return { type: 'aid', aid };
  const way = WAY_WORDS.get(phrase);
  return way === undefined ? null : { type: 'go', way };
}

/** The words that mean something by themselves. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  return words.filter((word) => !FILLERS.has(word));
}

function readWhy(words: readonly string[]): TypedCommand | null {
  const length = WHY_WORDS.has(words.slice(0, 2).join(' ')) ? 2 : 1;
  if (!WHY_WORDS.has(words.slice(0, length).join(' '))) return null;
  const card = readCard(words.slice(length));
  return card === null ? null : { type: 'why', card };
}

function readCut(words: readonly string[]): TypedCommand | null {
  const [first = '', at = '', ...more] = words;
  if (!CUT_WORDS.has(first) || more.length > 0) return null;
  return /^\d{1,2}$/.test(at) ? { type: 'cut', at: Number(at) } : { type: 'say', word: 'yes' };
}

function readPlace(phrase: string): TypedCommand | null {
  return /^[1-8]$/.test(phrase) ? { type: 'place', place: Number(phrase) } : null;
}

function cardCommand(words: readonly string[]): TypedCommand | null {
  const card = readCard(words);
  return card === null ? null : { type: 'card', card };
}

/** A card, written in one word or in two: `e10`, "eichel ober", "die Alte". */
function readCard(words: readonly string[]): Card | null {
  const [first = '', ...more] = words;
  if (more.length > 0 && FILLERS.has(first)) return readCard(more);
  const written = words.join('');
  const called = SAU_NICKNAMES.get(written);
  if (called !== undefined) return cardOf(called, 'A');
  for (const [word, suit] of SUIT_WORDS) {
    const rank = written.startsWith(word) ? RANK_WORDS.get(written.slice(word.length)) : undefined;
    if (rank !== undefined) return cardOf(suit, rank);
  }
  return null;
}

/** A game with its suit before or behind it: "Gras-Solo Tout", "rufspiel e". A Wenz with a suit is a Farbwenz. */
function readGame(words: readonly string[]): TypedCommand | null {
  const meant = withoutFillers(words.flatMap(apart));
  const games = meant.flatMap((word) => GAME_WORDS.get(word) ?? []);
  const suits = meant.flatMap((word) => suitNamed(word) ?? []);
  const touts = meant.filter((word) => word === TOUT_WORD);
  const [game = words[0] === CALLING ? 'rufspiel' : undefined, ...moreGames] = games;
  const [suit, ...moreSuits] = suits;
  const isWhole = games.length + suits.length + touts.length === meant.length;
  if (game === undefined || !isWhole || moreGames.length > 0 || moreSuits.length > 0 || touts.length > 1) return null;
  return { type: 'game', game: gameOf(game, suit, touts.length === 1) };
}

/** "grassolo" and "herzwenz" are two words. */
function apart(word: string): readonly string[] {
  if (GAME_WORDS.has(word)) return [word];
  for (const suit of SUIT_WORDS.keys()) {
    const game = word.slice(suit.length);
    if (suit.length > 1 && word.startsWith(suit) && GAME_WORDS.has(game)) return [suit, game];
  }
  return [word];
}

function readSuit([word = '', ...more]: readonly string[]): TypedCommand | null {
  const suit = more.length > 0 ? undefined : suitNamed(word);
  return suit === undefined ? null : { type: 'suit', suit };
}

function suitNamed(word: string): Suit | undefined {
  return SUIT_WORDS.get(word) ?? SAU_NICKNAMES.get(word);
}

function gameOf(game: TypedGame['game'], suit: Suit | undefined, tout: boolean): TypedGame {
  if (suit === undefined) return { game, tout };
  if (game === 'wenz') return { game: 'farbwenz', suit, tout };
  return { game: game === 'geier' ? 'farbgeier' : game, suit, tout };
}
