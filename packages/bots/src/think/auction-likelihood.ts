import {
  declarerOf,
  forehandOf,
  isTout,
  makeContract,
  seatsFrom,
  spokenAnnouncements,
  withSeat,
} from '@stammtisch/rules';
import type { Announcement, BySeat, CardSet, Contract, DealView, HouseRules, Seat } from '@stammtisch/rules';
import { chanceFromHand } from '../stoss.ts';
import type { Role } from '../stoss.ts';
import { chanceOf } from '../game-chance.ts';

/** Chances of winning, in percent, from which most people play a Rufspiel and a game alone, and how much they differ. */
const RUFSPIEL_FROM = 54;
const SOLO_FROM = 50;
const SPREAD = 10;
/** How often people say weiter, or double, with a hand that does not call for it. */
const FLOOR = 0.04;
/** How often they play a game with such a hand: seldom, and hands that call for a game alone are rare, so a high floor would drown them. */
const PLAYS_FLOOR = 0.001;

/** What was said in the auction, as far as it tells something about hands. */
export interface Said {
  /** By seat: the game it announced, `weiter` (and whether only a game alone was open to it), `interested`, or nothing. */
  readonly words: BySeat<Word>;
  /** Games alone that the table plays. */
  readonly alone: readonly Announcement[];
  readonly calls: readonly Announcement[];
  /** Who doubled, and from which side. */
  readonly doubled: readonly { readonly seat: Seat; readonly role: Role }[];
  readonly knocks: readonly Seat[];
  readonly contract: Contract | null;
}

type Word =
  | { readonly type: 'plays'; readonly announcement: Announcement }
  | { readonly type: 'weiter'; readonly aloneOnly: boolean }
  | { readonly type: 'interested' }
  | { readonly type: 'nothing' };

/** Gathers what was said in the auction of a deal. */
export function saidIn(rules: HouseRules, deal: DealView): Said {
  const plain = spokenAnnouncements(rules).filter(
    ({ tout, game }) => tout !== true && game !== 'sie' && game !== 'bettel',
  );
  const words: [Word, Word, Word, Word] = [NOTHING, NOTHING, NOTHING, NOTHING];
  let heard = false;
  for (const seat of seatsFrom(forehandOf(deal.dealer))) {
    const wants = deal.auction?.interest[seat] ?? null;
    words[seat] = wants === null ? NOTHING : wants ? { type: 'interested' } : { type: 'weiter', aloneOnly: heard };
    heard ||= wants === true;
  }
  const { contract } = deal;
  if (contract !== null && contract.game !== 'ramsch' && !('muss' in contract && contract.muss)) {
    const suit = 'suit' in contract ? { suit: contract.suit } : {};
    const tout = isTout(contract) ? { tout: true } : {};
    words[contract.declarer] = { type: 'plays', announcement: { game: contract.game, ...suit, ...tout } };
  }
  return {
    words,
    alone: plain.filter(({ game }) => game !== 'rufspiel'),
    calls: plain.filter(({ game }) => game === 'rufspiel'),
    doubled: deal.stoss.map((seat, step) => ({ seat, role: roleOfStep(contract, seat, step) })),
    knocks: deal.knocks,
    contract,
  };
}

const NOTHING: Word = { type: 'nothing' };

/** The same with one seat silent. */
export function withoutWord(said: Said, seat: Seat): Said {
  return { ...said, words: withSeat(said.words, seat, NOTHING) };
}

/** Opponents give the first, the third … Stoß, the declaring party answers (R83, R84). */
function roleOfStep(contract: Contract | null, seat: Seat, step: number): Role {
  if (contract !== null && declarerOf(contract) === seat) return 'declarer';
  return step % 2 === 0 ? 'opponent' : 'partner';
}

/** How likely the others would have bid as they did with these hands, with a floor, since people err. */
export function auctionLikelihood(rules: HouseRules, said: Said, dealt: BySeat<CardSet>, self: Seat): number {
  let likelihood = 1;
  for (const seat of seatsFrom(self).slice(1)) likelihood *= wordLikelihood(rules, said, said.words[seat], dealt[seat]);
  for (const { seat, role } of said.doubled) {
    if (seat === self || said.contract === null) continue;
    likelihood *= likely(dares(chanceFromHand(rules, said.contract, dealt[seat], role), SOLO_FROM));
  }
  for (const seat of said.knocks) {
    // Who knocks saw only half of this hand.
    if (seat !== self) likelihood *= likely(dares(chanceOf(rules, dealt[seat], { game: 'rufspiel' }), RUFSPIEL_FROM));
  }
  return likelihood;
}

function likely(odds: number, floor = FLOOR): number {
  return floor + (1 - floor) * odds;
}

/** How likely a seat says this with this hand. */
export function wordLikelihood(rules: HouseRules, said: Said, word: Word, hand: CardSet): number {
  switch (word.type) {
    case 'nothing':
      return 1;
    case 'weiter': {
      const alone = dares(bestChance(rules, said.alone, hand), SOLO_FROM);
      const calls = word.aloneOnly ? 0 : dares(bestCall(rules, said.calls, hand), RUFSPIEL_FROM);
      return likely((1 - alone) * (1 - calls));
    }
    case 'interested': {
      const alone = dares(bestChance(rules, said.alone, hand), SOLO_FROM);
      const calls = dares(bestCall(rules, said.calls, hand), RUFSPIEL_FROM);
      return likely(1 - (1 - alone) * (1 - calls), PLAYS_FLOOR);
    }
    case 'plays': {
      const { announcement } = word;
      const isRufspiel = announcement.game === 'rufspiel';
      const own = dares(chanceOf(rules, hand, announcement), isRufspiel ? RUFSPIEL_FROM : SOLO_FROM);
      // Who calls a Sau would rather have played alone with a hand for it.
      const better = isRufspiel ? dares(bestChance(rules, said.alone, hand), SOLO_FROM + 5) : 0;
      return likely(own * (1 - better), PLAYS_FLOOR);
    }
  }
}

/** How likely a hand with this chance of winning is played: a steep step from 0 to 1, as nobody plays a game that is almost certainly lost. */
function dares(chance: number, from: number): number {
  const x = (chance - from) / SPREAD;
  const tail = 0.5 / (1 + x * x) ** 2;
  return x < 0 ? tail : 1 - tail;
}

function bestChance(rules: HouseRules, games: readonly Announcement[], hand: CardSet): number {
  let best = 0;
  for (const game of games) best = Math.max(best, chanceOf(rules, hand, game));
  return best;
}

/** The best Rufspiel of those that the hand may announce at all. */
function bestCall(rules: HouseRules, calls: readonly Announcement[], hand: CardSet): number {
  let best = 0;
  for (const call of calls) {
    if (makeContract(rules, 0, hand, call, { floor: null, named: false, muss: false }).ok)
      best = Math.max(best, chanceOf(rules, hand, call));
  }
  return best;
}
