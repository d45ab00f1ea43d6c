import { readHouseRules } from '@stammtisch/rules';
import type { HouseRules, SeatAction } from '@stammtisch/rules';
import { decideAs } from '../levels/decide-as.ts';
import { BUDGETS } from '../levels/level.ts';
import type { Level } from '../levels/level.ts';
import { seededRandom } from '../random.ts';
import type { BotName } from '../temperament.ts';
import { SILENCE, actionText } from './action-text.ts';
import { readView } from './read-view.ts';

/** A bot of ours behind the engine protocol (`docs/engine-protocol.md`). */
export interface Engine {
  /** What it answers to a line of its host; `null`: it has nothing more to do and ends. */
  answer(line: string): readonly string[] | null;
}

/** Version of the protocol that is spoken here. */
export const ENGINE_PROTOCOL = 1;

/** Makes an engine that plays at a level. It has no clock: it thinks as many nodes as it is told, or as its level usually does. */
export function makeEngine(level: Level, bot: BotName): Engine {
  let rules: HouseRules | null = null;
  let nodes = BUDGETS[level].nodes;
  let deal = '';
  let asked = 0;

  function answer(line: string): readonly string[] | null {
    const [word, rest] = splitOnce(line.trim());
    switch (word) {
      case 'schafkopf':
        return [`id name Stammtisch ${level}`, 'id author Stammtisch', `ok ${ENGINE_PROTOCOL}`];
      case 'rules':
        return readRules(rest);
      case 'deal':
        deal = rest;
        asked = 0;
        return [];
      case 'nodes':
        nodes = Number.isSafeInteger(Number(rest)) && Number(rest) > 0 ? Number(rest) : BUDGETS[level].nodes;
        return [];
      case 'act':
        return act(rest);
      case 'quit':
        return null;
      default:
        // As in UCI, words of later versions are passed over.
        return [];
    }
  }

  function readRules(text: string): readonly string[] {
    const read = readHouseRules(jsonOf(text));
    rules = read.ok ? read.value : null;
    return read.ok ? [] : [`error rules ${read.reason.code}`];
  }

  function act(text: string): readonly string[] {
    if (rules === null) return ['error no rules yet'];
    const [number, json] = splitOnce(text);
    const view = readView(jsonOf(json), rules);
    if (view === null) return ['error view'];
    const { action } = decideAs(level, view, bot, seededRandom(`${deal}/${asked++}`), { nodes });
    return [`action ${number} ${textOf(action)}`];
  }

  return { answer };
}

function textOf(action: SeatAction | null): string {
  return action === null ? SILENCE : actionText(action);
}

function splitOnce(line: string): readonly [string, string] {
  const space = line.indexOf(' ');
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
