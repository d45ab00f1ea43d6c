import type { Announcement, BySeat, Card, SeatAction } from '@stammtisch/rules';

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
  /** While a called card is hidden from the bot: how likely each seat holds it, in percent. `null` otherwise. */
  readonly calledCard: { readonly card: Card; readonly odds: BySeat<number> } | null;
}

/** One possible action as the bot saw it. */
export interface WeighedOption {
  readonly action: SeatAction;
  /** In the auction: the game it has in mind with this; `null` if none, and everywhere else. */
  readonly plan: Announcement | null;
  /** What the bot expects to win or lose in this deal, in the unit of the house rules; `null` where it does not calculate. */
  readonly value: number | null;
  /** How often its side wins, in percent; `null` where it does not calculate or where there are no sides. */
  readonly winning: number | null;
  /** In the auction: whether it wins too seldom to be played without need, whatever it brings on average. */
  readonly tooSeldom?: boolean;
}

/** What a bot decided, and why. */
export interface Decision {
  /** One of `view.actions`, the very object; `null`: it keeps silent. */
  readonly action: SeatAction | null;
  readonly why: Why;
}

/** The reason of a decision that took no calculation. */
export function plainWhy(basis: 'no-choice' | 'rule-of-thumb', action: SeatAction | null): Why {
  const options = action === null ? [] : [{ action, plan: null, value: null, winning: null }];
  return { basis, options, worlds: 0, allWorlds: false, calledCard: null };
}
