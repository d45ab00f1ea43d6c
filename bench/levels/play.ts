import { cutterOf, deckCards, decide, evolve, newTable } from '../../packages/rules/src/index.ts';
import type { Command, HouseRules, Seat, Table } from '../../packages/rules/src/index.ts';
import { nextCommand, seededRandom, shuffle } from '../../packages/bots/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { actionOf, isEngineName } from '../../packages/bots/src/player.ts';

const SEED = 'levels';

/** Pack number `pack`, dealt, before the first word of the auction. */
export function dealtTable(rules: HouseRules, pack: number): Table {
  const deck = shuffle(deckCards(rules.deck), seededRandom(`${SEED}/${pack}`));
  const dealt = perform(newTable(rules, (pack & 3) as Seat), { type: 'deal', deck });
  if (dealt.deal?.phase.name !== 'cutting') return dealt;
  return perform(dealt, { type: 'done-cutting', seat: cutterOf(dealt.dealer) });
}

/** What the table is after a command. Throws if it is refused: no bot may do anything that is not open to it. */
export function perform(table: Table, command: Command): Table {
  const decided = decide(table, command);
  if (!decided.ok) throw new Error(`refused: ${decided.reason.code}`);
  return decided.value.reduce(evolve, table);
}

/**
 * Plays on until `stop`. The chance of a decision belongs to pack, seat and what was said and played before, so that two players who think alike
 * do the same when a deal is played again with others at the table: what is left between the two plays is what the others did differently.
 */
export function playOn(
  start: Table,
  playerAt: (seat: Seat) => PlayerName,
  pack: number,
  stop: (table: Table) => boolean = isSettled,
): Table {
  let table = start;
  for (let step = 0; !stop(table); step++) {
    const command = nextCommand(table, (view, seat) => {
      const player = playerAt(seat);
      if (isEngineName(player)) throw new Error('engines of others play in `schafkopf simulate`');
      return actionOf(player, view, seededRandom(`${SEED}/${pack}/${seat}/${table.deal?.phase.name}/${step}`));
    });
    if (command === null) throw new Error(`nobody acts in phase ${table.deal?.phase.name}`);
    table = perform(table, command);
  }
  return table;
}

/** Whether a deal is over. */
export function isSettled(table: Table): boolean {
  return table.deal === null || table.deal.phase.name === 'settled';
}

/** Whether the auction is over: a game is to be played, or the cards were thrown in. */
export function isAuctioned(table: Table): boolean {
  return isSettled(table) || table.deal?.contract !== null;
}
