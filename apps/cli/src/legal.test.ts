import { describe, expect, it } from 'vitest';
import { objects, schafkopf } from '../test/memory-io.ts';
import { linesOf, playedDeals } from '../test/played-deals.ts';

/** The seat left of the declarer holds the called Sau, and Gras was led (LG-13). */
const SEARCHED = {
  id: 'gesucht',
  rules: { preset: 'wirtshaus' },
  seat: 1,
  hand: ['GA', 'GK', 'EO', 'HO', 'E9', 'E8', 'SA', 'S9'],
  contract: { game: 'rufspiel', suit: 'G', declarer: 0 },
  tricks: [['G9']],
};

const PLAYED = playedDeals(8).filter((record) => record.tricks.length > 0);

describe('schafkopf legal', () => {
  it('the exact set of legal cards, and for each other card why not (R76)', async () => {
    const said = await schafkopf(['legal', '--json'], { stdin: linesOf([SEARCHED]) });
    expect(said).toMatchObject({ exit: 0, err: '' });
    const message = 'Du bist gesucht: Die Gras-Sau muss jetzt fallen.';
    const refusal = { reason: 'must-play-called', message };
    expect(objects(said.out)).toEqual([
      {
        id: 'gesucht',
        seat: 1,
        legal: ['GA'],
        refused: { GK: refusal, EO: refusal, HO: refusal, E9: refusal, E8: refusal, SA: refusal, S9: refusal },
      },
    ]);
  });

  it('takes all spellings of a card, and a hand as it is left', async () => {
    const hand = ['ga', 'GK', 'ED', 'HD', 'e9', 'E8', 'SA', 's10'];
    const said = await schafkopf(['legal', '--json', '--lang', 'bar'], {
      stdin: linesOf([{ ...SEARCHED, hand, tricks: [['g9']] }]),
    });
    expect(objects(said.out)[0]).toMatchObject({
      legal: ['GA'],
      refused: { SZ: { message: 'Gsuacht bist: D’Blaue muass jetzt foin.' } },
    });
  });

  it('agrees with every card of deals that were played', async () => {
    for (const deal of PLAYED) {
      const { id, rules, dealer, hands, contract } = deal;
      const cards = deal.tricks.flat();
      const positions = cards.map((_, count) => ({
        id,
        rules,
        dealer,
        hands,
        contract,
        tricks: inTricks(cards.slice(0, count)),
      }));
      const said = await schafkopf(['legal', '--json'], { stdin: linesOf(positions) });
      const answers = objects(said.out) as { legal: string[] }[];
      expect(said.exit).toBe(0);
      for (const [index, card] of cards.entries()) expect(answers[index]?.legal).toContain(card);
    }
  });

  it('a position that the rules do not allow is refused with the card', async () => {
    const [deal] = PLAYED;
    const { rules, dealer, hands, contract } = deal!;
    const notHeld = hands[dealer][0];
    const said = await schafkopf(['legal', '--json'], {
      stdin: linesOf([{ id: 1, rules, dealer, hands, contract, tricks: [[notHeld]] }]),
    });
    expect(said.exit).toBe(1);
    expect(objects(said.out)[0]).toMatchObject({
      id: 1,
      ok: false,
      reason: 'not-your-card',
      at: { trick: 1, card: notHeld, seat: (dealer + 1) % 4 },
    });
  });

  it('a deal that is over has no seat to act', async () => {
    const [deal] = PLAYED;
    const said = await schafkopf(['legal', '--json'], { stdin: linesOf([deal]) });
    expect(said.exit).toBe(1);
    expect(objects(said.out)[0]).toMatchObject({
      ok: false,
      reason: 'over',
      message: 'Hier ist keine Karte mehr zu spielen.',
    });
  });

  it('bad input is named by field', async () => {
    const said = await schafkopf(['legal'], { stdin: linesOf([{ ...SEARCHED, hand: ['GA'] }, SEARCHED]) });
    expect(said.exit).toBe(1);
    expect(said.err).toBe('-:1: hand: Karten hier: 1; es müssen 8 sein.\n');
    expect(said.out).toContain('Platz 1  gesucht');
  });

  it('the table puts cards that are refused for one reason in one line', async () => {
    const { out } = await schafkopf(['legal'], { stdin: linesOf([SEARCHED]) });
    expect(out).toBe(
      'Platz 1  gesucht\n  GA\n  EO E9 E8 GK HO SA S9  Du bist gesucht: Die Gras-Sau muss jetzt fallen.\n\n',
    );
  });

  it('a refused position stands in the table too', async () => {
    const [deal] = PLAYED;
    const { out } = await schafkopf(['legal'], {
      stdin: linesOf([deal, { ...deal, tricks: [[deal!.hands[deal!.dealer][0]]] }]),
    });
    expect(out).toContain('✗ Hier ist keine Karte mehr zu spielen.');
    expect(out).toMatch(/✗ 1\. Stich, Platz \d, \S+: /);
  });
});

function inTricks(cards: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, index) => cards.slice(index * 4, index * 4 + 4));
}
