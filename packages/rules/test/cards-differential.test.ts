import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, parseCard } from '../src/card.ts';
import type { Card } from '../src/card.ts';
import { has } from '../src/card-set.ts';
import type { Contract } from '../src/contract.ts';
import type { HouseRules, HouseRuleSet } from '../src/house-rules.ts';
import { PRESETS } from '../src/house-rules/presets.ts';
import { laufende } from '../src/laufende.ts';
import { isDeclaring, isPlayOver, legalInPlay, playCard, seatToPlay, startPlay, whyNotInPlay } from '../src/play.ts';
import type { Play } from '../src/play.ts';
import { SEATS } from '../src/seat.ts';
import type { Seat } from '../src/seat.ts';
import { codesOf, contractsWith, handsFrom, packs, packsWithLongSuit, withOptions } from './support/deals.ts';
import {
  naiveDeck,
  naiveLaufende,
  naiveLay,
  naiveLegal,
  naiveOver,
  naivePoints,
  naiveRan,
  naiveReason,
  naiveSeat,
  naiveTricks,
} from './support/naive-cards.ts';
import type { NaivePlay } from './support/naive-cards.ts';
import { naivePlayOf } from './support/naive-game.ts';
import { LONG, runs } from './support/runs.ts';
import { after, playTable, refusal } from './support/table.ts';

const CODES = naiveDeck(32);

/** Options that decide which cards are legal, each free of the others. */
const cardOptions: fc.Arbitrary<HouseRuleSet> = fc.record({
  'rufsau.discardFromTrick': fc.integer({ min: 1, max: 8 }),
  'davonlaufen.enabled': fc.oneof(
    { weight: 4, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  'davonlaufen.minCards': fc.integer({ min: 3, max: 6 }),
  'davonlaufen.countBasis': fc.constantFrom('current' as const, 'initial' as const),
  'davonlaufen.whenFollowing': fc.boolean(),
  'davonlaufen.after': fc.constantFrom('free' as const, 'sauStillForced' as const),
  'bettel.rankOrder': fc.constantFrom('nullOrder' as const, 'augenOrder' as const),
  'bettel.stichzwang': fc.boolean(),
  'ramsch.stichzwang': fc.boolean(),
  'tout.onLostTrick': fc.constantFrom('playOut' as const, 'stop' as const),
});

interface Case {
  readonly rules: HouseRules;
  readonly contract: Contract;
  readonly pack: readonly Card[];
  readonly forehand: Seat;
  readonly choices: readonly number[];
}

const seats = fc.constantFrom(...SEATS);
const common = {
  set: cardOptions,
  deck: fc.constantFrom(32 as const, 24 as const),
  forehand: seats,
  declarer: seats,
  choices: fc.array(fc.nat({ max: 7 }), { minLength: 32, maxLength: 32 }),
};

/** Any deal in any contract. */
const anyCase: fc.Arbitrary<Case> = fc
  .record({ ...common, pick: fc.nat() })
  .chain(({ set, deck, forehand, declarer, choices, pick }) =>
    packs(deck).map((pack) => {
      const contracts = contractsWith(handsFrom(pack), declarer);
      const contract = contracts[pick % contracts.length]!;
      return { rules: withOptions(PRESETS.schafkopfschule, { ...set, deck }), contract, pack, forehand, choices };
    }),
  );

/** A Rufspiel whose partner has many cards of the called suit; now and then a called Zehn (B54). */
const rufspielCase: fc.Arbitrary<Case> = fc
  .record({
    ...common,
    suit: fc.constantFrom('E' as const, 'G' as const, 'S' as const),
    zehn: fc.nat({ max: 5 }),
    partner: seats,
  })
  .filter(({ declarer, partner }) => declarer !== partner)
  .chain(({ set, deck, forehand, declarer, choices, suit, zehn, partner }) =>
    packsWithLongSuit(deck, suit, partner).map((pack) => {
      const hands = handsFrom(pack);
      const wanted = cardOf(suit, zehn === 0 ? 'Z' : 'A');
      const called = has(hands[declarer], wanted) ? cardOf(suit, 'A') : wanted;
      const contract = { game: 'rufspiel', suit, declarer, tout: false, called, muss: zehn === 0 } as const;
      return { rules: withOptions(PRESETS.schafkopfschule, { ...set, deck }), contract, pack, forehand, choices };
    }),
  );

/** Everything the source says about one moment of a deal. */
function seenBySource(play: Play): unknown {
  const over = isPlayOver(play);
  return {
    seat: seatToPlay(play),
    ran: play.ranAway,
    over,
    tricks: play.tricks.map(({ leader, winner }) => [leader, winner].join()),
    taken: play.taken.join(),
    points: play.points.join(),
    legal: codesOf(legalInPlay(play)).toSorted().join(' '),
    reasons: over ? '' : CODES.map((code) => whyNotInPlay(play, parseCard(code)!)?.code ?? 'legal').join(' '),
  };
}

/** The same from the naive rules. */
function seenByNaive(naive: NaivePlay): unknown {
  const over = naiveOver(naive);
  const complete = naiveTricks(naive).filter(({ cards }) => cards.length === 4);
  const won = SEATS.map((seat) => complete.filter(({ winner }) => winner === seat));
  const legal = over ? [] : naiveLegal(naive);
  return {
    seat: naiveSeat(naive),
    ran: naiveRan(naive),
    over,
    tricks: complete.map(({ leader, winner }) => [leader, winner].join()),
    taken: won.map((tricks) => tricks.length).join(),
    points: won.map((tricks) => naivePoints(tricks.flatMap(({ cards }) => cards))).join(),
    legal: legal.toSorted().join(' '),
    reasons: over ? '' : CODES.map((code) => (legal.includes(code) ? 'legal' : naiveReason(naive, code))).join(' '),
  };
}

function playBoth({ rules, contract, pack, forehand, choices }: Case): void {
  const hands = handsFrom(pack);
  let play = startPlay({ rules, contract, hands, forehand });
  let naive = naivePlayOf(rules, contract, hands, forehand);
  const declaring = SEATS.filter((seat) => isDeclaring(play, seat)).reduce<number>((set, seat) => set | hands[seat], 0);
  if (contract.game !== 'ramsch') expect(laufende(play.order, declaring)).toEqual(naiveLaufende(naive));
  expect(seenBySource(play)).toEqual(seenByNaive(naive));
  for (const choice of choices) {
    if (isPlayOver(play)) break;
    const legal = naiveLegal(naive);
    const code = legal[choice % legal.length]!;
    play = playCard(play, parseCard(code)!);
    naive = naiveLay(naive, code);
    expect(seenBySource(play)).toEqual(seenByNaive(naive));
  }
}

test(
  'any deal, contract and option: legal cards, refusals, winners, points and Laufende agree with the naive rules',
  LONG,
  () => {
    fc.assert(fc.property(anyCase, playBoth), { numRuns: runs(250) });
  },
);

test('Rufspiele around a long called suit agree with the naive rules (R76–R80, B36–B42)', LONG, () => {
  fc.assert(fc.property(rufspielCase, playBoth), { numRuns: runs(250) });
});

describe('found by these properties', () => {
  test('who has to follow suit hears that, not that he may not discard the called card: it would be wrong after davonlaufen', () => {
    const hands = { 0: 'EK GO HO SO GU HU G9 H9', 1: 'EA E9 GA GZ GK SU SA SZ' };
    const table = after(playTable('0 announce rufspiel G', { hands: { ...hands, 2: 'EZ G8 G7 S7' } }), '0 play EK');
    expect(refusal(table, '1 play GA')).toEqual({ code: 'follow-suit', suit: 'E' });
  });
});
