import { type Seat } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { testEvening } from './evening-tests.ts';
import { playing, PEOPLE, playOut, next } from './play-out.ts';

describe('chairs', () => {
  it('start needs four: people, or bots on the empty chairs', () => {
    const table = testEvening();
    expect(table.want('a', { type: 'start' })).toBe('chairs-empty');
    table.sit('b');
    expect(table.want('b', { type: 'add-bots', chair: null })).toBeNull();
    expect(table.frame('a').sitting.chairs.map((chair) => chair?.bot)).toEqual([false, false, true, true]);
    expect(table.want('b', { type: 'start' })).toBeNull();
    expect(table.evening().phase).toBe('dealing');
    expect(table.want('a', { type: 'start' })).toBe('begun-already');
  });

  it('refuses a taken chair, a second chair, a look-alike name, and everybody when it is locked', () => {
    const table = testEvening();
    const sit = (person: string, name: string, chair: Seat | null) => table.want(person, { type: 'sit', name, chair });
    expect(sit('b', 'Bene', 0)).toBe('chair-taken');
    expect(sit('a', 'Anna', 1)).toBe('seated-already');
    expect(sit('b', '\u0410nnа', 1)).toBe('name-taken');
    expect(sit('b', '\u200B', 1)).toBe('name-bad');
    expect(sit('b', 'Bene', 1)).toBeNull();
    expect(table.want('a', { type: 'set-options', options: { locked: true } })).toBeNull();
    expect(sit('c', 'Cilli', null)).toBe('table-locked');
  });

  it('whoever comes in the middle of a deal waits, and takes the chair of a bot after it', () => {
    const table = testEvening();
    table.sit('b', 'c');
    table.want('a', { type: 'add-bots', chair: null });
    table.want('a', { type: 'start' });
    table.mix();
    table.sit('d');
    expect(table.frame('d').you.seat).toBeNull();
    expect(table.frame('d').game?.viewer).toBe('spectator');
    playOut(table);
    next(table, 'a', 'b', 'c');
    expect(table.frame('d').you.seat).toBe(3);
  });

  it('with five people the one who would deal sits out for the one who waits', () => {
    const table = testEvening();
    table.sit('b', 'c', 'd', 'e');
    table.want('a', { type: 'start' });
    const out: string[] = [];
    for (let deal = 0; deal < 6; deal++) {
      table.mix();
      playOut(table);
      const sitting = PEOPLE.filter((person) => table.seat(person) !== null);
      out.push('abcde'.split('').find((person) => !sitting.includes(person)) ?? '');
      const before = table.evening().lastDealer;
      next(table, ...sitting);
      const dealer = table.evening().lastDealer;
      if (dealer !== before) expect(table.chair(out.at(-1) ?? '')).toBe(dealer);
    }
    expect(new Set(out).size).toBeGreaterThan(3);

    // The round tells every deal, whoever sat there, and adds up to the accounts.
    const { round, members } = table.evening();
    expect(round.map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(round.map(({ amounts }) => amounts.length))).toEqual(new Set([4]));
    for (const { member, account } of members) {
      const amounts = round.flatMap((deal) => deal.amounts.filter((one) => one.member === member));
      expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(account);
    }
  });

  it('what is paid into the Stock stands in the round with the deal before which it was paid', () => {
    const table = testEvening({ preset: 'schafkopfschule', set: { 'stock.enabled': true } });
    table.sit('b', 'c', 'd');
    table.want('a', { type: 'start' });
    for (let deal = 0; deal < 3; deal++) {
      table.mix();
      playOut(table);
      const { round, members, game } = table.evening();
      const all = round.flatMap(({ amounts }) => amounts).reduce((sum, { amount }) => sum + amount, 0);
      expect(all).toBe(members.reduce((sum, { account }) => sum + account, 0));
      expect(all).toBe(-game.stock);
      next(table, 'a', 'b', 'c', 'd');
    }
  });

  it('a chair is handed over after the deal, to somebody who waits and says yes', () => {
    const table = playing();
    table.sit('e');
    const e = table.frame('e').you.member!;
    expect(table.want('b', { type: 'hand-over', to: 99 })).toBe('member-unknown');
    expect(table.want('e', { type: 'accept-chair' })).toBe('nothing-offered');
    expect(table.want('b', { type: 'hand-over', to: e })).toBeNull();
    expect(table.frame('e').you.offeredBy).toBe(2);
    expect(table.frame('b').you.offer).toEqual({ to: e, accepted: false });
    expect(table.frame('a').you.offer).toBeNull();
    expect(table.want('e', { type: 'accept-chair' })).toBeNull();
    expect(table.frame('b').you.offer).toEqual({ to: e, accepted: true });
    expect(table.seat('b')).toBe(1);
    playOut(table);
    next(table, 'a', 'b', 'c', 'd');
    expect(table.seat('e')).toBe(1);
    expect(table.seat('b')).toBeNull();
  });

  it('a chair that is offered falls to nobody who has one by then: the turn came first', () => {
    const table = playing();
    table.sit('e');
    const e = table.frame('e').you.member!;
    for (const from of ['a', 'b', 'c', 'd']) table.want(from, { type: 'hand-over', to: e });
    playOut(table);
    next(table, 'a', 'b', 'c', 'd');
    expect(table.seat('e')).not.toBeNull();
    expect(table.frame('e').you.offeredBy).toBeNull();
    expect(table.want('e', { type: 'accept-chair' })).toBe('nothing-offered');
    table.mix();
    playOut(table);
    next(table, 'a', 'b', 'c', 'd', 'e');
    expect(new Set(table.evening().chairs).size).toBe(4);
  });

  it('two chairs that are offered to one person: it gets one, at the next deal and at once', () => {
    for (const isDuring of [true, false]) {
      const table = playing();
      table.sit('e');
      const e = table.frame('e').you.member!;
      if (!isDuring) playOut(table);
      for (const from of ['b', 'c']) table.want(from, { type: 'hand-over', to: e });
      expect(table.want('e', { type: 'accept-chair' })).toBeNull();
      expect(table.want('e', { type: 'accept-chair' })).toBe('nothing-offered');
      if (isDuring) playOut(table);
      next(table, 'a', 'b', 'c', 'd', 'e');
      expect(table.seat('e')).not.toBeNull();
      expect(new Set(table.evening().chairs).size).toBe(4);
    }
  });

  it('rights of the host go on at once when he gets up or is away, and only he has them', () => {
    const table = playing();
    expect(table.want('b', { type: 'set-options', options: { clock: 0 } })).toBe('not-host');
    table.want('a', { type: 'away' });
    expect(table.evening().host).toBe(2);
    table.want('b', { type: 'stand' });
    expect(table.evening().host).toBe(3);
    expect(table.want('c', { type: 'pass-host', to: 4 })).toBeNull();
    expect(table.want('c', { type: 'remove-member', member: 2 })).toBe('not-host');
    expect(table.want('d', { type: 'remove-member', member: 3 })).toBeNull();
    expect(table.want('c', { type: 'sit', name: 'Cilli', chair: null })).toBe('removed-here');
  });
});
