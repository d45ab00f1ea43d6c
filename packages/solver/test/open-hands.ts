import { PRESETS, SEATS, parseCard, setOf, startPlay } from '@stammtisch/rules';
import type { Card, CardSet, Contract, Play, Seat, Trick } from '@stammtisch/rules';

/** The last cards of a deal, written down: four hands like 'GO EA', who leads, what lies on the table. */
export interface OpenHands {
  readonly contract: Contract;
  readonly hands: readonly [string, string, string, string];
  readonly leader?: Seat;
  readonly trick?: string;
  readonly ranAway?: boolean;
}

/** The play of such hands; nothing has been taken before, so values are those of the cards that are left. */
export function playOf({ contract, hands, leader = 0, trick = '', ranAway = false }: OpenHands): Play {
  const cards = cardsIn(trick);
  const held = hands.map(setIn) as [CardSet, CardSet, CardSet, CardSet];
  const start = startPlay({ rules: PRESETS.wirtshaus, contract, hands: held, forehand: leader });
  const longest = Math.max(...hands.map((hand) => cardsIn(hand).length));
  return { ...start, trick: cards, ranAway, tricks: Array.from({ length: 8 - longest }, () => NO_TRICK) };
}

const NO_TRICK: Trick = { leader: 0, cards: [0, 0, 0, 0], winner: SEATS[0], points: 0 };

export function cardsIn(text: string): readonly Card[] {
  return text === '' ? [] : text.split(' ').map((code) => parseCard(code) ?? 0);
}

function setIn(text: string): CardSet {
  return setOf(cardsIn(text));
}
