import { writeFileSync } from 'node:fs';
import { RULES } from '../simulation/plans.ts';
import { simulate } from '../simulation/simulate.ts';
import { replayed } from './replayed.ts';

/**
 * `node apps/server/test/golden/make.ts VERSION`: plays evenings with this version of the program and keeps their logs, and what they come to.
 * Files that are there are never made anew: logs of every version must replay for ever.
 */
const [, , version = ''] = process.argv;
for (const people of [1, 4, 5]) {
  const [rules = { preset: 'wirtshaus' }] = RULES;
  const options = { level: 'beginner' } as const;
  const { logs } = await simulate({
    seed: `golden-${version}-${people}`,
    people,
    deals: 3,
    faults: true,
    rules,
    options,
  });
  const [log] = [...logs].flatMap(([name, events]) => (name.startsWith('table/') ? [events] : []));
  if (log === undefined) throw new Error('no table');
  const lines = [replayed(log), ...log].map((line) => `${JSON.stringify(line)}\n`);
  const name = `${version}-${people}-people.jsonl`;
  writeFileSync(new URL(name, import.meta.url), lines.join(''), { flag: 'wx' });
}
