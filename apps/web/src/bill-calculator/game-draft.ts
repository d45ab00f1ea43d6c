import { plausibleRamschTricks } from '@stammtisch/rule-book';
import { CALLABLE_SUITS, TOUT_GAMES, bySeat, cardOf, checkOutcome, handSize, plausibleTricks } from '@stammtisch/rules';
import type { BySeat, CallableSuit, Contract, Game, HouseRules, Outcome, Seat, Suit } from '@stammtisch/rules';

/** A game as it is tapped together; fields that the game does not need keep their last value. */
export interface GameDraft {
  readonly kind: Game | 'thrown-in';
  /** The trump suit, or the called one; a Rufspiel takes Eichel where Herz is chosen. */
  readonly suit: Suit;
  readonly declarer: Seat;
  readonly partner: Seat;
  readonly tout: boolean;
  /** Whether the declarer had to play, and with how many trumps (B54). */
  readonly muss: boolean;
  readonly mussTrumps: number;
  /** Augen of the declaring party. */
  readonly points: number;
  /** Tricks of the declaring party, as far as they matter. */
  readonly tricks: 'none' | 'some' | 'all';
  readonly schwarzClaimed: boolean;
  readonly laufendeBy: 'declarer' | 'opponents';
  readonly laufende: number;
  readonly knocks: number;
  readonly stoss: number;
  readonly doubled: number;
  /** What lies in the Stock before the game. */
  readonly stock: number;
  readonly ramschPoints: BySeat<number>;
  /** Seats without a trick. */
  readonly noTrick: BySeat<boolean>;
  /** Who of those with equal points had the highest trump in his tricks, if that matters. */
  readonly higher: Seat | null;
  readonly names: BySeat<string>;
}

export const FIRST_DRAFT: GameDraft = {
  kind: 'rufspiel',
  suit: 'E',
  declarer: 0,
  partner: 2,
  tout: false,
  muss: false,
  mussTrumps: 3,
  points: 61,
  tricks: 'some',
  schwarzClaimed: true,
  laufendeBy: 'declarer',
  laufende: 0,
  knocks: 0,
  stoss: 0,
  doubled: 1,
  stock: 0,
  ramschPoints: [50, 30, 25, 15],
  noTrick: [false, false, false, false],
  higher: null,
  names: ['Anna', 'Ben', 'Carla', 'Dirk'],
};

/** Whether a Tout counts: it is announced, and the game can have one. */
export function isTouted({ kind, tout }: Pick<GameDraft, 'kind' | 'tout'>): boolean {
  return tout && TOUT_GAMES.some((game) => game === kind);
}

/** The contract, or `null` where nothing was played. */
export function contractOf(draft: GameDraft): Contract | null {
  const { kind, suit, declarer } = draft;
  const tout = isTouted(draft);
  switch (kind) {
    case 'rufspiel': {
      const called = callableOf(suit);
      return { game: kind, suit: called, declarer, tout, called: cardOf(called, 'A'), muss: draft.muss };
    }
    case 'solo':
    case 'farbwenz':
    case 'farbgeier':
      return { game: kind, suit, declarer, tout };
    case 'wenz':
    case 'geier':
      return { game: kind, declarer, tout };
    case 'bettel':
    case 'sie':
      return { game: kind, declarer };
    case 'ramsch':
      return { game: kind };
    case 'thrown-in':
      return null;
  }
}

/** The called suit of a Rufspiel. */
export function callableOf(suit: Suit): CallableSuit {
  return CALLABLE_SUITS.find((callable) => callable === suit) ?? 'E';
}

/** What the bill is made from. */
export function outcomeOf(draft: GameDraft, rules: HouseRules): Outcome {
  const { knocks, stoss, doubled, declarer } = draft;
  const contract = contractOf(draft);
  if (contract === null) return { kind: 'thrown-in', knocks };
  if (contract.game === 'sie') return { kind: 'sie', declarer, knocks, stoss, doubled };
  const tricksInDeal = handSize(rules);
  if (contract.game === 'ramsch') {
    return {
      kind: 'ramsch',
      points: draft.ramschPoints,
      tricks: plausibleRamschTricks(draft.ramschPoints, draft.noTrick, tricksInDeal),
      tricksInDeal,
      // Only who of the tied has the highest trump matters (B51), so strengths are as good as any.
      highestTrump: draft.higher === null ? null : bySeat((seat) => (seat === draft.higher ? 1 : 0)),
      lastTrick: null,
      forehand: 0,
      knocks,
      stoss,
      doubled,
    };
  }
  return {
    kind: 'party',
    contract,
    partner: contract.game === 'rufspiel' ? draft.partner : null,
    points: pointsOf(draft),
    tricks: tricksOf(draft, tricksInDeal),
    tricksInDeal,
    laufende: { holder: draft.laufendeBy, count: contract.game === 'bettel' ? 0 : draft.laufende },
    mussTrumps: contract.game === 'rufspiel' && contract.muss ? draft.mussTrumps : null,
    schwarzClaimed: draft.schwarzClaimed,
    knocks,
    stoss,
    doubled,
  };
}

/** A Tout and a Bettel are decided by tricks; their points are as the tricks have them. */
function pointsOf(draft: GameDraft): number {
  if (draft.kind === 'bettel') return 0;
  if (!isTouted(draft)) return draft.points;
  return draft.tricks === 'all' ? 120 : 60;
}

/** Only none and all matter for the bill; in between any number will do that the points allow. */
function tricksOf(draft: GameDraft, tricksInDeal: 6 | 8): number {
  if (draft.tricks === 'some') return plausibleTricks(pointsOf(draft), tricksInDeal);
  return draft.tricks === 'all' ? tricksInDeal : 0;
}

/** The most Laufende that the game and their holder can have. */
export function mostLaufende(draft: GameDraft, rules: HouseRules): number {
  const problem = checkOutcome(rules, outcomeOf({ ...draft, laufende: 99, points: 61, tricks: 'some' }, rules));
  return problem?.code === 'out-of-range' && problem.field === 'laufende' ? problem.max : 0;
}
