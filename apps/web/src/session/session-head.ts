import { isLevel, type Level } from '@stammtisch/bots';
import { isPresetName, isSeat, readHouseRules } from '@stammtisch/rules';
import type { Card, HouseRules, PresetName, Seat } from '@stammtisch/rules';
import { readSecrets, type DealingSecrets } from './dealing-secrets.ts';

/** What a session starts from; everything else is its log of events. */
export interface SessionHead {
  /** Layout of the stored data. */
  readonly version: 1;
  readonly id: string;
  readonly preset: PresetName;
  /** House rules as they are written: what differs from the preset. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Who deals first. */
  readonly dealer: Seat;
  /** The words from which a practice table makes its cards; `null` where chance deals. */
  readonly seed: string | null;
  /** How well the bots play, each level from a deal on; missing in sessions from before there were levels. */
  readonly levels?: readonly LevelFrom[];
  /** Numbers of the deals in which the person took something back. */
  readonly takenBack?: readonly number[];
  /** The order that the person gave the hand of a deal. */
  readonly handOrder?: HandOrder;
  /** What cards are dealt from so that it can be proved; missing on practice tables and in sessions from before there were proofs. */
  readonly dealing?: DealingSecrets;
}

/** The number of a deal, and its own cards from left to right. */
export interface HandOrder {
  readonly deal: number;
  readonly cards: readonly Card[];
}

/** The order that the person gave the hand of a deal; `null` while it is sorted. */
export function handOrderIn({ handOrder }: Pick<SessionHead, 'handOrder'>, deal = 0): readonly Card[] | null {
  return handOrder !== undefined && handOrder.deal === deal ? handOrder.cards : null;
}

/** A level of the bots and the number of the deal from which on it holds. */
export interface LevelFrom {
  readonly from: number;
  readonly level: Level;
}

/** How well the bots play in a deal; before there were levels they played by rules of thumb alone. */
export function levelIn({ levels = [] }: Pick<SessionHead, 'levels'>, deal: number): Level {
  return levels.findLast(({ from }) => from <= deal)?.level ?? 'beginner';
}

/** The head with another level from a deal on. */
export function withLevel(head: SessionHead, from: number, level: Level): SessionHead {
  const earlier = (head.levels ?? []).filter((other) => other.from < from);
  return { ...head, levels: [...earlier, { from, level }] };
}

/** The head with the note that in a deal something was taken back. */
export function withTakenBack(head: SessionHead, deal: number): SessionHead {
  const { takenBack = [] } = head;
  return takenBack.includes(deal) ? head : { ...head, takenBack: [...takenBack, deal] };
}

/** The house rules of a session, or `null` if they are not valid (any more). */
export function rulesOf(head: Pick<SessionHead, 'preset' | 'set'>): HouseRules | null {
  const rules = readHouseRules({ preset: head.preset, set: head.set });
  return rules.ok ? rules.value : null;
}

/** Reads a head from stored data of any origin; `null` if it is not one that this version of the app can continue. */
export function readSessionHead(input: unknown): SessionHead | null {
  if (typeof input !== 'object' || input === null) return null;
  const { version, id, preset, set, dealer, seed, levels, takenBack, handOrder, dealing } = input as Readonly<
    Record<string, unknown>
  >;
  if (version !== 1 || typeof id !== 'string' || !isPresetName(preset) || !isSeat(dealer)) return null;
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return null;
  if (seed !== null && typeof seed !== 'string') return null;
  const secrets = readSecrets(dealing);
  const head: SessionHead = {
    version,
    id,
    preset,
    set: set as SessionHead['set'],
    dealer,
    seed,
    ...(Array.isArray(levels) && { levels: levels.filter(isLevelFrom) }),
    ...(Array.isArray(takenBack) && { takenBack: takenBack.filter((deal) => Number.isInteger(deal)) }),
    ...(isHandOrder(handOrder) && { handOrder }),
    ...(secrets !== null && { dealing: secrets }),
  };
  return rulesOf(head) === null ? null : head;
}

function isHandOrder(input: unknown): input is HandOrder {
  if (typeof input !== 'object' || input === null) return false;
  const { deal, cards } = input as Readonly<Record<string, unknown>>;
  return Number.isInteger(deal) && Array.isArray(cards) && cards.every((card) => Number.isInteger(card));
}

function isLevelFrom(input: unknown): input is LevelFrom {
  if (typeof input !== 'object' || input === null) return false;
  const { from, level } = input as Readonly<Record<string, unknown>>;
  return Number.isInteger(from) && isLevel(level);
}
