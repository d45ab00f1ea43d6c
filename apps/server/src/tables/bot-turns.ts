import type { SeatAction, Seat } from '@stammtisch/rules';
import { botQuestions, type BotQuestion, type Evening } from '@stammtisch/table';
import type { World } from './world.ts';

/** The table at which bots are asked. */
export interface BotTable {
  readonly evening: () => Evening;
  /** Events that are known here. */
  readonly length: () => number;
  /** Does what a bot wants, if the table is still as long as it was when the bot was asked. */
  readonly act: (asked: number, seat: Seat, action: SeatAction) => Promise<void>;
}

/** The bots of a table. */
export interface BotTurns {
  /** Asks the bots that may do something, one after the other, until one does; false if none does. The game waits for nobody who does not answer. */
  readonly ask: () => Promise<boolean>;
  readonly areThinking: () => boolean;
}

export function botTurnsOf(world: World, { evening, length, act }: BotTable): BotTurns {
  let isThinking = false;

  /** A bot that fails keeps silent. */
  async function thoughtOf(asked: BotQuestion): Promise<SeatAction | null> {
    isThinking = true;
    try {
      return await world.mind(asked);
    } catch (error) {
      world.failed(error);
      return null;
    } finally {
      isThinking = false;
    }
  }

  return {
    areThinking: () => isThinking,
    async ask() {
      const [asked, since] = [length(), world.now()];
      for (const question of botQuestions(evening())) {
        const thought = await thoughtOf(question);
        // While it thought somebody else may have done something.
        if (asked !== length()) return true;
        const action = thought ?? (question.must ? (question.view.actions[0] ?? null) : null);
        if (action === null) continue;
        await world.hold(since, () => act(asked, question.seat, action));
        return true;
      }
      return false;
    },
  };
}
