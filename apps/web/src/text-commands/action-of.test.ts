import { seededRandom, shuffle } from '@stammtisch/bots';
import {
  cardCode,
  cardsOf,
  decide,
  deckCards,
  evolve,
  newTable,
  PRESETS,
  SEATS,
  view,
  type Command,
  type HouseRules,
  type SeatAction,
  type View,
} from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { actionOf } from './action-of.ts';
import { readTyped } from './read-typed.ts';
import type { TypedCommand } from './typed-command.ts';

/** An action as somebody would type it. */
function typed(action: SeatAction): string {
  switch (action.type) {
    case 'play':
      return cardCode(action.card).toLowerCase();
    case 'cut':
      return `abheben ${action.at}`;
    case 'announce': {
      const { game, suit = '', tout } = action.announcement;
      return `${game} ${suit} ${tout === true ? 'tout' : ''}`;
    }
    case 'name':
      return `${action.rank.game} ${action.rank.herz === true ? 'herz' : ''} ${action.rank.tout ? 'tout' : ''}`;
    case 'lay-sie':
      return 'sie auflegen';
    case 'interest':
      return 'spielen';
    case 'hold':
      return 'selber';
    case 'knock':
      return 'klopfen';
    case 'stoss':
      return 'kontra';
    case 'claim':
      return 'rest';
    case 'agree-claim':
      return 'stimmt';
    case 'claim-schwarz':
      return 'schwarz';
    case 'weiter':
    case 'not-knock':
    case 'done-cutting':
    case 'no-stoss':
    case 'refuse-claim':
    case 'waive-schwarz':
      return 'nein';
  }
}

/** Every view of whoever may act, in a deal in which each takes the action that `random` picks. */
function* views(rules: HouseRules, seed: string): Generator<View> {
  const random = seededRandom(seed);
  let table = newTable(rules, 3);
  let command: Command = { type: 'deal', deck: shuffle(deckCards(rules.deck), random) };
  for (;;) {
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(decided.reason.code);
    table = decided.value.reduce(evolve, table);
    const seat = SEATS.find((one) => view(table, one).actions.length > 0);
    if (seat === undefined) return;
    const seen = view(table, seat);
    yield seen;
    command = { seat, ...seen.actions[Math.floor(random() * seen.actions.length)]! };
  }
}

function isActing(command: TypedCommand): command is Parameters<typeof actionOf>[0] {
  return !['ask', 'why', 'go', 'suit', 'aid'].includes(command.type);
}

/** The action of a line; nothing where it is a question. */
function understood(line: string, at: View): SeatAction | null {
  const command = readTyped(line);
  if (command === null || !isActing(command)) return null;
  return actionOf(command, at, cardsOf(at.deal?.hand ?? 0));
}

describe('what a command does', () => {
  it.each(['schafkopfschule', 'wirtshaus', 'sauspiel', 'turnier'] as const)(
    'every legal action of a deal can be typed: %s',
    (preset) => {
      const seen = new Set<string>();
      for (let deal = 0; deal < 60; deal++) {
        for (const one of views(PRESETS[preset], `typed/${preset}/${deal}`)) {
          for (const action of one.actions) {
            expect(understood(typed(action), one)).toEqual(action);
            seen.add(action.type);
          }
        }
      }
      expect(seen.size).toBeGreaterThan(6);
    },
  );
});
