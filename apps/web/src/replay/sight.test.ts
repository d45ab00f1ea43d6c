import { SEATS } from '@stammtisch/rules';
import { describe, expect, test } from 'vitest';
import { playedRecords, REAL_TABLES } from '../../test/played-records.ts';
import { courseOf, lastPosition, type Course } from './course.ts';
import { happenedAt, namesIn, placeOf, pointsSoFar, saidIn, type Sight } from './sight.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

const COURSES = REAL_TABLES.flatMap(([, head]) => playedRecords(head, 8)).map((written): Course => {
  const course = courseOf(JSON.parse(JSON.stringify(written)));
  if (!course.ok) throw new Error(JSON.stringify(course.reason));
  return course.value;
});

function sightAt(course: Course, at: number, isOwn = true): Sight {
  return { course, isOwn, bottom: 0, isOpen: true, at };
}

/** Everything that is said while a deal is gone through. */
function sentences(course: Course, isOwn: boolean, language: 'de' | 'en'): readonly string[] {
  const words = language === 'de' ? wordsDe : wordsEn;
  const names = namesIn(course, isOwn, words);
  const positions = Array.from({ length: lastPosition(course) + 1 }, (_, at) => at);
  return [
    ...saidIn(course, words, names, language).map(({ text }) => text),
    ...positions.map((at) => happenedAt(sightAt(course, at, isOwn), words, names, language)),
    ...course.plays.map((play) => pointsSoFar(play, words, names)),
  ];
}

describe('a deal in words', () => {
  test('every card is said in a short sentence, in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const all = COURSES.flatMap((course) => sentences(course, true, language));
      expect(all.filter((text) => text === '' || text.length > 100)).toEqual([]);
    }
  });

  test('nobody conjugates a verb for "Du", and a trick of one’s own is "Dein Stich"', () => {
    const all = COURSES.flatMap((course) => sentences(course, true, 'de'));
    expect(all.filter((text) => /\ban Du\b|\bDu (?:kommt|spielt|hat|ist|klopft)\b/.test(text))).toEqual([]);
    expect(all.some((text) => text.includes('Dein Stich'))).toBe(true);
  });

  test('who looks at a foreign deal is nobody in it', () => {
    const all = COURSES.flatMap((course) => sentences(course, false, 'de'));
    expect(all.filter((text) => /\bDu\b|\bDein\b/.test(text))).toEqual([]);
    expect(all.some((text) => text.includes('Platz 1'))).toBe(true);
  });

  test('seats sit clockwise from the one in front', () => {
    expect(SEATS.map((seat) => placeOf({ bottom: 0 }, seat))).toEqual(['own', 'left', 'top', 'right']);
    expect(SEATS.map((seat) => placeOf({ bottom: 2 }, seat))).toEqual(['top', 'right', 'own', 'left']);
  });
});
