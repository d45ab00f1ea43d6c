import { SEATS, evolve as evolveGame, newTable, readHouseRules } from '@stammtisch/rules';
import type { HouseRules, Table, TableEvent, WrittenHouseRules } from '@stammtisch/rules';
import { roundDeal } from './accounts.ts';
import { NO_CHAIN, changed, looksOn, memberOf, type Evening } from './evening.ts';
import {
  answered,
  looks,
  newMember,
  offered,
  sat,
  seated,
  sitsOut,
  stood,
  vacated,
  waits,
  withoutLookers,
} from './evolve-chairs.ts';
import { dealtAgain, withCommit, withDealing, withLock, withOpening, withProof } from './evolve-dealing.ts';
import type { EveningEvent, LoggedEvent } from './event.ts';
import { happeningsOf } from './happenings.ts';

/** Happenings that are kept for whoever comes back; more than any deal has. */
const MOST_HEARD = 400;

/** The evening after an event. Checks nothing, needs neither chance nor clock. `null` is the evening before its first event. */
export function evolveEvening(evening: Evening | null, { at, event }: LoggedEvent): Evening {
  if (event.type === 'opened') return opened(event, at);
  if (evening === null) throw new Error('a log that does not begin with its beginning');
  const after = apply(evening, event, at);
  const happened = happeningsOf(evening, event);
  const heard = event.type === 'dealing' && event.attempt === 1 ? [] : evening.heard;
  const numbered = happened.map((what, place) => ({ n: evening.seq + place + 1, ...what }));
  return {
    ...after,
    lastAt: isOfLooker(evening, event) ? evening.lastAt : at,
    waitsSince: resets(event) ? at : after.waitsSince,
    seq: evening.seq + happened.length,
    heard: [...heard, ...numbered].slice(-MOST_HEARD),
  };
}

/** The evening after several events at one time. */
export function evolveAll(evening: Evening, events: readonly EveningEvent[], at: number): Evening {
  return events.reduce((so: Evening, event) => evolveEvening(so, { v: 1, at, event }), evening);
}

/** Whoever looks on, comes and goes holds up no clock, and keeps no table open that everybody else has left. */
function isOfLooker(evening: Evening, event: EveningEvent): boolean {
  if (event.type === 'looks') return true;
  return event.type === 'disconnected' && looksOn(evening, memberOf(evening, event.member));
}

/** Whether the table waits for something new from here on. */
function resets(event: EveningEvent): boolean {
  return (
    event.type === 'game' || event.type === 'clock-restarted' || event.type === 'connected' || event.type === 'back'
  );
}

function opened({ code, person, ref, rules, options }: Extract<EveningEvent, { type: 'opened' }>, at: number): Evening {
  return {
    code,
    phase: 'gathering',
    members: [newMember(1, { person, ref, at })],
    host: 1,
    chairs: [null, null, null, null],
    waiting: [],
    looking: [],
    out: [],
    sitsOutNext: [],
    ready: [],
    offers: [],
    paused: null,
    options,
    level: options.level,
    rules,
    nextRules: null,
    round: [],
    game: newTable(rulesOf(rules), 0),
    gameEvents: 0,
    lastDealer: null,
    dealing: null,
    proved: null,
    chain: NO_CHAIN,
    seq: 0,
    heard: [],
    waitsSince: at,
    lastAt: at,
  };
}

function apply(evening: Evening, event: Exclude<EveningEvent, { type: 'opened' }>, at: number): Evening {
  switch (event.type) {
    case 'joined':
      return { ...evening, members: [...evening.members, newMember(event.member, { ...event, at })] };
    case 'bot-joined':
      return {
        ...evening,
        members: [
          ...evening.members,
          { ...newMember(event.member, { person: '', ref: '', at }), person: null, bot: event.bot },
        ],
      };
    case 'sat':
      return sat(evening, event.member, event.chair);
    case 'waits':
      return waits(evening, event.member);
    case 'looks':
      return looks(evening, event, at);
    case 'stood':
    case 'removed':
      return stood(evening, event);
    case 'bot-left':
      return { ...evening, chairs: vacated(evening, event.member) };
    case 'offered':
      return { ...evening, offers: offered(evening, event) };
    case 'offer-answered':
      return { ...evening, offers: answered(evening, event) };
    case 'seated':
      return seated(evening, event);
    case 'sits-out':
      return sitsOut(evening, event);
    case 'connected':
      return changed(evening, event.member, { connection: event.connection });
    case 'disconnected':
      return changed(evening, event.member, { connection: null, goneSince: at });
    case 'away':
      return changed(evening, event.member, { away: event.why });
    case 'back':
      return changed(evening, event.member, { away: null });
    case 'host':
      return { ...evening, host: event.member };
    case 'rules-set':
      // Whoever was ready under the bill has not agreed to these.
      return {
        ...evening,
        nextRules: event.rules,
        ...(evening.phase === 'between' ? { ready: [], waitsSince: at } : {}),
      };
    case 'options-set':
      return { ...evening, options: event.options, ...(event.options.spectators ? {} : withoutLookers(evening)) };
    case 'ready':
      return { ...evening, ready: [...evening.ready, event.member] };
    case 'paused':
      return { ...evening, paused: { by: event.member, at } };
    case 'resumed':
      return resumed(evening, at);
    case 'clock-restarted':
      return evening.dealing === null ? evening : { ...evening, dealing: dealtAgain(evening.dealing, at) };
    case 'closed':
      return { ...evening, phase: 'closed', dealing: null, paused: null };
    case 'dealing':
      return dealing(evening, event);
    case 'committed':
      return withCommit(evening, event.seat, event.commit);
    case 'locked':
      return withLock(evening, event.until);
    case 'opening':
      return withOpening(evening, event);
    case 'void':
      return withProof(evening, 'void');
    case 'given-up':
      return withProof(evening, 'givenUp');
    case 'game':
      return game(evening, event.event);
    case 'said':
      return evening;
    case 'muted':
      return muted(evening, event);
  }
}

function resumed(evening: Evening, at: number): Evening {
  const pause = evening.paused === null ? 0 : at - evening.paused.at;
  const { dealing: current } = evening;
  return {
    ...evening,
    paused: null,
    waitsSince: evening.waitsSince + pause,
    dealing: current === null ? null : { ...current, until: current.until + pause },
  };
}

function dealing(evening: Evening, event: Extract<EveningEvent, { type: 'dealing' }>): Evening {
  const begun = {
    ...evening,
    phase: 'dealing' as const,
    ready: [],
    level: event.attempt === 1 ? evening.options.level : evening.level,
    rules: event.rules,
    nextRules: null,
    game: tableFor(evening, event.rules, event.dealer),
    gameEvents: 0,
    lastDealer: event.dealer,
    proved: null,
  };
  return { ...begun, dealing: withDealing(begun.game.rules, event) };
}

/** The table for the next deal: rules may have changed, what was paid and who deals goes on. */
function tableFor({ game: before, rules: old }: Evening, rules: WrittenHouseRules, dealer: Table['dealer']): Table {
  if (JSON.stringify(rules) === JSON.stringify(old)) return { ...before, dealer, deal: null };
  const fresh = newTable(rulesOf(rules), dealer);
  const { deals, stock, doubled, carried } = before;
  return { ...fresh, deals, stock, doubled, carried, stockDue: fresh.stockDue && stock === 0 };
}

function game(evening: Evening, event: TableEvent): Evening {
  const table = evolveGame(evening.game, event);
  const paid =
    event.type === 'stock-filled'
      ? event.paid.map((amount) => -amount)
      : event.type === 'settled'
        ? (event.bill.deltas ?? [])
        : [];
  const members = evening.members.map((one) => {
    const seat = SEATS.find((chair) => evening.chairs[chair] === one.member);
    const amount = seat === undefined ? 0 : (paid[seat] ?? 0);
    return amount === 0 ? one : { ...one, account: one.account + amount };
  });
  const after: Evening = { ...evening, game: table, members, gameEvents: evening.gameEvents + 1 };
  if (event.type === 'dealt') return { ...after, phase: 'playing', dealing: dealt(after) };
  if (event.type !== 'settled') return after;
  const round = [...evening.round, roundDeal(after)];
  // The one deal is over: whoever was played for is asked again.
  const out = after.out.filter(({ standIn }) => standIn !== null);
  return withProof({ ...after, round, out, phase: 'between' }, table.deal?.contract === null ? 'thrownIn' : 'played');
}

function dealt({ dealing: current }: Evening): Evening['dealing'] {
  return current === null ? null : { ...current, dealt: true };
}

function muted(evening: Evening, { member, other, on }: Extract<EveningEvent, { type: 'muted' }>): Evening {
  const others = memberOf(evening, member).muted.filter((one) => one !== other);
  return changed(evening, member, { muted: on ? [...others, other] : others });
}

/** Rules in a log were read before they were written. */
export function rulesOf(written: WrittenHouseRules): HouseRules {
  const rules = readHouseRules(written);
  if (!rules.ok) throw new Error(`house rules that are none: ${rules.reason.code}`);
  return rules.value;
}
