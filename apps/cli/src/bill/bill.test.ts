import { describe, expect, it } from 'vitest';
import { readRecord, replayRecord } from '@stammtisch/rules';
import type { WrittenRecord } from '@stammtisch/rules';
import { objects, schafkopf } from '../../test/memory-io.ts';
import { linesOf, playedDeals } from '../../test/played-deals.ts';

type Json = Readonly<Record<string, unknown>>;

const RULES = { preset: 'wirtshaus' };
const RAMSCH_RULES = { preset: 'sauspiel' };
const SOLO = { game: 'solo', suit: 'E', declarer: 1 };

/** The worked example of the rules (R108). */
const RUFSPIEL: Json = {
  id: 'R108',
  rules: RULES,
  contract: { game: 'rufspiel', suit: 'E', declarer: 0 },
  partner: 2,
  points: 95,
  tricks: 6,
  laufende: { holder: 'declarer', count: 3 },
  knocks: 0,
  stoss: 0,
};

const RAMSCH: Json = {
  rules: RAMSCH_RULES,
  contract: { game: 'ramsch' },
  points: [50, 30, 25, 15],
  tricks: [3, 2, 2, 1],
};

/** What `--json` says to one game. */
async function bill(game: Json, ...words: readonly string[]): Promise<Json> {
  const said = await schafkopf(['bill', '--json', ...words], { stdin: linesOf([game]) });
  const [answer] = objects(said.out);
  expect(said.exit).toBe(answer?.['ok'] === true ? 0 : 1);
  return answer ?? {};
}

/** The game with fields changed or, if `undefined`, left out. */
function rufspiel(change: Json): Json {
  return { ...RUFSPIEL, ...change };
}

describe('schafkopf bill', () => {
  it('settles the worked example without cards (R108)', async () => {
    const answer = await bill(RUFSPIEL);
    expect(answer).toMatchObject({ id: 'R108', ok: true, won: true, value: 50, deltas: [50, -50, 50, -50], stock: 0 });
    expect(answer['bill']).toMatchObject({
      items: [
        { kind: 'grundtarif', amount: 10, rule: 'R103', text: 'Rufspiel auf die Eichel-Sau' },
        { kind: 'schneider', amount: 10, rule: 'R90', text: 'Schneider' },
        { kind: 'laufende', amount: 30, count: 3, rule: 'R98', text: '3 Laufende je 0,10 €' },
      ],
      factors: [],
      sum: 50,
    });
  });

  it('words of the lines in English', async () => {
    expect((await bill(rufspiel({ knocks: 2 }), '--lang', 'en'))['bill']).toMatchObject({
      factors: [{ kind: 'klopfen', factor: 4, text: '2 knocks ×4' }],
      items: [{ text: 'Rufspiel on the Eichel-Sau' }, { text: 'Schneider' }, { text: '3 Laufende at €0.10' }],
    });
  });

  it('knocks and Stoß as numbers or as lists of seats', async () => {
    const counted = await bill(rufspiel({ knocks: 1, stoss: 2 }));
    const listed = await bill(rufspiel({ knocks: [3], stoss: [1, 0] }));
    expect(counted).toMatchObject({ value: 400 });
    expect(listed).toEqual(counted);
  });

  it('without the partner the price is known, but not who pays whom', async () => {
    expect(await bill(rufspiel({ partner: undefined }))).toMatchObject({
      ok: true,
      won: true,
      value: 50,
      deltas: null,
    });
    const inContract = { ...(RUFSPIEL['contract'] as Json), partner: 2 };
    expect(await bill(rufspiel({ partner: undefined, contract: inContract }))).toMatchObject({
      deltas: [50, -50, 50, -50],
    });
  });

  it('tricks may be left out where they cannot matter', async () => {
    expect(await bill(rufspiel({ tricks: undefined }))).toMatchObject({ value: 50 });
    expect(await bill(rufspiel({ tricks: undefined, points: 120 }))).toMatchObject({
      ok: false,
      reason: 'field-missing',
      field: 'tricks',
    });
    expect(await bill(rufspiel({ tricks: undefined, points: 0 }))).toMatchObject({ ok: false, field: 'tricks' });
    expect(await bill(rufspiel({ tricks: 7, points: 120 }))).toMatchObject({ value: 50 });
    expect(await bill(rufspiel({ tricks: 8, points: 120 }))).toMatchObject({ value: 60 });
  });

  it('no Laufende said are none', async () => {
    expect(await bill(rufspiel({ laufende: undefined }))).toMatchObject({ value: 20 });
  });

  it('Sie, Bettel and Tout need no points (R66, R51, R57)', async () => {
    expect(await bill({ rules: RULES, contract: { game: 'sie', declarer: 1 } })).toMatchObject({
      won: true,
      value: 520,
      deltas: [-520, 1560, -520, -520],
    });
    expect(await bill({ rules: RULES, contract: { game: 'bettel', declarer: 1 }, tricks: 0 })).toMatchObject({
      won: true,
      value: 50,
    });
    expect(await bill({ rules: RULES, contract: { game: 'bettel', declarer: 1 }, tricks: 1 })).toMatchObject({
      won: false,
    });
    const tout = { game: 'wenz', declarer: 1, tout: true };
    expect(await bill({ rules: RULES, contract: tout, tricks: 8 })).toMatchObject({ won: true, value: 100 });
    expect(await bill({ rules: RULES, contract: tout, tricks: 7 })).toMatchObject({
      won: false,
      deltas: [100, -300, 100, 100],
    });
    expect(await bill({ rules: RULES, contract: tout, tricks: 0 })).toMatchObject({ won: false });
    expect(await bill({ rules: RULES, contract: tout })).toMatchObject({ ok: false, field: 'tricks' });
  });

  it('cards thrown in fill the Stock, a won game takes it (R109)', async () => {
    expect(await bill({ rules: RULES, contract: null, stock: 40 })).toMatchObject({
      won: null,
      value: 0,
      deltas: [-10, -10, -10, -10],
      stock: 80,
    });
    expect(await bill(rufspiel({ stock: 80 }))).toMatchObject({ deltas: [90, -50, 90, -50], stock: 0 });
  });

  it('a doubled deal counts twice (B24)', async () => {
    expect(await bill(rufspiel({ doubled: 2 }))).toMatchObject({ value: 100 });
  });

  it('Schwarz that was not demanded does not count where it has to be (B3)', async () => {
    const rules = { preset: 'wirtshaus', set: { 'schwarz.claimRequired': true } };
    expect(await bill(rufspiel({ rules, points: 120, tricks: 8 }))).toMatchObject({ value: 50 });
    expect(await bill(rufspiel({ rules, points: 120, tricks: 8, schwarzClaimed: true }))).toMatchObject({ value: 60 });
  });

  it('a Muss-Spiel with few trumps is won with 60 (B54)', async () => {
    const rules = { preset: 'wirtshaus', set: { 'muss.winAt60WithMaxTrumps': 3 } };
    const contract = { game: 'rufspiel', suit: 'E', declarer: 0, muss: true };
    expect(await bill(rufspiel({ rules, contract, points: 60, trumps: 3 }))).toMatchObject({ won: true });
    expect(await bill(rufspiel({ rules, contract, points: 60, trumps: 4 }))).toMatchObject({ won: false });
    expect(await bill(rufspiel({ rules, contract, points: 60 }))).toMatchObject({
      ok: false,
      reason: 'muss-trumps-missing',
      field: 'trumps',
    });
    expect(await bill(rufspiel({ trumps: 3 }))).toMatchObject({ ok: false, reason: 'no-muss', field: 'trumps' });
  });

  it('the short deck has six tricks', async () => {
    const rules = { preset: 'wirtshaus', set: { deck: 24 } };
    expect(await bill(rufspiel({ rules, points: 120, tricks: 6 }))).toMatchObject({ value: 60 });
    expect(await bill(rufspiel({ rules, points: 120, tricks: 8 }))).toMatchObject({ ok: false, field: 'tricks' });
  });
});

describe('a Ramsch', () => {
  it('has points and tricks of all four seats (RA-01)', async () => {
    expect(await bill(RAMSCH)).toMatchObject({ won: null, value: 20, deltas: [-60, 20, 20, 20] });
  });

  it('a tie needs to be told who pays (B51)', async () => {
    const tie = { ...RAMSCH, points: [40, 40, 25, 15] };
    expect(await bill(tie)).toMatchObject({ ok: false, reason: 'ramsch-tie-undecided', field: 'points' });
    expect(await bill({ ...tie, loser: 1 })).toMatchObject({ ok: true, deltas: [20, -60, 20, 20] });
    expect(await bill({ ...tie, loser: 3 })).toMatchObject({ ok: false, reason: 'field-value', field: 'loser' });
    expect(await bill({ ...tie, highestTrump: ['GO', 'EO', 'SO', 'HO'] })).toMatchObject({ deltas: [20, -60, 20, 20] });
    expect(await bill({ ...tie, highestTrump: [null, null, 'EO', null], lastTrick: [8, 7, 6, 5] })).toMatchObject({
      deltas: [-60, 20, 20, 20],
    });
    expect(await bill({ ...tie, highestTrump: ['EA', 'EO', 'SO', 'HO'] })).toMatchObject({
      ok: false,
      field: 'highestTrump[0]',
    });
    expect(await bill({ ...tie, highestTrump: ['XX', 'EO', 'SO', 'HO'] })).toMatchObject({
      ok: false,
      field: 'highestTrump[0]',
    });
    expect(await bill({ ...tie, highestTrump: ['EO', 'EO', 'SO', 'HO'] })).toMatchObject({
      ok: false,
      reason: 'same-twice',
    });
  });

  it('a loser who cannot be one is refused', async () => {
    expect(await bill({ ...RAMSCH, loser: 2 })).toMatchObject({
      ok: false,
      field: 'loser',
      message: 'Hier gehört 0 hin, nicht 2.',
    });
    expect(await bill({ ...RAMSCH, points: [120, 0, 0, 0], tricks: [8, 0, 0, 0], loser: 0 })).toMatchObject({
      ok: false,
      field: 'loser',
    });
    expect(await bill({ ...RAMSCH, loser: 9 })).toMatchObject({ ok: false, field: 'loser' });
  });

  it('two losers where two pay (B48)', async () => {
    const rules = { preset: 'sauspiel', set: { 'ramsch.losers': 'two' } };
    const tie = { ...RAMSCH, rules, points: [50, 30, 30, 10] };
    expect(await bill({ ...tie, losers: [0, 2] })).toMatchObject({ ok: true, deltas: [-20, 20, -20, 20] });
    expect(await bill({ ...tie, losers: [1, 2] })).toMatchObject({ ok: false, field: 'losers' });
    expect(await bill({ ...tie, losers: 0 })).toMatchObject({ ok: false, field: 'losers' });
  });

  it('odd cents fall on the earlier seat from the forehand on (B56)', async () => {
    const rules = {
      preset: 'sauspiel',
      set: { 'tariff.ramsch': 5, 'ramsch.tie': 'allTiedPay', 'ramsch.jungfrau': 'individual' },
    };
    const tie = { ...RAMSCH, rules, points: [55, 55, 10, 0], tricks: [4, 3, 1, 0] };
    expect(await bill(tie)).toMatchObject({ deltas: [-8, -7, 5, 10] });
    expect(await bill({ ...tie, dealer: 0 })).toMatchObject({ deltas: [-7, -8, 5, 10] });
    expect(await bill({ ...tie, dealer: 4 })).toMatchObject({ ok: false, field: 'dealer' });
  });

  it('contradictions are refused with their seat', async () => {
    expect(await bill({ ...RAMSCH, points: [50, 30, 25, 16] })).toMatchObject({
      ok: false,
      reason: 'points-sum',
      field: 'points',
    });
    expect(await bill({ ...RAMSCH, tricks: [3, 2, 3, 0] })).toMatchObject({
      ok: false,
      reason: 'points-without-tricks',
      field: 'points[3]',
    });
    expect(await bill({ ...RAMSCH, tricks: [3, 2, 3] })).toMatchObject({ ok: false, field: 'tricks' });
    expect(await bill({ ...RAMSCH, points: 50 })).toMatchObject({ ok: false, field: 'points' });
    expect(await bill({ ...RAMSCH, points: [50, 30, 25, '15'] })).toMatchObject({ ok: false, field: 'points[3]' });
    expect(await bill({ ...RAMSCH, lastTrick: [1] })).toMatchObject({ ok: false, field: 'lastTrick' });
  });
});

describe('hands instead of partner and Laufende', () => {
  const deals = playedDeals(40).filter((deal) => deal.contract !== null);

  it('give the same bill as the replay of the deal', async () => {
    for (const deal of deals) {
      const replayed = objects((await schafkopf(['replay', '--json'], { stdin: linesOf([deal]) })).out)[0];
      const { id, rules, contract, hands, knocks, stoss, stock, doubled } = deal;
      const settled = await bill({ id, rules, contract, hands, knocks, stoss, stock, doubled, ...scoreOf(deal) });
      expect(settled).toMatchObject({
        ok: true,
        deltas: deal.result.deltas,
        stock: deal.result.stock,
        bill: replayed?.['bill'] as Json,
      });
    }
  });

  it('must not contradict what is said', async () => {
    const deal = deals.find(({ contract }) => contract?.game === 'rufspiel');
    const { rules, contract, hands } = deal!;
    const game = { rules, contract, hands, points: 70 };
    const partner = hands.findIndex((hand) => hand.some((card) => card === `${contract!.suit}A`));
    const other = [0, 1, 2, 3].find((seat) => seat !== partner && seat !== contract!.declarer);
    expect(await bill({ ...game, partner })).toMatchObject({ ok: true });
    expect(await bill({ ...game, partner: other })).toMatchObject({
      ok: false,
      field: 'partner',
      message: `Hier gehört ${partner} hin, nicht ${other}.`,
    });
    expect(await bill({ ...game, laufende: { holder: 'declarer', count: 14 } })).toMatchObject({
      ok: false,
      field: 'laufende.count',
    });
    const counted = await bill(game);
    expect(counted).toMatchObject({ ok: true });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].flatMap((count) =>
        ['declarer', 'opponents'].map((holder) => bill({ ...game, laufende: { holder, count } })),
      ),
    );
    expect(answers.filter(({ ok }) => ok === true)).toHaveLength(1);
    expect(answers.some(({ field }) => field === 'laufende.holder')).toBe(true);
  });
});

describe('bad games', () => {
  it.each<readonly [string, Json, string, string]>([
    ['no rules', rufspiel({ rules: undefined }), 'rules', 'field-missing'],
    ['a preset that is none', rufspiel({ rules: { preset: 'wirtshau' } }), 'rules', 'preset-unknown'],
    [
      'an option that is none',
      rufspiel({ rules: { preset: 'wirtshaus', set: { 'tariff.solos': 1 } } }),
      'rules.set.tariff.solos',
      'rule-unknown',
    ],
    ['no contract', rufspiel({ contract: undefined }), 'contract', 'field-missing'],
    ['a game that is none', rufspiel({ contract: { game: 'skat', declarer: 0 } }), 'contract.game', 'field-value'],
    [
      'a Rufspiel on Herz',
      rufspiel({ contract: { game: 'rufspiel', suit: 'H', declarer: 0 } }),
      'contract.suit',
      'field-value',
    ],
    ['a Solo without suit', rufspiel({ contract: { game: 'solo', declarer: 0 } }), 'contract.suit', 'field-missing'],
    ['too many points', rufspiel({ points: 121 }), 'points', 'field-value'],
    ['points as text', rufspiel({ points: '95' }), 'points', 'field-value'],
    ['no points', rufspiel({ points: undefined }), 'points', 'field-missing'],
    ['points without a trick', rufspiel({ tricks: 0 }), 'points', 'points-without-tricks'],
    ['all tricks, not all points', rufspiel({ tricks: 8 }), 'points', 'all-tricks-need-all-points'],
    ['too many tricks', rufspiel({ tricks: 9 }), 'tricks', 'field-value'],
    ['the declarer as partner', rufspiel({ partner: 0 }), 'partner', 'partner-is-declarer'],
    ['a partner in a Solo', rufspiel({ contract: SOLO }), 'partner', 'partner-in-solo'],
    ['a partner at no seat', rufspiel({ partner: 4 }), 'partner', 'field-value'],
    ['Laufende as a number', rufspiel({ laufende: 3 }), 'laufende', 'field-value'],
    ['Laufende of nobody', rufspiel({ laufende: { holder: 'nobody', count: 3 } }), 'laufende.holder', 'field-value'],
    ['too many Laufende', rufspiel({ laufende: { holder: 'declarer', count: 15 } }), 'laufende.count', 'field-value'],
    [
      'more Laufende than cards',
      rufspiel({ contract: SOLO, partner: undefined, laufende: { holder: 'declarer', count: 9 } }),
      'laufende',
      'out-of-range',
    ],
    ['five knocks', rufspiel({ knocks: 5 }), 'knocks', 'field-value'],
    ['a seat that knocks twice', rufspiel({ knocks: [1, 1] }), 'knocks[1]', 'seat-twice'],
    ['half a Stoß', rufspiel({ stoss: 0.5 }), 'stoss', 'field-value'],
    ['no factor', rufspiel({ doubled: 0 }), 'doubled', 'field-value'],
    ['a Stock below nothing', rufspiel({ stock: -1 }), 'stock', 'field-value'],
    ['Schwarz as text', rufspiel({ schwarzClaimed: 'ja' }), 'schwarzClaimed', 'field-value'],
    ['three hands', rufspiel({ hands: [[], [], []] }), 'hands', 'field-value'],
    ['trumps as text', rufspiel({ trumps: 'drei' }), 'trumps', 'field-value'],
  ])('%s', async (_, game, field, reason) => {
    expect(await bill(game)).toMatchObject({
      id: 'R108',
      ok: false,
      field,
      reason,
      message: expect.stringMatching(/^\p{Lu}.*[.?]$/u) as unknown,
      line: 1,
    });
  });

  it('something that is no object', async () => {
    const said = await schafkopf(['bill'], { stdin: '5\n"x"\n' });
    expect(said).toMatchObject({
      exit: 1,
      out: '',
      err: '-:1: game: Hier gehört ein Objekt hin, nicht 5.\n-:2: game: Hier gehört ein Objekt hin, nicht "x".\n',
    });
  });

  it('are told apart from the table; the others are still settled', async () => {
    const said = await schafkopf(['bill', 'abend.jsonl'], {
      files: { 'abend.jsonl': linesOf([rufspiel({ points: 121 }), RUFSPIEL]) },
    });
    expect(said.exit).toBe(1);
    expect(said.err).toBe('abend.jsonl:1: points: Hier gehört eine ganze Zahl von 0 bis 120 hin, nicht 121.\n');
    expect(said.out).toContain('Gewonnen, Schneider  R108');
  });
});

describe('the table of bill', () => {
  it('shows every line with its rule and who gets what', async () => {
    const said = await schafkopf(['bill'], { stdin: linesOf([rufspiel({ knocks: 1, stock: 80 })]) });
    expect(said.out.split('\n')).toEqual([
      'Rufspiel auf die Eichel-Sau: Gewonnen, Schneider  R108',
      '  Rufspiel auf die Eichel-Sau              0,10 €  R103',
      '  Schneider                                0,10 €  R90',
      '  3 Laufende je 0,10 €                     0,30 €  R98',
      '  Summe                                    0,50 €  B16',
      '  1 Klopfer ×2                             1,00 €  R16',
      '  Stock                                   +0,80 €  R109',
      '  Platz 0 +1,40 €   Platz 1 \u22121,00 €   Platz 2 +1,40 €   Platz 3 \u22121,00 €',
      '',
      '',
    ]);
  });

  it('without a partner says what each pays; without an id it has none; English', async () => {
    const game = linesOf([
      { ...RUFSPIEL, id: undefined, partner: undefined },
      { rules: RULES, contract: null },
    ]);
    const german = await schafkopf(['bill'], { stdin: game });
    expect(german.out).toContain('0,50 € für jeden; ohne Mitspieler steht nicht fest, wer wem zahlt.');
    const english = await schafkopf(['bill', '--lang', 'en'], { stdin: game });
    expect(english.out).toContain('Rufspiel on the Eichel-Sau: Won, Schneider\n');
    expect(english.out).toContain('€0.50 each; without the partner it is open who pays whom.');
    expect(english.out).toContain('Thrown in\n');
    expect(german.out).toContain('Zusammengeworfen\n');
  });
});

/** Points and tricks of the declaring party, as a score sheet has them. */
function scoreOf(deal: WrittenRecord): Json {
  const record = readRecord(deal);
  const replay = record.ok ? replayRecord(record.value) : null;
  const outcome = replay?.ok === true ? replay.value.outcome : null;
  return outcome?.kind === 'party' ? { points: outcome.points, tricks: outcome.tricks } : {};
}
