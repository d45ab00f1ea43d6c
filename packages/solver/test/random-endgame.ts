import {
  cardsOf,
  deckCards,
  dealHands,
  handSize,
  isPlayOver,
  legalInPlay,
  makeContract,
  needsSuit,
  playCard,
  readHouseRules,
  startPlay,
  SUITS,
} from '@stammtisch/rules';
import type { BiddableGame, Contract, HouseRules, Play, Seat } from '@stammtisch/rules';

/** A small linear generator: the tests must see the same deals everywhere. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** House rules with every game switched on and the given differences. */
export function allGames(set: Record<string, unknown>): HouseRules {
  const rules = readHouseRules({
    preset: 'wirtshaus',
    set: { 'games.farbgeier': true, 'games.bettel': true, 'allPass.action': 'ramsch', ...set },
  });
  if (!rules.ok) throw new Error(JSON.stringify(rules.reason));
  return rules.value;
}

type Below = (below: number) => number;

/** A game; `muss` is the Rufspiel of somebody who has to play, perhaps on a suit that he has no card of, or on a Zehn (B54). */
export type TestedGame = BiddableGame | 'ramsch' | 'muss';

/** A random deal of a game, played at random until about `tricksLeft` tricks are left, anywhere inside a trick. */
export function randomEndgame(rules: HouseRules, game: TestedGame, tricksLeft: number, below: Below): Play {
  for (;;) {
    const deck = shuffled(rules, below);
    const hands = dealHands(rules, deck, 3, handSize(rules));
    const contract = randomContract(rules, game, hands, below);
    if (contract === null) continue;
    let play = startPlay({ rules, contract, hands, forehand: 0 });
    const cards = rules.deck - 4 * tricksLeft - below(4);
    for (let played = 0; played < cards; played++) {
      const legal = cardsOf(legalInPlay(play));
      play = playCard(play, legal[below(legal.length)] ?? 0);
    }
    if (!isPlayOver(play)) return play;
  }
}

function shuffled(rules: HouseRules, below: Below): readonly number[] {
  const deck = [...deckCards(rules.deck)];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = deck[last] ?? 0;
    deck[last] = deck[other] ?? 0;
    deck[other] = card;
  }
  return deck;
}

function randomContract(rules: HouseRules, game: TestedGame, hands: Play['hands'], below: Below): Contract | null {
  if (game === 'ramsch') return { game };
  const declarer = below(4) as Seat;
  const suit = SUITS[below(4)] ?? 'E';
  const tout = below(4) === 0 && ['solo', 'wenz', 'geier', 'farbwenz'].includes(game);
  const muss = game === 'muss';
  const announced = muss ? 'rufspiel' : game;
  const announcement = { game: announced, tout, ...(needsSuit(announced) ? { suit } : {}) };
  const made = makeContract(rules, declarer, hands[declarer], announcement, { floor: null, named: false, muss });
  return made.ok ? made.value : null;
}
