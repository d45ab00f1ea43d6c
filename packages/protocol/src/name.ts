import { LONGEST_LINE, LONGEST_NAME } from './limits.ts';

/** Letters and marks that make one name look like another one, or like nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/**
 * A name as somebody typed it: one line of 1 to 24 characters without invisible ones; `null` if nothing is left or it is too long.
 *
 * @example readName('  Sepp ') // 'Sepp'
 */
export function readName(typed: string): string | null {
  return readLine(typed, LONGEST_NAME);
}

/** A line of chat: 1 to 200 characters without invisible ones; `null` if nothing is left or it is too long. */
export function readChatLine(typed: string): string | null {
  return readLine(typed, LONGEST_LINE);
}

function readLine(typed: string, longest: number): string | null {
  if (typed.length > 8 * longest) return null;
  const line = typed.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim();
  const letters = Array.from(line);
  // More than three marks on one letter are a scribble over the lines above and below.
  const scribbled = /\p{M}{4,}/u.test(line);
  const seen = /[\p{L}\p{N}\p{S}\p{P}]/u.test(line);
  return seen && !scribbled && letters.length <= longest ? line : null;
}

/** Letters of other alphabets and signs that people take for a Latin letter, each with what it is taken for. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  [
    'aаαɑ',
    'bЬьƅ',
    'cсϲ',
    'dԁ',
    'eеεё',
    'gɡ',
    'hһн',
    'iіıιlӏ1|!j',
    'kкκ',
    'mм',
    'nпη',
    'oоοσ0',
    'pрρ',
    'qԛ',
    'rг',
    'sѕ5$',
    'tтτ',
    'uυц',
    'vνѵ',
    'wѡω',
    'xхχ',
    'yуγү',
    'zᴢ',
  ].flatMap((group) => Array.from(group).map((letter): readonly [string, string] => [letter, group[0] ?? ''])),
);

/**
 * What two names have in common that people would take for each other: case, accents, spaces, and letters of other alphabets that look the same
 * do not count.
 *
 * @example lookOfName('Ѕерр ') === lookOfName('sepp') // Cyrillic letters
 */
export function lookOfName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{Z}\s]/gu, '')
    .toLowerCase();
  const letters = Array.from(plain === '' ? name : plain);
  return letters.map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
}
