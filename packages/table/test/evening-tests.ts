import { seededRandom } from '@stammtisch/bots';
import { contribute, openContribution, type Refusal, type TableIntention } from '@stammtisch/protocol';
import { SEATS, type Seat } from '@stammtisch/rules';
import {
  decideEvening,
  evolveEvening,
  frameFor,
  logged,
  memberOfPerson,
  openEvening,
  sharedFrame,
  type Circumstances,
  type Evening,
  type EveningCommand,
  type LoggedEvent,
} from '../src/index.ts';
import { DEFAULT_OPTIONS, type TableFrame, type TableOptions } from '@stammtisch/protocol';
import type { WrittenHouseRules } from '@stammtisch/rules';

/** An evening in a test, with a clock that the test moves. People are called by their first letter: person `a` is Anna, and `as:Anna` another one. */
export interface TestEvening {
  now: number;
  readonly evening: () => Evening;
  readonly log: readonly LoggedEvent[];
  /** Does something for a person; the code of the refusal, or `null`. */
  readonly want: (person: string, intention: Exclude<TableIntention, { type: 'write' }>) => Refusal['code'] | null;
  readonly perform: (command: EveningCommand) => Refusal['code'] | null;
  readonly connect: (person: string) => void;
  readonly disconnect: (person: string) => void;
  readonly sit: (...people: readonly string[]) => void;
  readonly frame: (person: string) => TableFrame;
  readonly seat: (person: string) => Seat | null;
  readonly chair: (person: string) => number | null;
  /** Changes the chance from here on. */
  readonly seed: (seed: string) => void;
  /** Everybody commits and opens. */
  readonly mix: (...missing: readonly string[]) => void;
  readonly tick: (ms: number) => void;
}

export const NAMES: Readonly<Record<string, string>> = {
  a: 'Anna',
  b: 'Bene',
  c: 'Cilli',
  d: 'Dani',
  e: 'Emma',
  f: 'Flori',
  s: 'Sepp',
};

function nameOf(person: string): string | null {
  return NAMES[person] ?? (person.startsWith('as:') ? person.slice(3) : null);
}

export function testEvening(
  rules: WrittenHouseRules = { preset: 'schafkopfschule' },
  options: Partial<TableOptions> = {},
): TestEvening {
  let random = seededRandom('evening');
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
  const circumstances = (): Circumstances => ({ now: self.now, bytes, nameOf });
  const log: LoggedEvent[] = [];
  const opening = { code: 'XABRE', person: 'a', rules, options: { ...DEFAULT_OPTIONS, ...options } };
  let evening: Evening | null = null;

  function take(entry: LoggedEvent): void {
    log.push(entry);
    evening = evolveEvening(evening, entry);
  }

  function current(): Evening {
    if (evening === null) throw new Error('not open yet');
    return evening;
  }

  function perform(command: EveningCommand): Refusal['code'] | null {
    const decided = decideEvening(current(), command, circumstances());
    if (!decided.ok) return decided.reason.code;
    for (const event of decided.value) take(logged(event, self.now));
    return null;
  }

  const connectionOf = (person: string): string => memberOfPerson(current(), person)?.connection ?? `${person}-1`;

  function mix(...missing: readonly string[]): void {
    const people = Object.keys(NAMES).filter((person) => !missing.includes(person));
    const seated = people.flatMap((person) => {
      const seat = self.seat(person);
      return seat === null ? [] : [{ person, seat }];
    });
    const parts = seated.map(({ person, seat }) => {
      const { dealing } = self.frame(person);
      const made = dealing === null ? null : contribute(dealing, seat, bytes(32), []);
      if (made?.ok !== true) throw new Error('nothing to contribute to');
      self.want(person, made.value.intention as Exclude<TableIntention, { type: 'write' }>);
      return { person, part: made.value.part };
    });
    for (const { person, part } of parts) {
      const { dealing } = self.frame(person);
      const open = dealing?.stage === 'opening' ? openContribution(dealing, part) : null;
      if (open?.ok === true) self.want(person, open.value as Exclude<TableIntention, { type: 'write' }>);
    }
  }

  const self: TestEvening = {
    now: 1_800_000_000_000,
    evening: current,
    log,
    perform,
    want: (person, intention) => perform({ type: 'intend', person, connection: connectionOf(person), intention }),
    connect: (person) => void perform({ type: 'connect', person, connection: `${person}-${self.now}` }),
    disconnect: (person) => void perform({ type: 'disconnect', person, connection: connectionOf(person) }),
    sit(...people) {
      for (const person of people) self.want(person, { type: 'sit', name: NAMES[person] ?? '', chair: null });
    },
    frame: (person) =>
      frameFor(current(), sharedFrame(current(), nameOf), {
        person,
        connection: connectionOf(person),
        since: 0,
        now: self.now,
      }),
    seat: (person) => self.frame(person).you.seat,
    chair(person) {
      const member = memberOfPerson(current(), person)?.member;
      return SEATS.find((seat) => current().chairs[seat] === member) ?? null;
    },
    seed(seed) {
      random = seededRandom(seed);
    },
    mix,
    tick(ms) {
      self.now += ms;
      perform({ type: 'tick' });
    },
  };
  take(logged(openEvening(opening, circumstances()), self.now));
  take(logged({ type: 'sat', member: 1, chair: 0 }, self.now));
  self.connect('a');
  return self;
}
