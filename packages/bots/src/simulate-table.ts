import { SEATS, bySeat, cutterOf, decide, declarerOf, deckCards, evolve, isTout, newTable } from '@stammtisch/rules';
import type { BySeat, Command, Game, Seat, SeatAction, Table, View } from '@stammtisch/rules';
import { askSeats } from './next-command.ts';
import { actionOf, isEngineName } from './player.ts';
import type { EngineName } from './player.ts';
import { seededRandom, shuffle } from './random.ts';
import type { Random } from './random.ts';
import { forceContract } from './simulate-contract.ts';
import type { SimulationPlan } from './simulate-plan.ts';

/** What came of one deal, by seat. */
export interface PlayedDeal {
  /** Change of each account, payments into the Stock included. */
  readonly deltas: BySeat<number>;
  /** `null` if the cards were thrown in. */
  readonly game: {
    readonly game: Game;
    readonly tout: boolean;
    readonly declarer: Seat | null;
    readonly won: boolean;
  } | null;
}

/** What an engine is asked: the only thing a simulation cannot answer itself. */
export interface EngineQuestion {
  readonly engine: EngineName;
  /** Place 0..3 in the plan: each has a process of its own. */
  readonly place: Seat;
  /** Which deal of the plan it is about; says nothing about the cards. */
  readonly deal: string;
  readonly view: View;
}

/**
 * Plays the deals of one table. `rotation` 0..3 moves everybody that many seats on; the packs are the same in all four. Packs depend on
 * seed and table alone, what a player decides by chance on seed, table and his place in the plan.
 */
export function* playTable(
  plan: SimulationPlan,
  index: number,
  rotation: number,
): Generator<EngineQuestion, readonly PlayedDeal[], SeatAction | null> {
  const packs = seededRandom(`${plan.seed}/${index}`);
  const chance = bySeat((place) => seededRandom(`${plan.seed}/${index}/${place}`));
  const deals = dealsOf(plan, index);
  const played: PlayedDeal[] = [];
  let table = newTable(plan.rules, (index & 3) as Seat);
  for (let deal = 0; deal < deals; deal++) {
    const before = table.accounts;
    table = yield* playDeal(plan, dealPack(plan, table, packs), chance, {
      rotation,
      name: `${index}/${rotation}/${deal}`,
    });
    played.push({ deltas: bySeat((seat) => table.accounts[seat] - before[seat]), game: gameOf(table) });
  }
  return played;
}

function dealsOf({ deals, dealsAtTable = 1 }: SimulationPlan, index: number): number {
  return Math.min(dealsAtTable, deals - index * dealsAtTable);
}

/** Deals a shuffled pack. A forced game is dealt again until a hand could announce it of its own accord, a limited number of times. */
function dealPack(plan: SimulationPlan, table: Table, packs: Random): Table {
  if (plan.contract === undefined) return shuffled(table, packs);
  let best = null;
  for (let pack = 0; pack < PACKS && (best?.chance ?? 0) < PLAYABLE; pack++) {
    const forced = forceContract(shuffled(table, packs), plan.contract);
    if (forced !== null && forced.chance > (best?.chance ?? -1)) best = forced;
  }
  return best?.table ?? shuffled(table, packs);
}

/** How many packs are shuffled at most in search of a hand for a forced game, and the chance of winning, in percent, that is good enough. */
const PACKS = 100;
const PLAYABLE = 60;

function shuffled(table: Table, packs: Random): Table {
  const dealt = apply(table, { type: 'deal', deck: shuffle(deckCards(table.rules.deck), packs) });
  // A cut would only shuffle again, and in another way with each player.
  if (dealt.deal?.phase.name !== 'cutting') return dealt;
  return apply(dealt, { type: 'done-cutting', seat: cutterOf(dealt.dealer) });
}

function* playDeal(
  plan: SimulationPlan,
  dealt: Table,
  chance: BySeat<Random>,
  { rotation, name }: { readonly rotation: number; readonly name: string },
): Generator<EngineQuestion, Table, SeatAction | null> {
  let table = dealt;
  while (table.deal !== null && table.deal.phase.name !== 'settled') {
    const asking = askSeats(table);
    let step = asking.next(null);
    while (step.done !== true) {
      const { seat, view } = step.value;
      const place = ((seat + rotation) & 3) as Seat;
      const player = plan.players[place];
      const action = isEngineName(player)
        ? yield { engine: player, place, deal: name, view }
        : actionOf(player, view, chance[place]);
      step = asking.next(action);
    }
    const command = step.value;
    if (command === null) throw new Error(`nobody acts in phase ${table.deal.phase.name}`);
    table = apply(table, command);
  }
  return table;
}

function apply(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`refused: ${decided.reason.code}`);
  return decided.value.reduce(evolve, table);
}

function gameOf({ deal }: Table): PlayedDeal['game'] {
  if (deal === null || deal.contract === null || deal.phase.name !== 'settled') return null;
  const { contract, phase } = deal;
  return {
    game: contract.game,
    tout: isTout(contract),
    declarer: declarerOf(contract),
    won: phase.bill.won ?? SEATS.some((seat) => seat === phase.bill.durchmarsch),
  };
}
