import { cut, seededRandom, type BotName, type Decision, type Level } from '@stammtisch/bots';
import type { Seat, SeatAction, View } from '@stammtisch/rules';
import type { BotQuestion } from './bot-question.ts';
import type { Mind } from './croupier.ts';

/** Who plays at a table. */
export interface BotMindSetup {
  readonly bot: (seat: Seat) => BotName;
  /** How well they play in a deal. */
  readonly level: (deal: number) => Level;
  /** The words from which the chance of all bots comes. */
  readonly seed: string;
  /** Whether they cut the pack; if not, they knock on it. They do if nothing is said. */
  readonly cuts?: boolean;
  readonly ask: (question: BotQuestion) => Promise<Decision>;
}

/** The bots of a table: each is asked with what its seat sees, and with chance that belongs to this moment. */
export function botMind({ bot, level, seed, cuts = true, ask }: BotMindSetup): Mind {
  return async (seat, view) => {
    const words = momentSeed(seed, view);
    // Cutting takes no thought: the first cards lie there before the worker is loaded.
    if (view.deal?.phase === 'cutting') return cuts ? (cut(view, seededRandom(words)) ?? null) : knockOnPack(view);
    return (await ask({ level: level(view.deal?.number ?? 1), bot: bot(seat), view, seed: words })).action;
  };
}

/** Leaves the pack as it lies (R9). */
function knockOnPack({ actions }: View): SeatAction | null {
  return actions.find(({ type }) => type === 'done-cutting') ?? null;
}

/**
 * The words for the chance of one decision. They are made of what everybody saw, so that a moment that comes again (after a reload, after
 * something was taken back, when a deal is gone through later) brings the same decision.
 */
export function momentSeed(seed: string, { viewer, deal }: View): string {
  if (deal === null) return seed;
  const { number, phase, auction, tricks, trick } = deal;
  const said = phase === 'auction' && auction !== null ? [...auction.interest, ...auction.named.map(Boolean)] : [];
  return [seed, number, viewer, phase, tricks.length * 4 + trick.length, ...said].join('/');
}
