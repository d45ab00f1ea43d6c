import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { objects, schafkopf } from '../../test/memory-io.ts';

const SCRIPT = fileURLToPath(new URL('../../test/engines/engine.mjs', import.meta.url));

/** The engine for tests as a player, with what is wrong with it. */
function engine(fault: string): string {
  return `engine:${process.execPath} ${SCRIPT} ${fault}`;
}

function simulate(player: string, ...words: readonly string[]): ReturnType<typeof schafkopf> {
  const players = `${player},random,xaver,random`;
  return schafkopf(['simulate', '--deals', '2', '--rules', 'sauspiel', '--players', players, '--json', ...words]);
}

describe('engines at a simulated table', () => {
  it.each(['none', 'talks'])('%s: plays whole deals', async (fault) => {
    const said = await simulate(engine(fault));
    expect(said).toMatchObject({ exit: 0, err: '' });
    const [report] = objects(said.out);
    expect(report).toMatchObject({ deals: 2 });
    expect(JSON.stringify(report)).toContain(`"name":"${engine(fault)}"`);
  });

  it.each([
    ['illegal', 'nicht erlaubt'],
    ['ends', 'hat sich beendet'],
    ['babbles', 'schickt zu lange Zeilen'],
  ])('%s: its faults are counted, and the deals end', async (fault, words) => {
    const said = await simulate(engine(fault));
    expect(said.exit).toBe(1);
    expect(said.err).toContain(words);
    expect(objects(said.out)[0]).toMatchObject({ deals: 2 });
  });

  it('is waited for as long as it has time, and no longer', async () => {
    const said = await simulate(engine('late'), '--time', '20');
    expect(said.exit).toBe(1);
    expect(said.err).toMatch(/\d+ × zu spät/);
  });

  it('that cannot be started is refused before a card is dealt', async () => {
    const said = await simulate('engine:/nirgends/bot');
    expect(said).toMatchObject({ exit: 1, out: '' });
    expect(said.err).toContain('lässt sich nicht starten');
  });
});

describe('schafkopf bot', () => {
  it('shakes hands, refuses nonsense and ends', async () => {
    const stdin = 'schafkopf 1\nact 1 {}\nrules {"preset":"wirtshaus"}\nact 2 {"seat":0}\nquit\nschafkopf 1\n';
    const said = await schafkopf(['bot', '--level', 'regular'], { stdin });
    expect(said.exit).toBe(0);
    expect(said.out.split('\n')).toEqual([
      'id name Stammtisch regular',
      'id author Stammtisch',
      'ok 1',
      'error no rules yet',
      'error view',
      '',
    ]);
  });

  it('knows its levels', async () => {
    const said = await schafkopf(['bot', '--level', 'master']);
    expect(said).toMatchObject({ exit: 2, out: '' });
    expect(said.err).toContain('--level nimmt beginner, regular oder strong, nicht master.');
  });
});
