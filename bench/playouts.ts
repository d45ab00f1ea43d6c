import {
  PRESETS,
  PRESET_NAMES,
  cardOf,
  dealHands,
  deckCards,
  decide,
  evolve,
  has,
  isPlayOver,
  legalInPlay,
  newTable,
  playCard,
  size,
  startPlay,
  view,
} from '../packages/rules/src/index.ts';
import type {
  BySeat,
  CallableSuit,
  Card,
  CardSet,
  Command,
  Contract,
  HouseRules,
  Seat,
  SeatAction,
  Table,
} from '../packages/rules/src/index.ts';
import { calibrate } from './calibration.ts';
import { randomFrom, shuffled } from './random.ts';
import type { Random } from './random.ts';

/**
 * Random legal playouts of full deals through the public functions of `packages/rules`, on one core, from a fixed seed.
 *
 *     npm run -s bench:playouts
 *
 * `cards` plays the cards only (`startPlay`, `legalInPlay`, `playCard`); `table` plays whole deals with cutting, Klopfen, auction, Stoß and
 * bill (`decide`, `evolve`), every action taken from the view of the seat that acts.
 */
const SEED = 20_261_130;
const SECONDS = 3;
const ROUNDS = 3;
const POOL = 512;

interface Prepared {
  readonly rules: HouseRules;
  readonly contract: Contract;
  readonly hands: BySeat<CardSet>;
}

const RULES = PRESETS.schafkopfschule;
const DECK = deckCards(32);

/** One deal in two is a Rufspiel, as at a real table; the others share the rest. */
function contractFor(random: Random, hands: BySeat<CardSet>, index: number): Contract {
  const declarer = random.integer(4) as Seat;
  const suit = (['E', 'G', 'S'] as const satisfies readonly CallableSuit[])[random.integer(3)] ?? 'E';
  const called = cardOf(suit, 'A');
  if (index % 2 === 0 && !has(hands[declarer], called)) {
    return { game: 'rufspiel', suit, declarer, tout: false, called, muss: false };
  }
  if (index % 4 === 1) return { game: 'wenz', declarer, tout: false };
  return index % 8 === 3 ? { game: 'ramsch' } : { game: 'solo', suit, declarer, tout: false };
}

function prepare(random: Random): readonly Prepared[] {
  return Array.from({ length: POOL }, (_, index) => {
    const hands = dealHands(RULES, shuffled(random, DECK), 3, 8);
    return { rules: RULES, contract: contractFor(random, hands, index), hands };
  });
}

/** The `index`-th card of a set, counted from the lowest. */
function cardAt(set: CardSet, index: number): Card {
  let rest = set;
  for (let left = index; left > 0; left--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function playCards({ rules, contract, hands }: Prepared, random: Random): number {
  let play = startPlay({ rules, contract, hands, forehand: 0 });
  while (!isPlayOver(play)) {
    const legal = legalInPlay(play);
    const count = size(legal);
    play = playCard(play, cardAt(legal, count === 1 ? 0 : random.integer(count)));
  }
  return play.points[0];
}

function run(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify([command, decided.reason])}`);
  return decided.value.reduce(evolve, table);
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Somebody who may act and what he does, each seat asked through its own view. */
function anyCommand(table: Table, random: Random): Command {
  const first = random.integer(4);
  for (let step = 0; step < 4; step++) {
    const seat = SEATS[(first + step) & 3] ?? 0;
    const { actions } = view(table, seat);
    const action: SeatAction | undefined = actions[random.integer(actions.length || 1)];
    if (action !== undefined) return { seat, ...action };
  }
  throw new Error('nobody may act');
}

function playTable(table: Table, random: Random): Table {
  let now = run(table, { type: 'deal', deck: shuffled(random, DECK) });
  while (now.deal?.phase.name !== 'settled') now = run(now, anyCommand(now, random));
  return now;
}

/** Repeats `deal` for some seconds; deals per second. */
function rate(deal: (index: number) => void): number {
  let deals = 0;
  const started = performance.now();
  let seconds = 0;
  while (seconds < SECONDS) {
    for (let index = 0; index < 50; index++) deal(deals++);
    seconds = (performance.now() - started) / 1000;
  }
  return deals / seconds;
}

function report(name: string, deal: (index: number) => void): void {
  const results = Array.from({ length: ROUNDS }, () => ({ calibration: calibrate(), rate: rate(deal) }));
  for (const { calibration, rate: deals } of results) {
    const figures = [`${Math.round(deals)} deals/s`, `${Math.round(calibration)} M steps/s`];
    console.log(`${name}: ${figures.join(', ')}, ${(deals / calibration).toFixed(1)} deals per M steps`);
  }
}

function main(): void {
  const random = randomFrom(SEED);
  const pool = prepare(random);
  let counted = 0;
  report('cards', (index) => {
    const prepared = pool[index % POOL];
    if (prepared !== undefined) counted += playCards(prepared, random);
  });
  const tables = PRESET_NAMES.map((name) => newTable(PRESETS[name], 3));
  report('table', (index) => {
    const place = index % tables.length;
    const table = tables[place];
    if (table !== undefined) tables[place] = playTable(table, random);
  });
  console.log(`deals: ${tables.map((table) => table.deals).join(' ')}, points of seat 0: ${counted}`);
}

main();
