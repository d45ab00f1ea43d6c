import { cardsOf, err, isPlayOver, legalInPlay, playCard } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { makeSolver } from '../src/index.ts';
import { countedSeats, minimaxReaches, minimaxValue } from './minimax.ts';
import { found } from './found.ts';
import { allGames, randomEndgame, seeded } from './random-endgame.ts';

const GAMES = ['rufspiel', 'muss', 'solo', 'wenz', 'farbwenz', 'geier', 'farbgeier', 'bettel', 'ramsch'] as const;

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
          expect(found(solver.value(play)).value, JSON.stringify(play)).toBe(minimaxValue(play));
        }
      }
    },
    Math.max(60_000, PER_GAME * 5000),
  );
});

describe('six tricks left, where the naive search answers one threshold', () => {
  /** Every variant of a Rufspiel, and of the others one of each game: a second or two each; the long run takes some of all. */
  const plays = (game: (typeof GAMES)[number]): readonly Play[] => {
    if (PER_GAME >= 100) return endgames(game, 6, Math.ceil(PER_GAME / 20));
    const all = endgames(game, 6, VARIANTS.length);
    return game === 'rufspiel' ? all : all.slice(GAMES.indexOf(game), GAMES.indexOf(game) + 1);
  };

  it.each(GAMES)(
    'agrees in a %s about its value and one more',
    (game) => {
      for (const play of plays(game)) {
        const value = found(solver.value(play)).value;
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
      const solved = found(solver.cards(play));
      expect(solved.value).toBe(found(solver.value(play)).value);
      const end = solved.line.reduce(playLegal, play);
      expect(isPlayOver(end)).toBe(true);
      expect(takenBy(end, countedSeats(play))).toBe(solved.value);
    }
  });

  it('a target is reached exactly if the value is at least as high', () => {
    for (const play of plays) {
      const value = found(solver.value(play)).value;
      expect(found(solver.reaches(play, value))).toBe(true);
      expect(found(solver.reaches(play, value + 1))).toBe(false);
    }
  });

  it('the class of a card counts the targets that its value reaches', () => {
    const targets = [31, 61, 91];
    for (const play of plays) {
      const values = [...found(solver.cards(play)).cards];
      const expected = values.map(([card, value]) => [card, targets.filter((target) => value >= target).length]);
      expect([...found(solver.classes(play, targets))]).toEqual(expected);
    }
  });

  it('the value of a card is the value of the position after it', () => {
    for (const play of plays.filter((each) => each.contract.game !== 'ramsch')) {
      for (const [card, value] of found(solver.cards(play)).cards) {
        const next = playCard(play, card);
        expect(isPlayOver(next) ? value : found(solver.value(next)).value).toBe(value);
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
        expect(found(keeping.cards(play, { keep: true })).cards).toEqual(found(solver.cards(play)).cards);
    }
    for (const play of plays.flatMap((positions) => positions.slice(0, 1)))
      expect(found(keeping.value(play, { keep: true })).value).toBe(found(solver.value(play)).value);
  });

  it('saves nodes', () => {
    const keeping = makeSolver();
    const positions = positionsOf(randomEndgame(allGames({}), 'rufspiel', 6, seeded(5)));
    const nodes = (keep: boolean): number =>
      positions.reduce((sum, play) => sum + found(keeping.cards(play, { keep })).nodes, 0);
    expect(nodes(true)).toBeLessThan(nodes(false) * 0.8);
  });
});

describe('budget', () => {
  const play = randomEndgame(allGames({}), 'solo', 8, seeded(3));

  it('gives no answer rather than a wrong one when the nodes do not suffice', () => {
    const tooMany = err({ code: 'too-many-nodes' });
    expect(solver.value(play, { budget: 10 })).toEqual(tooMany);
    expect(solver.cards(play, { budget: 10 })).toEqual(tooMany);
    expect(solver.reaches(play, 5, { budget: 0 })).toEqual(tooMany);
    expect(solver.classes(play, [5], { budget: 0 })).toEqual(tooMany);
  });

  it('leaves nothing wrong behind: the same question with enough nodes is answered as by a fresh solver', () => {
    expect(solver.value(play, { budget: 500 }).ok).toBe(false);
    expect(found(solver.value(play)).value).toBe(found(makeSolver().value(play)).value);
  });

  it.each([Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY, 2 ** 32])('may be as large as %d', (nodes) => {
    expect(found(solver.value(play, { budget: nodes })).value).toBe(found(solver.value(play)).value);
  });

  it('needs the same nodes again', () => {
    expect(found(solver.value(play)).nodes).toBe(found(makeSolver(SMALL_TABLE).value(play)).nodes);
  });
});

describe('abort', () => {
  // The first takes a hundred thousand nodes with so small a table, which is a look in the middle of it.
  const plays = [24, 8, 12].map((seed) => randomEndgame(allGames({}), 'solo', 8, seeded(seed)));
  const [play] = plays as [Play];
  const aborted = err({ code: 'aborted' });

  it('a question that is aborted before it begins is not answered, not even if it needs no search', () => {
    const signal = AbortSignal.abort();
    expect(solver.value(play, { signal })).toEqual(aborted);
    expect(solver.reaches(play, 0, { signal })).toEqual(aborted);
    expect(solver.classes(play, [31, 61], { signal })).toEqual(aborted);
    expect(solver.cards(randomEndgame(allGames({}), 'wenz', 1, seeded(1)), { signal })).toEqual(aborted);
  });

  it('stops at the next look, and whoever asks again gets the answer', () => {
    const whole = solver.cards(play);
    expect(solver.cards(play, { signal: abortedAfter(1) })).toEqual(aborted);
    expect(solver.cards(play)).toEqual(whole);
  });

  it('a signal that stays quiet changes no answer', () => {
    const { value, cards, line, nodes } = found(solver.cards(play));
    const looked = found(solver.cards(play, { signal: abortedAfter(Infinity) }));
    expect(looked).toMatchObject({ value, cards, line });
    expect(looked.nodes).toBeLessThan(nodes * 1.1);
  });

  it('a budget holds with a signal too', () => {
    const signal = abortedAfter(Infinity);
    expect(solver.cards(play, { signal, budget: 70_000 })).toEqual(err({ code: 'too-many-nodes' }));
  });

  it('a batch tells how far it is and fails from the abort on', () => {
    const late = plays.map((each) => positionsOf(each).at(-9) ?? each);
    const told: number[] = [];
    const stop = { aborted: false };
    const progress = (done: number): void => {
      told.push(done);
      stop.aborted = done === 2;
    };
    const [first, second, third] = solver.all(late, { signal: stop, progress });
    expect(told).toEqual([1, 2, 3]);
    expect([first, second]).toEqual(late.slice(0, 2).map((each) => solver.cards(each)));
    expect(third).toEqual(aborted);
  });
});

/** A signal that says so many times that it goes on. */
function abortedAfter(looks: number): { readonly aborted: boolean } {
  let left = looks;
  return {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  };
}

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
