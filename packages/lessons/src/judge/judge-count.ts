import { effectiveSuit, laufende, orderOf, pointsIn, setOf, TRUMP } from '@stammtisch/rules';
import type { Announcement, Card } from '@stammtisch/rules';
import { right, wrong, type Finding, type Verdict } from '../finding.ts';
import { lessonRules } from '../scene/lesson-rules.ts';
import { readCards } from '../scene/read-cards.ts';
import type { Counted } from '../step.ts';

/** All Augen of the pack (R5). */
const ALL_POINTS = 120;

/** The number that is asked for. */
export function countedValue(counted: Counted): number {
  switch (counted.type) {
    case 'points':
      return pointsIn(setOf(readCards(counted.cards)));
    case 'trumps':
      return trumpsAmong(counted.cards, counted.game).length;
    case 'rest':
      return ALL_POINTS - counted.points;
    case 'laufende':
      return runOf(counted.trumps, counted.game).run.length;
  }
}

/** What the rules say about a number. */
export function judgeNumber(counted: Counted, value: number): Verdict {
  const wanted = countedValue(counted);
  if (value === wanted) return right(proof(counted));
  return wrong({ type: value < wanted ? 'too-few' : 'too-many' });
}

/** Where the number comes from. */
export function proof(counted: Counted): Finding {
  switch (counted.type) {
    case 'points':
      return { type: 'sum', cards: readCards(counted.cards), points: countedValue(counted) };
    case 'trumps':
      return { type: 'count', cards: trumpsAmong(counted.cards, counted.game) };
    case 'rest':
      return { type: 'rest', points: counted.points, rest: countedValue(counted) };
    case 'laufende':
      return { type: 'laufende', ...runOf(counted.trumps, counted.game) };
  }
}

function trumpsAmong(cards: string, game: Announcement): readonly Card[] {
  const order = orderOf(lessonRules(), game);
  return readCards(cards).filter((card) => effectiveSuit(order, card) === TRUMP);
}

function runOf(trumps: string, game: Announcement): { run: readonly Card[]; holder: 'declarer' | 'opponents' } {
  const order = orderOf(lessonRules(), game);
  const { holder, count } = laufende(order, setOf(readCards(trumps)));
  return { run: order.trumps.slice(0, count), holder };
}
