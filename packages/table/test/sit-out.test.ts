import { describe, expect, it } from 'vitest';
import { botQuestions } from '../src/index.ts';
import type { TestEvening } from './evening-tests.ts';
import { next, PEOPLE, playing, playOut } from './play-out.ts';

/** Who sits where, by first letters; `-` for a bot. */
const chairs = (table: TestEvening): string =>
  [0, 1, 2, 3].map((seat) => PEOPLE.find((person) => table.chair(person) === seat) ?? '-').join('');
const queue = (table: TestEvening): string =>
  table
    .evening()
    .waiting.map((member) => PEOPLE[member - 1] ?? '?')
    .join('');
const sitOut = (table: TestEvening, person: string, on = true) => table.want(person, { type: 'sit-out', on });

/** Somebody on a chair who does not sit out in the next deal by turn. */
const notInTurn = (table: TestEvening): string =>
  PEOPLE[(table.evening().chairs[(table.evening().game.dealer + 3) & 3] ?? 1) - 1] ?? '';

function everybodyNext(table: TestEvening): void {
  next(table, ...PEOPLE);
}

/** The next deal is dealt and played. */
function anotherDeal(table: TestEvening): void {
  everybodyNext(table);
  table.mix();
  playOut(table);
}

describe('sitting out by choice', () => {
  it('with four a bot plays that one deal on the account of whoever sits out, who is asked again after it', () => {
    const table = playing();
    expect(sitOut(table, 'b')).toBeNull();
    expect(table.frame('a').sitting.sittingOut).toEqual({ now: [], next: [2] });
    playOut(table);
    expect(table.evening().chairs).toEqual([1, 2, 3, 4]);
    next(table, 'a', 'c', 'd');
    expect(table.frame('a').sitting.sittingOut).toEqual({ now: [2], next: [] });
    expect(table.frame('a').sitting.chairs[1]?.bot).toBe(true);
    expect(table.frame('a').sitting.members[1]?.away).toBeNull();
    // The mixing does not wait for that person.
    table.mix('b');
    expect(table.evening().phase).toBe('playing');
    playOut(table);
    expect(table.evening().phase).toBe('between');
    expect(table.evening().round[1]?.amounts.map(({ member }) => member)).toEqual([1, 2, 3, 4]);
    next(table, 'a', 'c', 'd');
    expect(table.evening().phase).toBe('between');
    next(table, 'b');
    table.mix();
    expect(botQuestions(table.evening())).toEqual([]);
    expect(table.frame('b').sitting.chairs[1]?.bot).toBe(false);
  });

  it('whoever has the host’s rights keeps them, and may talk while a bot plays; a card takes the place back', () => {
    const table = playing();
    playOut(table);
    sitOut(table, 'a');
    everybodyNext(table);
    expect(table.evening().host).toBe(1);
    table.mix('a');
    table.want('a', { type: 'say', phrase: 'prost' });
    expect(table.frame('a').sitting.sittingOut?.now).toEqual([1]);
    expect(table.want('a', { type: 'back' })).toBeNull();
    expect(table.frame('a').sitting.sittingOut?.now).toEqual([]);
    expect(table.frame('a').sitting.chairs[0]?.bot).toBe(false);
  });

  it('may be taken back before the deal', () => {
    const table = playing();
    sitOut(table, 'b');
    sitOut(table, 'b', false);
    expect(sitOut(table, 'b', false)).toBeNull();
    playOut(table);
    everybodyNext(table);
    expect(table.frame('a').sitting.sittingOut).toEqual({ now: [], next: [] });
  });

  it('with five whoever waits sits in for one deal, on the own account, and the order is that of a table where nobody had asked', () => {
    const asked = playing();
    const plain = playing();
    for (const table of [asked, plain]) table.sit('e');
    sitOut(asked, 'a');
    playOut(asked);
    playOut(plain);
    for (let deal = 0; deal < 6; deal += 1) {
      const before = new Map(asked.evening().members.map(({ member, account }) => [member, account]));
      anotherDeal(asked);
      anotherDeal(plain);
      expect(asked.evening().lastDealer).toBe(plain.evening().lastDealer);
      if (deal > 0) {
        expect(chairs(asked)).toBe(chairs(plain));
        expect(queue(asked)).toBe(queue(plain));
        continue;
      }
      // The one whose turn it would have been plays on, in the place of the one who asked.
      const [out] = queue(plain);
      expect(chairs(asked)).toBe(chairs(plain).replace('a', out === 'a' ? 'a' : (out ?? '')));
      expect(queue(asked)).toBe('a');
      expect(asked.evening().members[0]?.account).toBe(before.get(1));
      expect(asked.frame('a').game?.viewer).toBe('spectator');
    }
    const total = asked.evening().members.reduce((sum, { account }) => sum + account, 0);
    expect(total).toBe(0);
  });

  it('of those who wait nobody is called who sits out, and nobody loses the place in the queue', () => {
    const table = playing();
    table.sit('e', 'f');
    sitOut(table, 'e');
    playOut(table);
    everybodyNext(table);
    expect(chairs(table)).toContain('f');
    expect(queue(table).startsWith('e')).toBe(true);
    table.mix();
    playOut(table);
    everybodyNext(table);
    expect(chairs(table)).toContain('e');
  });

  it('whoever is not back after the deal is not called before being there', () => {
    const table = playing();
    table.sit('e');
    playOut(table);
    const out = notInTurn(table);
    sitOut(table, out);
    anotherDeal(table);
    table.disconnect(out);
    everybodyNext(table);
    expect(chairs(table)).not.toContain(out);
    table.mix();
    table.connect(out);
    playOut(table);
    everybodyNext(table);
    expect(chairs(table)).toContain(out);
    expect(new Set(table.evening().chairs).size).toBe(4);
  });

  it('whoever sits in for somebody cannot give that chair away, and keeps it if the other one leaves', () => {
    const table = playing();
    table.sit('e', 'f');
    playOut(table);
    const out = notInTurn(table);
    sitOut(table, out);
    everybodyNext(table);
    const standIn = PEOPLE[(table.evening().out[0]?.standIn ?? 1) - 1]!;
    expect(table.want(standIn, { type: 'hand-over', to: table.evening().waiting[0]! })).toBe('chair-lent');
    table.mix();
    table.want(out, { type: 'stand' });
    playOut(table);
    everybodyNext(table);
    expect(chairs(table)).toContain(standIn);
    expect(new Set(table.evening().chairs).size).toBe(4);
  });

  it('all four at once: everybody is played for, and the evening goes on when they want', () => {
    const table = playing();
    playOut(table);
    for (const person of ['a', 'b', 'c', 'd']) sitOut(table, person);
    table.tick(5_000);
    expect(table.evening().phase).toBe('playing');
    playOut(table);
    expect(table.evening().phase).toBe('between');
    table.tick(60_000);
    expect(table.evening().phase).toBe('between');
    expect(table.frame('a').sitting.sittingOut).toEqual({ now: [], next: [] });
  });
});
