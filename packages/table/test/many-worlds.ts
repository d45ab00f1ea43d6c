import { seededRandom } from '@stammtisch/bots';
import { PRESET_NAMES, type SeatAction } from '@stammtisch/rules';
import { botQuestions, type LoggedEvent } from '../src/index.ts';
import { NAMES, testEvening } from './evening-tests.ts';
import { compareWorlds, type TwoWorlds } from './two-worlds.ts';

/** Compares so many positions at least, from deals of every preset, for players, bots' neighbours, somebody who waits for a chair, and a stranger. */
export function compareManyWorlds(wanted: number, seed: string): TwoWorlds {
  const violations: string[] = [];
  let positions = 0;
  let partners = 0;
  const seen: Record<string, number> = {};
  for (let round = 0; positions < wanted && violations.length === 0; round++) {
    const log = playedLog(`${seed}/${round}`, 2);
    for (const person of [...Object.keys(NAMES).slice(0, 4), 'e', 'stranger']) {
      const found = compareWorlds(log, person, `${seed}/${round}/${person}`);
      positions += found.positions;
      partners += found.partners;
      for (const [what, times] of Object.entries(found.seen)) seen[what] = (seen[what] ?? 0) + times;
      violations.push(...found.violations);
    }
  }
  return { positions, partners, seen, violations };
}

/** Chance alone would announce games alone, in which nobody has a secret partner. */
function isRufspiel(action: SeatAction): boolean {
  return action.type === 'announce' && action.announcement.game === 'rufspiel' && action.announcement.tout !== true;
}

/** Deals at a table of two people and two bots, or of four people; everybody does anything that is allowed. */
function playedLog(seed: string, deals: number): readonly LoggedEvent[] {
  const random = seededRandom(seed);
  const preset = PRESET_NAMES[Math.floor(random() * PRESET_NAMES.length)] ?? 'wirtshaus';
  const table = testEvening({ preset }, { level: 'beginner' });
  table.seed(seed);
  const people = random() < 0.5 ? ['b'] : ['b', 'c', 'd'];
  table.sit(...people);
  table.want('a', { type: 'add-bots', chair: null });
  table.want('a', { type: 'start' });
  for (let deal = 0; deal < deals; deal++) {
    table.mix();
    // Comes while the first deal runs, and waits.
    if (deal === 0) table.sit('e');
    for (let step = 0; step < 300 && table.evening().phase === 'playing'; step++) {
      const bot = botQuestions(table.evening()).find(({ must }) => must);
      const asked = ['a', ...people].flatMap((person) => {
        const { game } = table.frame(person);
        return (game?.actions ?? []).map((action) => ({ person, action }));
      });
      const stoss = asked.find(({ action }) => action.type === 'stoss');
      const calls = asked.find(({ action }) => isRufspiel(action));
      const some = calls ?? asked[Math.floor(random() * asked.length)];
      const one = stoss !== undefined && random() < 0.4 ? stoss : some;
      if (bot !== undefined && (one === undefined || (one !== stoss && random() < 0.7))) {
        const action =
          bot.view.actions.find(isRufspiel) ?? bot.view.actions[Math.floor(random() * bot.view.actions.length)];
        if (action !== undefined) table.perform({ type: 'bot', seat: bot.seat, action });
      } else if (one !== undefined && (one.action.type !== 'weiter' || random() < 0.5)) {
        table.want(one.person, { type: 'act', deal: table.evening().game.deals, action: one.action });
      }
    }
    for (const person of ['a', ...people, 'e']) table.want(person, { type: 'next' });
  }
  return table.log;
}
