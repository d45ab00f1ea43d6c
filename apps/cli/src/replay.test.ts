import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { objects, schafkopf } from '../test/memory-io.ts';
import { linesOf, playedDeals } from '../test/played-deals.ts';

const DEALS = playedDeals(12);
const GOOD = linesOf(DEALS);
const PLAYED = DEALS.find((deal) => deal.contract !== null)!;

/** The deal with one thing changed. */
function changed(change: Readonly<Record<string, unknown>>): string {
  return linesOf([{ ...PLAYED, ...change }]);
}

describe('schafkopf replay', () => {
  it('settles every record as it was settled when it was played', async () => {
    const said = await schafkopf(['replay', '--json', 'a.jsonl'], { files: { 'a.jsonl': GOOD } });
    expect(said).toMatchObject({ exit: 0, err: '' });
    expect(objects(said.out).map(({ id, ok, deltas, stock }) => ({ id, ok, deltas, stock }))).toEqual(
      DEALS.map(({ id, result }) => ({ id, ok: true, deltas: result.deltas, stock: result.stock })),
    );
  });

  it('--check counts on standard error what is right', async () => {
    expect(await schafkopf(['replay', '--check', '-'], { stdin: GOOD })).toMatchObject({
      exit: 0,
      err: '12 von 12 Spielen stimmen.\n',
    });
    expect((await schafkopf(['replay', '--check', '--lang', 'en'], { stdin: GOOD })).err).toBe(
      '12 of 12 deals are right.\n',
    );
    expect((await schafkopf(['replay', '--check'], { stdin: linesOf([PLAYED]) })).err).toBe('1 von 1 Spiel stimmt.\n');
    expect((await schafkopf(['replay'], { stdin: GOOD })).err).toBe('');
  });

  it('a BOM, CRLF and empty lines change nothing', async () => {
    const odd = `\uFEFF\r\n${linesOf(DEALS, '\r\n\r\n')}`;
    const said = await schafkopf(['replay', '--json', '--check'], { stdin: odd });
    expect(said).toMatchObject({ exit: 0, err: '12 von 12 Spielen stimmen.\n' });
    expect(said.out).toBe((await schafkopf(['replay', '--json'], { stdin: GOOD })).out);
  });

  it('fields it does not know are ignored', async () => {
    const more = { names: ['Anna', 'Ben', 'Carla', 'Dirk'], date: '2026-11-30', auction: [], proof: {}, nonsense: 1 };
    expect((await schafkopf(['replay', '--check'], { stdin: changed(more) })).exit).toBe(0);
  });

  it('a different payment is refused with both', async () => {
    const { deltas, stock } = PLAYED.result;
    const [a, b, c, d] = deltas;
    const result = { deltas: [a + 10, b - 10, c, d], stock };
    const said = await schafkopf(['replay', '--json', '--check'], { stdin: changed({ result }) });
    expect(said).toMatchObject({ exit: 1, err: '0 von 1 Spiel stimmt.\n' });
    expect(objects(said.out)).toEqual([
      {
        id: PLAYED.id,
        ok: false,
        reason: 'result-differs',
        expected: result,
        actual: { deltas, stock },
        message: 'Aufgeschrieben ist etwas anderes.',
      },
    ]);
    const unchecked = await schafkopf(['replay', '--json'], { stdin: changed({ result }) });
    expect(unchecked.exit).toBe(0);
  });

  it('a different Stock is refused, a Stock that is not recorded is not compared', async () => {
    const { deltas, stock } = PLAYED.result;
    const other = await schafkopf(['replay', '--json', '--check'], {
      stdin: changed({ result: { deltas, stock: stock + 1 } }),
    });
    expect(objects(other.out)[0]).toMatchObject({ ok: false, reason: 'result-differs', actual: { stock } });
    expect((await schafkopf(['replay', '--check'], { stdin: changed({ result: { deltas } }) })).exit).toBe(0);
  });

  it('a record without a result cannot be checked', async () => {
    const said = await schafkopf(['replay', '--json', '--check'], { stdin: changed({ result: undefined }) });
    expect(said.exit).toBe(1);
    expect(objects(said.out)[0]).toMatchObject({ ok: false, reason: 'result-missing' });
    expect((await schafkopf(['replay'], { stdin: changed({ result: undefined }) })).exit).toBe(0);
  });

  it('a card against the rules is named with its place', async () => {
    const [first, ...others] = PLAYED.tricks;
    const [lead, , third, fourth] = first!;
    const seat = (PLAYED.dealer + 2) % 4;
    const wrong = PLAYED.hands[seat]!.find((card) => PLAYED.tricks.flat().indexOf(card) > 3)!;
    const tricks = [
      [lead, wrong, third, fourth],
      ...others.map((trick) => trick.map((card) => (card === wrong ? first![1] : card))),
    ];
    const said = await schafkopf(['replay', '--json'], { stdin: changed({ tricks }) });
    expect(said.exit).toBe(1);
    expect(objects(said.out)[0]).toMatchObject({
      id: PLAYED.id,
      ok: false,
      at: {
        trick: expect.any(Number) as unknown,
        card: expect.any(String) as unknown,
        seat: expect.any(Number) as unknown,
      },
      message: expect.any(String) as unknown,
    });
  });

  it('bad input is named by file, line and field; the other lines are still answered', async () => {
    const lines = [
      JSON.stringify(DEALS[0]),
      '{"id":"kaputt",',
      JSON.stringify({ ...PLAYED, dealer: 7, id: 'platz' }),
      '[1,2]',
      'null',
      JSON.stringify({ ...PLAYED, rules: { preset: 'wirtshaus', set: { 'tariff.solo': -5 } } }),
      JSON.stringify(DEALS[1]),
    ].join('\n');
    const world = { files: { 'a.jsonl': lines } };
    const table = await schafkopf(['replay', 'a.jsonl'], world);
    expect(table.exit).toBe(1);
    expect(table.out.trimEnd().split('\n')).toHaveLength(3);
    expect(table.err.split('\n')).toEqual([
      expect.stringMatching(
        /^a\.jsonl:2: Die Zeile ist kein gültiges JSON; jedes Objekt steht ganz in einer Zeile( \(ab Zeichen \d+\))?\.$/,
      ) as unknown,
      expect.stringMatching(/^a\.jsonl:3: dealer: Hier gehört ein/) as unknown,
      expect.stringMatching(/^a\.jsonl:4: record: /) as unknown,
      expect.stringMatching(/^a\.jsonl:5: record: /) as unknown,
      expect.stringMatching(/^a\.jsonl:6: rules\.set\.tariff\.solo:/) as unknown,
      '',
    ]);

    const json = await schafkopf(['replay', '--json', '--check', 'a.jsonl'], world);
    expect(json).toMatchObject({ exit: 1, err: '2 von 7 Spielen stimmen.\n' });
    expect(objects(json.out)).toMatchObject([
      { ok: true },
      { id: null, ok: false, reason: 'not-json', field: null, file: 'a.jsonl', line: 2 },
      {
        id: 'platz',
        ok: false,
        reason: 'field-value',
        field: 'dealer',
        line: 3,
        message: 'Hier gehört ein Platz von 0 bis 3 hin, nicht 7.',
      },
      { id: null, ok: false, reason: 'field-value', line: 4 },
      { id: null, ok: false, reason: 'field-value', line: 5 },
      { id: PLAYED.id, ok: false, reason: 'rule-value', field: 'rules.set.tariff.solo', line: 6 },
      { ok: true },
    ]);
  });

  it('a number as id comes back as a number', async () => {
    const said = await schafkopf(['replay', '--json'], { stdin: changed({ id: 4711 }) });
    expect(objects(said.out)[0]).toMatchObject({ id: 4711 });
  });

  it('the bill in JSON has words for each line', async () => {
    const said = await schafkopf(['replay', '--json', '--lang', 'en'], { stdin: linesOf([PLAYED]) });
    const { bill } = objects(said.out)[0] as { bill: { items: { text: string; rule: string }[]; value: number } };
    expect(bill.items.length).toBeGreaterThan(0);
    for (const item of bill.items) expect(item.text).not.toBe('');
  });

  it('stops quietly when nobody reads any more', async () => {
    const said = await schafkopf(['replay', '--check'], { stdin: GOOD, readerLeavesAfter: 2 });
    expect(said.err).toBe('');
    expect(said.out.split('\n').length).toBeLessThan(8);
  });
});

describe('the table of replay', () => {
  it('is plain in a pipe and coloured on a terminal, unless NO_COLOR is set', async () => {
    const words = ['replay', '-'];
    const plain = await schafkopf(words, { stdin: GOOD });
    expect(plain.out).not.toContain('\u001B');
    expect(plain.out.split('\n')[0]).toMatch(/^ {2}Spiel +Ergebnis +Preis +Platz 0 .* id$/);
    const coloured = await schafkopf(words, { stdin: GOOD, terminal: true });
    expect(coloured.out).toContain('\u001B[32m✓\u001B[39m');
    expect(stripVTControlCharacters(coloured.out)).toBe(plain.out);
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }]) {
      expect((await schafkopf(words, { stdin: GOOD, terminal: true, env })).out).toBe(plain.out);
    }
    expect((await schafkopf(words, { stdin: GOOD, terminal: true, env: { NO_COLOR: '' } })).out).toBe(coloured.out);
  });

  it('columns stand under each other', async () => {
    const { out } = await schafkopf(['replay'], { stdin: GOOD });
    const [head, ...rows] = out.trimEnd().split('\n');
    for (const row of rows) expect(row.indexOf('wirtshaus-')).toBe(head!.length - 'id'.length);
  });

  it('says what was recorded where the payment differs', async () => {
    const result = { deltas: [100, -100, 0, 0], stock: 40 };
    const { out } = await schafkopf(['replay', '--check'], { stdin: changed({ result }) });
    expect(out).toContain('    Aufgeschrieben ist etwas anderes: +1,00 €, \u22121,00 €, 0,00 €, 0,00 €, Stock +0,40 €');
  });

  it('a refused record says where and why', async () => {
    const { out } = await schafkopf(['replay'], { stdin: changed({ tricks: PLAYED.tricks.slice(0, 5) }) });
    expect(out).toContain(`✗ Es fehlen Stiche: 5 von 8 sind da. ${PLAYED.id}`);
    const swapped = [
      [PLAYED.tricks[1]![0], ...PLAYED.tricks[0]!.slice(1)],
      [PLAYED.tricks[0]![0], ...PLAYED.tricks[1]!.slice(1)],
      ...PLAYED.tricks.slice(2),
    ];
    expect((await schafkopf(['replay'], { stdin: changed({ tricks: swapped }) })).out).toMatch(
      /✗ \d\. Stich, Platz \d, \S+: /,
    );
  });

  it('a deal that was thrown in has its place in it', async () => {
    const stdin = linesOf([{ ...PLAYED, contract: null, tricks: [], stoss: [], knocks: [], result: undefined }]);
    expect((await schafkopf(['replay'], { stdin })).out).toContain('✓ Zusammengeworfen');
  });
});
