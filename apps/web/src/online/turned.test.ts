import { PRESETS, SEATS, seatAfter, view } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { momentsOf, moved, randomDeal } from '../../test/random-deal.ts';
import { turnedEvent, turnedView, turning } from './turned.ts';

/** Lists of seats whose order says nothing: a bill begins with seat 0, wherever that sits. */
const UNORDERED: ReadonlySet<string> = new Set(['losers', 'transfers', 'seats', 'jungfrauen']);

function ordered(value: unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ordered(part, key)]));
  const parts = value.map((part) => ordered(part));
  return UNORDERED.has(name) ? parts.map((part) => JSON.stringify(part)).toSorted() : parts;
}

const SEEDS = Array.from({ length: 3 }, (_, number) => `turned ${number}`);

describe.each(['schafkopfschule', 'wirtshaus', 'sauspiel'] as const)('turned at a table by %s', (preset) => {
  const rules = PRESETS[preset];

  // The rules know no seat but by who deals: whoever moves everybody must come to the very same view.
  it('a deal looks from its own chair as if everybody had really sat one chair further', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const commands = randomDeal(rules, 2, seed);
      const moments = momentsOf(rules, 2, commands);
      for (const own of SEATS) {
        const turn = turning(own);
        const turned = momentsOf(rules, turn.seat(2), moved(commands, 4 - own));
        for (const [place, { table, heard }] of moments.entries()) {
          const there = turned[place]!;
          expect(ordered(turnedView(turn, view(table, own)))).toEqual(ordered(view(there.table, 0)));
          expect(ordered(heard.map((event) => turnedEvent(turn, event)))).toEqual(ordered(there.heard));
          seen.add(table.deal?.phase.name ?? '');
        }
      }
    }
    expect(seen.has('play') && seen.has('settled')).toBe(true);
  });
});

it('the own seat comes to the front, the left neighbour to the left', () => {
  for (const own of SEATS) {
    const turn = turning(own);
    expect(turn.seat(own)).toBe(0);
    expect(turn.seat(seatAfter(own, 1))).toBe(1);
    expect(turn.values([...SEATS] as [0, 1, 2, 3])[0]).toBe(own);
  }
});
