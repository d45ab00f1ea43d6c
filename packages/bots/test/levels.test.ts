import fc from 'fast-check';
import { BIDDABLE_GAMES, PRESETS, PRESET_NAMES, newTable, pointsOf, readHouseRules, view } from '@stammtisch/rules';
import type { HouseRules, View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { houseRules } from '../../rules/test/house-rules-arbitrary.ts';
import { chooseAction } from '../src/choose-action.ts';
import { decideAs } from '../src/levels/decide-as.ts';
import { LEVELS } from '../src/levels/level.ts';
import type { Level } from '../src/levels/level.ts';
import { nextCommand } from '../src/next-command.ts';
import type { Chooser } from '../src/next-command.ts';
import { randomBot } from '../src/random-bot.ts';
import { seededRandom } from '../src/random.ts';
import type { Random } from '../src/random.ts';
import { forceContract } from '../src/simulate-contract.ts';
import { playing, solo, tableWith } from './deal-fixtures.ts';
import { apply, dealAt, playOut } from './run-deal.ts';

/** Few nodes: what must hold, holds however long they think. */
const SMALL = { nodes: 1500 };

/** A level against people who do anything. Every action must be open to it, and who is waited for must act. */
function mixed(level: Level, random: Random): Chooser {
  return (seen, seat) => {
    if (seat % 2 === 1) return randomBot(seen, random);
    const { action, why } = decideAs(level, seen, 'xaver', random, SMALL);
    if (action !== null && !seen.actions.includes(action)) throw new Error(`not open to it: ${JSON.stringify(action)}`);
    if (action === null && seen.deal?.turn === seat) throw new Error(`seat ${seat} is waited for and keeps silent`);
    expect(why.options[0]?.action ?? null).toBe(action);
    return action;
  };
}

function rulesWith(set: object): HouseRules {
  const read = readHouseRules({ preset: 'wirtshaus', set });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

const ALL_GAMES = rulesWith({
  'games.farbgeier': true,
  'games.bettel': true,
  'tout.allowedGames': ['solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'rufspiel'],
});

describe('levels that think never stall and never break a rule (BL-111)', { timeout: 300_000 }, () => {
  it.each(PRESET_NAMES)('%s, long and short deck', (preset) => {
    const short = readHouseRules({ preset, set: { deck: 24 } });
    if (!short.ok) throw new Error(JSON.stringify(short.reason));
    for (const rules of [PRESETS[preset], short.value]) {
      for (const level of ['regular', 'strong'] as const) {
        const random = seededRandom(`${preset}/${level}/${rules.deck}`);
        let table = newTable(rules, 3);
        for (let deal = 0; deal < 2; deal++) table = playOut(dealAt(table, random), mixed(level, random));
        expect(table.deals).toBe(2);
      }
    }
  });

  it.each([...BIDDABLE_GAMES, 'ramsch'] as const)('%s', (game) => {
    const random = seededRandom(`levels/${game}`);
    for (const level of ['strong', 'regular'] as const) {
      let forced = forceContract(dealAt(newTable(ALL_GAMES, 3), random), game);
      // Some hands cannot make the game.
      while (forced === null) forced = forceContract(dealAt(newTable(ALL_GAMES, 3), random), game);
      expect(playOut(forced.table, mixed(level, random)).deals).toBe(1);
    }
  });
});

describe('in any house', { timeout: 300_000 }, () => {
  it('keeps to the rules', () => {
    fc.assert(
      fc.property(houseRules, fc.nat(), (rules, seed) => {
        const random = seededRandom(`any/${seed}`);
        playOut(dealAt(newTable(rules, 3), random), mixed(seed % 2 === 0 ? 'strong' : 'regular', random));
      }),
      { numRuns: 25, seed: 20_261_130 },
    );
  });
});

describe('what a level decides', { timeout: 300_000 }, () => {
  it('depends on view, seed and budget only', () => {
    const random = seededRandom('again');
    let table = dealAt(newTable(PRESETS.sauspiel, 3), random);
    let compared = 0;
    while (table.deal?.phase.name !== 'settled') {
      const command = nextCommand(table, (seen) => {
        if (seen.actions.length > 1 && compared < 60) compared += compare(seen);
        return chooseAction(seen, 'xaver', random);
      });
      if (command === null) throw new Error('nobody acts');
      table = apply(table, command);
    }
    expect(compared).toBeGreaterThan(20);
  });

  const HANDS = {
    0: 'GZ G9 G8 G7 GK SZ S8 S7',
    1: 'EO GO HO HA HZ HK EK EZ',
    2: 'EA E9 SO EU GU SA SK S9',
    3: 'E8 E7 HU SU H9 H8 H7 GA',
  };

  it.each(['regular', 'strong'] as const)('%s gives points to a friend who has the trick (BL-113)', (level) => {
    // Seat 1 alone; seat 2 takes its König with the Sau, and seat 0 is void in Eichel.
    const table = playing(tableWith(HANDS, 0), solo(1, 'H'), 'EK EA E8');
    expect(pointsLaid(level, view(table, 0))).toBe(10);
  });

  it.each(['regular', 'strong'] as const)('%s gives nothing to a trick that is lost (BL-112)', (level) => {
    const table = playing(tableWith(HANDS, 0), solo(1, 'H'), 'EO GU H7');
    expect(pointsLaid(level, view(table, 0))).toBe(0);
  });
});

function compare(seen: View): number {
  for (const level of LEVELS) {
    const decide = (): unknown => decideAs(level, seen, 'xaver', seededRandom('same'), SMALL);
    expect(decide()).toEqual(decide());
  }
  return 1;
}

function pointsLaid(level: Level, seen: View): number {
  const { action } = decideAs(level, seen, 'xaver', seededRandom('laid'));
  return action?.type === 'play' ? pointsOf(action.card) : -1;
}
