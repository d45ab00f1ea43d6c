import { cardsOf, isDeclaring, isPlayOver, legalInPlay, playCard, pointsOf, seatToPlay, size } from '@stammtisch/rules';
import type { Play } from '@stammtisch/rules';
import { evolve, newTable } from '@stammtisch/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEARNER } from '../scene/scene.ts';
import { openSearch } from './open-search.ts';
import { stichDesTages } from './stich-des-tages.ts';

/** The same question as `openSearch().points`, answered without memory and without leaving anything out. */
function byBruteForce(play: Play): number {
  if (isPlayOver(play)) return declaringPoints(play);
  const values = cardsOf(legalInPlay(play)).map((card) => byBruteForce(playCard(play, card)));
  return isDeclaring(play, seatToPlay(play)) ? Math.max(...values) : Math.min(...values);
}

function declaringPoints(play: Play): number {
  return play.tricks
    .filter(({ winner }) => isDeclaring(play, winner))
    .reduce((sum, { cards }) => sum + cards.reduce((points, card) => points + pointsOf(card), 0), 0);
}

describe('Stich des Tages', () => {
  it('is a legal position with exactly one card that wins, on any day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(2024, 0, 1), max: new Date(2060, 0, 1), noInvalidDate: true }), (day) => {
        const { setUp, play, solution, fates, declaring } = stichDesTages(day.toISOString().slice(0, 10));
        const { rules, start, events, table } = setUp;
        expect(events.reduce(evolve, newTable(rules, start.dealer))).toEqual(table);
        expect(seatToPlay(play)).toBe(LEARNER);
        expect(fates.map(({ card }) => card)).toEqual(cardsOf(legalInPlay(play)));
        expect(fates.length).toBeGreaterThanOrEqual(3);
        expect(fates.filter(({ wins }) => wins).map(({ card }) => card)).toEqual([solution]);
        for (const { card, points, wins, line } of fates) {
          expect(byBruteForce(playCard(play, card))).toBe(points);
          expect(wins).toBe(declaring === points >= 61);
          const end = line.reduce((now, next) => {
            expect(cardsOf(legalInPlay(now))).toContain(next);
            return playCard(now, next);
          }, play);
          expect(isPlayOver(end)).toBe(true);
          expect(declaringPoints(end)).toBe(points);
        }
      }),
      { numRuns: 3 },
    );
  }, 120_000);

  it('is the same for the same date, and takes any text as a date', () => {
    expect(stichDesTages('2026-11-30')).toEqual(stichDesTages('2026-11-30'));
    expect(stichDesTages('').fates.length).toBeGreaterThanOrEqual(3);
  }, 60_000);
});

describe('open search', () => {
  it('agrees with trying everything, in the middle of a trick too', () => {
    let { play } = stichDesTages('2026-12-04');
    const search = openSearch();
    while (size(play.hands[LEARNER]) > 0 && !isPlayOver(play)) {
      expect(search.points(play)).toBe(byBruteForce(play));
      play = playCard(play, cardsOf(legalInPlay(play))[0] ?? 0);
    }
  }, 60_000);
});
