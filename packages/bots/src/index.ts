// A bot sits at the table
export { chooseAction } from './choose-action.ts';
export { cut } from './cutting.ts';
export { winsEverything } from './claim.ts';
export { countHand } from './hand-count.ts';
export { bestOf, prospects } from './prospect.ts';
export { randomBot } from './random-bot.ts';
export { BOTS, BOT_NAMES, isBotName } from './temperament.ts';
export type { Bot, BotName, Temperament } from './temperament.ts';
export { decideAs } from './levels/decide-as.ts';
export { BUDGETS, LEVELS, isLevel } from './levels/level.ts';
export type { Budget, Level } from './levels/level.ts';
export type { Decision, WeighedOption, Why } from './levels/why.ts';
// Other people's bots, and ours among them
export { actionOfText, actionText, SILENCE } from './engine/action-text.ts';
export { ENGINE_PROTOCOL, makeEngine } from './engine/engine.ts';
export type { Engine } from './engine/engine.ts';
export { writeView } from './engine/write-view.ts';
export { isEngineName } from './player.ts';
export type { EngineName } from './player.ts';
export { simulateWithEngines } from './simulate.ts';
export type { EngineQuestion } from './simulate-table.ts';

export { nextCommand } from './next-command.ts';
export type { Chooser } from './next-command.ts';

// Chance
export { pick, randomBelow, seededRandom, shuffle } from './random.ts';
export type { Random } from './random.ts';

// Many deals
export { PLAYER_NAMES, isPlayerName } from './player.ts';
export type { PlayerName } from './player.ts';
export { simulateDeals, simulateTables } from './simulate.ts';
export { tablesOf, whyNotPlan } from './simulate-plan.ts';
export type { PlanProblem, SimulationPlan } from './simulate-plan.ts';
export { NO_TALLY, addTallies } from './simulate-tally.ts';
export type { GameTally, PlayerTally, Tally } from './simulate-tally.ts';
export { reportOf } from './simulate-report.ts';
export type { GameReport, PlayerReport, SimulationReport } from './simulate-report.ts';
