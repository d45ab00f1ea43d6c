import { describe, expect, it } from 'vitest';
import { objects, schafkopf } from '../../test/memory-io.ts';
import { linesOf, playedDeals } from '../../test/played-deals.ts';

const PLAYED = playedDeals(30).filter((record) => record.tricks.length === 8 && record.contract?.game !== 'ramsch');
/** The same deals with three tricks left. */
const LATE = PLAYED.map(({ id, rules, dealer, hands, contract, tricks }) => ({
  id,
  rules,
  dealer,
  hands,
  contract,
  tricks: tricks.slice(0, 5),
}));
const RAMSCH = {
  id: 'ramsch',
  rules: { preset: 'wirtshaus', set: { 'allPass.action': 'ramsch' } },
  dealer: LATE[0]?.dealer,
  hands: LATE[0]?.hands,
  contract: { game: 'ramsch' },
  tricks: [],
};

describe('schafkopf solve', () => {
  it('gives value, every legal card, best play, nodes and time', async () => {
    const said = await schafkopf(['solve', '--json', '--jobs', '1'], { stdin: linesOf(LATE.slice(0, 5)), tick: 0.5 });
    expect(said).toMatchObject({ exit: 0, err: '' });
    const answers = objects(said.out);
    expect(answers.map(({ id }) => id)).toEqual(LATE.slice(0, 5).map(({ id }) => id));
    for (const answer of answers) {
      expect(Object.keys(answer)).toEqual(['id', 'value', 'cards', 'line', 'nodes', 'ms']);
      expect(Object.values(answer['cards'] as object)).toContain(answer['value']);
      expect(answer['line']).toHaveLength(12);
      expect(answer['ms']).toBe(0.5);
    }
  });

  it('answers are the same on several threads, in the order of the lines', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...LATE[index % LATE.length], id: index }));
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) => schafkopf(['solve', '--json', '--jobs', jobs], { stdin: linesOf(many) })),
    );
    expect(withoutTime(two!.out)).toEqual(withoutTime(one!.out));
    expect(objects(two!.out).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
  }, 30_000);

  it('a Ramsch says what each seat can be made to take', async () => {
    const said = await schafkopf(['solve', '--json', '--nodes', '3000000'], {
      stdin: linesOf([RAMSCH]),
    });
    const [answer] = objects(said.out);
    expect(answer?.['seats']).toHaveLength(4);
    expect(Object.values(answer?.['cards'] as object)).toContain(answer?.['value']);
  }, 60_000);

  it('a view of one seat cannot be solved, nor what takes more nodes than allowed; the others are', async () => {
    const { id, contract, hands, dealer } = LATE[0]!;
    const view = { id: 'view', seat: (dealer + 1) % 4, hand: hands[(dealer + 1) % 4], contract, tricks: [] };
    const whole = { ...LATE[0], tricks: [], id: 'whole' };
    const said = await schafkopf(['solve', '--json', '--lang', 'en', '--nodes', '100'], {
      stdin: linesOf([view, whole, { ...LATE[0], tricks: PLAYED[0]!.tricks.slice(0, 7) }]),
    });
    expect(said.exit).toBe(1);
    expect(objects(said.out)).toMatchObject([
      { id: 'view', ok: false, reason: 'hands-hidden' },
      { id: 'whole', ok: false, reason: 'too-many-nodes' },
      { id },
    ]);
  });

  it('a position against the rules, a deal that is over and bad JSON are named', async () => {
    const { contract, hands, dealer, rules } = LATE[0]!;
    const foreign = { id: 1, rules, dealer, hands, contract, tricks: [[hands[dealer][0]]] };
    const said = await schafkopf(['solve', '--json'], { stdin: `${linesOf([foreign, PLAYED[0]])}{"id"\n` });
    expect(said.exit).toBe(1);
    expect(objects(said.out)).toMatchObject([{ reason: 'not-your-card' }, { reason: 'over' }, { reason: 'not-json' }]);
  });

  it('the table has a line for each value, the best one for the seat to act among them', async () => {
    const { out } = await schafkopf(['solve'], { stdin: linesOf([LATE[0]]) });
    expect(out).toContain('Bestes Spiel: ');
    expect(out).toMatch(/^ {2}[ \d]{3} {2}[EGHS]/m);
  });

  it('wrong numbers are wrong usage', async () => {
    expect((await schafkopf(['solve', '--jobs', '0'], { stdin: '' })).exit).toBe(2);
    expect((await schafkopf(['solve', '--nodes', 'viele'], { stdin: '' })).exit).toBe(2);
  });
});

function withoutTime(out: string): string {
  return out.replaceAll(/"ms":[\d.]+/g, '');
}
