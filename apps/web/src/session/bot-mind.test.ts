import { LEVELS } from '@stammtisch/bots';
import { evolve, newTable, PRESETS, view, type Seat, type View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { logOf } from '../../test/played-log.ts';
import { answerOfBot, type BotQuestion } from './bot-question.ts';
import { botMind, momentSeed } from './bot-mind.ts';

const HEAD = { version: 1, id: 'minds', preset: 'wirtshaus', set: {}, dealer: 3, seed: null } as const;
const LOG = logOf(HEAD, 3);

/** What a seat sees after so many events. */
function seen(events: number, seat: Seat): View {
  return view(LOG.slice(0, events).reduce(evolve, newTable(PRESETS.wirtshaus, 3)), seat);
}

describe('the minds of bots', () => {
  it('ask with the level of the deal, the bot of the seat and the chance of the moment', async () => {
    const asked: BotQuestion[] = [];
    const mind = botMind({
      bot: (seat) => (seat === 1 ? 'resi' : 'xaver'),
      level: (deal) => (deal === 1 ? 'beginner' : 'strong'),
      seed: 'words',
      ask(question) {
        asked.push(question);
        return Promise.resolve(answerOfBot({ ...question, level: 'beginner' }));
      },
    });
    const at = LOG.findIndex(({ type }) => type === 'played');
    const later = LOG.findLastIndex(({ type }) => type === 'played');
    await mind(1, seen(at, 1));
    await mind(2, seen(later, 2));
    expect(asked.map(({ level, bot }) => [level, bot])).toEqual([
      ['beginner', 'resi'],
      ['strong', 'xaver'],
    ]);
  });

  it('cut without thinking: the cards are there before the worker is', async () => {
    const mind = botMind({
      bot: () => 'sepp',
      level: () => 'strong',
      seed: 'words',
      ask: () => Promise.reject(new Error('not yet loaded')),
    });
    const cutting = seen(1 + LOG.findIndex(({ type }) => type === 'dealt'), 2);
    expect(cutting.deal?.phase).toBe('cutting');
    expect((await mind(2, cutting))?.type).toBe('cut');
  });

  it('have the same chance when a moment comes again, and another one at every other moment', () => {
    const own = LOG.flatMap((event, index) => (event.type === 'played' ? [{ index, seat: event.seat }] : []));
    const seeds = own.map(({ index, seat }) => momentSeed('words', seen(index, seat)));
    expect(new Set(seeds).size).toBe(own.length);
    expect(own.map(({ index, seat }) => momentSeed('words', seen(index, seat)))).toEqual(seeds);
  });

  it.each(LEVELS)('decide the same in a worker, where everything arrives as a copy: %s', (level) => {
    const plays = LOG.flatMap((event, index) => (event.type === 'played' ? [{ index, seat: event.seat }] : []));
    // Who thinks takes his time at the first tricks: of those who do, a few cards in the middle of each deal will do.
    const asked = level === 'beginner' ? plays : plays.filter((_, index) => index % 32 > 20 && index % 5 === 0);
    for (const { index, seat } of asked) {
      const question: BotQuestion = { level, bot: 'resi', view: seen(index, seat), seed: `${index}` };
      expect(answerOfBot(structuredClone(question))).toEqual(answerOfBot(question));
    }
    expect(asked.length).toBeGreaterThan(5);
  });
});
