import { checkProof, readProof } from '@stammtisch/fairdeal';
import { SEATS } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { botQuestions, evolveEvening, listingOf, recordsOf, wakeAt, type Evening } from '../src/index.ts';
import { testEvening } from './evening-tests.ts';
import { playing, playOut, next, turnOf, personAt } from './play-out.ts';

describe('bots', () => {
  it('are called differently from the people, and play as well as the proof says even if the host chooses another level', () => {
    const table = testEvening({ preset: 'schafkopfschule' }, { level: 'beginner' });
    table.sit('s');
    table.want('a', { type: 'add-bots', chair: 3 });
    expect(table.frame('a').sitting.members.find(({ kind }) => kind === 'bot')?.name).toBe('Resi');
    table.want('a', { type: 'add-bots', chair: null });
    table.want('a', { type: 'start' });
    table.mix();
    table.want('a', { type: 'set-options', options: { level: 'strong' } });
    expect(botQuestions(table.evening()).every(({ level }) => level === 'beginner')).toBe(true);
  });
});

describe('dealing', () => {
  it('deals when everybody has opened; the proof is good and is told when the deal is over', () => {
    const table = playing();
    expect(table.evening().phase).toBe('playing');
    const during = table.frame('a');
    expect(during.proof).toBeNull();
    expect(during.dealing?.openings?.every((opening) => opening !== null)).toBe(true);
    playOut(table);
    const { records, proofs } = recordsOf(table.log, () => null, {
      now: table.now + 10 ** 9,
      isoDate: () => '2026-11-30',
    });
    expect(records).toHaveLength(1);
    const read = readProof(proofs[0]);
    expect(read.ok && checkProof(read.value)).toMatchObject({ ok: true, value: { contributors: [0, 1, 2, 3] } });
  });

  it('goes on without those who do not commit in time', () => {
    const table = testEvening();
    table.sit('b', 'c', 'd');
    table.want('a', { type: 'start' });
    table.mix('d');
    table.tick(12_001);
    expect(table.frame('a').dealing?.stage).toBe('opening');
    expect(table.frame('a').dealing?.commits[3]).toBeNull();
  });

  it('whoever commits and does not open makes the attempt void; the next one waits for the others only', () => {
    const table = testEvening();
    table.sit('b', 'c', 'd');
    table.want('a', { type: 'start' });
    const first = table.frame('d').dealing!;
    table.want('d', { type: 'commit', dealId: first.dealId, attempt: 1, commit: 'ab'.repeat(32) });
    table.mix('d');
    table.tick(4_001);
    const again = table.frame('a').dealing!;
    expect(again).toMatchObject({ stage: 'committing', attempt: 2, dealId: first.dealId });
    expect(again.C).not.toBe(first.C);
    expect(table.want('d', { type: 'commit', dealId: first.dealId, attempt: 2, commit: 'cd'.repeat(32) })).toBe(
      'dealing-over',
    );
    table.mix('d');
    expect(table.evening().phase).toBe('playing');
    const { proofs } = recordsOf(table.log, () => null, { now: table.now, isoDate: () => '' });
    expect(proofs.map(({ status, attempt }) => [status, attempt])).toEqual([[2, 1]]);
  });

  it('refuses another commitment, an early opening, and cuts that the house does not allow', () => {
    const table = testEvening({ preset: 'schafkopfschule', set: { 'dealing.cutMaxTimes': 1 } });
    table.sit('b', 'c', 'd');
    table.want('a', { type: 'start' });
    const { dealId } = table.frame('a').dealing!;
    const commit = (bytes: string) => table.want('a', { type: 'commit', dealId, attempt: 1, commit: bytes.repeat(32) });
    expect(commit('ab')).toBeNull();
    expect(commit('ab')).toBeNull();
    expect(commit('cd')).toBe('commit-changed');
    const open = (cuts: readonly number[]) =>
      table.want('a', { type: 'open', dealId, attempt: 1, r: 'ab'.repeat(32), cuts });
    expect(open([5, 5])).toBe('cuts-bad');
    expect(open([])).toBe('open-early');
  });

  it('an outage charges nobody: overdue times begin anew', () => {
    const table = testEvening();
    table.sit('b', 'c', 'd');
    table.want('a', { type: 'start' });
    table.mix('d');
    table.tick(600_000);
    expect(table.frame('a').dealing?.stage).toBe('committing');
  });
});

describe('who is gone', () => {
  it('is played for after 20 s when the table waits for him, and gets the seat back by coming', () => {
    const table = playing();
    const seat = turnOf(table.evening());
    const person = personAt(table, seat);
    table.disconnect(person);
    table.tick(19_000);
    expect(table.frame(person).sitting.chairs[seat]?.bot).toBe(false);
    table.tick(1_001);
    expect(
      table.frame(person).sitting.members.find(({ member }) => member === table.evening().chairs[seat])?.away,
    ).toBe('gone');
    expect(botQuestions(table.evening()).map((question) => question.seat)).toContain(seat);
    table.connect(person);
    expect(table.frame(person).sitting.chairs[seat]?.bot).toBe(false);
    expect(table.frame(person).game?.viewer).toBe(seat);
  });

  it('lets the clock run out, is played for, and takes the seat back by playing', () => {
    const table = playing();
    const seat = turnOf(table.evening());
    const person = personAt(table, seat);
    table.tick(90_001);
    expect(table.frame(person).sitting.chairs[seat]?.bot).toBe(true);
    const { game } = table.frame(person);
    expect(table.want(person, { type: 'act', deal: 1, action: game!.actions[0]! })).toBeNull();
    expect(table.frame(person).sitting.chairs[seat]?.bot).toBe(false);
  });

  it('a table without people stands still until somebody is back', () => {
    const table = playing();
    for (const person of ['a', 'b', 'c', 'd']) table.disconnect(person);
    table.tick(5_000_000);
    expect(botQuestions(table.evening())).toEqual([]);
    expect(table.evening().phase).toBe('playing');
    table.connect('b');
    expect(table.frame('b').game?.deal?.hand).not.toBe(0);
  });

  it('the next deal does not wait for whoever is away, and begins only if somebody is ready', () => {
    const table = playing();
    playOut(table);
    table.want('d', { type: 'away' });
    table.tick(100_000);
    expect(table.evening().phase).toBe('between');
    next(table, 'a', 'b');
    expect(table.evening().phase).toBe('between');
    next(table, 'c');
    expect(table.evening().phase).toBe('dealing');
  });

  it('the newest connection has the seat: what the older one wants is refused, and it sees no hand', () => {
    const table = playing();
    const old = 'a-older';
    table.perform({ type: 'connect', person: 'a', connection: old });
    table.now += 1;
    table.connect('a');
    const command = { type: 'intend', person: 'a', connection: old, intention: { type: 'pause' } } as const;
    expect(table.perform(command)).toBe('seated-elsewhere');
    table.perform({ type: 'disconnect', person: 'a', connection: old });
    expect(table.frame('a').sitting.members[0]?.present).toBe(true);
  });
});

describe('the list of open tables', () => {
  it('has the table as long as somebody is there and the host wants it; a table where nothing happens for a day closes', () => {
    const table = testEvening({ preset: 'schafkopfschule' }, { listed: true });
    expect(listingOf(table.evening())).toMatchObject({ people: 1, free: 3, playing: false, hostPerson: 'a' });
    table.disconnect('a');
    expect(listingOf(table.evening())).toBeNull();
    table.connect('a');
    table.want('a', { type: 'set-options', options: { locked: true } });
    expect(listingOf(table.evening())).toBeNull();
    table.tick(24 * 3_600_000);
    expect(table.evening().phase).toBe('closed');
  });
});

describe('pause', () => {
  it('stops clocks and bots; what is left of the time stays left', () => {
    const table = playing();
    table.now += 70_000;
    table.want('a', { type: 'pause' });
    const person = personAt(table, turnOf(table.evening()));
    const { game } = table.frame(person);
    expect(table.want(person, { type: 'act', deal: 1, action: game!.actions[0]! })).toBe('table-paused');
    table.tick(9_000_000);
    expect(table.want('b', { type: 'resume' })).toBeNull();
    expect(table.frame('a').sitting.clock?.until).toBe(table.now + 20_000);
  });
});

describe('the log', () => {
  it('replays to the same evening, accounts add up with the Stock, rules change between deals only', () => {
    const table = playing();
    table.want('a', { type: 'set-rules', rules: { preset: 'wirtshaus' } });
    expect(table.frame('a').sitting.nextRules).toEqual({ preset: 'wirtshaus' });
    expect(table.frame('a').sitting.rules).toEqual({ preset: 'schafkopfschule' });
    for (let deal = 0; deal < 3; deal++) {
      playOut(table);
      next(table, 'a', 'b', 'c', 'd');
      table.mix();
    }
    expect(table.frame('a').sitting.rules).toEqual({ preset: 'wirtshaus' });
    const stored = JSON.parse(JSON.stringify(table.log)) as typeof table.log;
    const again = stored.reduce<Evening | null>((so, entry) => evolveEvening(so, entry), null);
    expect(JSON.stringify(again)).toBe(JSON.stringify(table.evening()));
    const { members, stock } = table.frame('a').sitting;
    expect(members.reduce((sum, { account }) => sum + account, stock)).toBe(0);
  });

  it('rules that change under the bill ask everybody once more: nobody has agreed to them', () => {
    const table = playing();
    playOut(table);
    next(table, 'a', 'b', 'c');
    table.tick(40_000);
    table.want('a', { type: 'set-rules', rules: { preset: 'wirtshaus' } });
    next(table, 'd');
    expect(table.frame('a').sitting).toMatchObject({ phase: 'between', nextRules: { preset: 'wirtshaus' } });
    expect(table.frame('b').sitting.chairs.map((chair) => chair?.ready)).toEqual([false, false, false, true]);
    table.tick(40_000);
    expect(table.frame('a').sitting.phase).toBe('between');
    next(table, 'a', 'b', 'c');
    expect(table.frame('a').sitting).toMatchObject({ phase: 'dealing', rules: { preset: 'wirtshaus' } });
  });

  it('holds no name, and closing a running deal writes it down as given up', () => {
    const table = playing();
    expect(JSON.stringify(table.log)).not.toContain('Anna');
    expect(table.want('a', { type: 'close' })).toBeNull();
    expect(table.frame('b').proof?.status).toBe(3);
    expect(table.want('b', { type: 'next' })).toBe('table-closed');
    expect(wakeAt(table.evening(), { now: table.now, botDelay: 1, botsAsked: false })).toBeNull();
  });

  it('a stranger at a table where nobody may watch sees who sits there and nothing of the game', () => {
    const table = playing();
    table.want('a', { type: 'set-options', options: { spectators: false } });
    const { game, dealing, proof, happened, sitting } = table.frame('x');
    expect([game, dealing, proof]).toEqual([null, null, null]);
    expect(happened.filter((one) => 'game' in one)).toEqual([]);
    expect(sitting.members).toHaveLength(4);
  });

  it('a phrase of somebody who is muted does not arrive', () => {
    const table = playing();
    table.want('a', { type: 'mute', member: 2, on: true });
    table.want('b', { type: 'say', phrase: 'servus' });
    const heard = (person: string) =>
      table.frame(person).happened.filter((one) => 'table' in one && one.table.type === 'said');
    expect(heard('a')).toEqual([]);
    expect(heard('c')).toHaveLength(1);
  });

  it('no card of another hand, no secret and no person is in a frame', () => {
    const table = playing();
    const secrets = table.log.flatMap(({ event }) => (event.type === 'dealing' ? [event.secret] : []));
    for (const person of ['a', 'b', 'c', 'd', 'x']) {
      const text = JSON.stringify(table.frame(person));
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"person"|"connection"|"deck":\[/);
      const deal = table.frame(person).game?.deal;
      expect(deal?.hands).toBeNull();
      const own = SEATS.find((seat) => seat === table.seat(person));
      expect(deal?.hand).toBe(own === undefined ? 0 : table.evening().game.deal?.hands[own]);
    }
  });
});
