import { PRESETS, PRESET_NAMES } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { dealTable, playOut } from '../test/run-deal.ts';
import { chooseAction } from './choose-action.ts';
import { seededRandom } from './random.ts';
import { BOT_NAMES } from './temperament.ts';
import type { BotName } from './temperament.ts';

const AT_SEAT: readonly BotName[] = [...BOT_NAMES, 'xaver'];

describe('a deal of bots', () => {
  it.each(PRESET_NAMES)('%s: goes through the public validator without a refusal and ends', (preset) => {
    for (let deal = 0; deal < 200; deal++) {
      const random = seededRandom(`${preset}:${deal}`);
      const end = playOut(dealTable(PRESETS[preset], random), (seen, seat) =>
        chooseAction(seen, AT_SEAT[seat] ?? 'xaver', random),
      );
      expect(end.deal?.phase.name).toBe('settled');
    }
  });
});
