import { expect, it } from 'vitest';
import { localHints } from './local-hints.ts';

it('hints within one process reach everybody who listens, after the one who says them has gone on', async () => {
  const hints = localHints();
  const heard: string[] = [];
  const listener = (table: string | null): void => void heard.push(String(table));
  const end = hints.listen(listener);
  hints.listen(listener);
  hints.say('t');
  expect(heard).toEqual([]);
  await Promise.resolve();
  expect(heard).toEqual(['t', 't']);
  end();
  hints.say('u');
  await hints.close();
  expect(heard).toEqual(['t', 't', 'u']);
});
