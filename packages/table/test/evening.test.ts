import { checkProof, readProof } from '@stammtisch/fairdeal';
import { SEATS, view, type Seat } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { botQuestions, evolveEvening, listingOf, recordsOf, wakeAt, type Evening } from '../src/index.ts';
import { testEvening, type TestEvening } from './evening-tests.ts';

/** Four people whose first deal is dealt. */
function playing(): TestEvening {
  const table = testEvening();
  table.sit('b', 'c', 'd');
  table.want('a', { type: 'start' });
  table.mix();
  return table;
}

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Plays the deal to its end: whoever is asked does the first thing that is allowed; bots too. */
function playOut(table: TestEvening): void {
  for (let step = 0; step < 400 && table.evening().phase === 'playing'; step++) {
    const bot = botQuestions(table.evening()).find(({ must }) => must);
    if (bot !== undefined) {
      table.perform({ type: 'bot', seat: bot.seat, action: bot.view.actions[0]! });
      continue;
    }
    for (const person of PEOPLE) {
      const { game, you } = table.frame(person);
      const action = game?.actions.find(({ type }) => !['stoss', 'claim', 'lay-sie'].includes(type));
      if (you.seat === null || game?.viewer !== you.seat || action === undefined || game.deal === null) continue;
      table.want(person, { type: 'act', deal: game.deal.number, action });
      break;
    }
  }
}

function next(table: TestEvening, ...people: readonly string[]): void {
  for (const person of people) table.want(person, { type: 'next' });
}

const turnOf = (evening: Evening): Seat => view(evening.game, 'spectator').deal?.turn ?? 0;
const personAt = (table: TestEvening, seat: Seat): string =>
  PEOPLE.find((person) => table.chair(person) === seat) ?? '';

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
