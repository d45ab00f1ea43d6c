import { view, type Seat } from '@stammtisch/rules';
import { botQuestions, type Evening } from '../src/index.ts';
import { testEvening, type TestEvening } from './evening-tests.ts';

/** Four people whose first deal is dealt. */
export function playing(): TestEvening {
  const table = testEvening();
  table.sit('b', 'c', 'd');
  table.want('a', { type: 'start' });
  table.mix();
  return table;
}

export const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Plays the deal to its end: whoever is asked does the first thing that is allowed; bots too. */
export function playOut(table: TestEvening): void {
  for (let step = 0; step < 400 && table.evening().phase === 'playing'; step++) {
    const bot = botQuestions(table.evening()).find(({ must }) => must);
    if (bot !== undefined) {
      table.perform({ type: 'bot', seat: bot.seat, action: bot.view.actions[0]! });
      continue;
    }
    for (const person of PEOPLE) {
      const { game, you } = table.frame(person);
      const action = game?.actions.find(({ type }) => !['stoss', 'claim', 'lay-sie'].includes(type));
      if (you.seat === null || game?.viewer !== you.seat || action === undefined || game.deal === null) continue;
      table.want(person, { type: 'act', deal: game.deal.number, action });
      break;
    }
  }
}

/** These people want the next deal. */
export function next(table: TestEvening, ...people: readonly string[]): void {
  for (const person of people) table.want(person, { type: 'next' });
}

/** Whose turn it is. */
export const turnOf = (evening: Evening): Seat => view(evening.game, 'spectator').deal?.turn ?? 0;

/** Who sits there; empty for a bot. */
export const personAt = (table: TestEvening, seat: Seat): string =>
  PEOPLE.find((person) => table.chair(person) === seat) ?? '';
