// A bot sits at the table
export { chooseAction } from './choose-action.ts';
export { randomBot } from './random-bot.ts';
export { BOTS, BOT_NAMES, isBotName } from './temperament.ts';
export type { Bot, BotName, Temperament } from './temperament.ts';

// Chance
export { pick, randomBelow, seededRandom, shuffle } from './random.ts';
export type { Random } from './random.ts';
