import { BOTS, type BotName } from '@stammtisch/bots';
import type { MemberLine, TableFrame } from '@stammtisch/protocol';
import { bySeat, type BySeat } from '@stammtisch/rules';
import type { Guest } from '../table/table-store.ts';
import type { Turning } from './turned.ts';

/** Who sits where on the screen; `null` on the own chair. */
export function guestsOf({ sitting, you }: TableFrame, turn: Turning): BySeat<Guest | null> {
  return turn.values(
    bySeat((seat) => {
      const chair = sitting.chairs[seat];
      if (you.seat === seat) return null;
      const member = sitting.members.find((one) => one.member === chair?.member);
      return member === undefined ? { name: '–', look: null, note: null } : guestOf(member, chair?.bot ?? false);
    }),
  );
}

function guestOf(member: MemberLine, bot: boolean): Guest {
  const name = member.name ?? '?';
  if (member.kind === 'bot') return { name, look: lookOf(name), note: null };
  return { name, look: null, note: bot ? 'bot' : member.present ? null : 'gone' };
}

/** Bots are called by their titles; the picture goes with the name. */
function lookOf(title: string): BotName | null {
  return Object.values(BOTS).find((bot) => bot.title === title)?.name ?? null;
}
