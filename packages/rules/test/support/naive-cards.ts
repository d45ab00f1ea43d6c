import type { HouseRules } from '../../src/house-rules.ts';

/**
 * The rules of the cards a second time, written from the rule text alone: words and lists, no sets of bits, nothing taken from the
 * source but types. It is slow and plain on purpose. Its only use is to disagree with the source.
 */
export interface NaiveGame {
  readonly game: string;
  /** Called suit or trump suit. */
  readonly suit?: string;
  /** The called card of a Rufspiel. */
  readonly called?: string;
  readonly declarer?: number;
  readonly tout?: boolean;
  readonly rules: HouseRules;
}

/** Everything that has happened: hands as dealt and the cards in the order they were laid. */
export interface NaivePlay {
  readonly game: NaiveGame;
  readonly dealt: readonly (readonly string[])[];
  readonly forehand: number;
  readonly laid: readonly string[];
}

export interface NaiveTrick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number;
}

const COLOURS = ['E', 'G', 'H', 'S'];

export function naiveDeck(size: number): readonly string[] {
  const ranks = size === 24 ? ['A', 'Z', 'K', 'O', 'U', '9'] : ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'];
  return COLOURS.flatMap((colour) => ranks.map((rank) => colour + rank));
}

/** R4. */
export function naivePoints(cards: readonly string[]): number {
  const augen: Record<string, number> = { A: 11, Z: 10, K: 4, O: 3, U: 2 };
  return cards.reduce((sum, card) => sum + (augen[card.slice(1)] ?? 0), 0);
}

const TRUMPS = new WeakMap<NaiveGame, readonly string[]>();

/** All trumps, highest first. They are looked up so often that they are written down once for each game. */
export function naiveTrumps(game: NaiveGame): readonly string[] {
  const known = TRUMPS.get(game) ?? listTrumps(game);
  TRUMPS.set(game, known);
  return known;
}

function tail(colour: string, ranks: string): readonly string[] {
  return ranks.split('').map((rank) => colour + rank);
}

/** R36, R43, R44, R46, R48, R49, R51, B47. */
function listTrumps({ game, suit = '', rules }: NaiveGame): readonly string[] {
  const ober = ['EO', 'GO', 'HO', 'SO'];
  const unter = ['EU', 'GU', 'HU', 'SU'];
  const long: Record<string, () => readonly string[]> = {
    rufspiel: () => [...ober, ...unter, ...tail('H', 'AZK987')],
    ramsch: () => [...ober, ...unter, ...tail('H', 'AZK987')],
    solo: () => [...ober, ...unter, ...tail(suit, 'AZK987')],
    wenz: () => unter,
    farbwenz: () => [...unter, ...tail(suit, 'AZKO987')],
    geier: () => ober,
    farbgeier: () => [...ober, ...tail(suit, 'AZKU987')],
    bettel: () => [],
  };
  const deck = naiveDeck(rules.deck);
  return (long[game] ?? (() => []))().filter((card) => deck.includes(card));
}

/** `TRUMP` or the printed colour. */
export function naiveSuit(game: NaiveGame, card: string): string {
  return naiveTrumps(game).includes(card) ? 'TRUMP' : card.slice(0, 1);
}

/** Place of a card among those of its effective suit, 0 for the highest (R37, R44, R48, B46). */
function place(game: NaiveGame, card: string): number {
  const trumps = naiveTrumps(game);
  if (trumps.includes(card)) return trumps.indexOf(card);
  const order = game.game === 'bettel' && game.rules['bettel.rankOrder'] === 'nullOrder' ? 'AKOUZ987' : 'AZKOU987';
  return order.indexOf(card.slice(1));
}

/** Index in the trick of the card that takes it (R74): the best trump, without trump the best card of the led colour. */
export function naiveWinner(game: NaiveGame, trick: readonly string[]): number {
  const trumped = trick.some((card) => naiveSuit(game, card) === 'TRUMP');
  const asked = trumped ? 'TRUMP' : naiveSuit(game, trick[0] ?? '');
  const running = trick.filter((card) => naiveSuit(game, card) === asked);
  const best = running.toSorted((a, b) => place(game, a) - place(game, b))[0] ?? '';
  return trick.indexOf(best);
}

const TRICKS = new WeakMap<NaivePlay, readonly NaiveTrick[]>();

/** The tricks so far, the last one perhaps incomplete; its winner is who would take it now. Asked several times, listed once. */
export function naiveTricks(play: NaivePlay): readonly NaiveTrick[] {
  const known = TRICKS.get(play) ?? listTricks(play);
  TRICKS.set(play, known);
  return known;
}

function listTricks(play: NaivePlay): readonly NaiveTrick[] {
  const tricks: NaiveTrick[] = [];
  let leader = play.forehand;
  for (let start = 0; start < play.laid.length; start += 4) {
    const cards = play.laid.slice(start, start + 4);
    const winner = (leader + naiveWinner(play.game, cards)) % 4;
    tricks.push({ leader, cards, winner });
    leader = winner;
  }
  return tricks;
}

/** Who is to lay the next card. */
export function naiveSeat(play: NaivePlay): number {
  const last = naiveTricks(play).at(-1);
  if (last === undefined) return play.forehand;
  return last.cards.length === 4 ? last.winner : (last.leader + last.cards.length) % 4;
}

/** Cards a seat has left. */
export function naiveHand(play: NaivePlay, seat: number): readonly string[] {
  return (play.dealt[seat] ?? []).filter((card) => !play.laid.includes(card));
}

/** Seat that was dealt the called card (R40). */
export function naivePartner(play: NaivePlay): number | null {
  const { called } = play.game;
  if (called === undefined) return null;
  return play.dealt.findIndex((hand) => hand.includes(called));
}

/**
 * Whether the partner has gone under his Sau: he laid a lower card of the called colour in a trick led in that colour while he still had
 * the Sau (R80, B39).
 */
export function naiveRan(play: NaivePlay): boolean {
  const { game } = play;
  const { called } = game;
  const partner = naivePartner(play);
  if (called === undefined || partner === null) return false;
  const colour = naiveSuit(game, called);
  const fell = play.laid.indexOf(called);
  return naiveTricks(play).some(({ leader, cards }, index) => {
    if (naiveSuit(game, cards[0] ?? '') !== colour) return false;
    const turn = (partner - leader + 4) % 4;
    const own = cards[turn];
    if (own === undefined || own === called || naiveSuit(game, own) !== colour) return false;
    return fell === -1 || fell > index * 4 + turn;
  });
}

/** Every card the seat to act may lay. */
export function naiveLegal(play: NaivePlay): readonly string[] {
  const { game } = play;
  const { rules } = game;
  const seat = naiveSeat(play);
  const hand = naiveHand(play, seat);
  const trick = play.laid.slice(play.laid.length - (play.laid.length % 4));
  // Only who still holds the called card, and has not run away, is bound by it.
  const bound = game.called !== undefined && hand.includes(game.called);
  const ran = naiveRan(play);
  const called = game.called ?? '';
  const ofCalled = (card: string): boolean => bound && naiveSuit(game, card) === naiveSuit(game, called);
  const counted = rules['davonlaufen.countBasis'] === 'initial' ? (play.dealt[seat] ?? []) : hand;
  const mayRun = rules['davonlaufen.enabled'] && counted.filter(ofCalled).length >= rules['davonlaufen.minCards'];

  if (trick.length === 0) {
    if (!bound || ran || mayRun) return hand;
    return hand.filter((card) => !ofCalled(card) || card === called);
  }
  const led = naiveSuit(game, trick[0] ?? '');
  const follow = hand.filter((card) => naiveSuit(game, card) === led);
  if (follow.length > 0) {
    if (bound && led === naiveSuit(game, called)) {
      if (ran) return rules['davonlaufen.after'] === 'free' ? follow : [called];
      return mayRun && rules['davonlaufen.whenFollowing'] ? follow : [called];
    }
    return underDutyToBeat(game, trick, follow);
  }
  const trickNumber = Math.floor(play.laid.length / 4) + 1;
  const lastCard = hand.length === 1;
  if (bound && !ran && !lastCard && trickNumber < rules['rufsau.discardFromTrick']) {
    return hand.filter((card) => card !== called);
  }
  return underDutyToBeat(game, trick, hand);
}

/** B46, C.7: in Bettel and Ramsch a table may demand that a trick is taken if possible. */
function underDutyToBeat(game: NaiveGame, trick: readonly string[], cards: readonly string[]): readonly string[] {
  const duty =
    (game.game === 'bettel' && game.rules['bettel.stichzwang']) ||
    (game.game === 'ramsch' && game.rules['ramsch.stichzwang']);
  if (!duty) return cards;
  const taking = cards.filter((card) => naiveWinner(game, [...trick, card]) === trick.length);
  return taking.length > 0 ? taking : cards;
}

/** The kind of reason that a player would hear for a card he may not lay. */
export function naiveReason(play: NaivePlay, card: string): string {
  const { game } = play;
  const hand = naiveHand(play, naiveSeat(play));
  if (play.laid.includes(card)) return 'card-played-before';
  if (!hand.includes(card)) return 'not-your-card';
  const trick = play.laid.slice(play.laid.length - (play.laid.length % 4));
  if (trick.length === 0) return 'lead-called';
  const led = naiveSuit(game, trick[0] ?? '');
  const follow = hand.filter((held) => naiveSuit(game, held) === led);
  if (follow.length === 0) return card === game.called ? 'keep-called' : 'must-beat';
  const called = game.called ?? '';
  const searched = follow.includes(called) && led === naiveSuit(game, called);
  const forced = !naiveRan(play) || game.rules['davonlaufen.after'] === 'sauStillForced';
  if (searched && forced && naiveLegal(play).join() === called) return 'must-play-called';
  if (follow.includes(card)) return 'must-beat';
  return led === 'TRUMP' ? 'follow-trump' : 'follow-suit';
}

export function naiveLay(play: NaivePlay, card: string): NaivePlay {
  return { ...play, laid: [...play.laid, card] };
}

/** Whether the deal has come to its end (R57, B22). */
export function naiveOver(play: NaivePlay): boolean {
  if (play.laid.length === play.game.rules.deck) return true;
  if (play.game.tout !== true || play.game.rules['tout.onLostTrick'] !== 'stop') return false;
  const ours = new Set([play.game.declarer, naivePartner(play)]);
  return naiveTricks(play).some(({ cards, winner }) => cards.length === 4 && !ours.has(winner));
}

/** How many ways there are to lay the next `depth` cards. */
export function naivePerft(play: NaivePlay, depth: number): number {
  if (depth === 0) return 1;
  if (naiveOver(play)) return 0;
  if (depth === 1) return naiveLegal(play).length;
  return naiveLegal(play).reduce((count, card) => count + naivePerft(naiveLay(play, card), depth - 1), 0);
}

/** The run of highest trumps (R94–R97, B5): who holds it and how long it is, as dealt. */
export function naiveLaufende(play: NaivePlay): { readonly holder: string; readonly count: number } {
  const party = new Set([play.game.declarer, naivePartner(play)]);
  const holders = naiveTrumps(play.game).map((trump) => {
    const seat = play.dealt.findIndex((hand) => hand.includes(trump));
    return party.has(seat) ? 'declarer' : 'opponents';
  });
  const [first] = holders;
  if (first === undefined) return { holder: 'declarer', count: 0 };
  let count = 0;
  while (holders[count] === first) count++;
  return { holder: first, count };
}
