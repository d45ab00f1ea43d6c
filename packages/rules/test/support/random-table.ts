import fc from 'fast-check';
import type { Card } from '../../src/card.ts';
import { SUITS, cardOf, deckCards } from '../../src/card.ts';
import type { Command, SeatAction } from '../../src/command.ts';
import { decide } from '../../src/decide.ts';
import { handSize } from '../../src/dealing.ts';
import type { TableEvent } from '../../src/event.ts';
import { evolve } from '../../src/evolve.ts';
import type { HouseRules, HouseRuleSet } from '../../src/house-rules.ts';
import { PRESETS, PRESET_NAMES } from '../../src/house-rules/presets.ts';
import { readHouseRules } from '../../src/house-rules/read-house-rules.ts';
import { SEATS, bySeat } from '../../src/seat.ts';
import type { Seat } from '../../src/seat.ts';
import { newTable } from '../../src/table.ts';
import type { Table } from '../../src/table.ts';
import { view } from '../../src/view.ts';
import { changed, houseRules } from '../house-rules-arbitrary.ts';
import { deckOf } from './cards.ts';
import { handsFrom, packs, packsWithLongSuit } from './deals.ts';
import { cardsOf } from '../../src/card-set.ts';

/** An integer from 0 to `below - 1`. */
export type Chance = (below: number) => number;

/** Chance from a list of numbers, over and over: what fast-check can make smaller. */
export function chanceOf(numbers: readonly number[]): Chance {
  let next = 0;
  return (below) => numbers[next++ % numbers.length]! % below;
}

/** Numbers for a chance. */
export const numbers: fc.Arbitrary<readonly number[]> = fc.array(fc.nat({ max: 0xffff }), {
  minLength: 97,
  maxLength: 97,
});

/** Everything on: games, Klopfen, Stoß to the fourth step, claims, Schwarz on demand. */
const EVERYTHING: HouseRuleSet = {
  'games.farbwenz': true,
  'games.geier': true,
  'games.farbgeier': true,
  'games.bettel': true,
  'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'],
  'klopfen.enabled': true,
  'stoss.enabled': true,
  'stoss.maxSteps': 4,
  'stoss.onSie': true,
  'stoss.inRamsch': 'ownFirstCard',
  'play.claimRest': 'allRemaining',
  'schwarz.claimRequired': true,
};

function rulesFrom(written: unknown): HouseRules {
  const read = readHouseRules(written);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

const presets = PRESET_NAMES.map((name) => PRESETS[name]);
const everything = PRESET_NAMES.flatMap((preset) =>
  ([32, 24] as const).map((deck) => {
    const packets = deck === 24 ? ({ 'dealing.packets': '2x3', 'klopfen.afterCards': 3 } as const) : {};
    return rulesFrom({ preset, set: { ...EVERYTHING, deck, ...packets } });
  }),
);

/** House rules of all kinds: the presets, everything switched on, and any valid mixture. */
export const anyRules: fc.Arbitrary<HouseRules> = fc.oneof(
  fc.constantFrom(...presets),
  fc.constantFrom(...everything),
  houseRules,
);

/** A pack for a table where `dealer` deals: any, with a Sie, or with a Sau among many of its colour. */
export function anyPack(rules: HouseRules): fc.Arbitrary<readonly Card[]> {
  const seats = fc.constantFrom(...SEATS);
  const long = fc
    .tuple(fc.constantFrom('E' as const, 'G' as const, 'S' as const), seats)
    .chain(([suit, seat]) => packsWithLongSuit(rules.deck, suit, seat));
  const heaps = fc.oneof(
    { weight: 3, arbitrary: packs(rules.deck) },
    { weight: 3, arbitrary: long },
    { weight: 1, arbitrary: fc.tuple(packs(rules.deck), seats).map(([pack, seat]) => withSie(rules, pack, seat)) },
  );
  return fc.tuple(heaps, seats).map(([pack, dealer]) => packOf(rules, pack, dealer));
}

/** The pack that deals the four heaps of another one to the seats. */
function packOf(rules: HouseRules, heaps: readonly Card[], dealer: Seat): readonly Card[] {
  const hands = handsFrom(heaps);
  return deckOf(
    bySeat((seat) => cardsOf(hands[seat])),
    dealer,
    rules,
  );
}

function withSie(rules: HouseRules, pack: readonly Card[], seat: Seat): readonly Card[] {
  const heads = [...SUITS.map((suit) => cardOf(suit, 'O')), ...SUITS.map((suit) => cardOf(suit, 'U'))];
  const sie = heads.slice(0, handSize(rules));
  const others = pack.filter((card) => !sie.includes(card) && deckCards(rules.deck).includes(card));
  const start = seat * handSize(rules);
  return others.slice(0, start).concat(sie, others.slice(start));
}

/** One thing that happened at a random table. */
export interface Step {
  readonly command: Command;
  readonly events: readonly TableEvent[];
  readonly before: Table;
  readonly after: Table;
}

/** How often each kind of action is chosen among those that are possible; the rare ones would end or freeze every deal otherwise. */
const WEIGHT: Readonly<Record<SeatAction['type'], number>> = {
  cut: 1,
  'done-cutting': 3,
  knock: 2,
  'not-knock': 3,
  interest: 3,
  weiter: 3,
  name: 4,
  hold: 4,
  announce: 6,
  'lay-sie': 1,
  stoss: 4,
  'no-stoss': 4,
  play: 16,
  claim: 1,
  'agree-claim': 2,
  'refuse-claim': 1,
  'claim-schwarz': 1,
  'waive-schwarz': 1,
};

function commandOf(seat: Seat, action: SeatAction): Command {
  return { seat, ...action };
}

/** Everything that anybody may do now, as the views say. */
export function commandsAt(table: Table): readonly Command[] {
  return SEATS.flatMap((seat) => view(table, seat).actions.map((action) => commandOf(seat, action)));
}

/**
 * One of the commands: first its kind by weight, among announcements then the game, so that the many suits of Soli do not crowd out the
 * Rufspiele.
 */
export function chosen(commands: readonly Command[], chance: Chance): Command | undefined {
  const kinds = [...new Set(commands.map(({ type }) => type))].flatMap((type) =>
    type === 'deal' ? [] : Array.from({ length: WEIGHT[type] }, () => type),
  );
  const kind = kinds.length === 0 ? undefined : kinds[chance(kinds.length)];
  const ofKind = commands.filter(({ type }) => type === kind);
  const games = [...new Set(ofKind.map(announcedGame))];
  const game = games.length > 1 ? games[chance(games.length)] : games[0];
  const possible = ofKind.filter((command) => announcedGame(command) === game);
  return possible.length === 0 ? undefined : possible[chance(possible.length)];
}

function announcedGame(command: Command): string | null {
  return command.type === 'announce' ? command.announcement.game : null;
}

export function stepOf(before: Table, command: Command): Step {
  const decided = decide(before, command);
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command, decided.reason])}`);
  return { command, events: decided.value, before, after: decided.value.reduce(evolve, before) };
}

/** More commands than any deal can have: cuts, knocks, an auction in which every rank is named, Stöße, cards, claims. */
export const MOST_COMMANDS = 160;

/** Leaves of the commands that are possible those a test is interested in. */
export type Narrow = (table: Table, commands: readonly Command[], chance: Chance) => readonly Command[];

/** Plays one deal by random legal commands, until it is settled, and returns every step. */
export function playRandomDeal(table: Table, pack: readonly Card[], chance: Chance, narrow?: Narrow): readonly Step[] {
  const steps = [stepOf(table, { type: 'deal', deck: pack })];
  for (let now = steps[0]!.after; now.deal?.phase.name !== 'settled'; now = steps.at(-1)!.after) {
    if (steps.length > MOST_COMMANDS) throw new Error('the deal does not end');
    const possible = commandsAt(now);
    const command = chosen(narrow === undefined ? possible : narrow(now, possible, chance), chance);
    if (command === undefined) throw new Error(`nobody may act: ${JSON.stringify(now.deal?.phase)}`);
    steps.push(stepOf(now, command));
  }
  return steps;
}

/** The table after the last step. */
export function endOf(steps: readonly Step[]): Table {
  return steps.at(-1)!.after;
}

/** Wherever it is possible somebody plays a Rufspiel, alone interested; often somebody gives a Stoß, often the partner runs away if he may. */
export const towardsRufspiel: Narrow = (table, commands, chance) => {
  const { deal } = table;
  const step = deal?.auction?.step;
  if (deal?.phase.name === 'cutting') return only(commands, ({ type }) => type === 'done-cutting');
  if (deal?.phase.name === 'auction' && step?.type === 'interest') {
    const wants = deal.auction?.interest.includes(true) === false && chance(3) > 0;
    return only(commands, ({ type }) => type === (wants ? 'interest' : 'weiter'));
  }
  if (step?.type === 'announcement') {
    return only(commands, (command) => command.type === 'announce' && command.announcement.game === 'rufspiel');
  }
  const play = deal?.play ?? null;
  if (play === null || play.contract.game !== 'rufspiel' || chance(2) === 0) return commands;
  if (chance(2) === 0) return only(commands, ({ type }) => type === 'stoss');
  const { called } = play.contract;
  const lower = (command: Command): boolean =>
    command.type === 'play' &&
    command.seat === play.partner &&
    command.card !== called &&
    command.card >> 3 === called >> 3;
  return only(commands, lower);
};

/** Those commands, or all if there are none. */
function only(commands: readonly Command[], wanted: (command: Command) => boolean): readonly Command[] {
  const found = commands.filter(wanted);
  return found.length > 0 ? found : commands;
}

/** A table with its house rules, the packs of some deals, and chance. */
export interface Session {
  readonly table: Table;
  readonly packs: readonly (readonly Card[])[];
  readonly numbers: readonly number[];
}

/** Sessions of a few deals under any house rules. */
export function sessions(deals: number): fc.Arbitrary<Session> {
  return fc.tuple(anyRules, fc.constantFrom(...SEATS), numbers).chain(([rules, dealer, list]) =>
    fc.array(anyPack(rules), { minLength: 1, maxLength: deals }).map((packsOfDeals) => ({
      table: newTable(rules, dealer),
      packs: packsOfDeals,
      numbers: list,
    })),
  );
}

/** Sessions in which Rufspiele with all their options can be played. */
export const rufspielSessions: fc.Arbitrary<Session> = fc
  .record({
    rules: anyRules,
    set: fc.record({
      'games.rufspiel': fc.constant(true),
      'davonlaufen.enabled': fc.constant(true),
      'davonlaufen.minCards': fc.integer({ min: 3, max: 4 }),
      'davonlaufen.whenFollowing': fc.boolean(),
      'davonlaufen.after': fc.constantFrom('free' as const, 'sauStillForced' as const),
      'view.revealAfterDavonlaufen': fc.boolean(),
      'stoss.enabled': fc.constant(true),
      'stoss.maxSteps': fc.integer({ min: 1, max: 4 }),
      'play.claimRest': fc.constantFrom('off' as const, 'allRemaining' as const),
    }),
    dealer: fc.constantFrom(...SEATS),
    numbers,
  })
  .chain(({ rules, set, dealer, numbers: list }) => {
    const suited = changed(rules, set) ?? changed(PRESETS.schafkopfschule, set) ?? rules;
    return fc
      .tuple(fc.constantFrom('E' as const, 'G' as const, 'S' as const), fc.constantFrom(...SEATS))
      .chain(([suit, seat]) => packsWithLongSuit(suited.deck, suit, seat))
      .map((pack) => ({
        table: newTable(suited, dealer),
        packs: [packOf(suited, pack, dealer)],
        numbers: list,
      }));
  });

/** Nobody wants to play; who has to, calls. Now and then somebody claims the rest, and mostly the others agree. */
export const towardsAllPass: Narrow = (table, commands, chance) => {
  const phase = table.deal?.phase.name;
  if (phase === 'play') return chance(8) === 0 ? only(commands, ({ type }) => type === 'claim') : commands;
  if (phase === 'claim') return chance(8) > 0 ? only(commands, ({ type }) => type === 'agree-claim') : commands;
  const weiter = commands.filter(({ type }) => type === 'weiter' || type === 'done-cutting' || type === 'not-knock');
  if (weiter.length > 0) return weiter;
  return only(commands, (command) => command.type === 'announce' && command.announcement.game === 'rufspiel');
};

/** The house rules with other options; the same where those do not go together. */
export function changedOr(rules: HouseRules, set: HouseRuleSet): HouseRules {
  return changed(rules, set) ?? rules;
}

/** A pack that deals some cards to a seat. */
export function packWith(
  rules: HouseRules,
  seat: Seat,
  held: readonly Card[],
  dealer: Seat,
): fc.Arbitrary<readonly Card[]> {
  return packs(rules.deck).map((pack) => {
    const others = pack.filter((card) => !held.includes(card));
    const start = seat * handSize(rules);
    return packOf(rules, others.slice(0, start).concat(held, others.slice(start)), dealer);
  });
}
