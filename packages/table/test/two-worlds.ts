import { seededRandom } from '@stammtisch/bots';
import {
  SEATS,
  cardsOf,
  commandOf,
  decide,
  deckCards,
  publicEvents,
  view,
  type Card,
  type Seat,
  type TableEvent,
} from '@stammtisch/rules';
import { evolveEvening, frameFor, sharedFrame, type Evening, type LoggedEvent } from '../src/index.ts';

/** What came of comparing worlds. */
export interface TwoWorlds {
  /** Positions that were compared, each for one person. */
  readonly positions: number;
  /** Those in which somebody else is the secret partner. */
  readonly partners: number;
  /** Positions by game or step of the deal, and by who looks. */
  readonly seen: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/** A second world: the same log with two cards exchanged in the pack that a viewer has not seen. */
interface Mirror {
  readonly evening: Evening;
  readonly swap: readonly [Card, Card];
}

/**
 * Replays a log in two worlds that differ in cards which a person may not know. As long as nothing public tells them apart, every frame of this person has to
 * be the same in both, with its clock.
 */
export function compareWorlds(log: readonly LoggedEvent[], person: string, seed: string): TwoWorlds {
  const random = seededRandom(seed);
  const violations: string[] = [];
  let positions = 0;
  let partners = 0;
  const seen: Record<string, number> = {};
  const count = (what: string): void => void (seen[what] = (seen[what] ?? 0) + 1);
  let evening: Evening | null = null;
  let mirror: Mirror | null = null;
  for (const [place, entry] of log.entries()) {
    const before: Evening | null = evening;
    evening = evolveEvening(before, entry);
    const { event } = entry;
    if (event.type === 'game' && event.event.type === 'dealt' && before !== null) {
      mirror = mirrorOf(evening, before, entry, { person, random, called: calledAfter(log, place) });
      continue;
    }
    if (mirror === null) continue;
    mirror = follow(mirror, entry, before);
    if (mirror === null || isSeen(evening, person, mirror.swap)) {
      mirror = null;
      continue;
    }
    positions += 1;
    count(`in ${evening.game.deal?.contract?.game ?? evening.game.deal?.phase.name ?? 'no deal'}`);
    count(viewerOf(evening, person) === 'spectator' ? 'by a spectator' : 'by a player');
    if (evening.game.deal?.play?.partner !== mirror.evening.game.deal?.play?.partner) partners += 1;
    const [here, there] = [reaches(evening, person), reaches(mirror.evening, person)];
    if (here !== there) violations.push(`${person} after ${event.type}: ${firstDifference(here, there)}`);
  }
  return { positions, partners, seen, violations };
}

function viewerOf(evening: Evening, person: string): Seat | 'spectator' {
  const member = evening.members.find((one) => one.person === person);
  return SEATS.find((seat) => member !== undefined && evening.chairs[seat] === member.member) ?? 'spectator';
}

interface Looker {
  readonly person: string;
  readonly random: () => number;
  /** The card that will be called in this deal: who has it is the best kept secret. */
  readonly called: Card | null;
}

function calledAfter(log: readonly LoggedEvent[], place: number): Card | null {
  const next = log.slice(place).find(({ event }) => event.type === 'game' && event.event.type === 'contract')?.event;
  const contract = next?.type === 'game' && next.event.type === 'contract' ? next.event.contract : null;
  return contract?.game === 'rufspiel' ? contract.called : null;
}

function mirrorOf(
  dealt: Evening,
  before: Evening,
  entry: LoggedEvent,
  { person, random, called }: Looker,
): Mirror | null {
  const viewer = viewerOf(dealt, person);
  const own = viewer === 'spectator' ? 0 : (dealt.game.deal?.hands[viewer] ?? 0);
  const unseen = deckCards(dealt.game.rules.deck).filter((card) => !cardsOf(own).includes(card));
  const some = (): Card | undefined => unseen[Math.floor(random() * unseen.length)];
  const a = called !== null && unseen.includes(called) && random() < 0.7 ? called : some();
  const b = some();
  const { event } = entry;
  if (a === undefined || b === undefined || a === b || event.type !== 'game' || event.event.type !== 'dealt')
    return null;
  const deck = event.event.deck.map((card) => (card === a ? b : card === b ? a : card));
  return {
    evening: evolveEvening(before, { ...entry, event: { type: 'game', event: { type: 'dealt', deck } } }),
    swap: [a, b],
  };
}

/** The mirror after what happened; `null` if it could not happen there, or would look different. */
function follow(mirror: Mirror, entry: LoggedEvent, original: Evening | null): Mirror | null {
  const { event } = entry;
  if (event.type !== 'game') return { ...mirror, evening: evolveEvening(mirror.evening, entry) };
  const there = eventThere(mirror.evening, event.event, original);
  if (there === null) return null;
  return { ...mirror, evening: evolveEvening(mirror.evening, { ...entry, event: { type: 'game', event: there } }) };
}

function eventThere({ game }: Evening, event: TableEvent, original: Evening | null): TableEvent | null {
  // What follows by itself is there if it followed there too.
  if (event.type === 'must-play' || event.type === 'settled' || event.type === 'stock-filled') return null;
  const command = commandOf(event);
  if (command === null) return null;
  // The secret partner in one world and the one in the other change places when they decline.
  const here = original?.game.deal?.play?.partner ?? null;
  const there = game.deal?.play?.partner ?? null;
  const isPartner = event.type === 'stoss-declined' && here !== null && there !== null;
  const seat = isPartner ? (event.seat === here ? there : event.seat === there ? here : event.seat) : null;
  const decided = decide(game, seat === null ? command : { type: 'no-stoss', seat });
  const [first] = decided.ok ? decided.value : [];
  const isSame = first !== undefined && JSON.stringify(publicEvents([first])) === JSON.stringify(publicEvents([event]));
  return isSame ? first : null;
}

/** Whether the person has seen one of the cards by now, or the game is over and the parties are open. */
function isSeen(evening: Evening, person: string, swap: Mirror['swap']): boolean {
  const { deal } = view(evening.game, viewerOf(evening, person));
  if (deal === null || deal.phase === 'settled' || deal.phase === 'schwarz-claim') return true;
  const lying = new Set([
    ...deal.tricks.flatMap(({ cards }) => cards),
    ...deal.trick,
    ...deal.shown.flatMap(({ cards }) => cardsOf(cards)),
  ]);
  return swap.some((card) => lying.has(card));
}

/**
 * Everything that reaches a person, the clock included. Whether a bot is asked if it wants to say Stoß is no part of it: that depends on the party
 * of the bot, and nobody hears of it as long as it keeps silent; the time a bot lets pass is drawn before its cards are looked at.
 */
function reaches(evening: Evening, person: string): string {
  const shared = sharedFrame(evening, (one) => one);
  return JSON.stringify(
    frameFor(evening, shared, { person, connection: connectionOf(evening, person), since: 0, now: 0 }),
  );
}

function connectionOf(evening: Evening, person: string): string {
  return evening.members.find((one) => one.person === person)?.connection ?? '';
}

function firstDifference(one: string, other: string): string {
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  return `…${one.slice(Math.max(0, at - 60), at + 20)} / ${other.slice(at, at + 20)}`;
}
