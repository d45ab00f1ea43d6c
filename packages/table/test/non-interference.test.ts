import { seededRandom } from '@stammtisch/bots';
import { PRESETS, PRESET_NAMES } from '@stammtisch/rules';
import { expect, it } from 'vitest';
import { botQuestions } from '../src/index.ts';
import { NAMES, testEvening } from './evening-tests.ts';
import { compareWorlds } from './two-worlds.ts';

/** A deal at a table of two people and two bots, or of four people; everybody does anything that is allowed. */
function playedLog(seed: string, deals: number) {
  const random = seededRandom(seed);
  const preset = PRESET_NAMES[Math.floor(random() * PRESET_NAMES.length)] ?? 'wirtshaus';
  const table = testEvening(
    { preset, set: { 'laufende.min.wenz': PRESETS[preset]['laufende.min.wenz'] } },
    { level: 'beginner' },
  );
  table.seed(seed);
  const people = random() < 0.5 ? ['b'] : ['b', 'c', 'd'];
  table.sit(...people);
  table.want('a', { type: 'add-bots', chair: null });
  table.want('a', { type: 'start' });
  for (let deal = 0; deal < deals; deal++) {
    table.mix();
    for (let step = 0; step < 300 && table.evening().phase === 'playing'; step++) {
      const bot = botQuestions(table.evening()).find(({ must }) => must);
      const asked = ['a', ...people].flatMap((person) => {
        const { game } = table.frame(person);
        return (game?.actions ?? []).map((action) => ({ person, action }));
      });
      const one = asked[Math.floor(random() * asked.length)];
      if (bot !== undefined && (one === undefined || random() < 0.7)) {
        const action = bot.view.actions[Math.floor(random() * bot.view.actions.length)];
        if (action !== undefined) table.perform({ type: 'bot', seat: bot.seat, action });
      } else if (one !== undefined && (one.action.type !== 'weiter' || random() < 0.5)) {
        table.want(one.person, { type: 'act', deal: table.evening().game.deals, action: one.action });
      }
    }
    for (const person of ['a', ...people]) table.want(person, { type: 'next' });
  }
  return table.log;
}

const POSITIONS = Number(process.env['POSITIONS'] ?? 500);

it(
  'two worlds that differ in cards which a person may not know give the same frames and the same times',
  { timeout: 60_000 + POSITIONS * 100 },
  () => {
    let positions = 0;
    const violations: string[] = [];
    for (let round = 0; positions < POSITIONS && violations.length === 0; round++) {
      const log = playedLog(`${round}`, 2);
      for (const person of [...Object.keys(NAMES).slice(0, 4), 'stranger']) {
        const found = compareWorlds(log, person, `${round}/${person}`);
        positions += found.positions;
        violations.push(...found.violations);
      }
    }
    expect(violations).toEqual([]);
  },
);
