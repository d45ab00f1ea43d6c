import type { DealingProblem } from '@stammtisch/fairdeal';
import type { HouseRuleProblem, Reason } from '@stammtisch/rules';

/** Why a frame was not understood. */
export type FrameRefusal =
  | { readonly code: 'frame-too-large'; readonly most: number }
  | { readonly code: 'frame-not-json' }
  /** A field is missing, unknown or has a wrong value; `field` is its path, empty for the whole. */
  | { readonly code: 'frame-field'; readonly field: string }
  | { readonly code: 'hello-first' }
  | { readonly code: 'protocol-version'; readonly versions: readonly number[] };

/** Why the server does not do something, whatever the table says. */
export type ServerRefusal =
  | { readonly code: 'too-fast' }
  | { readonly code: 'too-many-tables' }
  | { readonly code: 'no-new-tables' }
  | { readonly code: 'lobby-off' }
  | { readonly code: 'table-unknown' }
  | { readonly code: 'device-code-unknown' }
  | { readonly code: 'try-again' };

/** Why a table does not do something. */
export type TableRefusal =
  | { readonly code: 'table-closed' }
  | { readonly code: 'table-locked' }
  | { readonly code: 'table-full'; readonly most: number }
  | { readonly code: 'no-spectators' }
  | { readonly code: 'spectators-full'; readonly most: number }
  | { readonly code: 'table-paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'removed-here' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'seated-already' }
  | { readonly code: 'not-host' }
  | { readonly code: 'name-bad'; readonly most: number }
  | { readonly code: 'name-taken' }
  | { readonly code: 'chair-taken' }
  | { readonly code: 'chair-lent' }
  | { readonly code: 'chairs-empty'; readonly count: number }
  | { readonly code: 'no-chair-empty' }
  | { readonly code: 'no-bot-there' }
  | { readonly code: 'member-unknown' }
  | { readonly code: 'member-is-bot' }
  | { readonly code: 'nothing-offered' }
  | { readonly code: 'seated-elsewhere' }
  | { readonly code: 'begun-already' }
  | { readonly code: 'no-bill-yet' }
  | { readonly code: 'during-deal' }
  | { readonly code: 'deal-over' }
  | { readonly code: 'dealing-over' }
  | { readonly code: 'text-off' }
  | { readonly code: 'text-bad'; readonly most: number }
  | { readonly code: 'house-rules'; readonly problem: HouseRuleProblem };

/** What is only said online. */
export type OnlineRefusal = FrameRefusal | ServerRefusal | TableRefusal;

/** Why something was refused: by the wire, by the server, by the table, by the dealing or by the rules of the game. */
export type Refusal = OnlineRefusal | DealingProblem | Reason;
export type RefusalCode = Refusal['code'];
