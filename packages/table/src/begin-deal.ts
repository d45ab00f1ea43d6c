import { BOTS, BOT_NAMES, type BotName, type Level } from '@stammtisch/bots';
import { botReference, hex } from '@stammtisch/fairdeal';
import { lookOfName, type Member } from '@stammtisch/protocol';
import { SEATS, bySeat, cutterOf, withSeat, type BySeat, type Seat, type WrittenHouseRules } from '@stammtisch/rules';
import { arranged } from './arrange.ts';
import type { Circumstances } from './command.ts';
import { cutOf } from './cut-bounds.ts';
import { looksOnFrom } from './decide-looking.ts';
import { isHere, isPlayedFor, memberOf, type Evening, type MemberState } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { evolveAll, rulesOf } from './evolve.ts';
import { COMMIT_MS, CUT_MS } from './times.ts';

/** Version of the bots as it stands in proofs. */
const BOTS_VERSION = '1';

/** Begins the next deal: everybody sits down as it is due, bots fill what is empty, and the server commits itself. */
export function beginDeal(evening: Evening, circumstances: Circumstances): readonly EveningEvent[] {
  const { chairs, waiting, out } = arranged(evening);
  const bots = botsFor(evening, chairs, circumstances);
  const joined = bots.filter(({ isNew }) => isNew);
  const seated: EveningEvent = {
    type: 'seated',
    chairs: bots.reduce((so, { seat, member }) => withSeat<Member | null>(so, seat, member), chairs),
    waiting,
    ...(out.length > 0 ? { out } : {}),
  };
  const before: readonly EveningEvent[] = [
    ...joined.map(({ member, bot }): EveningEvent => ({ type: 'bot-joined', member, bot })),
    seated,
  ];
  const seatedNow = evolveAll(evening, before, circumstances.now);
  // Whoever gave the chair away and is still there looks on.
  const lookOn = evening.chairs.flatMap((member): readonly EveningEvent[] => {
    if (member === null || memberOf(evening, member).left || isHere(seatedNow, memberOf(seatedNow, member))) return [];
    return looksOnFrom(seatedNow, memberOf(seatedNow, member), circumstances);
  });
  const sitting = evolveAll(seatedNow, lookOn, circumstances.now);
  const dealer = evening.lastDealer === null ? seatByChance(circumstances) : sitting.game.dealer;
  return [
    ...before,
    ...lookOn,
    announce(sitting, circumstances, { dealer, dealId: hex(circumstances.bytes(16)), attempt: 1 }),
  ];
}

/** Begins another attempt after one was void. */
export function dealAgain(evening: Evening, circumstances: Circumstances): readonly EveningEvent[] {
  const context = evening.dealing?.dealing.context;
  if (context === undefined) return [];
  const { dealer, dealId, attempt } = context;
  return [announce(evening, circumstances, { dealer, dealId: hex(dealId), attempt: attempt + 1 })];
}

interface Attempt {
  readonly dealer: Seat;
  readonly dealId: string;
  readonly attempt: number;
}

function announce(evening: Evening, { now, bytes }: Circumstances, { dealer, dealId, attempt }: Attempt): EveningEvent {
  const rules: WrittenHouseRules = evening.nextRules ?? evening.rules;
  const cutter = chairMember(evening, cutterOf(dealer));
  const cuts = cutOf(rulesOf(rules)) !== null && isAwaited(evening, cutter);
  return {
    type: 'dealing',
    dealId,
    attempt,
    secret: hex(bytes(32)),
    dealer,
    rules,
    seats: bySeat((seat) =>
      identityOf(attempt === 1 ? evening.options.level : evening.level, chairMember(evening, seat)),
    ),
    until: now + (cuts ? CUT_MS : COMMIT_MS),
  };
}

/** Whether the table waits for the chance of somebody. */
export function isAwaited(evening: Evening, one: MemberState): boolean {
  const { member, person, away, left, connection, noChanceUntil } = one;
  if (isPlayedFor(evening, member)) return false;
  return person !== null && away === null && !left && connection !== null && noChanceUntil <= evening.game.deals;
}

/** What stands in the proof for whoever sits there: nothing that leads to a person. */
function identityOf(level: Level, one: MemberState): { readonly kind: 'human' | 'bot'; readonly ref: string } {
  if (one.bot === null) return { kind: 'human', ref: one.ref };
  return { kind: 'bot', ref: hex(botReference(one.bot, BOTS_VERSION, level, '')) };
}

function chairMember(evening: Evening, seat: Seat): MemberState {
  const member = evening.chairs[seat];
  if (member === null) throw new Error('a deal with an empty chair');
  return memberOf(evening, member);
}

/** A bot that sits down: one that was here before, or a new one. */
export interface SittingBot {
  readonly seat: Seat;
  readonly member: Member;
  readonly bot: BotName;
  readonly isNew: boolean;
}

/**
 * Bots for the empty ones of these chairs, or for one of them; no bot sits twice, and none that is called like somebody at the table if there is
 * another one.
 */
export function botsFor(
  { members }: Evening,
  chairs: BySeat<Member | null>,
  { nameOf }: Pick<Circumstances, 'nameOf'>,
  wanted: readonly Seat[] = SEATS,
): readonly SittingBot[] {
  const sitting = new Set(chairs.map((member) => (member === null ? null : (members[member - 1]?.bot ?? null))));
  const called = new Set(members.map(({ person }) => lookOfName((person === null ? null : nameOf(person)) ?? '')));
  const isNamesake = (bot: BotName): number => Number(called.has(lookOfName(BOTS[bot].title)));
  const free = BOT_NAMES.filter((bot) => !sitting.has(bot)).toSorted((a, b) => isNamesake(a) - isNamesake(b));
  const empty = wanted.filter((seat) => chairs[seat] === null).slice(0, free.length);
  let next = members.length;
  return empty.flatMap((seat, place) => {
    const bot = free[place];
    if (bot === undefined) return [];
    const known = members.find((one) => one.bot === bot);
    if (known === undefined) next += 1;
    return [{ seat, bot, member: known?.member ?? next, isNew: known === undefined }];
  });
}

function seatByChance({ bytes }: Circumstances): Seat {
  return ((bytes(1)[0] ?? 0) & 3) as Seat;
}
