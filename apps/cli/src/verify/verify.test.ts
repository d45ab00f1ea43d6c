import { EMPTY_LOG, headAfter, hex, partsOf, readHex, writeProof, type Proof } from '@stammtisch/fairdeal';
import { cardCode } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { makeDeal, makeEvening, someContext, testRandom } from '../../../../packages/fairdeal/test/make-proof.ts';
import { objects, schafkopf } from '../../test/memory-io.ts';
import { linesOf } from '../../test/played-deals.ts';

const EVENING = makeEvening(4, testRandom(3));
const HEAD = EVENING.at(-1)!.log!.reveal.after;

const verify = (stdin: string, ...words: readonly string[]) => schafkopf(['verify', ...words], { stdin });

const bytes = (text: string) => readHex(text, 32) ?? EMPTY_LOG;

/** The one answer to one line. */
async function answerTo(value: unknown) {
  const { exit, out } = await verify(linesOf([value]), '--json', '--lang', 'en');
  return { exit, ...objects(out)[0] };
}

describe('schafkopf verify', () => {
  it('accepts an evening and shows its chain', async () => {
    const said = await verify(linesOf(EVENING));
    expect(said).toMatchObject({
      exit: 0,
      err: `4 von 4 Spielen sind nachgerechnet und stimmen.\nKette 1 bis 8, Kopf ${HEAD}\n`,
    });
    expect(said.out.split('\n')).toHaveLength(6);
  });

  it('says in JSON what it computed', async () => {
    const answer = await answerTo(EVENING[0]);
    expect(answer).toMatchObject({ exit: 0, id: EVENING[0]!.dealId, ok: true, hands: EVENING[0]!.hands });
  });

  it('a remembered head has to be there', async () => {
    expect((await verify(linesOf(EVENING), '--head', HEAD)).exit).toBe(0);
    const cut = await verify(linesOf(EVENING.slice(0, 3)), '--head', HEAD);
    expect(cut.exit).toBe(1);
    expect(cut.err).toContain('gemerkt');
    expect((await verify(linesOf(EVENING), '--head', 'ABC')).exit).toBe(2);
  });

  it('a deal that was left out is missed, unless deals may be missing', async () => {
    const torn = linesOf([EVENING[0], EVENING[2], EVENING[3]]);
    const said = await verify(torn);
    expect(said.exit).toBe(1);
    expect(said.err).toContain('Kette 5 bis 8: Davor fehlen Spiele');
    expect((await verify(torn, '--partial')).exit).toBe(0);
    expect((await verify(linesOf([EVENING[2]]))).exit).toBe(0);
  });

  it('every deal has to be in the chain of all deals, and that chain has to be whole', async () => {
    let head = EMPTY_LOG;
    const chain = EVENING.map(({ L, R }, place) => {
      head = headAfter(head, bytes(L), bytes(R));
      return { n: place + 1, L, R, head: hex(head) };
    });
    const against = (lines: readonly object[], ...words: readonly string[]) =>
      schafkopf(['verify', '--chain', 'chain.jsonl', ...words], {
        stdin: linesOf(EVENING),
        files: { 'chain.jsonl': linesOf(lines) },
      });
    expect(await against(chain)).toMatchObject({
      exit: 0,
      err: expect.stringContaining('Kette aller Spiele: 4') as string,
    });
    expect((await against(chain, '--head', hex(head))).exit).toBe(0);
    const short = await against(chain.slice(0, 3));
    expect(short.exit).toBe(1);
    expect(short.out).toContain('kommt in der Kette aller Spiele nicht vor');
    const broken = await against(chain.slice(1));
    expect(broken).toMatchObject({ exit: 1, err: expect.stringContaining('reißt bei Spiel 2') as string });
    expect((await schafkopf(['verify', '--chain', 'nowhere.jsonl'], { stdin: linesOf(EVENING) })).exit).toBe(1);
  });

  it('names the deal that is there twice, and goes on', async () => {
    const said = await verify(linesOf([EVENING[0], EVENING[0], EVENING[1]]), '--json', '--lang', 'en');
    expect(said.exit).toBe(1);
    expect(objects(said.out).map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(said.err).toContain('2 of 3 deals');
  });

  it('a wrong field is bad input with its place, a wrong value is refused', async () => {
    expect(await answerTo({ ...EVENING[0], s: 'XY' })).toMatchObject({
      exit: 1,
      reason: 'proof-field',
      field: 's',
      line: 1,
    });
    expect(await answerTo({ ...EVENING[0], skfd: 2 })).toMatchObject({
      exit: 1,
      reason: 'proof-version',
      field: 'skfd',
    });
    expect(await answerTo({ ...EVENING[0], s: EVENING[1]!.s })).toMatchObject({
      exit: 1,
      reason: 'server-commit-differs',
      message: 'The dealer’s secret does not match what was committed to before.',
    });
  });
});

/** A deal of the usual kind that everybody passed, as a record with its proof. */
const PROOF: Proof = writeProof(
  partsOf(makeDeal({ ...someContext(testRandom(1)), deck: 32, packets: [4, 4] }, testRandom(2)), 1),
  null,
);
const RECORD = {
  v: 1,
  id: 'passed',
  rules: { preset: 'schafkopfschule' },
  dealer: PROOF.dealer,
  hands: PROOF.hands!.map((hand) => hand.toSorted()),
  contract: null,
  tricks: [],
  proof: PROOF,
};

describe('schafkopf verify on records', () => {
  it('a record is right with the proof of its deal, whatever the order of the cards', async () => {
    expect(await answerTo(RECORD)).toMatchObject({ exit: 0, id: 'passed', ok: true });
  });

  it('and wrong with that of another one', async () => {
    const [a, b, c, d] = RECORD.hands as [string[], string[], string[], string[]];
    const other = 'proof-of-other-deal';
    expect(await answerTo({ ...RECORD, dealer: (RECORD.dealer + 1) % 4 })).toMatchObject({ exit: 1, reason: other });
    expect(await answerTo({ ...RECORD, hands: [b, a, c, d] })).toMatchObject({ exit: 1, reason: other });
    expect(
      await answerTo({ ...RECORD, rules: { preset: 'schafkopfschule', set: { 'dealing.packets': '4x2' } } }),
    ).toMatchObject({
      exit: 1,
      reason: other,
    });
    const contract = { game: 'solo', suit: 'H', declarer: 0, tout: false };
    expect(await answerTo({ ...RECORD, contract })).toMatchObject({ exit: 1, reason: other });
  });

  it('and wrong if it could not be played like that, or was paid otherwise', async () => {
    const [reason, exit] = ['played-differently', 1];
    const paid = { deltas: [0, 0, 0, 0], stock: 0 };
    expect(await answerTo({ ...RECORD, result: paid })).toMatchObject({ exit: 0, ok: true });
    expect(await answerTo({ ...RECORD, result: { ...paid, deltas: [10, -10, 0, 0] } })).toMatchObject({ exit, reason });
    expect(await answerTo({ ...RECORD, result: { ...paid, stock: 40 } })).toMatchObject({ exit, reason });
    // Where all pass there would have been a Ramsch.
    expect(await answerTo({ ...RECORD, rules: { preset: 'sauspiel' } })).toMatchObject({ exit, reason });
  });

  it('without a proof it says so; a bad record or proof is named by its field', async () => {
    const { proof: _, ...bare } = RECORD;
    expect(await answerTo(bare)).toMatchObject({ exit: 1, reason: 'proof-missing' });
    expect(await answerTo({ ...RECORD, dealer: 7 })).toMatchObject({ exit: 1, reason: 'field-value', field: 'dealer' });
    const wrong = { ...PROOF, hands: [[cardCode(0)]] };
    expect(await answerTo({ ...RECORD, proof: wrong })).toMatchObject({ exit: 1, field: 'proof.hands' });
  });
});
