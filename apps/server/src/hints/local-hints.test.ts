import { expect, it } from 'vitest';
import { localHints } from './local-hints.ts';

it('hints within one process reach everybody who listens, after the one who says them has gone on', async () => {
  const hints = localHints();
  const heard: string[] = [];
  const listener = (table: string | null, length = 0): void => void heard.push(`${table}${length}`);
  const end = hints.listen(listener);
  hints.listen(listener);
  hints.say('t', 7);
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['t7', 't7']);
  end();
  hints.say('u');
  await hints.close();
  expect(heard).toEqual(['t7', 't7', 'u0']);
});
