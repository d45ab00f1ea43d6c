import type { HouseRules } from '../../src/house-rules.ts';

/**
 * The auction a second time, written from the rule text alone (R17–R33, B25–B33, B54), in words: `1 interest`, `2 name wenz tout`,
 * `0 hold`, `2 announce solo E`. Plain and slow on purpose; its only use is to disagree with the source.
 */
export interface NaiveAuction {
  readonly rules: HouseRules;
  readonly hands: readonly (readonly string[])[];
  /** Seats in the order they are asked. */
  readonly order: readonly number[];
  readonly asked: readonly number[];
  readonly interested: readonly number[];
  /** What each seat has named or held, by seat. */
  readonly named: Readonly<Record<number, string>>;
  readonly stage: 'asking' | 'naming' | 'negotiating' | 'announcing' | 'over';
  readonly seat: number;
  readonly earlier: number;
  readonly later: number;
  /** The rank that stands. */
  readonly rank: string | null;
  readonly coming: readonly number[];
  /** What binds the announcement. */
  readonly floor: string | null;
  readonly muss: boolean;
}

export function naiveAuction(rules: HouseRules, hands: NaiveAuction['hands'], dealer: number): NaiveAuction {
  const order = [1, 2, 3, 4].map((step) => (dealer + step) % 4);
  return {
    rules,
    hands,
    order,
    asked: [],
    interested: [],
    named: {},
    stage: 'asking',
    seat: order[0]!,
    earlier: -1,
    later: -1,
    rank: null,
    coming: [],
    floor: null,
    muss: false,
  };
}

/** Games that are switched on, from high to low (B31). */
function games(rules: HouseRules): readonly string[] {
  return rules['bidding.rankOrder'];
}

/** Height of a rank such as `wenz`, `wenz tout`, `solo herz`: every Tout above every other game (R31, R32, B26, B31). */
function height(rules: HouseRules, rank: string): number {
  const [game = '', ...words] = rank.split(' ');
  if (game === 'sie') return 1000;
  const order = games(rules);
  const tied = rules['bidding.rankTies'].find((group) => group.some((member) => member === game)) ?? [game];
  const top = Math.min(...tied.map((member) => order.indexOf(member)).filter((place) => place >= 0));
  const herz = words.includes('herz') && game === 'solo' && rules['bidding.herzSoloFirst'] ? 0.5 : 0;
  return order.length - top + herz + (words.includes('tout') ? 50 : 0);
}

function mayBeTout(rules: HouseRules, game: string): boolean {
  return rules['tout.allowedGames'].some((allowed) => allowed === game);
}

function alsoTout(words: readonly string[]): readonly string[] {
  return words.concat(words.map((word) => `${word} tout`));
}

/** Colours whose Sau may be called: not the own Sau, and a card of the colour in hand; Ober and Unter are none (R39, B35). */
function callable(hand: readonly string[]): readonly string[] {
  return ['E', 'G', 'S'].filter((colour) => {
    const ofColour = hand.filter((card) => card[0] === colour && card[1] !== 'O' && card[1] !== 'U');
    return ofColour.length > 0 && !hand.includes(`${colour}A`);
  });
}

/** Colours that may be called by somebody who must play and is gesperrt (B54, MU-02, MU-03). */
function renonce(hand: readonly string[]): readonly string[] {
  const foreign = (rank: string): string[] => ['E', 'G', 'S'].filter((colour) => !hand.includes(colour + rank));
  return foreign('A').length > 0 ? foreign('A') : foreign('Z');
}

/** The lowest game that the k-th interested player may name (R22, B29); elsewhere the lowest game of the table. */
function minimum({ rules, interested }: NaiveAuction, seat: number): string {
  const all = games(rules);
  const lowest = all.at(-1)!;
  if (rules['bidding.mode'] !== 'schafkopfschule') return lowest;
  const wanted = rules['bidding.minGameByInterest'][interested.indexOf(seat)] ?? lowest;
  return all.includes(wanted) ? wanted : lowest;
}

/** Ranks that a seat could name at all, without regard to what stands (R23, R29). */
function ranks({ rules, hands }: NaiveAuction, seat: number): readonly string[] {
  return games(rules).flatMap((game) => {
    if (game === 'rufspiel' && callable(hands[seat]!).length === 0) return [];
    const plain = game === 'solo' && rules['bidding.herzSoloFirst'] ? ['solo', 'solo herz'] : [game];
    return mayBeTout(rules, game) ? alsoTout(plain) : plain;
  });
}

/** Everything that a seat may finally announce (R25, B30, B54). */
function announcements(auction: NaiveAuction, seat: number): readonly string[] {
  const { rules, hands, floor, named, muss } = auction;
  const hand = hands[seat]!;
  const own = callable(hand);
  const gesperrt = own.length === 0;
  const calls = gesperrt && muss && rules['muss.gesperrt'] === 'renonce' ? renonce(hand) : own;
  const soloForbidden = muss && !rules['muss.allowSolo'] && rules['games.rufspiel'] && calls.length > 0;
  const colours: Record<string, readonly string[]> = {
    rufspiel: calls.map((colour) => ` ${colour}`),
    solo: [' E', ' G', ' H', ' S'],
    farbwenz: [' E', ' G', ' H', ' S'],
    farbgeier: [' E', ' G', ' H', ' S'],
  };
  const spoken = games(rules).flatMap((game) => {
    if (soloForbidden && game !== 'rufspiel') return [];
    const each = (colours[game] ?? ['']).map((colour) => game + colour);
    return mayBeTout(rules, game) ? alsoTout(each) : each;
  });
  const said = holdsSie(rules, hand) ? [...spoken, 'sie'] : spoken;
  return said.filter((announced) => {
    if (floor === null) return true;
    const [game = '', ...words] = announced.split(' ');
    const rank = [game, words.includes('H') ? 'herz' : '', words.includes('tout') ? 'tout' : '']
      .filter(Boolean)
      .join(' ');
    const above = height(rules, rank) - height(rules, floor);
    const mayExceed = rules['bidding.finalMayExceedNamed'] || named[seat] === undefined;
    return above === 0 || (above > 0 && mayExceed);
  });
}

/** Everything that may be said now, by anybody. */
export function naiveSayable(auction: NaiveAuction): readonly string[] {
  if (auction.stage === 'over') return [];
  return [...sayableInTurn(auction).map((words) => `${auction.seat} ${words}`), ...layable(auction)];
}

/** All Ober and Unter in one hand (R64), the six highest of them in the short deck. */
function holdsSie(rules: HouseRules, hand: readonly string[]): boolean {
  const heads = ['EO', 'GO', 'HO', 'SO', 'EU', 'GU', 'HU', 'SU'].slice(0, rules.deck / 4);
  return rules['games.sie'] && heads.every((card) => hand.includes(card));
}

/** A Sie may be laid at any time of the auction, or only in turn (R66, B33). */
function layable({ rules, hands, seat }: NaiveAuction): readonly string[] {
  const holder = hands.findIndex((hand) => holdsSie(rules, hand));
  const allowed = holder >= 0 && (rules['bidding.sieOfferAfterDeal'] || holder === seat);
  return allowed ? [`${holder} lay-sie`] : [];
}

function sayableInTurn(auction: NaiveAuction): readonly string[] {
  const { rules, stage, seat, rank, named, earlier } = auction;
  const binding = rules['bidding.interestBinding'];
  const names = ranks(auction, seat);
  switch (stage) {
    case 'asking':
      return announcements(auction, seat).length > 0 ? ['interest', 'weiter'] : ['weiter'];
    case 'naming':
      return [...names.map((name) => `name ${name}`), ...(!binding || Object.keys(named).length > 0 ? ['weiter'] : [])];
    case 'negotiating': {
      const least = height(rules, minimum(auction, seat));
      const standing = rank === null ? 0 : height(rules, rank);
      const higher = names.filter((name) => height(rules, name) >= least && height(rules, name) > standing);
      const mustName = binding && seat !== earlier && named[seat] === undefined && least > standing;
      const mayHold = seat === earlier && rank !== null && names.includes(rank);
      return [...higher.map((name) => `name ${name}`), ...(mayHold ? ['hold'] : []), ...(mustName ? [] : ['weiter'])];
    }
    case 'announcing': {
      const free = !auction.muss && !binding && named[seat] === undefined;
      const said = announcements(auction, seat).map((announced) => `announce ${announced}`);
      return free ? [...said, 'weiter'] : said;
    }
    case 'over':
      return [];
  }
}

/** After something was said that may be said. */
export function naiveSay(auction: NaiveAuction, said: string): NaiveAuction {
  const [speaker, word, ...rest] = said.split(' ');
  const seat = Number(speaker);
  const over: NaiveAuction = { ...auction, stage: 'over' };
  if (word === 'lay-sie' || word === 'announce') return over;
  switch (auction.stage) {
    case 'asking':
      return afterAsking(auction, seat, word === 'interest');
    case 'naming':
      return afterNaming(word === 'name' ? withName(auction, seat, rest.join(' ')) : auction);
    case 'negotiating': {
      const other = seat === auction.earlier ? auction.later : auction.earlier;
      if (word === 'weiter') return meetNext(auction, other);
      const rank = word === 'name' ? rest.join(' ') : auction.rank!;
      return { ...withName(auction, seat, rank), rank, seat: other };
    }
    case 'announcing':
      return allPassed(auction);
    case 'over':
      return over;
  }
}

function withName(auction: NaiveAuction, seat: number, rank: string): NaiveAuction {
  return { ...auction, named: { ...auction.named, [seat]: rank } };
}

function afterAsking(before: NaiveAuction, seat: number, wants: boolean): NaiveAuction {
  const asked = [...before.asked, seat];
  const interested = wants ? [...before.interested, seat] : before.interested;
  const auction = { ...before, asked, interested };
  if (asked.length < 4) return { ...auction, seat: auction.order[asked.length]! };
  if (interested.length === 0) return allPassed(auction);
  if (interested.length === 1) return announcing(auction, interested[0]!, null);
  if (auction.rules['bidding.mode'] === 'table') {
    return { ...auction, stage: 'naming', seat: interested[0]!, coming: interested.slice(1) };
  }
  const front = auction.rules['bidding.negotiationOrder'] === 'frontToBack';
  const [earlier, later] = front ? interested.slice(0, 2) : interested.slice(-2);
  const coming = front ? interested.slice(2) : interested.slice(0, -2).toReversed();
  return { ...auction, stage: 'negotiating', earlier: earlier!, later: later!, seat: later!, coming };
}

/** Table style: one after the other names once; the highest plays, the earlier among equals (R18, R19). */
function afterNaming(auction: NaiveAuction): NaiveAuction {
  const [next, ...coming] = auction.coming;
  if (next !== undefined) return { ...auction, seat: next, coming };
  const candidates = auction.interested.filter((seat) => auction.named[seat] !== undefined);
  const level = (seat: number): number => height(auction.rules, auction.named[seat]!);
  const [winner] = candidates.toSorted((a, b) => level(b) - level(a));
  return winner === undefined ? allPassed(auction) : announcing(auction, winner, auction.named[winner]!);
}

/** The winner of two meets the next: from the front he is the earlier of the two, from the back the later (B27). */
function meetNext(auction: NaiveAuction, winner: number): NaiveAuction {
  const [next, ...coming] = auction.coming;
  if (next === undefined) return announcing(auction, winner, auction.rank);
  if (auction.rules['bidding.negotiationOrder'] === 'frontToBack') {
    return { ...auction, earlier: winner, later: next, seat: next, coming };
  }
  return { ...auction, earlier: next, later: winner, seat: auction.rank === null ? winner : next, coming };
}

/** Who wins without a named rank is the first interested; in the Schafkopfschule his minimum binds him (R22). */
function announcing(auction: NaiveAuction, seat: number, rank: string | null): NaiveAuction {
  const school = auction.rules['bidding.mode'] === 'schafkopfschule';
  const floor = rank ?? (school ? minimum(auction, auction.interested[0]!) : null);
  return { ...auction, stage: 'announcing', seat, floor };
}

/** R30, B54: the holder of the Eichel-Ober has to play where the house wants that; otherwise nothing more is said. */
function allPassed(auction: NaiveAuction): NaiveAuction {
  const { rules, hands } = auction;
  if (rules['allPass.action'] !== 'eichelOberMuss') return { ...auction, stage: 'over' };
  const seat = hands.findIndex((hand) => hand.includes('EO'));
  const gesperrt = rules['games.rufspiel'] && callable(hands[seat]!).length === 0;
  if (gesperrt && rules['muss.gesperrt'] === 'redeal') return { ...auction, stage: 'over' };
  const forced: NaiveAuction = { ...auction, stage: 'announcing', seat, floor: null, named: {}, muss: true };
  return announcements(forced, seat).length > 0 ? forced : { ...auction, stage: 'over' };
}

/** How many sequences of the next `depth` things may be said; shorter ones count for nothing. */
export function naiveAuctionPerft(auction: NaiveAuction, depth: number): number {
  const sayable = naiveSayable(auction);
  if (depth === 1) return sayable.length;
  return sayable.reduce((count, said) => count + naiveAuctionPerft(naiveSay(auction, said), depth - 1), 0);
}
