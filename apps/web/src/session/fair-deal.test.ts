import { checkInput, startEvening } from '@stammtisch/fairdeal';
import { SEATS, type TableEvent } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { recordsOfLog, type ProvedRecord } from '../archive/records-of-log.ts';
import { newSecrets, readSecrets } from './dealing-secrets.ts';
import { memoryStore } from './event-store.ts';
import { openSession, type Session } from './session.ts';
import { withLevel, type SessionHead } from './session-head.ts';

const HEAD: SessionHead = {
  version: 1,
  id: 'fair',
  preset: 'wirtshaus',
  set: {},
  dealer: 3,
  seed: null,
  dealing: newSecrets('0.1.0'),
};
const NOTES = { names: [null, null, null, null], bots: [null, null, null, null], date: '2026-11-30' } as const;

function opened(head: SessionHead, events: readonly TableEvent[] = []): Session {
  const nobody = { happened: () => undefined, keeping: () => undefined };
  return openSession(head, events, memoryStore(), nobody)!;
}

/** Deals and plays to the end; the person cuts at `cuts` where it is theirs to cut, everybody else knocks on the pack. */
function play(session: Session, cuts: readonly number[] = []): void {
  session.deal();
  let cut = 0;
  for (;;) {
    const seat = SEATS.find((one) => session.viewOf(one).actions.some(({ type }) => type !== 'stoss'));
    if (seat === undefined) return;
    const { actions } = session.viewOf(seat);
    const at = cuts[cut];
    const mine = seat === 0 ? actions.find((action) => action.type === 'cut' && action.at === at) : undefined;
    if (mine !== undefined) cut += 1;
    const done = actions.find(({ type }) => type === 'done-cutting');
    session.act(seat, mine ?? done ?? actions.find(({ type }) => type !== 'stoss')!);
  }
}

/** The proofs of a session, each checked as anybody would check it; what is wrong, by deal. */
function problemsOf(records: readonly ProvedRecord[]): readonly (string | null)[] {
  const evening = startEvening();
  return records.map((written) => {
    const checked = checkInput(JSON.parse(JSON.stringify(written)));
    return checked.ok ? (evening.add(checked.value)?.code ?? null) : checked.reason.problem.code;
  });
}

function evening(head: SessionHead, deals: number, cuts: readonly number[] = []) {
  const session = opened(head);
  for (let deal = 0; deal < deals; deal++) play(session, cuts);
  return session;
}

describe('the table of a person alone', () => {
  it('deals so that every deal is proved, whoever deals and whoever cuts', () => {
    const { events } = evening(HEAD, 8, [11, 3]);
    const records = recordsOfLog(HEAD, events(), NOTES);
    expect(problemsOf(records)).toEqual(Array.from({ length: 8 }, () => null));
    const cuts = records.map(({ proof }) => proof?.openings[0]?.cuts);
    expect(cuts.filter((made) => made?.length === 2)).toEqual([
      [11, 3],
      [11, 3],
    ]);
  });

  it('writes the same proof for a deal, whenever it is asked and whatever was written before', () => {
    const { events } = evening(HEAD, 3);
    const proofs = (from: number) => recordsOfLog(HEAD, events(), NOTES, from).map(({ proof }) => proof);
    expect(proofs(3)).toEqual(proofs(1).slice(2));
    const harder = withLevel(HEAD, 4, 'strong');
    expect(recordsOfLog(harder, events(), NOTES).map(({ proof }) => proof)).toEqual(proofs(1));
  });

  it('continues with the same cards after a reload, and deals others next', () => {
    const first = evening(HEAD, 1);
    const again = opened(HEAD, first.events());
    first.deal();
    again.deal();
    expect(again.events()).toEqual(first.events());
    const decks = first.events().flatMap((event) => (event.type === 'dealt' ? [event.deck] : []));
    expect(decks[0]).not.toEqual(decks[1]);
    expect(evening({ ...HEAD, dealing: newSecrets('0.1.0') }, 1).events()[0]).not.toEqual(first.events()[0]);
  });

  it.each([
    { 'dealing.packets': '4x2' },
    { deck: 24, 'dealing.packets': '2x3' },
    { 'dealing.cutMinCards': 1, 'dealing.cutMaxTimes': 5 },
  ])('house rules of dealing: %j', (set) => {
    const head = { ...HEAD, set };
    const records = recordsOfLog(head, evening(head, 4, [1, 2, 1, 5, 5]).events(), NOTES);
    expect(problemsOf(records)).toEqual([null, null, null, null]);
  });

  it('proves nothing that was not dealt like this', () => {
    const { events } = evening(HEAD, 1);
    expect(recordsOfLog({ ...HEAD, dealing: newSecrets('0.1.0') }, events(), NOTES)[0]).not.toHaveProperty('proof');
  });

  it('says nothing about practice tables and sessions from before', () => {
    const { dealing: _, ...before } = HEAD;
    for (const head of [before, { ...HEAD, seed: 'words' }]) {
      expect(recordsOfLog(head, evening(head, 1).events(), NOTES)[0]).not.toHaveProperty('proof');
    }
  });
});

it('stored secrets are read as they were written, and nothing else is', () => {
  const secrets = newSecrets('0.1.0');
  expect(readSecrets(structuredClone(secrets))).toEqual(secrets);
  for (const poisoned of [null, 7, {}, { ...secrets, seat: 'XY' }, { ...secrets, bots: 1 }, [secrets]]) {
    expect(readSecrets(poisoned)).toBeNull();
  }
});
