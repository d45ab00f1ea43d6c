import { bySeat, deckCards, decide, evolve, newTable, parseCard, setOf, view } from '@stammtisch/rules';
import type { BySeat, Card, CardSet, Contract, HouseRules, Seat, Table } from '@stammtisch/rules';
import { PRESETS } from '@stammtisch/rules';
import { sightOf } from '../src/sight.ts';
import type { Sight } from '../src/sight.ts';

/** The card that a code names. */
export function card(code: string): Card {
  const parsed = parseCard(code);
  if (parsed === null) throw new Error(`no card: ${code}`);
  return parsed;
}

/** The cards that codes name, in their order. */
export function cards(codes: string): readonly Card[] {
  return codes.split(' ').map(card);
}

/** The set of the cards that codes name. */
export function hand(codes: string): CardSet {
  return setOf(cards(codes));
}

/** A table at which these hands were dealt, two packets of four, before anybody spoke. Hands that are left out get what is left over. */
export function tableWith(
  hands: Partial<Record<Seat, string>>,
  dealer: Seat = 3,
  rules: HouseRules = PRESETS.sauspiel,
): Table {
  const full = fillUp(hands, rules);
  const size = rules.deck === 24 ? 3 : 4;
  const order = bySeat((place) => full[((dealer + 1 + place) & 3) as Seat]);
  const deck = [0, size].flatMap((from) => order.flatMap((held) => held.slice(from, from + size)));
  const dealt = decide(newTable(rules, dealer), { type: 'deal', deck });
  if (!dealt.ok) throw new Error(`no deck: ${JSON.stringify(dealt.reason)}`);
  return dealt.value.reduce(evolve, newTable(rules, dealer));
}

function fillUp(hands: Partial<Record<Seat, string>>, rules: HouseRules): BySeat<readonly Card[]> {
  const given = bySeat((seat) => (hands[seat] === undefined ? null : cards(hands[seat])));
  const used = new Set(given.flatMap((held) => held ?? []));
  const rest = deckCards(rules.deck).filter((other) => !used.has(other));
  const size = rules.deck / 4;
  return bySeat((seat) => given[seat] ?? rest.splice(0, size));
}

/** The table once this contract was announced and these cards were laid; `deal` is in its play. */
export function playing(table: Table, contract: Contract, laid = ''): Table {
  const begun = evolve(table, { type: 'contract', contract });
  return (laid === '' ? [] : cards(laid)).reduce((now, played) => {
    const seat = view(now, 'spectator').deal?.turn ?? 0;
    const decided = decide(now, { type: 'play', seat, card: played });
    if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.reason)}`);
    return decided.value.reduce(evolve, now);
  }, begun);
}

/** What the seat whose turn it is sees. */
export function sightOnTurn(table: Table): Sight {
  const seat = view(table, 'spectator').deal?.turn ?? 0;
  const sight = sightOf(view(table, seat));
  if (sight === null) throw new Error('no card is being played');
  return sight;
}

/** A Rufspiel on a suit. */
export function rufspiel(declarer: Seat, suit: 'E' | 'G' | 'S'): Contract {
  return { game: 'rufspiel', suit, declarer, tout: false, called: card(`${suit}A`), muss: false };
}

/** A Solo in a suit. */
export function solo(declarer: Seat, suit: 'E' | 'G' | 'H' | 'S'): Contract {
  return { game: 'solo', suit, declarer, tout: false };
}
