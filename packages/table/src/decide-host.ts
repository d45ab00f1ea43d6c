import type { Member, TableIntention } from '@stammtisch/protocol';
import { err, ok } from '@stammtisch/rules';
import type { Decided } from './command.ts';
import { givenUp } from './decide-tick.ts';
import { isDuringDeal, isHere, looksOn, seatOf, type Evening, type MemberState } from './evening.ts';

type HostIntention = Extract<
  TableIntention,
  { readonly type: 'close' | 'pass-host' | 'remove-member' | 'set-rules' | 'set-options' }
>;

/** What only the host decides. */
export function decideHost(evening: Evening, member: Member, intention: HostIntention): Decided {
  if (evening.host !== member) return err({ code: 'not-host' });
  switch (intention.type) {
    case 'close':
      return ok([...givenUp(evening), { type: 'closed' }]);
    case 'pass-host':
      return onPerson(evening, intention.to, isHere, () => ok([{ type: 'host', member: intention.to }]));
    case 'remove-member':
      return onPerson(evening, intention.member, isAround, () => {
        const vacates = seatOf(evening, intention.member) !== null && !isDuringDeal(evening);
        return ok([{ type: 'removed', member: intention.member, vacates }]);
      });
    case 'set-rules':
      return ok([{ type: 'rules-set', member, rules: intention.rules }]);
    case 'set-options':
      return ok([{ type: 'options-set', member, options: { ...evening.options, ...intention.options } }]);
  }
}

/** Whether somebody has a place here or looks on. */
function isAround(evening: Evening, one: MemberState): boolean {
  return isHere(evening, one) || looksOn(evening, one);
}

/** Somebody who is no bot, and is there. */
function onPerson(evening: Evening, member: Member, isThere: typeof isHere, decide: () => Decided): Decided {
  const one = evening.members[member - 1];
  if (one === undefined) return err({ code: 'member-unknown' });
  if (one.person === null) return err({ code: 'member-is-bot' });
  return isThere(evening, one) ? decide() : err({ code: 'member-unknown' });
}
