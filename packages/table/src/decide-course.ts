import type { Member } from '@stammtisch/protocol';
import { err, ok } from '@stammtisch/rules';
import { beginDeal } from './begin-deal.ts';
import type { Circumstances, Decided } from './command.ts';
import { seatOf, type Evening } from './evening.ts';

/** The course of an evening: begin, go on, pause. */
export function decideCourse(
  evening: Evening,
  member: Member,
  wanted: 'start' | 'next' | 'pause' | 'resume',
  circumstances: Circumstances,
): Decided {
  if (seatOf(evening, member) === null) return err({ code: 'not-seated' });
  switch (wanted) {
    case 'start':
      return decideStart(evening, circumstances);
    case 'next':
      if (evening.phase !== 'between') return err({ code: 'no-bill-yet' });
      return ok(evening.ready.includes(member) ? [] : [{ type: 'ready', member }]);
    case 'pause':
      return evening.paused === null ? ok([{ type: 'paused', member }]) : err({ code: 'table-paused' });
    case 'resume':
      return evening.paused === null ? err({ code: 'not-paused' }) : ok([{ type: 'resumed', member }]);
  }
}

function decideStart(evening: Evening, circumstances: Circumstances): Decided {
  if (evening.phase !== 'gathering') return err({ code: 'begun-already' });
  if (evening.paused !== null) return err({ code: 'table-paused' });
  const count = evening.chairs.filter((chair) => chair === null).length;
  return count === 0 ? ok(beginDeal(evening, circumstances)) : err({ code: 'chairs-empty', count });
}
