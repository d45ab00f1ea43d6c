import type { Seat, SeatAction, View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { mustAct, nextBotMove } from './croupier.ts';

function viewWith(...types: readonly SeatAction['type'][]): View {
  return { actions: types.map((type) => ({ type })) } as unknown as View;
}

describe('who of the bots acts next', () => {
  it('asks whoever may speak out of turn before the seat whose turn it is', async () => {
    const views: Partial<Record<Seat, View>> = { 1: viewWith('play', 'play'), 2: viewWith('stoss'), 3: viewWith() };
    const asked: Seat[] = [];
    const move = await nextBotMove(
      [1, 2, 3],
      (seat) => views[seat]!,
      (seat, view) => {
        asked.push(seat);
        return Promise.resolve(seat === 2 ? null : view.actions[0]!);
      },
    );
    expect(asked).toEqual([2, 1]);
    expect(move).toEqual({ seat: 1, action: { type: 'play' } });
  });

  it('waits when no bot has to act', async () => {
    const nothing = nextBotMove(
      [1, 2, 3],
      () => viewWith(),
      () => Promise.resolve(null),
    );
    expect(await nothing).toBeNull();
  });

  it('knows that nobody waits for a Stoß or a Sie, but for an answer to one', () => {
    expect(mustAct(viewWith('stoss', 'lay-sie'))).toBe(false);
    expect(mustAct(viewWith('stoss', 'no-stoss'))).toBe(true);
    expect(mustAct(viewWith('weiter'))).toBe(true);
  });
});
