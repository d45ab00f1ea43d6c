import type { BySeat, SeatAction } from '@stammtisch/rules';

/** Why a bot did something: plain data, for a person and for a log. Made of what the bot's seat could know, and of nothing else. */
export interface Why {
  /** How it decided: nothing to choose, rules of thumb, or by trying worlds of hidden cards. */
  readonly basis: 'no-choice' | 'rule-of-thumb' | 'worlds';
  /** What it weighed up, the best first; what it did is the first. */
  readonly options: readonly WeighedOption[];
  /** How many worlds (ways in which the hidden cards may lie) it tried; 0 if none. */
  readonly worlds: number;
  /** Whether these were all that are possible. */
  readonly allWorlds: boolean;
  /** In a Rufspiel whose partner the bot does not know: how likely each seat holds the called card, in percent. `null` otherwise. */
  readonly calledCard: BySeat<number> | null;
}

/** One possible action as the bot saw it. */
export interface WeighedOption {
  readonly action: SeatAction;
  /** What the bot expects to win or lose in this deal, in the unit of the house rules; `null` where it does not calculate. */
  readonly value: number | null;
  /** How often its side wins, in percent; `null` where it does not calculate or where there are no sides. */
  readonly winning: number | null;
}

/** What a bot decided, and why. */
export interface Decision {
  /** One of `view.actions`, the very object; `null`: it keeps silent. */
  readonly action: SeatAction | null;
  readonly why: Why;
}

/** The reason of a decision that took no calculation. */
export function plainWhy(basis: 'no-choice' | 'rule-of-thumb', action: SeatAction | null): Why {
  const options = action === null ? [] : [{ action, value: null, winning: null }];
  return { basis, options, worlds: 0, allWorlds: false, calledCard: null };
}
