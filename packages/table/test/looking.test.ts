import { MOST_LOOKING } from '@stammtisch/protocol';
import { describe, expect, it } from 'vitest';
import { accountsCsv } from '../src/index.ts';
import { NAMES, type TestEvening } from './evening-tests.ts';
import { next, playOut, playing } from './play-out.ts';

const looking = (table: TestEvening) => table.frame('a').sitting.looking ?? [];
const names = (table: TestEvening) => looking(table).map(({ name }) => name);
const numberOf = (table: TestEvening, name: string) => looking(table).find((one) => one.name === name)!.member;

describe('people who look on', () => {
  it('are seen by name as long as they do; nobody is seen without a name', () => {
    const table = playing();
    table.connect('s');
    table.connect('nobody');
    expect(names(table)).toEqual(['Sepp']);
    expect(table.frame('s').you).toMatchObject({ member: null, seat: null, looksOn: true });
    expect(table.frame('nobody').you.looksOn).toBe(false);
    table.disconnect('s');
    expect(names(table)).toEqual([]);
    table.connect('s');
    table.perform({ type: 'look-away', person: 's', connection: `s-${table.now}` });
    expect(names(table)).toEqual([]);
    expect(table.want('nobody', { type: 'look-on', name: 'Xaver' })).toBe('name-bad');
    expect(table.want('s', { type: 'look-on', name: 'Аnna' })).toBe('name-taken');
    expect(table.want('a', { type: 'look-on', name: 'Anna' })).toBe('seated-already');
  });

  it('have no account, change no clock, and keep no table open', () => {
    const table = playing();
    const before = table.evening();
    table.now += 5_000;
    table.connect('s');
    table.disconnect('s');
    const { waitsSince, lastAt, seq } = table.evening();
    expect({ waitsSince, lastAt, seq }).toEqual({
      waitsSince: before.waitsSince,
      lastAt: before.lastAt,
      seq: before.seq,
    });
    expect(accountsCsv(table.evening(), String, 'en').split('\r\n')).toHaveLength(6);
    expect(table.frame('a').sitting.members).toHaveLength(4);
  });

  it('get a chair that is offered to them after the deal, and whoever gave it looks on', () => {
    const table = playing();
    table.connect('e');
    expect(table.want('b', { type: 'hand-over', to: numberOf(table, 'Emma') })).toBeNull();
    expect(table.frame('e').you.offeredBy).toBe(2);
    expect(table.want('e', { type: 'accept-chair' })).toBeNull();
    expect(table.frame('e').you).toMatchObject({ offeredBy: null, getsFrom: 2, seat: null });
    expect(table.frame('e').game?.viewer).toBe('spectator');
    playOut(table);
    next(table, 'a', 'b', 'c', 'd');
    expect(table.seat('e')).toBe(1);
    expect(table.frame('e').you).toMatchObject({ looksOn: false, getsFrom: null });
    expect(names(table)).toEqual(['Bene']);
    table.mix();
    playOut(table);
    // And back again, at once, since the bill lies there.
    expect(table.want('e', { type: 'hand-over', to: 2 })).toBeNull();
    expect(table.want('b', { type: 'accept-chair' })).toBeNull();
    expect(table.seat('b')).toBe(1);
    expect(names(table)).toEqual(['Emma']);
  });

  it('may change their mind, also after they said yes, and sit nowhere else meanwhile', () => {
    const table = playing();
    table.connect('s');
    const s = numberOf(table, 'Sepp');
    expect(table.want('s', { type: 'decline-chair' })).toBe('nothing-offered');
    table.want('b', { type: 'hand-over', to: s });
    expect(table.want('s', { type: 'say', phrase: 'servus' })).toBe('not-seated');
    table.want('s', { type: 'accept-chair' });
    expect(table.want('s', { type: 'decline-chair' })).toBeNull();
    expect(table.frame('b').you.offer).toBeNull();
    playOut(table);
    next(table, 'a', 'b', 'c', 'd');
    expect(table.seat('b')).toBe(1);
  });

  it('keep an offer while a phone sleeps', () => {
    const table = playing();
    table.connect('s');
    table.want('b', { type: 'hand-over', to: numberOf(table, 'Sepp') });
    table.disconnect('s');
    expect(looking(table)).toMatchObject([{ name: 'Sepp', present: false }]);
    table.want('b', { type: 'hand-over', to: null });
    expect(names(table)).toEqual([]);
  });

  it('get nothing where the table is locked, or somebody is called like them', () => {
    const table = playing();
    table.connect('s');
    const s = numberOf(table, 'Sepp');
    table.want('b', { type: 'hand-over', to: s });
    table.want('a', { type: 'set-options', options: { locked: true } });
    expect(table.want('s', { type: 'accept-chair' })).toBe('table-locked');
    expect(table.want('c', { type: 'hand-over', to: s })).toBe('table-locked');
    table.want('a', { type: 'set-options', options: { locked: false } });
    table.want('as:Sepp', { type: 'sit', name: 'Sepp', chair: null });
    expect(table.want('s', { type: 'accept-chair' })).toBe('name-taken');
    table.want('as:Sepp', { type: 'stand' });
    expect(table.want('s', { type: 'accept-chair' })).toBeNull();
  });

  it('are sent away by the host, or all of them where nobody may watch', () => {
    const table = playing();
    table.connect('s');
    table.connect('e');
    table.want('b', { type: 'hand-over', to: numberOf(table, 'Emma') });
    expect(table.want('a', { type: 'remove-member', member: numberOf(table, 'Sepp') })).toBeNull();
    expect(names(table)).toEqual(['Emma']);
    expect(table.want('s', { type: 'look-on', name: 'Sepp' })).toBe('removed-here');
    table.want('a', { type: 'set-options', options: { spectators: false } });
    expect(names(table)).toEqual([]);
    expect(table.frame('b').you.offer).toBeNull();
    expect(table.want('e', { type: 'look-on', name: 'Emma' })).toBe('no-spectators');
    table.want('e', { type: 'sit', name: NAMES['e']!, chair: null });
    expect(table.frame('e').you.member).not.toBeNull();
  });

  it('are no more than a table can overlook', () => {
    const table = playing();
    const crowd = Array.from({ length: MOST_LOOKING + 3 }, (_, place) => `as:${place}`);
    for (const person of crowd) table.connect(person);
    expect(names(table)).toEqual(crowd.slice(0, MOST_LOOKING).map((person) => person.slice(3)));
    expect(table.want('as:9', { type: 'look-on', name: '9' })).toBe('spectators-full');
    expect(table.frame('as:9').game?.viewer).toBe('spectator');
    table.disconnect('as:0');
    expect(table.want('as:9', { type: 'look-on', name: '9' })).toBeNull();
    expect(names(table).at(-1)).toBe('9');
  });

  it('come and go without end, and the log gets to know only so many of them', () => {
    const table = playing();
    for (let place = 0; place < 300; place += 1) {
      table.connect(`as:${place}`);
      table.disconnect(`as:${place}`);
    }
    expect(table.evening().members).toHaveLength(200);
    table.sit('e');
    expect(table.frame('e').sitting.waiting).toHaveLength(1);
  });

  it('who got up in the deal and takes another chair before the next one sits on one chair', () => {
    const table = playing();
    table.want('d', { type: 'stand' });
    expect(names(table)).toEqual(['Dani']);
    playOut(table);
    table.want('b', { type: 'hand-over', to: 4 });
    expect(table.want('d', { type: 'accept-chair' })).toBeNull();
    expect(table.evening().chairs).toEqual([1, 4, 3, null]);
    next(table, 'a', 'c', 'd');
    expect(new Set(table.evening().chairs).size).toBe(4);
  });
});
