import fc from 'fast-check';
import { OPTION_NAMES, PRESETS, PRESET_NAMES, newTable, optionOf, readHouseRules } from '@stammtisch/rules';
import type { HouseRules, OptionName } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { houseRules } from '../../rules/test/house-rules-arbitrary.ts';
import { chooseAction } from '../src/choose-action.ts';
import type { Chooser } from '../src/next-command.ts';
import { randomBot } from '../src/random-bot.ts';
import { seededRandom } from '../src/random.ts';
import type { Random } from '../src/random.ts';
import { BOT_NAMES } from '../src/temperament.ts';
import type { BotName } from '../src/temperament.ts';
import { dealAt, playOut } from './run-deal.ts';

const AT_SEAT: readonly BotName[] = [...BOT_NAMES, 'xaver'];

/** Bots at all seats. An action that is not in the view fails the test. */
function bots(random: Random): Chooser {
  return (seen, seat) => {
    const action = chooseAction(seen, AT_SEAT[seat] ?? 'xaver', random);
    if (action !== null && !seen.actions.includes(action)) throw new Error(`not open to it: ${JSON.stringify(action)}`);
    if (action === null && seen.deal?.turn === seat) throw new Error(`seat ${seat} is waited for and keeps silent`);
    return action;
  };
}

/** Bots among people who do anything: they get into deals that no bot would. */
function mixed(random: Random): Chooser {
  const bot = bots(random);
  return (seen, seat) => (seat % 2 === 0 ? bot(seen, seat) : randomBot(seen, random));
}

/** Plays deals in a row at one table, so that Stock, doubled deals and carried knocks come up, too. */
function playDeals(rules: HouseRules, seed: string, deals: number, chooser: (random: Random) => Chooser): void {
  const random = seededRandom(seed);
  let table = newTable(rules, 3);
  for (let deal = 0; deal < deals; deal++) table = playOut(dealAt(table, random), chooser(random));
  expect(table.deals).toBe(deals);
}

/** Many deals, not a test of time. */
const PATIENCE = { timeout: 300_000 };

describe('bots never stall and never break a rule (BL-111)', PATIENCE, () => {
  it.each(PRESET_NAMES)('%s, long and short deck', (preset) => {
    playDeals(PRESETS[preset], `${preset}/long`, 150, bots);
    playDeals(PRESETS[preset], `${preset}/mixed`, 80, mixed);
    const short = readHouseRules({ preset, set: { deck: 24 } });
    if (!short.ok) throw new Error(JSON.stringify(short.reason));
    playDeals(short.value, `${preset}/short`, 150, bots);
    playDeals(short.value, `${preset}/short/mixed`, 80, mixed);
  });

  it('any valid house rules', () => {
    fc.assert(
      fc.property(houseRules, fc.nat(), (rules, seed) => {
        playDeals(rules, `any/${seed}`, 4, bots);
        playDeals(rules, `any/mixed/${seed}`, 4, mixed);
      }),
      { numRuns: 150, seed: 20_261_130 },
    );
  });

  it('each value of each option alone', () => {
    for (const name of OPTION_NAMES) {
      for (const value of valuesOf(name)) {
        const read = readHouseRules({ preset: 'wirtshaus', set: { [name]: value } });
        if (read.ok) playDeals(read.value, `${name}/${String(value)}`, 3, mixed);
      }
    }
  });
});

function valuesOf(name: OptionName): readonly unknown[] {
  const option = optionOf(name);
  switch (option.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return option.values;
    case 'integer':
      return [option.min, option.max];
    case 'integer-or-word':
      return [option.min, option.max, ...option.words];
    case 'games':
    case 'game-groups':
      return [[], [...option.of]];
  }
}
