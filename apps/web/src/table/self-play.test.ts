import { parseCard, setOf, type SeatAction } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { selfPlay } from './self-play.ts';
import type { TableState } from './table-store.ts';

const [EO, HA, H7] = ['EO', 'HA', 'H7'].map((code) => parseCard(code)!) as [number, number, number];
const BOTH = { playPrepared: true, playForced: true };

interface Situation {
  readonly hand?: readonly number[];
  readonly turn?: number;
  readonly stossOpen?: boolean;
  readonly more?: readonly SeatAction[];
  readonly now?: Partial<TableState>;
}

/** The person's turn with some cards that may be played. */
function turn(legal: readonly number[], { hand, turn: whose, stossOpen, more = [], now }: Situation = {}): TableState {
  return {
    hold: null,
    kontraPause: false,
    elsewhere: false,
    view: {
      actions: [...legal.map((card) => ({ type: 'play', card })), ...more],
      deal: { phase: 'play', turn: whose ?? 0, stossOpen: stossOpen ?? false, hand: setOf(hand ?? [EO, HA, H7]) },
    },
    ...now,
  } as unknown as TableState;
}

describe('a card that was laid ready', () => {
  it('plays when the turn comes, if somebody wants that', () => {
    expect(selfPlay(turn([EO, HA]), HA, BOTH)).toEqual({ card: HA, why: 'prepared' });
    expect(selfPlay(turn([EO, HA]), HA, { ...BOTH, playPrepared: false })).toBeNull();
  });

  it('does not if it may not be played after all', () => {
    expect(selfPlay(turn([EO, HA]), H7, BOTH)).toBeNull();
  });

  it('never does while a Stoß can be said or answered', () => {
    expect(selfPlay(turn([EO, HA], { more: [{ type: 'stoss' }] }), HA, BOTH)).toBeNull();
    expect(selfPlay(turn([EO, HA], { stossOpen: true }), HA, BOTH)).toBeNull();
    expect(selfPlay(turn([EO, HA], { now: { kontraPause: true } }), HA, BOTH)).toBeNull();
  });

  it('waits for the own turn, and until the last trick was seen', () => {
    const hold = { trick: {}, stage: 'lying' } as unknown as TableState['hold'];
    expect(selfPlay(turn([EO, HA], { turn: 2 }), HA, BOTH)).toBeNull();
    expect(selfPlay(turn([EO, HA], { now: { hold } }), HA, BOTH)).toBeNull();
    expect(selfPlay(turn([EO, HA], { now: { elsewhere: true } }), HA, BOTH)).toBeNull();
  });
});

describe('the only card that may be played', () => {
  it('plays by itself, if somebody wants that', () => {
    expect(selfPlay(turn([H7]), null, BOTH)).toEqual({ card: H7, why: 'forced' });
    expect(selfPlay(turn([H7]), null, { ...BOTH, playForced: false })).toBeNull();
    expect(selfPlay(turn([EO, H7]), null, BOTH)).toBeNull();
  });

  it('leaves the last card of the hand to the table', () => {
    expect(selfPlay(turn([H7], { hand: [H7] }), null, BOTH)).toBeNull();
  });
});
