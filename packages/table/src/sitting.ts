import { BOTS } from '@stammtisch/bots';
import type { Chair, LookingLine, MemberLine, Sitting } from '@stammtisch/protocol';
import { bySeat, type Seat } from '@stammtisch/rules';
import { paymentsOf } from './accounts.ts';
import { clockLine } from './clock.ts';
import { isHere, isPlayedByBot, lookersAt, type Evening, type MemberState } from './evening.ts';

/** People, chairs and accounts, as everybody sees them. */
export function sittingOf(evening: Evening, nameOf: (person: string) => string | null): Sitting {
  const { phase, paused, host, options, rules, nextRules, waiting, game } = evening;
  return {
    phase,
    pausedBy: paused?.by ?? null,
    host,
    options,
    rules,
    nextRules,
    chairs: bySeat((seat) => chairOf(evening, seat)),
    waiting,
    sittingOut: { now: evening.out.map(({ member }) => member), next: evening.sitsOutNext },
    looking: lookersAt(evening).map((one) => lookingLine(one, nameOf)),
    members: evening.members.filter((one) => isShown(evening, one)).map((one) => memberLine(one, nameOf)),
    deals: game.deals,
    stock: game.stock,
    payments: paymentsOf(evening),
    clock: clockLine(evening),
  };
}

function chairOf(evening: Evening, seat: Seat): Chair | null {
  const member = evening.chairs[seat];
  if (member === null) return null;
  const bot = isPlayedByBot(evening, seat);
  const ready = bot || evening.ready.includes(member) || evening.sitsOutNext.includes(member);
  return { member, bot, ready };
}

/** Who got up and neither owes nor gets anything is no matter of the table any more. */
function isShown(evening: Evening, one: MemberState): boolean {
  return (
    isHere(evening, one) || one.account !== 0 || evening.chairs.includes(one.member) || evening.host === one.member
  );
}

function lookingLine(one: MemberState, nameOf: (person: string) => string | null): LookingLine {
  return { member: one.member, name: memberName(one, nameOf), present: one.connection !== null };
}

function memberLine(one: MemberState, nameOf: (person: string) => string | null): MemberLine {
  const { member, person, bot, connection, away, account } = one;
  return {
    member,
    name: memberName(one, nameOf),
    kind: bot === null ? 'human' : 'bot',
    present: person === null || connection !== null,
    away,
    account,
  };
}

/** What a member is called; `null` for a person whose name was deleted. */
export function memberName({ person, bot }: MemberState, nameOf: (person: string) => string | null): string | null {
  if (bot !== null) return BOTS[bot].title;
  return person === null ? null : nameOf(person);
}
