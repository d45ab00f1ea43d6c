import { pick, seededRandom, shuffle } from '@stammtisch/bots';
import {
  SEATS,
  decide,
  deckCards,
  evolve,
  newTable,
  publicEvents,
  seatAfter,
  view,
  type Command,
  type HouseRules,
  type PublicEvent,
  type Seat,
  type Table,
} from '@stammtisch/rules';

/** A moment of a deal: the table, and what everybody heard of the deal up to here. */
export interface Moment {
  readonly table: Table;
  readonly heard: readonly PublicEvent[];
}

/** A deal that is played by chance from a seed: the commands, as the seats are counted. */
export function randomDeal(rules: HouseRules, dealer: Seat, seed: string): readonly Command[] {
  const random = seededRandom(seed);
  const commands: Command[] = [{ type: 'deal', deck: shuffle(deckCards(rules.deck), random) }];
  for (;;) {
    const { table } = momentsOf(rules, dealer, commands).at(-1)!;
    const possible = SEATS.flatMap((seat) =>
      view(table, seat).actions.map((action): Command => Object.assign({ seat }, action)),
    );
    const next = pick(possible, random);
    if (next === undefined) return commands;
    commands.push(next);
  }
}

/** Every moment of a deal, the first one with the cards just dealt. */
export function momentsOf(rules: HouseRules, dealer: Seat, commands: readonly Command[]): readonly Moment[] {
  let table = newTable(rules, dealer);
  let heard: readonly PublicEvent[] = [];
  return commands.map((command) => {
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(`a command that may be given was refused: ${decided.reason.code}`);
    table = decided.value.reduce(evolve, table);
    heard = [...heard, ...publicEvents(decided.value)];
    return { table, heard };
  });
}

/** The same commands with everybody moved round the table. */
export function moved(commands: readonly Command[], by: number): readonly Command[] {
  return commands.map((command) => ('seat' in command ? { ...command, seat: seatAfter(command.seat, by) } : command));
}
