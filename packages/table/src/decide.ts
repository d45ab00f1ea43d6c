import { hex } from '@stammtisch/fairdeal';
import { decide as decideGame, err, ok, type Seat, type SeatAction } from '@stammtisch/rules';
import type { Circumstances, Decided, EveningCommand, Opening } from './command.ts';
import { withConsequences } from './consequences.ts';
import { decideIntention } from './decide-intention.ts';
import { decideTick } from './decide-tick.ts';
import { beginsToLook } from './decide-looking.ts';
import { isPlayedByBot, memberOfPerson, isHere, type Evening } from './evening.ts';
import type { EveningEvent } from './event.ts';

/** The first event of a table. */
export function openEvening({ code, person, rules, options }: Opening, { bytes }: Circumstances): EveningEvent {
  return { type: 'opened', code, person, ref: hex(bytes(8)), rules, options };
}

/**
 * What a command leads to: events for the log, none at all if it changes nothing, or the reason why it is refused, which is for whoever asked and
 * for nobody else. Chance and time come in as circumstances.
 */
export function decideEvening(evening: Evening, command: EveningCommand, circumstances: Circumstances): Decided {
  const first = decideFirst(evening, command, circumstances);
  return first.ok && first.value.length > 0 ? ok(withConsequences(evening, first.value, circumstances)) : first;
}

function decideFirst(evening: Evening, command: EveningCommand, circumstances: Circumstances): Decided {
  switch (command.type) {
    case 'intend':
      return decideIntention(evening, command, circumstances);
    case 'connect':
      return decideConnect(evening, command, circumstances);
    case 'disconnect':
      return decideDisconnect(evening, command.person, command.connection);
    case 'look-away':
      return decideLookAway(evening, command.person, command.connection);
    case 'bot':
      return decideBot(evening, command.seat, command.action);
    case 'tick':
      return decideTick(evening, circumstances);
  }
}

/** The newest connection has the seat; who was gone comes back with it. Somebody without a place who has a name looks on by it. */
function decideConnect(
  evening: Evening,
  { person, connection }: { readonly person: string; readonly connection: string },
  circumstances: Circumstances,
): Decided {
  const one = memberOfPerson(evening, person);
  if (evening.phase === 'closed' || one?.connection === connection) return ok([]);
  if (one === null || !isHere(evening, one)) {
    const begins = beginsToLook(evening, { person, connection }, circumstances);
    return ok(begins.ok ? begins.value : []);
  }
  const { member } = one;
  const back: readonly EveningEvent[] = one.away === 'gone' ? [{ type: 'back', member }] : [];
  return ok([{ type: 'connected', member, connection }, ...back]);
}

function decideDisconnect(evening: Evening, person: string, connection: string): Decided {
  const one = memberOfPerson(evening, person);
  if (one?.connection !== connection || evening.phase === 'closed') return ok([]);
  return ok([{ type: 'disconnected', member: one.member }]);
}

function decideLookAway(evening: Evening, person: string, connection: string): Decided {
  const one = memberOfPerson(evening, person);
  return one !== null && isHere(evening, one) ? ok([]) : decideDisconnect(evening, person, connection);
}

function decideBot(evening: Evening, seat: Seat, action: SeatAction): Decided {
  if (evening.paused !== null) return err({ code: 'table-paused' });
  if (evening.phase !== 'playing' || !isPlayedByBot(evening, seat)) return err({ code: 'deal-over' });
  const decided = decideGame(evening.game, { seat, ...action });
  return decided.ok ? ok(decided.value.map((event) => ({ type: 'game', event }))) : decided;
}
