import fc from 'fast-check';
import { cardOf } from '../src/card.ts';
import { CALLABLE_SUITS, SUIT_GAMES } from '../src/contract.ts';
import type { HouseRules } from '../src/house-rules.ts';
import { fewestPointsIn, mostPointsIn } from '../src/points-in-tricks.ts';
import { SEATS, bySeat, seatAfter } from '../src/seat.ts';
import type { Seat } from '../src/seat.ts';
import { SUITS } from '../src/card.ts';
import type { Multipliers, Outcome, PartyOutcome, RamschOutcome, SieOutcome } from '../src/outcome.ts';
import { tenFifty } from './outcome-fixtures.ts';

const amount = fc.integer({ min: 0, max: 10_000 });

/** House rules of every kind, as far as they matter to the bill. */
export const anyRules: fc.Arbitrary<HouseRules> = fc
  .record({
    deck: fc.constantFrom(24 as const, 32 as const),
    'klopfen.stacking': fc.constantFrom('power' as const, 'linear' as const),
    'klopfen.appliesToRamsch': fc.boolean(),
    'klopfen.appliesToSie': fc.boolean(),
    'tariff.rufspiel': amount,
    'tariff.solo': amount,
    'tariff.wenz': fc.oneof(amount, fc.constant('solo' as const)),
    'tariff.ramsch': fc.oneof(amount, fc.constant('rufspiel' as const)),
    'tariff.schneider': amount,
    'tariff.schwarz': amount,
    'tariff.laufende': amount,
    'schneider.declarerMax': fc.constantFrom(29, 30),
    'schneider.opponentMax': fc.constantFrom(29, 30),
    'schwarz.mode': fc.constantFrom('additionalToSchneider' as const, 'insteadOfSchneider' as const, 'double' as const),
    'schwarz.claimRequired': fc.boolean(),
    'laufende.scope': fc.constantFrom(
      'both' as const,
      'winnersOnly' as const,
      'losersOnly' as const,
      'declarerOnly' as const,
      'none' as const,
    ),
    'tout.schneiderSchwarz': fc.constantFrom('none' as const, 'always' as const),
    'sie.base': fc.constantFrom('solo8' as const, 'soloTout8' as const),
    'stoss.takesOver': fc.boolean(),
    'score.maxFactor': fc.oneof(fc.constant(1024), fc.integer({ min: 1, max: 1024 })),
    'allPass.action': fc.constantFrom('stock' as const, 'redeal' as const),
    'stock.contribution': fc.integer({ min: 1, max: 10_000 }),
    'stock.wonBy': fc.constantFrom('any' as const, 'rufspiel' as const, 'solo' as const),
    'stock.split': fc.constantFrom('party' as const, 'callerOnly' as const),
    'stock.onLoss': fc.constantFrom('unchanged' as const, 'double' as const, 'contribution' as const),
    'stock.capPerGame': fc.integer({ min: 0, max: 100_000 }),
    'stock.multipliedByKlopfen': fc.boolean(),
    'ramsch.losers': fc.constantFrom('one' as const, 'two' as const),
    'ramsch.jungfrau': fc.constantFrom(
      'off' as const,
      'all' as const,
      'individual' as const,
      'individualStacked' as const,
    ),
    'ramsch.durchmarsch': fc.oneof(
      fc.constantFrom('off' as const, 'allTricks' as const),
      fc.integer({ min: 61, max: 120 }),
    ),
    'ramsch.durchmarschPayout': fc.constantFrom('ramschPrice' as const, 'soloSchwarz' as const),
    'ramsch.tie': fc.constantFrom('highestTrump' as const, 'allTiedPay' as const),
    'muss.winAt60WithMaxTrumps': fc.integer({ min: 0, max: 4 }),
  })
  .map((set) => tenFifty(set));

const seat = fc.constantFrom(...SEATS);

const multipliers: fc.Arbitrary<Multipliers> = fc.record({
  knocks: fc.integer({ min: 0, max: 4 }),
  stoss: fc.integer({ min: 0, max: 4 }),
  doubled: fc.constantFrom(1, 2, 4, 8, 16),
});

const contract: fc.Arbitrary<PartyOutcome['contract']> = fc.oneof(
  fc.record({
    game: fc.constant('rufspiel' as const),
    suit: fc.constantFrom(...CALLABLE_SUITS),
    declarer: seat,
    tout: fc.boolean(),
    called: fc.constant(cardOf('E', 'A')),
    muss: fc.boolean(),
  }),
  fc.record({
    game: fc.constantFrom(...SUIT_GAMES),
    suit: fc.constantFrom(...SUITS),
    declarer: seat,
    tout: fc.boolean(),
  }),
  fc.record({ game: fc.constantFrom('wenz' as const, 'geier' as const), declarer: seat, tout: fc.boolean() }),
  fc.record({ game: fc.constant('bettel' as const), declarer: seat }),
);

/** Points that go with a number of tricks: none without a trick, all with all tricks; the limits come up often. */
function pointsFor(tricks: number, all: number): fc.Arbitrary<number> {
  if (tricks === 0) return fc.constant(0);
  if (tricks === all) return fc.constant(120);
  const [min, max] = [fewestPointsIn(tricks, all), mostPointsIn(tricks)];
  const points = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(29, 30, 31, 59, 60, 61, 89, 90, 91));
  return points.map((value) => Math.min(Math.max(value, min), max));
}

function partyOutcome(rules: HouseRules): fc.Arbitrary<PartyOutcome> {
  const tricksInDeal = rules.deck === 24 ? 6 : 8;
  return fc
    .record({
      contract,
      steps: fc.constantFrom(1, 2, 3),
      tricks: fc.integer({ min: 0, max: tricksInDeal }),
      around: multipliers,
    })
    .chain(({ contract: game, steps, tricks, around }) =>
      fc.record({
        kind: fc.constant('party' as const),
        contract: fc.constant(game),
        partner: fc.constant(game.game === 'rufspiel' ? seatAfter(game.declarer, steps) : null),
        points: pointsFor(tricks, tricksInDeal),
        tricks: fc.constant(tricks),
        tricksInDeal: fc.constant<6 | 8>(tricksInDeal),
        laufende: fc.record({
          holder: fc.constantFrom('declarer' as const, 'opponents' as const),
          count: fc.integer({ min: 0, max: game.game === 'bettel' ? 0 : 4 }),
        }),
        mussTrumps:
          game.game === 'rufspiel' && game.muss ? fc.integer({ min: 0, max: tricksInDeal }) : fc.constant(null),
        schwarzClaimed: fc.boolean(),
        knocks: fc.constant(around.knocks),
        stoss: fc.constant(around.stoss),
        doubled: fc.constant(around.doubled),
      }),
    );
}

/** A Ramsch from the winner of each trick, points shared out among those who have a trick, and who won which trump. */
function ramschOutcome(rules: HouseRules): fc.Arbitrary<RamschOutcome> {
  const tricksInDeal = rules.deck === 24 ? 6 : 8;
  return fc
    .record({
      winners: fc.array(seat, { minLength: tricksInDeal, maxLength: tricksInDeal }),
      shares: fc.tuple(...SEATS.map(() => fc.integer({ min: 0, max: 4 }))),
      trumps: fc.shuffledSubarray([89, 92, 95, 100], { minLength: 4, maxLength: 4 }),
      hasTrump: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
      forehand: seat,
      around: multipliers,
    })
    .map(({ winners, shares, trumps, hasTrump, forehand, around: { knocks, stoss, doubled } }): RamschOutcome => {
      const tricks = bySeat((s) => winners.filter((winner) => winner === s).length);
      const weights = bySeat((s) => (tricks[s] > 0 ? (shares[s] ?? 0) : 0));
      return {
        kind: 'ramsch',
        points: shareOut(weights, winners[0] ?? 0),
        tricks,
        tricksInDeal,
        highestTrump: bySeat((s) => (tricks[s] > 0 && hasTrump[s] ? (trumps[s] ?? 0) : 0)),
        lastTrick: bySeat((s) => winners.lastIndexOf(s) + 1),
        forehand,
        knocks,
        stoss,
        doubled,
      };
    })
    .filter(({ points, tricks }) => SEATS.every((s) => points[s] <= mostPointsIn(tricks[s])));
}

/** 120 points by weight, so that equal weights tie; what does not divide goes to one seat. */
function shareOut(weights: readonly [number, number, number, number], rest: Seat): RamschOutcome['points'] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const points = bySeat((s) => (total === 0 ? 0 : Math.floor((120 * weights[s]) / total)));
  const missing = 120 - points.reduce((sum, p) => sum + p, 0);
  return bySeat((s) => (s === rest ? points[s] + missing : points[s]));
}

function sieOutcome(): fc.Arbitrary<SieOutcome> {
  return fc.record({
    kind: fc.constant('sie' as const),
    declarer: seat,
    knocks: fc.integer({ min: 0, max: 4 }),
    stoss: fc.integer({ min: 0, max: 4 }),
    doubled: fc.constantFrom(1, 2, 4),
  });
}

function thrownIn(): fc.Arbitrary<Outcome> {
  return fc.record({ kind: fc.constant('thrown-in' as const), knocks: fc.integer({ min: 0, max: 4 }) });
}

export interface Settling {
  readonly rules: HouseRules;
  readonly outcome: Outcome;
  readonly stock: number;
}

/** House rules, an outcome without contradictions, and a Stock. */
export const anySettling: fc.Arbitrary<Settling> = anyRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    outcome: fc.oneof(
      { arbitrary: partyOutcome(rules), weight: 4 },
      { arbitrary: ramschOutcome(rules), weight: 4 },
      { arbitrary: sieOutcome(), weight: 1 },
      { arbitrary: thrownIn(), weight: 1 },
    ),
    stock: fc.integer({ min: 0, max: 5000 }),
  }),
);
