import { cardOf, forehandOf, has, makeContract, rankLevel, seatsFrom } from '@stammtisch/rules';
import type {
  Announcement,
  BySeat,
  CardSet,
  Contract,
  DealView,
  HouseRules,
  Obligation,
  Seat,
} from '@stammtisch/rules';
import { bestOf, prospects } from '../prospect.ts';
import type { Prospect } from '../prospect.ts';
import { BOTS } from '../temperament.ts';

/** What is played if one seat says weiter: the game of another seat, a Ramsch, or `null`: the cards are thrown in. */
export function contractWithout(
  rules: HouseRules,
  deal: DealView,
  hands: BySeat<CardSet>,
  self: Seat,
): Contract | null {
  const bids = seatsFrom(forehandOf(deal.dealer)).flatMap((seat) => {
    const game = seat === self ? null : bidOf(rules, deal, seat, hands[seat]);
    return game === null ? [] : [{ seat, game, level: levelOf(rules, game) }];
  });
  // Among equals the earlier seat plays (R19).
  const [highest] = bids.toSorted((a, b) => b.level - a.level);
  return highest === undefined
    ? withoutBids(rules, deal, hands)
    : contractOf(rules, highest.seat, hands[highest.seat], highest.game, FREE);
}

const FREE: Obligation = { floor: null, named: false, muss: false };
const MUSS: Obligation = { floor: null, named: false, muss: true };

/** What a seat plays if it gets the chance: what it dares, and what it has promised. */
function bidOf(rules: HouseRules, deal: DealView, seat: Seat, hand: CardSet): Announcement | null {
  const auction = deal.auction ?? null;
  const wants = auction?.interest[seat] ?? null;
  if (wants === false) return null;
  const games = prospects(rules, seat, hand, BOTS.xaver.temperament);
  const named = auction?.named[seat] ?? null;
  const floor = named === null ? -1 : rankLevel(rules, named);
  const possible = games.filter((game) => levelOf(rules, game.announcement) >= floor);
  const dared: Prospect | undefined = bestOf(possible.filter((game) => game.dares));
  const best = dared ?? (wants === true ? bestOf(possible) : undefined);
  return best?.announcement ?? null;
}

/** What follows if nobody plays (R20, R30). */
function withoutBids(rules: HouseRules, deal: DealView, hands: BySeat<CardSet>): Contract | null {
  const must = mustPlay(rules, deal, hands);
  if (must !== null) {
    const best = bestOf(prospects(rules, must, hands[must], BOTS.xaver.temperament, MUSS));
    return best === undefined ? null : contractOf(rules, must, hands[must], best.announcement, MUSS);
  }
  return rules['allPass.action'] === 'ramsch' ? { game: 'ramsch' } : null;
}

function mustPlay(rules: HouseRules, { knocks }: DealView, hands: BySeat<CardSet>): Seat | null {
  const knocker = rules['klopfen.mustPlayOnAllPass'];
  const seat = knocker === 'off' ? undefined : knocker === 'firstKnocker' ? knocks[0] : knocks.at(-1);
  if (seat !== undefined) return seat;
  if (rules['allPass.action'] !== 'eichelOberMuss') return null;
  return seatsFrom(0).find((each) => has(hands[each], cardOf('E', 'O'))) ?? null;
}

/** The contract of an announcement; `null` if the hand cannot make it. */
export function contractOf(
  rules: HouseRules,
  seat: Seat,
  hand: CardSet,
  game: Announcement,
  obligation: Obligation,
): Contract | null {
  const made = makeContract(rules, seat, hand, game, obligation);
  return made.ok ? made.value : null;
}

function levelOf(rules: HouseRules, { game, tout = false, suit }: Announcement): number {
  return rankLevel(rules, { game, tout, herz: suit === 'H' });
}
