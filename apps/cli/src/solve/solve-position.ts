import { SEATS, cardCode, readPosition } from '@stammtisch/rules';
import type { CardCode, Play } from '@stammtisch/rules';
import type { Solver } from '@stammtisch/solver';

/** What the solver finds out about a position, ready to be sent between threads and printed. */
export interface Solved {
  readonly value: number;
  /** By card: value after it. */
  readonly cards: Readonly<Record<string, number>>;
  readonly line: readonly CardCode[];
  /** Ramsch: what each seat can be made to take. */
  readonly seats?: readonly number[];
  readonly nodes: number;
}

/** Solves a written position that `readPosition` takes with all hands open; `null` if `budget` nodes do not suffice. */
export function solvePosition(solver: Solver, input: unknown, budget: number): Solved | null {
  const position = readPosition(input);
  if (!position.ok || position.value.kind !== 'open') return null;
  const { play } = position.value;
  const solved = solver.cards(play, { budget });
  if (solved === null) return null;
  const { value, cards, line } = solved;
  const seats = play.contract.game === 'ramsch' ? lossesOf(solver, play, budget) : [];
  if (seats.includes(null)) return null;
  return {
    value,
    cards: Object.fromEntries([...cards].map(([card, after]) => [cardCode(card), after])),
    line: line.map(cardCode),
    ...(seats.length === 0 ? {} : { seats: seats.map(Number) }),
    nodes: solved.nodes,
  };
}

function lossesOf(solver: Solver, play: Play, budget: number): readonly (number | null)[] {
  return SEATS.map((seat) => solver.value(play, { budget, counted: seat })?.value ?? null);
}
