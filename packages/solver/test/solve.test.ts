import { cardsOf, isPlayOver, legalInPlay, playCard } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { makeSolver } from '../src/index.ts';
import { countedSeats, minimaxReaches, minimaxValue } from './minimax.ts';
import { allGames, randomEndgame, seeded } from './random-endgame.ts';

const GAMES = ['rufspiel', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel', 'ramsch'] as const;

/** Every combination of the options that bind the called card, and of the duty to beat. */
const VARIANTS = [
  {},
  { 'davonlaufen.minCards': 3 },
  { 'davonlaufen.minCards': 3, 'davonlaufen.countBasis': 'initial' },
  { 'davonlaufen.minCards': 3, 'davonlaufen.whenFollowing': true },
  { 'davonlaufen.minCards': 3, 'davonlaufen.after': 'sauStillForced' },
  { 'davonlaufen.minCards': 3, 'davonlaufen.after': 'sauStillForced', 'davonlaufen.whenFollowing': true },
  { 'davonlaufen.enabled': false, 'rufsau.discardFromTrick': 6 },
  { 'bettel.stichzwang': true, 'ramsch.stichzwang': true, 'bettel.rankOrder': 'augenOrder' },
  { deck: 24 },
].map(allGames);

const PER_GAME = Number(process.env['SOLVER_ENDGAMES'] ?? 27);
const SMALL_TABLE = 8;

/** One solver for all tests: what it remembers of one contract must not disturb another. */
const solver = makeSolver(SMALL_TABLE);

function endgames(game: (typeof GAMES)[number], tricksLeft: number, count: number): readonly Play[] {
  const below = seeded(tricksLeft * 1000 + GAMES.indexOf(game));
  return Array.from({ length: count }, (_, index) => {
    const rules = VARIANTS[index % VARIANTS.length] ?? allGames({});
    return randomEndgame(rules, game, tricksLeft, below);
  });
}

describe('exact value against a naive minimax, contracts and options mixed', () => {
  /** Five tricks take the naive one seconds each, so they are for the long run: SOLVER_ENDGAMES=400. */
  const counts = [PER_GAME * 4, PER_GAME * 2, PER_GAME, Math.ceil(PER_GAME / 4), Math.floor(PER_GAME / 50)];

  it.each([1, 2, 3, 4, 5])(
    'agrees on endgames with %i tricks left, every contract and option',
    (tricksLeft) => {
      const count = counts[tricksLeft - 1] ?? 1;
      const byGame = GAMES.map((game) => endgames(game, tricksLeft, count));
      for (let index = 0; index < count; index++) {
        for (const play of byGame.flatMap((plays) => plays.slice(index, index + 1))) {
          expect(solver.value(play)?.value, JSON.stringify(play)).toBe(minimaxValue(play));
        }
      }
    },
    Math.max(60_000, PER_GAME * 5000),
  );
});

describe('six tricks left, where the naive search answers one threshold', () => {
  /** A second or two each; the long run takes some of every game. */
  const games = PER_GAME < 100 ? (['rufspiel', 'solo'] as const) : GAMES;

  it.each(games)(
    'agrees in a %s about its value and one more',
    (game) => {
      for (const play of endgames(game, 6, Math.ceil(PER_GAME / 100))) {
        const value = solver.value(play)?.value ?? -1;
        expect(minimaxReaches(play, value), JSON.stringify(play)).toBe(true);
        expect(minimaxReaches(play, value + 1), JSON.stringify(play)).toBe(false);
      }
    },
    Math.max(60_000, PER_GAME * 5000),
  );
});

describe('answers agree with each other', () => {
  const plays = GAMES.flatMap((game) => endgames(game, 5, 12));

  it('the best legal card has the value of the position, and its line plays out to it by the rules', () => {
    for (const play of plays) {
      const solved = solver.cards(play);
      expect(solved?.value).toBe(solver.value(play)?.value);
      const end = (solved?.line ?? []).reduce(playLegal, play);
      expect(isPlayOver(end)).toBe(true);
      expect(takenBy(end, countedSeats(play))).toBe(solved?.value);
    }
  });

  it('a target is reached exactly if the value is at least as high', () => {
    for (const play of plays) {
      const value = solver.value(play)?.value ?? 0;
      expect(solver.reaches(play, value)).toBe(true);
      expect(solver.reaches(play, value + 1)).toBe(false);
    }
  });

  it('the class of a card counts the targets that its value reaches', () => {
    const targets = [31, 61, 91];
    for (const play of plays) {
      const values = [...(solver.cards(play)?.cards ?? [])];
      const expected = values.map(([card, value]) => [card, targets.filter((target) => value >= target).length]);
      expect([...(solver.classes(play, targets) ?? [])]).toEqual(expected);
    }
  });

  it('the value of a card is the value of the position after it', () => {
    for (const play of plays.filter((each) => each.contract.game !== 'ramsch')) {
      for (const [card, value] of solver.cards(play)?.cards ?? []) {
        const next = playCard(play, card);
        expect(isPlayOver(next) ? value : solver.value(next)?.value).toBe(value);
      }
    }
  });
});

describe('what is kept from question to question', () => {
  it('changes no answer, from the first position of a deal to the last and back, deals and contracts mixed', () => {
    const keeping = makeSolver(SMALL_TABLE);
    const plays = GAMES.flatMap((game) => endgames(game, 5, 9)).map(positionsOf);
    for (const positions of plays) {
      for (const play of [...positions, ...positions.toReversed()])
        expect(keeping.cards(play, { keep: true })?.cards).toEqual(solver.cards(play)?.cards);
    }
    for (const play of plays.flatMap((positions) => positions.slice(0, 1)))
      expect(keeping.value(play, { keep: true })?.value).toBe(solver.value(play)?.value);
  });

  it('saves nodes', () => {
    const keeping = makeSolver();
    const positions = positionsOf(randomEndgame(allGames({}), 'rufspiel', 6, seeded(5)));
    const nodes = (keep: boolean): number =>
      positions.reduce((sum, play) => sum + (keeping.cards(play, { keep })?.nodes ?? 0), 0);
    expect(nodes(true)).toBeLessThan(nodes(false) * 0.8);
  });
});

describe('budget', () => {
  const play = randomEndgame(allGames({}), 'solo', 8, seeded(3));

  it('gives no answer rather than a wrong one when the nodes do not suffice', () => {
    expect(solver.value(play, { budget: 10 })).toBeNull();
    expect(solver.cards(play, { budget: 10 })).toBeNull();
    expect(solver.reaches(play, 5, { budget: 0 })).toBeNull();
  });

  it('leaves nothing wrong behind: the same question with enough nodes is answered as by a fresh solver', () => {
    solver.value(play, { budget: 500 });
    expect(solver.value(play)?.value).toBe(makeSolver().value(play)?.value);
  });

  it.each([Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, 2 ** 32])('may be as large as %d', (nodes) => {
    expect(solver.value(play, { budget: nodes })?.value).toBe(solver.value(play)?.value);
  });

  it('needs the same nodes again', () => {
    expect(solver.value(play)?.nodes).toBe(makeSolver(SMALL_TABLE).value(play)?.nodes);
  });
});

/** A position and all that follow when the lowest legal cards are played. */
function positionsOf(play: Play): readonly Play[] {
  const positions = [play];
  for (;;) {
    const last = positions.at(-1) ?? play;
    const next = playCard(last, cardsOf(legalInPlay(last))[0] ?? 0);
    if (isPlayOver(next)) return positions;
    positions.push(next);
  }
}

function playLegal(play: Play, card: number): Play {
  expect(cardsOf(legalInPlay(play))).toContain(card);
  return playCard(play, card);
}

function takenBy(play: Play, counted: (seat: Seat) => boolean): number {
  const tricks = play.contract.game === 'bettel' || ('tout' in play.contract && play.contract.tout);
  return (tricks ? play.taken : play.points).reduce((sum, value, seat) => sum + (counted(seat as Seat) ? value : 0), 0);
}
