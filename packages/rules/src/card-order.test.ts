import { describe, expect, test } from 'vitest';
import { TRUMP, beats, cardOrder, effectiveSuit, membersOf, winningIndex } from './card-order.ts';
import type { CardOrder, EffectiveSuit, OrderKey } from './card-order.ts';
import { cardCode, deckCards, pointsOf } from './card.ts';
import type { Suit } from './card.ts';
import { legalCards } from './legal-cards.ts';
import { cardsOf, pointsIn, setOf } from './card-set.ts';
import { card, cards, codes, codesOf, hand, rulesOf, sorted } from '../test/support/cards.ts';
import { orderOf } from './play.ts';
import { seatAfter } from './seat.ts';
import { cardDuties } from './turn.ts';

function order(key: OrderKey, bettelRankOrder: 'nullOrder' | 'augenOrder' = 'nullOrder'): CardOrder {
  return cardOrder(key, { deck: 32, bettelRankOrder });
}

const game = (name: OrderKey['game'], suit?: Suit): OrderKey =>
  suit === undefined ? { game: name } : { game: name, suit };

const RUFSPIEL = game('rufspiel', 'G');

/** Every card order of the long deck. */
const ORDERS: readonly (readonly [string, CardOrder])[] = [
  ['Rufspiel', order(RUFSPIEL)],
  ['Ramsch', order(game('ramsch'))],
  ['Wenz', order(game('wenz'))],
  ['Geier', order(game('geier'))],
  ['Sie', order(game('sie'))],
  ['Bettel', order(game('bettel'))],
  ['Bettel with Augen order', order(game('bettel'), 'augenOrder')],
  ...(['E', 'G', 'H', 'S'] as const).flatMap((suit) =>
    (['solo', 'farbwenz', 'farbgeier'] as const).map((name) => [`${suit}-${name}`, order(game(name, suit))] as const),
  ),
];

/** The cards of a suit, the highest first. */
function fromHighToLow(cardsIn: CardOrder, suit: EffectiveSuit): string {
  const members = cardsOf(membersOf(cardsIn, suit));
  return codesOf(members.toSorted((a, b) => cardsIn.strength[b]! - cardsIn.strength[a]!)).join(' ');
}

describe('trumps, highest first', () => {
  test.each<readonly [string, OrderKey, string]>([
    ['R36 Rufspiel', RUFSPIEL, 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7'],
    ['R43 Gras-Solo', game('solo', 'G'), 'EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7'],
    ['R44 Wenz', game('wenz'), 'EU GU HU SU'],
    ['R46 Eichel-Wenz', game('farbwenz', 'E'), 'EU GU HU SU EA EZ EK EO E9 E8 E7'],
    ['R48 Geier', game('geier'), 'EO GO HO SO'],
    ['R49 Schellen-Geier', game('farbgeier', 'S'), 'EO GO HO SO SA SZ SK SU S9 S8 S7'],
    ['R51 Bettel', game('bettel'), ''],
    ['B47 Ramsch', game('ramsch'), 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7'],
    ['R64 Sie', game('sie'), 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7'],
  ])('%s', (_, key, expected) => {
    const { trumps, members } = order(key);
    expect(codesOf(trumps).join(' ')).toBe(expected);
    expect(members[TRUMP]).toBe(hand(expected));
  });

  test('a Solo, Farbwenz or Farbgeier has the trump suit that was named', () => {
    for (const name of ['solo', 'farbwenz', 'farbgeier'] as const) {
      for (const suit of ['E', 'G', 'H', 'S'] as const) expect(order(game(name, suit)).trumpSuit).toBe(suit);
    }
  });

  test('every order names its game', () => {
    const games = ['rufspiel', 'ramsch', 'wenz', 'geier', 'sie', 'bettel'] as const;
    for (const name of games) expect(order(game(name))).toMatchObject({ game: name });
    expect(order(game('bettel'), 'augenOrder').game).toBe('bettel');
    for (const name of ['solo', 'farbwenz', 'farbgeier'] as const) expect(order(game(name, 'E')).game).toBe(name);
  });

  test('B46 Bettel: A K O U Z 9 8 7 in every suit, or A Z K O U 9 8 7 by house rule', () => {
    const suits = [
      [0, 'E'],
      [1, 'G'],
      [2, 'H'],
      [3, 'S'],
    ] as const;
    for (const [index, suit] of suits) {
      const written = (ranks: string): string => ranks.replaceAll(/./g, `${suit}$& `).trim();
      expect(fromHighToLow(order(game('bettel')), index)).toBe(written('AKOUZ987'));
      expect(fromHighToLow(order(game('bettel'), 'augenOrder'), index)).toBe(written('AZKOU987'));
    }
  });

  test('the short deck has no Achter and Siebener', () => {
    const short = cardOrder(RUFSPIEL, { deck: 24, bettelRankOrder: 'nullOrder' });
    expect(codesOf(short.trumps).join(' ')).toBe('EO GO HO SO EU GU HU SU HA HZ HK H9');
    expect(codes(membersOf(short, 0))).toBe('EA EZ EK E9');
    expect(codes(membersOf(order(RUFSPIEL), 0))).toBe('EA EZ EK E9 E8 E7');
  });

  test.each(ORDERS)(
    '%s: every card is in exactly one effective suit, trumps above all',
    (_, { members, suit, strength }) => {
      expect(members.reduce((all, set) => all | set, 0)).toBe(-1);
      expect(members.reduce((sum, set) => sum + (set === 0 ? 0 : codes(set).split(' ').length), 0)).toBe(32);
      const strengths = (trump: boolean): readonly number[] =>
        deckCards(32).flatMap((one) => ((suit[one] === TRUMP) === trump ? [strength[one]!] : []));
      expect(Math.max(...strengths(false))).toBeLessThan(Math.min(100, ...strengths(true)));
      expect(Math.min(...strengths(false))).toBeGreaterThan(0);
    },
  );
});

describe('the winner of a trick', () => {
  test.each<readonly [string, OrderKey, string, number, number, string]>([
    ['TW-01', RUFSPIEL, 'EA H7 EZ EK', 1, 25, 'the lowest trump beats a Sau'],
    ['TW-02', RUFSPIEL, 'E9 GA SA EZ', 3, 32, 'discarded Säue never win'],
    ['TW-03', RUFSPIEL, 'SO GO EO HO', 2, 12, 'Ober by suit'],
    ['TW-04', RUFSPIEL, 'HA SU HU EU', 3, 17, 'Unter above every Herz card, by suit'],
    ['TW-05', game('solo', 'S'), 'SA EA S7 HU', 3, 24, 'Unter above the trump Sau'],
    ['TW-06', game('solo', 'E'), 'HA HZ E7 EO', 3, 24, 'the higher trump'],
    ['TW-07', game('wenz'), 'EK EO EZ E9', 2, 17, 'Z above K above O in a plain suit'],
    ['TW-08', game('wenz'), 'EA EO SU GO', 2, 19, 'only Unter are trump'],
    ['TW-09', game('wenz'), 'E9 EO E8 HA', 1, 14, 'O between K and 9'],
    ['TW-10', game('farbwenz', 'G'), 'G9 GO GK SU', 3, 9, 'any Unter above all Gras'],
    ['TW-11', game('farbwenz', 'G'), 'G9 GO G8 EA', 1, 14, 'GO above G9 inside the trump suit'],
    ['TW-12', game('geier'), 'E9 EU EK GU', 2, 8, 'U between K and 9; GU is only Gras'],
    ['TW-13', game('geier'), 'EA SO EZ EO', 3, 27, 'only Ober are trump'],
    ['TW-14', game('farbgeier', 'H'), 'H9 HU HK EU', 2, 8, 'HU is trump above H9; EU is plain'],
    ['TW-15', game('bettel'), 'EZ EK E9 EU', 1, 16, 'Bettel: A K O U Z 9 8 7'],
    ['TW-17', RUFSPIEL, 'E7 G9 S8 GZ', 0, 10, 'nobody can follow: the led card wins'],
    ['BL-001', game('rufspiel', 'E'), 'GK GZ G9 G7', 1, 14, 'the Zehn is above the König'],
    ['BL-001', game('geier'), 'SK SZ SU S9', 1, 16, 'Geier: the Zehn is above the König'],
    ['BL-001', game('geier'), 'S9 SU S8 S7', 1, 2, 'Geier: the Unter is above the Neun'],
    ['BL-001', game('wenz'), 'G9 GO G8 G7', 1, 3, 'Wenz: the Ober is above the Neun'],
    ['BL-001', game('wenz'), 'GK GO G9 GZ', 3, 17, 'Wenz: the Zehn is above König and Ober'],
    ['BL-006', game('solo', 'H'), 'S7 EA GZ EZ', 0, 31, 'a Zehn of another suit never wins'],
  ])('%s %o %s: card %i wins %i points, %s', (_, key, trick, winner, points) => {
    expect(winningIndex(order(key), cards(trick))).toBe(winner);
    expect(pointsIn(setOf(cards(trick)))).toBe(points);
  });

  test('TW-16 Bettel with bettel.rankOrder=augenOrder: A Z K O U 9 8 7', () => {
    const rules = rulesOf({ 'games.bettel': true, 'bettel.rankOrder': 'augenOrder' });
    expect(winningIndex(orderOf(rules, game('bettel')), cards('EZ EK E9 EU'))).toBe(0);
    expect(winningIndex(orderOf(rulesOf({ 'games.bettel': true }), game('bettel')), cards('EZ EK E9 EU'))).toBe(1);
  });

  test('BL-004 the winner depends on the led card and the leader: from every seat the same card wins', () => {
    for (const leader of [0, 1, 2, 3] as const) {
      const index = winningIndex(order(game('solo', 'H')), cards('S9 EA SK GA'));
      expect(seatAfter(leader, index)).toBe((leader + 2) % 4);
    }
  });

  test.each(ORDERS)('BL-006 %s: a card that neither follows nor is trump never wins', (_, cardsIn) => {
    for (const led of deckCards(32)) {
      for (const other of deckCards(32)) {
        const suit = effectiveSuit(cardsIn, other);
        if (suit !== TRUMP && suit !== effectiveSuit(cardsIn, led)) expect(beats(cardsIn, other, led)).toBe(false);
      }
    }
  });

  test.each(ORDERS)('BL-003 %s: of two cards that can win exactly one beats the other', (_, cardsIn) => {
    for (const a of deckCards(32)) {
      for (const b of deckCards(32)) {
        const [one, other] = [effectiveSuit(cardsIn, a), effectiveSuit(cardsIn, b)];
        const comparable = one === other || one === TRUMP || other === TRUMP;
        expect(Number(beats(cardsIn, a, b)) + Number(beats(cardsIn, b, a))).toBe(comparable && a !== b ? 1 : 0);
      }
    }
  });

  test.each(ORDERS)('BL-003 %s: the duty to beat asks the same comparison as the trick', (_, cardsIn) => {
    const duties = { ...cardDuties(rulesOf(), 'bettel'), stichzwang: true };
    for (const best of deckCards(32)) {
      for (const suit of [0, 1, 2, 3, TRUMP] as const) {
        const held = membersOf(cardsIn, suit) & ~(1 << best);
        if (held === 0 || suit !== effectiveSuit(cardsIn, best)) continue;
        const turn = { order: cardsIn, duties, hand: held, dealt: held, trick: [best], trickNumber: 1 };
        const higher = deckCards(32).filter((one) => ((held >>> one) & 1) === 1 && beats(cardsIn, one, best));
        const legal = legalCards({ ...turn, called: null, ranAway: false });
        expect(legal).toBe(higher.length === 0 ? held : setOf(higher));
      }
    }
  });
});

describe('suits', () => {
  test.each<readonly [string, OrderKey, string, string]>([
    ['Wenz: the Ober belongs to its suit', game('wenz'), 'EO GA', 'EO'],
    ['Geier: the Unter belongs to its suit', game('geier'), 'EU GA', 'EU'],
    ['Rufspiel: the Ober is trump', game('rufspiel', 'S'), 'EO GA', 'EO GA'],
  ])('BL-003 E7 led, %s', (_, key, held, legal) => {
    const rules = rulesOf({ 'games.geier': true });
    const turn = {
      order: orderOf(rules, key),
      duties: cardDuties(rules, key.game),
      trick: cards('E7'),
      trickNumber: 1,
    };
    const set = legalCards({ ...turn, hand: hand(held), dealt: hand(held), called: null, ranAway: false });
    expect(codes(set)).toBe(sorted(legal));
  });

  test('R4 R5 the cards count 120, each suit 30', () => {
    expect(deckCards(32).reduce((sum, one) => sum + pointsOf(one), 0)).toBe(120);
    expect(codesOf(cards('EA GZ HK SO EU G9 H8 S7'))).toEqual(['EA', 'GZ', 'HK', 'SO', 'EU', 'G9', 'H8', 'S7']);
    expect(cards('EA GZ HK SO EU G9 H8 S7').map(pointsOf)).toEqual([11, 10, 4, 3, 2, 0, 0, 0]);
    for (const suit of ['E', 'G', 'H', 'S']) {
      const own = deckCards(32).filter((one) => cardCode(one).startsWith(suit));
      expect(own.reduce((sum, one) => sum + pointsOf(one), 0)).toBe(30);
    }
    expect(effectiveSuit(order(RUFSPIEL), card('H7'))).toBe(TRUMP);
  });
});
