import { describe, expect, test } from 'vitest';
import { effectiveSuit } from './card-order.ts';
import { deckCards } from './card.ts';
import type { Card, Suit } from './card.ts';
import { cardsOf, has, setOf } from './card-set.ts';
import type { Game } from './contract.ts';
import type { HouseRuleSet } from './house-rules.ts';
import { legalCards, whyNotCard } from './legal-cards.ts';
import { orderOf } from './play.ts';
import type { Reason } from './reason.ts';
import { readPosition } from './record/position.ts';
import { seatAfter, seatsFrom } from './seat.ts';
import type { Seat } from './seat.ts';
import { cardDuties } from './turn.ts';
import type { Turn } from './turn.ts';
import { card, cards, codes, codesOf, hand, rulesOf, sorted } from '../test/support/cards.ts';

/** One row of the table of legal cards: what is in hand and on the table, and what may be played. */
interface Case {
  readonly id: string;
  readonly rule: string;
  /** `rufspiel G`, `solo S`, `wenz` … */
  readonly game: string;
  readonly trickNo?: number;
  readonly hand: string;
  readonly trick?: string;
  /** A card of the called suit that the seat has played before: led if it ran away with it, otherwise discarded. */
  readonly played?: string;
  readonly ran?: boolean;
  readonly set?: HouseRuleSet;
  readonly legal: string;
}

const GA = 'rufspiel G';
const BETTEL = { 'games.bettel': true } as const;
const GEIER = { 'games.geier': true } as const;
const FARBGEIER = { 'games.farbgeier': true } as const;

const CASES: readonly Case[] = [
  {
    id: 'LG-01',
    rule: 'EO is trump whatever is printed on it',
    game: GA,
    hand: 'EO EK E7 SA S9 HU H9 H7',
    trick: 'E9',
    legal: 'EK E7',
  },
  { id: 'LG-02', rule: 'trump led', game: GA, hand: 'EO EK E7 SA S9 HU H9 H7', trick: 'H8', legal: 'EO HU H9 H7' },
  {
    id: 'LG-03',
    rule: 'void: anything, no duty to trump',
    game: GA,
    trickNo: 4,
    hand: 'EO EK E7 SA S9',
    trick: 'G9 GZ',
    legal: 'EO EK E7 SA S9',
  },
  {
    id: 'LG-04',
    rule: 'Herz is a plain suit in a Schellen-Solo',
    game: 'solo S',
    hand: 'SA S7 HA HK EU GO E8 E9',
    trick: 'H9',
    legal: 'HA HK',
  },
  {
    id: 'LG-05',
    rule: 'HU is trump in a Schellen-Solo',
    game: 'solo S',
    hand: 'SA S7 HA HK EU GO E8 E9',
    trick: 'HU',
    legal: 'SA S7 EU GO',
  },
  {
    id: 'LG-06',
    rule: 'Wenz: the Ober belongs to its suit',
    game: 'wenz',
    hand: 'HO HA E9 E8 EO GA G7 S8',
    trick: 'H7',
    legal: 'HO HA',
  },
  {
    id: 'LG-07',
    rule: 'Wenz: the Ober is no trump',
    game: 'wenz',
    hand: 'HO HA E9 E8 EO GA G7 S8',
    trick: 'SU',
    legal: 'HO HA E9 E8 EO GA G7 S8',
  },
  {
    id: 'LG-08',
    rule: 'GO is the eighth trump of a Gras-Wenz',
    game: 'farbwenz G',
    hand: 'GO HO H9 E8 SA S8 EK E7',
    trick: 'GA',
    legal: 'GO',
  },
  {
    id: 'LG-09',
    rule: 'HO is a Herz card in a Gras-Wenz',
    game: 'farbwenz G',
    hand: 'GO HO H9 E8 SA S8 EK E7',
    trick: 'H8',
    legal: 'HO H9',
  },
  {
    id: 'LG-10',
    rule: 'Geier: the Unter belongs to its suit',
    game: 'geier',
    set: GEIER,
    hand: 'EU E8 GU G9 HA H7 SK S7',
    trick: 'E9',
    legal: 'EU E8',
  },
  {
    id: 'LG-11',
    rule: 'Geier: the Unter is no trump',
    game: 'geier',
    set: GEIER,
    hand: 'EU E8 GU G9 HA H7 SK S7',
    trick: 'SO',
    legal: 'EU E8 GU G9 HA H7 SK S7',
  },
  {
    id: 'LG-12',
    rule: 'HU is a low trump of a Herz-Geier',
    game: 'farbgeier H',
    set: FARBGEIER,
    hand: 'HU H7 EU GU EA SZ S9 S8',
    trick: 'HO',
    legal: 'HU H7',
  },
  {
    id: 'LG-13',
    rule: 'gesucht: the Sau must fall although other Gras is held',
    game: GA,
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'G9',
    legal: 'GA',
  },
  {
    id: 'LG-14',
    rule: 'the Sau must fall even if the trick is trumped, even with four Gras',
    game: GA,
    trickNo: 4,
    hand: 'GA GK G8 G7 H9',
    trick: 'GZ HO',
    legal: 'GA',
  },
  {
    id: 'LG-15',
    rule: 'void: everything except the Ruf-Sau, low Gras may go',
    game: GA,
    trickNo: 2,
    hand: 'GA GK G7 EO HU H9 SA',
    trick: 'E9',
    legal: 'GK G7 EO HU H9 SA',
  },
  {
    id: 'LG-16',
    rule: 'trick 7: the Sau still may not be discarded',
    game: GA,
    trickNo: 7,
    hand: 'GA SK',
    trick: 'E9 EZ',
    legal: 'SK',
  },
  {
    id: 'LG-17',
    rule: 'a lower called card is forced out instead of the Sau',
    game: GA,
    trickNo: 7,
    hand: 'GA G8',
    trick: 'H9',
    legal: 'G8',
  },
  {
    id: 'LG-18',
    rule: 'trick 8: the last card always may fall',
    game: GA,
    trickNo: 8,
    hand: 'GA',
    trick: 'E9 EZ EA',
    legal: 'GA',
  },
  {
    id: 'LG-19',
    rule: 'rufsau.discardFromTrick=7: from the second last trick on',
    game: GA,
    trickNo: 7,
    hand: 'GA SK',
    trick: 'E9 EZ',
    set: { 'rufsau.discardFromTrick': 7 },
    legal: 'GA SK',
  },
  {
    id: 'LG-20',
    rule: 'three Gras: leading Gras means leading the Sau',
    game: GA,
    hand: 'GA GK G7 EO HU H9 SA S7',
    legal: 'GA EO HU H9 SA S7',
  },
  {
    id: 'LG-21',
    rule: 'four Gras: davonlaufen allowed',
    game: GA,
    hand: 'GA GK G8 G7 HU H9 SA S7',
    legal: 'GA GK G8 G7 HU H9 SA S7',
  },
  {
    id: 'LG-22',
    rule: 'what counts is the number of Gras at the moment of leading',
    game: GA,
    trickNo: 3,
    hand: 'GA GK G7 HU H9 S7',
    played: 'G8',
    legal: 'GA HU H9 S7',
  },
  {
    id: 'LG-23',
    rule: 'davonlaufen.countBasis=initial: what counts is the number of Gras as dealt',
    game: GA,
    trickNo: 3,
    hand: 'GA GK G7 HU H9 S7',
    played: 'G8',
    set: { 'davonlaufen.countBasis': 'initial' },
    legal: 'GA GK G7 HU H9 S7',
  },
  {
    id: 'LG-24',
    rule: 'after davonlaufen the Sau is a normal Gras card',
    game: GA,
    trickNo: 5,
    hand: 'GA GK G7 H9',
    trick: 'G9',
    ran: true,
    legal: 'GA GK G7',
  },
  {
    id: 'LG-25',
    rule: 'davonlaufen.after=sauStillForced: led again the Sau must fall',
    game: GA,
    trickNo: 5,
    hand: 'GA GK G7 H9',
    trick: 'G9',
    ran: true,
    set: { 'davonlaufen.after': 'sauStillForced' },
    legal: 'GA',
  },
  {
    id: 'LG-26',
    rule: 'after davonlaufen the Sau may be discarded',
    game: GA,
    trickNo: 5,
    hand: 'GA GK H9 S7',
    trick: 'E9',
    ran: true,
    legal: 'GA GK H9 S7',
  },
  {
    id: 'LG-27',
    rule: 'after davonlaufen anything may be led',
    game: GA,
    trickNo: 6,
    hand: 'GA GK H9',
    ran: true,
    legal: 'GA GK H9',
  },
  {
    id: 'LG-28',
    rule: 'the caller only follows suit',
    game: GA,
    hand: 'GK G9 EO GO HU H9 SA S7',
    trick: 'GZ',
    legal: 'GK G9',
  },
  {
    id: 'LG-29',
    rule: 'the caller may discard his last called card',
    game: GA,
    trickNo: 2,
    hand: 'GK EO GO HU H9 SA S7',
    trick: 'EA',
    legal: 'GK EO GO HU H9 SA S7',
  },
  {
    id: 'LG-30',
    rule: 'other Säue carry no duty',
    game: GA,
    hand: 'EA E7 SA S9 HU H9 H8 SO',
    trick: 'E9',
    legal: 'EA E7',
  },
  {
    id: 'LG-31',
    rule: 'davonlaufen.enabled=false',
    game: GA,
    hand: 'GA GK G8 G7 HU H9 SA S7',
    set: { 'davonlaufen.enabled': false },
    legal: 'GA HU H9 SA S7',
  },
  {
    id: 'LG-32',
    rule: 'davonlaufen.minCards=5',
    game: GA,
    hand: 'GA GK G8 G7 HU H9 SA S7',
    set: { 'davonlaufen.minCards': 5 },
    legal: 'GA HU H9 SA S7',
  },
  {
    id: 'LG-33',
    rule: 'only Gras left: the Sau, never an empty set',
    game: GA,
    trickNo: 6,
    hand: 'GA G9 G8',
    legal: 'GA',
  },
  {
    id: 'LG-34',
    rule: 'Bettel: no trump, follow suit only',
    game: 'bettel',
    set: BETTEL,
    hand: 'EA EK E9 G8 G7 HO H8 S7',
    trick: 'EZ',
    legal: 'EA EK E9',
  },
  {
    id: 'LG-35',
    rule: 'bettel.stichzwang: must beat EZ if possible',
    game: 'bettel',
    set: { ...BETTEL, 'bettel.stichzwang': true },
    hand: 'EA EK E9 G8 G7 HO H8 S7',
    trick: 'EZ',
    legal: 'EA EK',
  },
  {
    id: 'LG-36',
    rule: 'no called Sau in a Ramsch',
    game: 'ramsch',
    set: { 'allPass.action': 'ramsch' },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'G9',
    legal: 'GA GK G7',
  },

  {
    id: 'B38',
    rule: 'davonlaufen.minCards=3: three Gras are enough',
    game: GA,
    hand: 'GA GK G7 EO HU H9 SA S7',
    set: { 'davonlaufen.minCards': 3 },
    legal: 'GA GK G7 EO HU H9 SA S7',
  },
  {
    id: 'B38',
    rule: 'five dealt, one discarded: four are left, still allowed',
    game: GA,
    trickNo: 3,
    hand: 'GA GK G8 G7 HU H9',
    played: 'G9',
    legal: 'GA GK G8 G7 HU H9',
  },
  {
    id: 'B38',
    rule: 'GO and GU are no Gras cards and do not count for davonlaufen',
    game: GA,
    hand: 'GA GK G7 GO GU H9 SA S7',
    legal: 'GA GO GU H9 SA S7',
  },
  {
    id: 'B39',
    rule: 'davonlaufen.whenFollowing: four Gras may go under the Sau when it is gesucht',
    game: GA,
    hand: 'GA GK G8 G7 HU H9 SA S7',
    trick: 'G9',
    set: { 'davonlaufen.whenFollowing': true },
    legal: 'GA GK G8 G7',
  },
  {
    id: 'B39',
    rule: 'davonlaufen.whenFollowing: three Gras are not enough',
    game: GA,
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'G9',
    set: { 'davonlaufen.whenFollowing': true },
    legal: 'GA',
  },
  {
    id: 'B39',
    rule: 'davonlaufen.whenFollowing is switched off together with davonlaufen',
    game: GA,
    hand: 'GA GK G8 G7 HU H9 SA S7',
    trick: 'G9',
    set: { 'davonlaufen.whenFollowing': true, 'davonlaufen.enabled': false },
    legal: 'GA',
  },
  {
    id: 'B37',
    rule: 'whoever ran away with sauStillForced has the Sau forced even with four Gras',
    game: GA,
    trickNo: 3,
    hand: 'GA GK G8 G7 H9 S7',
    trick: 'G9',
    ran: true,
    played: 'GZ',
    set: { 'davonlaufen.after': 'sauStillForced', 'davonlaufen.whenFollowing': true },
    legal: 'GA',
  },
  {
    id: 'B37',
    rule: 'sauStillForced lifts the other restrictions: the Sau may be discarded',
    game: GA,
    trickNo: 5,
    hand: 'GA GK H9 S7',
    trick: 'E9',
    ran: true,
    set: { 'davonlaufen.after': 'sauStillForced' },
    legal: 'GA GK H9 S7',
  },
  {
    id: 'B41',
    rule: 'rufsau.discardFromTrick=1: the Sau may be discarded at once',
    game: GA,
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'E9',
    set: { 'rufsau.discardFromTrick': 1 },
    legal: 'GA GK G7 EO HU H9 SA S7',
  },
  {
    id: 'B41',
    rule: 'rufsau.discardFromTrick=7: not yet in trick 6',
    game: GA,
    trickNo: 6,
    hand: 'GA SK S7',
    trick: 'E9',
    set: { 'rufsau.discardFromTrick': 7 },
    legal: 'SK S7',
  },
  {
    id: 'B36',
    rule: 'a discarded Gras card is no search',
    game: GA,
    trickNo: 2,
    hand: 'GA GK G7 EO HU H9 E7',
    trick: 'E9 GZ',
    legal: 'E7',
  },
  {
    id: 'B46',
    rule: 'bettel.stichzwang: the highest card of the trick has to be beaten',
    game: 'bettel',
    set: { ...BETTEL, 'bettel.stichzwang': true },
    hand: 'EA EK E9 G8 G7 HO H8 S7',
    trick: 'E8 EO',
    legal: 'EA EK',
  },
  {
    id: 'B46',
    rule: 'bettel.stichzwang: who cannot beat follows with anything',
    game: 'bettel',
    set: { ...BETTEL, 'bettel.stichzwang': true },
    hand: 'EU EZ E9 G8 G7 HO H8 S7',
    trick: 'EO',
    legal: 'EU EZ E9',
  },
  {
    id: 'B46',
    rule: 'bettel.stichzwang binds nobody who leads',
    game: 'bettel',
    set: { ...BETTEL, 'bettel.stichzwang': true },
    hand: 'EU EZ E9 G8 G7 HO H8 S7',
    legal: 'EU EZ E9 G8 G7 HO H8 S7',
  },
  {
    id: 'B46',
    rule: 'bettel.stichzwang: no duty in other games',
    game: 'wenz',
    set: { ...BETTEL, 'bettel.stichzwang': true },
    hand: 'EA EK E9 G8 G7 HO H8 S7',
    trick: 'EZ',
    legal: 'EA EK E9',
  },
  {
    id: 'C.7',
    rule: 'ramsch.stichzwang: who is void has to trump',
    game: 'ramsch',
    set: { 'allPass.action': 'ramsch', 'ramsch.stichzwang': true },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'E9',
    legal: 'EO HU H9',
  },
  {
    id: 'C.7',
    rule: 'ramsch.stichzwang: a trumped trick has to be overtrumped',
    game: 'ramsch',
    set: { 'allPass.action': 'ramsch', 'ramsch.stichzwang': true },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'E9 SU',
    legal: 'EO HU',
  },
  {
    id: 'C.7',
    rule: 'ramsch.stichzwang binds no other game',
    game: 'wenz',
    set: { 'allPass.action': 'ramsch', 'ramsch.stichzwang': true },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'GZ',
    legal: 'GA GK G7',
  },
  {
    id: 'C.7',
    rule: 'ramsch.stichzwang and bettel.stichzwang are two options',
    game: 'ramsch',
    set: { 'allPass.action': 'ramsch', 'games.bettel': true, 'bettel.stichzwang': true },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'GZ',
    legal: 'GA GK G7',
  },
  {
    id: 'C.7',
    rule: 'ramsch without stichzwang: who is void plays anything',
    game: 'ramsch',
    set: { 'allPass.action': 'ramsch' },
    hand: 'GA GK G7 EO HU H9 SA S7',
    trick: 'E9',
    legal: 'GA GK G7 EO HU H9 SA S7',
  },

  {
    id: 'BL-007',
    rule: 'SK led, void: the Ruf-Sau may not be thrown',
    game: GA,
    trickNo: 6,
    hand: 'GA EZ H7',
    trick: 'SK',
    legal: 'EZ H7',
  },
  {
    id: 'BL-007',
    rule: 'trump led, void: the Ruf-Sau may not be thrown',
    game: GA,
    trickNo: 7,
    hand: 'GA EZ',
    trick: 'HO',
    legal: 'EZ',
  },
  {
    id: 'BL-007',
    rule: 'only the lower called card goes',
    game: GA,
    trickNo: 7,
    hand: 'GA GK',
    trick: 'SK',
    legal: 'GK',
  },
  {
    id: 'BL-008',
    rule: 'the searched Sau must fall',
    game: 'rufspiel E',
    trickNo: 5,
    hand: 'EA EK GU H7',
    trick: 'E8',
    legal: 'EA',
  },
  {
    id: 'BL-008',
    rule: 'follow suit: no trump instead, EO is trump',
    game: 'rufspiel E',
    trickNo: 5,
    hand: 'EK EO HZ G9',
    trick: 'E8',
    legal: 'EK',
  },
  {
    id: 'BL-009',
    rule: 'trumps of the called suit may be led',
    game: 'rufspiel S',
    trickNo: 4,
    hand: 'SA SO SK H9 EK',
    legal: 'SA SO H9 EK',
  },
  {
    id: 'BL-009',
    rule: 'only cards of the called suit left: the Sau',
    game: 'rufspiel S',
    trickNo: 6,
    hand: 'SA SK S9',
    legal: 'SA',
  },
  {
    id: 'BL-011',
    rule: 'after davonlaufen from S7 both may follow',
    game: 'rufspiel S',
    trickNo: 6,
    hand: 'SA SZ HO',
    trick: 'S8',
    ran: true,
    played: 'S7',
    legal: 'SA SZ',
  },
  {
    id: 'BL-011',
    rule: 'after davonlaufen all three may be discarded',
    game: 'rufspiel S',
    trickNo: 6,
    hand: 'SA SZ G8',
    trick: 'EK',
    ran: true,
    played: 'S7',
    legal: 'SA SZ G8',
  },
  {
    id: 'BL-029',
    rule: 'trick 1 is not the last one',
    game: GA,
    hand: 'GA EZ H7 E9 EK HU HZ G9',
    trick: 'SK',
    legal: 'EZ H7 E9 EK HU HZ G9',
  },
];

interface Table {
  readonly turn: Turn;
  /** The same as a seat's view, in the form of a record. */
  readonly view: unknown;
}

function tableOf(row: Case): Table {
  const rules = rulesOf(row.set);
  const [game, suit] = row.game.split(' ') as [Game, Suit | undefined];
  const key = suit === undefined ? { game } : { game, suit };
  const trick = cards(row.trick ?? '');
  const played = cards(row.played ?? (row.ran === true ? 'G8' : ''));
  const turn = {
    order: orderOf(rules, key),
    duties: cardDuties(rules, key.game),
    hand: hand(row.hand),
    dealt: hand(row.hand) | setOf(played),
    trick,
    trickNumber: row.trickNo ?? 1,
    called: game === 'rufspiel' ? card(`${suit}A`) : null,
    ranAway: row.ran ?? false,
  };
  return {
    turn,
    view: {
      rules: { preset: 'schafkopfschule', set: row.set ?? {} },
      seat: 2,
      hand: codesOf(cardsOf(turn.hand)),
      contract: { ...key, ...(game === 'ramsch' ? {} : { declarer: 1 }) },
      tricks: [...tricksBefore(turn, row.ran === true, played[0]), trick].map(codesOf),
    },
  };
}

/**
 * Complete tricks that came before, from cards nobody sees in the case. A card that the seat ran away with was led in the first of them, one
 * that it discarded fell in a trick of its right-hand neighbour; the rest was led and won by whoever leads now.
 */
function tricksBefore(turn: Turn, ran: boolean, own: Card | undefined): readonly (readonly Card[])[] {
  const isCalled = (one: Card): boolean =>
    turn.called !== null && effectiveSuit(turn.order, one) === effectiveSuit(turn.order, turn.called);
  const unseen = deckCards(32)
    .filter((one) => !has(turn.hand | turn.dealt | setOf(turn.trick), one))
    .toSorted((a, b) => Number(isCalled(a)) - Number(isCalled(b)) || turn.order.strength[b]! - turn.order.strength[a]!);
  const low = (): Card =>
    unseen.splice(
      unseen.findLastIndex((one) => !isCalled(one)),
      1,
    )[0]!;
  const trick = (leader: Seat, winner: Seat, mine?: Card): readonly Card[] => {
    const high = mine !== undefined && winner === 2 ? mine : unseen.shift()!;
    return seatsFrom(leader).map((seat) => (seat === winner ? high : seat === 2 && mine !== undefined ? mine : low()));
  };
  const leads = seatAfter(2, 4 - turn.trick.length);
  const first = own === undefined ? [] : ran ? [trick(2, leads, own)] : [trick(1, 1, own), trick(1, leads)];
  return [...first, ...Array.from({ length: turn.trickNumber - 1 - first.length }, () => trick(leads, leads))];
}

describe('legal cards', () => {
  test.each(CASES)('$id $rule', (row) => {
    const { turn } = tableOf(row);
    const legal = legalCards(turn);
    expect(codes(legal)).toBe(sorted(row.legal));
    for (const held of cardsOf(turn.hand)) expect(whyNotCard(turn, held) === null).toBe(has(legal, held));
  });

  test.each(CASES)("$id $rule, read from the seat's view", (row) => {
    const { turn, view } = tableOf(row);
    const position = readPosition(view);
    if (!position.ok) throw new Error(JSON.stringify(position.reason));
    expect(position.value).toMatchObject({ kind: 'seat-view', seat: 2 });
    expect(position.value.turn).toMatchObject({ trickNumber: turn.trickNumber, called: turn.called });
    expect(codes(legalCards(position.value.turn))).toBe(sorted(row.legal));
  });
});

/** Why a card may not be played in the case of this id. */
function why(id: string, code: string): Reason | null {
  return whyNotCard(tableOf(caseOf(id)).turn, card(code));
}

/** What the holder of the Gras-Sau hears when he leads the Gras-König from two, under these house rules. */
function leads(set: HouseRuleSet): Reason | null {
  const { turn } = tableOf({ ...caseOf('LG-33'), hand: 'GA GK' });
  const rules = rulesOf(set);
  const order = orderOf(rules, { game: 'rufspiel' });
  return whyNotCard({ ...turn, order, duties: cardDuties(rules, 'rufspiel') }, card('GK'));
}

describe('why a card may not be played', () => {
  test('R71 the suit or the trump that was led has to be followed', () => {
    expect(why('LG-01', 'SA')).toEqual({ code: 'follow-suit', suit: 'E' });
    expect(why('LG-01', 'EO')).toEqual({ code: 'follow-suit', suit: 'E' });
    expect(why('LG-02', 'EK')).toEqual({ code: 'follow-trump' });
    expect(why('LG-04', 'SA')).toEqual({ code: 'follow-suit', suit: 'H' });
    const holdsSau = { ...tableOf(caseOf('LG-15')).turn, hand: hand('GA EK') };
    expect(whyNotCard(holdsSau, card('GA'))).toEqual({ code: 'follow-suit', suit: 'E' });
  });

  test('R76 the searched Sau is named, whichever card was tried', () => {
    for (const code of ['GK', 'EO', 'S7'])
      expect(why('LG-13', code)).toEqual({ code: 'must-play-called', card: card('GA') });
    expect(why('LG-25', 'GK')).toEqual({ code: 'must-play-called', card: card('GA') });
  });

  test('R77 the Sau is kept until the last trick, or the trick of the house', () => {
    expect(why('LG-15', 'GA')).toEqual({ code: 'keep-called', card: card('GA'), fromTrick: 8 });
    const row = { ...caseOf('B41'), set: { 'rufsau.discardFromTrick': 5 } };
    expect(whyNotCard(tableOf(row).turn, card('GA'))).toEqual({ code: 'keep-called', card: card('GA'), fromTrick: 5 });
  });

  test('R78 the short deck ends with its sixth trick', () => {
    const rules = rulesOf({ deck: 24 });
    const turn = {
      ...tableOf(caseOf('LG-16')).turn,
      order: orderOf(rules, { game: 'rufspiel' }),
      duties: cardDuties(rules, 'rufspiel'),
      trickNumber: 5,
    };
    expect(codes(legalCards(turn))).toBe('SK');
    expect(whyNotCard(turn, card('GA'))).toEqual({ code: 'keep-called', card: card('GA'), fromTrick: 6 });
    expect(codes(legalCards({ ...turn, hand: hand('GA'), trickNumber: 6 }))).toBe('GA');
    const fifth = { ...turn, duties: cardDuties(rulesOf({ deck: 24, 'rufsau.discardFromTrick': 5 }), 'rufspiel') };
    expect(codes(legalCards(fifth))).toBe('GA SK');
  });

  test('R80 a lower called card is not led: with davonlaufen the number of cards is named', () => {
    expect(why('LG-20', 'GK')).toEqual({ code: 'lead-called', card: card('GA'), minCards: 4 });
    expect(why('LG-32', 'GK')).toEqual({ code: 'lead-called', card: card('GA'), minCards: 5 });
    expect(why('LG-31', 'GK')).toEqual({ code: 'lead-called', card: card('GA'), minCards: null });
    // The caller holds one card of the suit, so of six cards five are left, in the short deck three of four.
    expect(leads({ 'davonlaufen.minCards': 6 })).toMatchObject({ minCards: null });
    expect(leads({ deck: 24, 'davonlaufen.minCards': 3 })).toMatchObject({ minCards: 3 });
    expect(leads({ deck: 24 })).toMatchObject({ minCards: null });
  });

  test('B37 after davonlaufen only the usual duty to follow is left', () => {
    expect(why('LG-24', 'H9')).toEqual({ code: 'follow-suit', suit: 'G' });
    expect(why('B39', 'H9')).toEqual({ code: 'follow-suit', suit: 'G' });
    const lastGras = { ...tableOf(caseOf('LG-24')).turn, hand: hand('GA H9') };
    expect(whyNotCard(lastGras, card('H9'))).toEqual({ code: 'follow-suit', suit: 'G' });
    const forced = { ...lastGras, duties: tableOf(caseOf('LG-25')).turn.duties };
    expect(whyNotCard(forced, card('H9'))).toEqual({ code: 'must-play-called', card: card('GA') });
  });

  test('B46 Stichzwang names the card that has to be beaten', () => {
    expect(why('LG-35', 'E9')).toEqual({ code: 'must-beat', card: card('EZ') });
    expect(why('LG-35', 'G8')).toEqual({ code: 'follow-suit', suit: 'E' });
    const overtrump = CASES.find(({ rule }) => rule.includes('overtrumped'))!;
    expect(whyNotCard(tableOf(overtrump).turn, card('GA'))).toEqual({ code: 'must-beat', card: card('SU') });
  });

  test('R75 a card that is not in hand', () => {
    expect(why('LG-01', 'E9')).toEqual({ code: 'not-your-card', card: card('E9') });
  });
});

function caseOf(id: string): Case {
  return CASES.find((row) => row.id === id)!;
}
