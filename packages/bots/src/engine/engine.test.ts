import { PRESETS, PRESET_NAMES, newTable, writeHouseRules } from '@stammtisch/rules';
import type { SeatAction, View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { apply, dealAt } from '../../test/run-deal.ts';
import { chooseAction } from '../choose-action.ts';
import { decideAs } from '../levels/decide-as.ts';
import { nextCommand } from '../next-command.ts';
import { randomBot } from '../random-bot.ts';
import { seededRandom } from '../random.ts';
import { actionOfText, actionText } from './action-text.ts';
import { makeEngine } from './engine.ts';
import { readView } from './read-view.ts';
import { writeView } from './write-view.ts';

/** Every view that seats get in some deals with people who do anything. */
function views(deals: number): readonly View[] {
  const seen: View[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const random = seededRandom(`engine/${deal}`);
    const rules = PRESETS[PRESET_NAMES[deal % PRESET_NAMES.length] ?? 'wirtshaus'];
    let table = dealAt(newTable(rules, 3), random);
    while (table.deal?.phase.name !== 'settled') {
      const command = nextCommand(table, (each, seat) => {
        seen.push(each);
        return seat === 1 ? randomBot(each, random) : chooseAction(each, 'resi', random);
      });
      if (command === null) throw new Error('nobody acts');
      table = apply(table, command);
    }
  }
  return seen;
}

const VIEWS = views(24);

describe('the engine protocol', () => {
  it('has one word for each action', () => {
    for (const { actions } of VIEWS) {
      expect(new Set(actions.map(actionText)).size).toBe(actions.length);
      for (const action of actions) expect(actionOfText(actions, actionText(action))).toBe(action);
    }
    expect(actionOfText([{ type: 'weiter' }], 'silence')).toBeNull();
    expect(actionOfText([{ type: 'weiter' }], 'play EO')).toBeUndefined();
  });

  it('writes a view so that it can be read again', () => {
    for (const each of VIEWS) {
      const read = readView(JSON.parse(JSON.stringify(writeView(each))), each.rules);
      expect(read).toEqual(each);
    }
  });

  it('our engine decides as our bot does', () => {
    const engine = makeEngine('beginner', 'xaver');
    expect(engine.answer('schafkopf 1')).toEqual(['id name Stammtisch beginner', 'id author Stammtisch', 'ok 1']);
    for (const each of VIEWS.slice(0, 200)) {
      expect(engine.answer(`rules ${JSON.stringify(writeHouseRules(each.rules))}`)).toEqual([]);
      engine.answer('deal 7');
      const { action } = decideAs('beginner', each, 'xaver', seededRandom('7/0'));
      expect(engine.answer(`act 3 ${JSON.stringify(writeView(each))}`)).toEqual([`action 3 ${wordOf(action)}`]);
    }
    expect(engine.answer('quit')).toBeNull();
  });

  it('answers nonsense with a reason, or not at all', () => {
    const engine = makeEngine('beginner', 'xaver');
    expect(engine.answer('act 1 {}')).toEqual(['error no rules yet']);
    expect(engine.answer('rules {"preset":"zuhause"}')?.[0]).toMatch(/^error rules /);
    engine.answer('rules {"preset":"wirtshaus"}');
    for (const text of [
      '',
      '1',
      '1 {',
      '1 {"seat":9}',
      '1 {"seat":0,"actions":["fly"],"deal":null}',
      '1 {"seat":0,"actions":["weiter"],"deal":{}}',
    ])
      expect(engine.answer(`act ${text}`)).toEqual(['error view']);
    expect(engine.answer('isready')).toEqual([]);
  });
});

function wordOf(action: SeatAction | null): string {
  return action === null ? 'silence' : actionText(action);
}
