import { BIDDABLE_GAMES, isSuit, parseCard, readSeatAction } from '@stammtisch/rules';
import type { SeatAction } from '@stammtisch/rules';

/** The action that a text of the protocol names (`actionText`), whether it is open to anybody or not; `null` if it names none. */
export function readAction(text: unknown): SeatAction | null {
  if (typeof text !== 'string') return null;
  const [word, ...rest] = text.split(' ');
  if (rest.length === 0) {
    // Only actions of one word are whole without anything else.
    const plain = readSeatAction({ type: word });
    return plain.ok ? plain.value : null;
  }
  if (word === 'name' || word === 'announce') return readGame(word, rest);
  if (word === 'play') {
    const card = parseCard(rest[0] ?? '');
    return card === null ? null : { type: 'play', card };
  }
  const at = Number(rest[0]);
  return word === 'cut' && Number.isInteger(at) ? { type: 'cut', at } : null;
}

function readGame(type: 'name' | 'announce', [name, ...rest]: readonly string[]): SeatAction | null {
  const game = [...BIDDABLE_GAMES, 'sie' as const].find((known) => known === name);
  const suit = rest.find(isSuit);
  const tout = rest.includes('tout');
  if (game === undefined) return null;
  if (type === 'announce') {
    return { type, announcement: { game, ...(suit === undefined ? {} : { suit }), ...(tout ? { tout } : {}) } };
  }
  return game === 'sie' ? null : { type, rank: { game, tout, ...(suit === 'H' ? { herz: true } : {}) } };
}
