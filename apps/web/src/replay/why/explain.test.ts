import { evolve, newTable, PRESETS, SEATS, type TableEvent } from '@stammtisch/rules';
import { nextCommand, shuffle, seededRandom } from '@stammtisch/bots';
import { decide, deckCards, type Command } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { recordsOfLog } from '../../archive/records-of-log.ts';
import { momentSeed } from '../../session/bot-mind.ts';
import { answerOfBot, type BotQuestion } from '../../session/bot-question.ts';
import { courseOf, type Course } from '../course.ts';
import { canExplain } from './can-explain.ts';
import { explain } from './explain.ts';

const HEAD = { version: 1, id: 'why', preset: 'wirtshaus', set: {}, dealer: 3, seed: null } as const;
const BOTS = ['sepp', 'sepp', 'resi', 'xaver'] as const;

/** A round that bots play as at our table: their chance comes from the session and the moment. */
function courses(deals: number): readonly Course[] {
  const random = seededRandom('why');
  const log: TableEvent[] = [];
  let table = newTable(PRESETS.wirtshaus, 3);
  while (log.filter(({ type }) => type === 'settled').length < deals) {
    const said = nextCommand(
      table,
      (seen, seat) =>
        answerOfBot({ level: 'beginner', bot: BOTS[seat], view: seen, seed: momentSeed(HEAD.id, seen) }).action,
    );
    const command: Command = said ?? { type: 'deal', deck: shuffle(deckCards(32), random) };
    const decided = decide(table, command);
    if (!decided.ok) throw new Error(decided.reason.code);
    for (const event of decided.value) table = evolve(table, event);
    log.push(...decided.value);
  }
  const notes = { names: [null, 'Sepp', 'Resi', 'Xaver'], bots: [...BOTS] as never, date: '2026-11-30' } as const;
  return recordsOfLog(HEAD, log, notes).flatMap((record) => {
    const course = courseOf(JSON.parse(JSON.stringify(record)));
    return course.ok ? [course.value] : [];
  });
}

const COURSES = courses(25);
const QUIET = COURSES.filter(({ record }) => record.stoss.count === 0);
const ask = (question: BotQuestion) => Promise.resolve(answerOfBot(question));

/** Answers with something else than the bot would do. */
function wrong(question: BotQuestion) {
  const decision = answerOfBot(question);
  const other = question.view.actions.find((action) => action !== decision.action) ?? null;
  return Promise.resolve({ ...decision, action: other });
}

describe('why a bot did something', () => {
  test('is found for every card of a deal without Stoß: asked again, it does the same', async () => {
    const answers = await Promise.all(
      QUIET.flatMap((course) => course.record.tricks.flat().map((_, at) => explain(course, { type: 'card', at }, ask))),
    );
    expect(answers.length).toBeGreaterThan(200);
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
  });

  test('is found for every word of the auction and for the announcement', async () => {
    const words = COURSES.flatMap((course) =>
      course.said
        .filter(({ type }) => type !== 'stoss' && type !== 'knocked')
        .map((event) => explain(course, { type: 'said', event }, ask)),
    );
    const answers = await Promise.all(words);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
  });

  test('is not told for something else than what it would do', async () => {
    const [course] = QUIET;
    if (course === undefined) throw new Error('Every deal had a Stoß.');
    expect(await explain(course, { type: 'card', at: 0 }, wrong)).toBe('differs');
    expect(await explain(course, { type: 'card', at: 99 }, ask)).toBe('unknown');
  });

  test('can be asked only where a bot sat that the record knows', () => {
    const [course] = COURSES;
    if (course === undefined) throw new Error('Nothing was played.');
    expect(SEATS.map((seat) => canExplain(course, seat))).toEqual([true, true, true, true]);
    expect(canExplain({ notes: { ...course.notes, source: null } }, 1)).toBe(false);
  });

  test('is answered from what the seat saw, and from nothing else', async () => {
    const asked: BotQuestion[] = [];
    const [course] = QUIET;
    if (course === undefined) throw new Error('Every deal had a Stoß.');
    await explain(course, { type: 'card', at: 5 }, (question) => {
      asked.push(question);
      return ask(question);
    });
    const [question] = asked;
    expect(question?.view.viewer).toBe(question?.view.deal?.turn);
    expect(question?.view.deal?.hands).toBeNull();
  });
});
