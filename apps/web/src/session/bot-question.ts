import { decideAs, seededRandom, type BotName, type Decision, type Level } from '@stammtisch/bots';
import type { View } from '@stammtisch/rules';

/** What a bot is asked: everything that its decision depends on, so that equal questions have equal answers on any machine. */
export interface BotQuestion {
  readonly level: Level;
  readonly bot: BotName;
  readonly view: View;
  /** The words from which its chance comes. */
  readonly seed: string;
}

/** What the bot decides, and why. */
export function answerOfBot({ level, bot, view, seed }: BotQuestion): Decision {
  return decideAs(level, view, bot, seededRandom(seed));
}
