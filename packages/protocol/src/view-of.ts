import { readHouseRules, type View, type WrittenHouseRules } from '@stammtisch/rules';
import type { GameFrame } from './server-frame.ts';

/** The view that the rules made on the server, with its rules; `null` if they are of a newer version than this code. */
export function viewOf(game: GameFrame, rules: WrittenHouseRules): View | null {
  const read = readHouseRules(rules);
  return read.ok ? { ...game, rules: read.value } : null;
}

/** What of a view goes over the wire: rules are long and stand in the frame once, as they are written. */
export function gameFrameOf({ rules: _rules, ...game }: View): GameFrame {
  return game;
}
