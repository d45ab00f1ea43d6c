import { isDeclaring, seatToPlay } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { playedRecords, REAL_TABLES } from '../../../test/played-records.ts';
import { courseOf, type Course } from '../course.ts';
import { wordsDe } from '../words-de.ts';
import { analysisOf, type Analysis } from './analysis.ts';
import { sentenceOf } from './sentence.ts';
import { solveDeal } from './solve-deal.ts';

interface Analysed {
  readonly deal: Course;
  readonly analysis: Analysis;
}

function analysed(record: unknown): readonly Analysed[] {
  const read = courseOf(JSON.parse(JSON.stringify(record)));
  if (!read.ok) throw new Error('The record is against the rules.');
  const deal = read.value;
  const analysis = analysisOf(deal, solveDeal(deal.plays.slice(0, deal.record.tricks.flat().length)));
  return analysis === null ? [] : [{ deal, analysis }];
}

const DEALS = REAL_TABLES.flatMap(([, head]) => playedRecords(head, 6).flatMap(analysed));
const PARTY = DEALS.filter(({ analysis }) => analysis.course.length > 0);
const RAMSCH = DEALS.filter(({ analysis }) => analysis.course.length === 0);

describe('the analysis of a deal', () => {
  test('follows the played cards: the value after a card is what it was said to lead to', () => {
    expect(PARTY.length).toBeGreaterThan(20);
    for (const { analysis } of PARTY) {
      const { course, decisions } = analysis;
      expect(course).toHaveLength(decisions.length + 1);
      for (const decision of decisions) {
        const after = decision?.options.find(({ card }) => card === decision.played)?.value ?? -1;
        const before = decision?.options[0]?.value ?? -1;
        expect(before - after).toBe(decision?.cost);
        expect(Math.abs((course[(decision?.at ?? 0) + 1] ?? 0) - (course[decision?.at ?? 0] ?? 0))).toBe(
          decision?.cost,
        );
      }
    }
  });

  test('marks every turn of the game: they lead from who wins with best play to who won', () => {
    const decided = PARTY.filter(({ deal }) => deal.replay.contract?.game !== 'bettel');
    const ends = decided.map(({ analysis }) => {
      const turns = analysis.decisions.filter((decision) => decision?.turns === true).length;
      return (analysis.course[0] ?? 0) >= analysis.needs !== (turns % 2 === 1);
    });
    expect(ends).toEqual(decided.map(({ deal }) => deal.replay.bill.won));
  });

  test('no card costs more than there is, and the best costs nothing', () => {
    const all = DEALS.flatMap(({ analysis }) => analysis.decisions.map((decision) => ({ decision, analysis })));
    expect(
      all.every(({ decision, analysis }) => (decision?.cost ?? -1) >= 0 && (decision?.cost ?? 0) <= analysis.most),
    ).toBe(true);
    const right = all.filter(({ decision }) => decision?.cost === 0 || decision?.options.length === 1);
    expect(right.every(({ decision }) => decision?.mark === null && (decision.money ?? 0) === 0)).toBe(true);
  });

  test('puts the best card of a seat first, whatever side it is on', () => {
    for (const { deal, analysis } of PARTY) {
      for (const [at, decision] of analysis.decisions.entries()) {
        const play = deal.plays[at];
        if (play === undefined || decision === null) continue;
        expect(decision.seat).toBe(seatToPlay(play));
        const values = decision.options.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
        const now = analysis.course[at] ?? 0;
        const wants = isDeclaring(play, decision.seat) !== (play.contract.game === 'bettel');
        expect(values[0]).toBe(wants ? now : analysis.most - now);
      }
    }
  });

  test('in a Ramsch less is better, and nobody is told that he lost money by a card', () => {
    expect(RAMSCH.length).toBeGreaterThan(0);
    for (const { analysis } of RAMSCH) {
      for (const decision of analysis.decisions) {
        const values = decision?.options.map(({ value }) => value) ?? [];
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(decision?.mark).toBeNull();
      }
    }
  });

  test('says it in a sentence', () => {
    const sentences = DEALS.flatMap(({ deal, analysis }) =>
      analysis.decisions.map((decision) =>
        decision === null ? '' : sentenceOf(decision, analysis, deal.record.rules, wordsDe, 'de'),
      ),
    );
    for (const wanted of [
      / war die einzige erlaubte Karte\.$/,
      / war richtig\.$/,
      /aber kein Geld\. Besser: /,
      / kippt das Spiel: /,
    ])
      expect(sentences.some((sentence) => wanted.test(sentence))).toBe(true);
    expect(sentences.every((sentence) => sentence.length > 10 && sentence.length < 160)).toBe(true);
  });
});
