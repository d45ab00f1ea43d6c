import { checkProof, readProof, whyNotMine, type SeatPart } from '@stammtisch/fairdeal';
import {
  PROTOCOL_VERSIONS,
  contribute,
  openContribution,
  readServerFrame,
  viewOf,
  type Intention,
  type PersonIntention,
  type Refusal,
  type ServerFrame,
  type TableFrame,
} from '@stammtisch/protocol';
import { cutterOf, size, type Seat, type SeatAction, type View } from '@stammtisch/rules';

/** Chance and time of a player, and where it sends. */
export interface PlayerWorld {
  /** A number from 0 up to but not including 1. */
  readonly random: () => number;
  readonly send: (text: string) => void;
  /** Something that must never happen. */
  readonly violated: (what: string) => void;
}

/** A person's client as the README of the protocol describes it: it repeats what is unanswered, contributes, checks, plays anything that is allowed. */
export interface Player {
  /** A new connection is open. */
  readonly connected: () => void;
  readonly receive: (text: string) => void;
  /** Sends what has had no answer again. */
  readonly repeat: () => void;
  readonly want: (intention: Intention) => string;
  /** Looks away: neither mixes nor plays until it is awake. */
  readonly sleep: () => void;
  readonly awake: () => void;
  readonly frame: () => TableFrame | null;
  readonly table: () => string | null;
  readonly look: (table: string) => void;
  readonly refusals: readonly Refusal[];
  readonly answered: ReadonlySet<string>;
  /** Commands of the game that were acknowledged. */
  readonly acts: () => readonly string[];
  readonly counts: { deals: number; proofs: number };
}

const OPTIONAL: ReadonlySet<SeatAction['type']> = new Set(['stoss', 'lay-sie', 'claim']);

export function player({ random, send, violated }: PlayerWorld): Player {
  let table: string | null = null;
  let frame: TableFrame | null = null;
  /** The last frame of this connection: later ones leave out what is as it was there. */
  let shown: TableFrame | null = null;
  let part: SeatPart | null = null;
  let opened = '';
  let acted = '';
  let readyFor = 0;
  let dealSeen = '';
  let rulesRead: TableFrame['sitting']['rules'] | null = null;
  let proofRead: TableFrame['proof'] = null;
  let asleep = false;
  const pending = new Map<string, string>();
  const refusals: Refusal[] = [];
  const answered = new Set<string>();
  const acts = new Set<string>();
  const counts = { deals: 0, proofs: 0 };

  function bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
  }

  function want(intention: Intention): string {
    const id = Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const place = isForPerson(intention) || table === null ? {} : { table };
    const text = JSON.stringify({ type: 'do', id, ...place, intention });
    pending.set(id, text);
    if (intention.type === 'act') acts.add(id);
    send(text);
    return id;
  }

  function connected(): void {
    shown = null;
    // Some pages are older than the server.
    const versions = random() < 0.25 ? [1] : PROTOCOL_VERSIONS;
    send(JSON.stringify({ type: 'hello', versions, client: 'test' }));
    if (table !== null) look(table);
    repeat();
  }

  function look(code: string): void {
    table = code;
    send(JSON.stringify({ type: 'watch', table: code, since: frame?.seq ?? 0 }));
  }

  function repeat(): void {
    for (const text of pending.values()) send(text);
  }

  function receive(text: string): void {
    const read = readServerFrame(text, shown);
    if (read === null) return violated(`unreadable frame: ${text.slice(0, 80)}`);
    if (read.type === 'table') shown = read;
    handle(read);
  }

  function handle(read: ServerFrame): void {
    switch (read.type) {
      case 'done':
        pending.delete(read.id);
        answered.add(read.id);
        if (read.table !== undefined && table === null) look(read.table);
        return;
      case 'refused':
        refusals.push(read.reason);
        if (read.id === null) return;
        if (read.reason.code === 'too-fast' || read.reason.code === 'try-again') return;
        pending.delete(read.id);
        acted = '';
        readyFor = 0;
        return;
      case 'table':
        return show(read);
      case 'welcome':
      case 'chat':
      case 'lobby':
      case 'elsewhere':
      case 'no-table':
      case 'pong':
    }
  }

  function show(next: TableFrame): void {
    if (frame !== null && next.seq < frame.seq) violated(`time went back: ${frame.seq} to ${next.seq}`);
    checkHappened(next);
    frame = next;
    const { seat } = next.you;
    checkRules(next);
    checkChairs(next);
    if (seat === null) return;
    checkCards(next);
    prove(next, seat);
    act(next, seat);
  }

  function act(now: TableFrame, seat: Seat): void {
    if (asleep) return;
    deal(now, seat);
    play(now, seat);
  }

  function awake(): void {
    asleep = false;
    const seat = frame?.you.seat ?? null;
    if (frame !== null && seat !== null) act(frame, seat);
  }

  function checkHappened({ happened, seq }: TableFrame): void {
    const numbers = happened.map(({ n }) => n);
    if (numbers.some((n, place) => place > 0 && n <= (numbers[place - 1] ?? 0)) || numbers.some((n) => n > seq)) {
      violated('happenings out of order');
    }
  }

  /** Rules of a frame can be read; the same ones are read once. */
  function checkRules({ game, sitting }: TableFrame): void {
    if (game === null || isTheSame(sitting.rules, rulesRead)) return;
    if (viewOf(game, sitting.rules) === null) violated(`rules that are none: ${JSON.stringify(sitting.rules)}`);
    rulesRead = sitting.rules;
  }

  function checkChairs({ sitting }: TableFrame): void {
    const sitters = sitting.chairs.flatMap((chair) => (chair === null ? [] : [chair.member]));
    if (new Set(sitters).size < sitters.length) violated('somebody sits on two chairs');
    if (sitting.waiting.some((member) => sitters.includes(member))) violated('somebody waits who sits');
  }

  /** Cards that a seat sees are its own, were played, or lie open. */
  function checkCards({ game, you }: TableFrame): void {
    const deal = game?.deal ?? null;
    if (game === null || deal === null) return;
    if (game.viewer !== you.seat && game.viewer !== 'spectator') violated('a view of somebody else');
    if (deal.phase !== 'settled' && deal.hands !== null) violated('all hands before the end');
    if (game.viewer !== 'spectator' && deal.phase === 'play' && size(deal.hand) !== deal.handSizes[game.viewer]) {
      violated('own hand of the wrong size');
    }
  }

  function deal({ dealing, sitting }: TableFrame, seat: Seat): void {
    if (dealing === null || sitting.phase !== 'dealing' || dealing.seats[seat].kind !== 'human') return;
    const attempt = `${dealing.dealId}/${dealing.attempt}`;
    if (dealing.stage === 'committing' && dealSeen !== attempt) {
      dealSeen = attempt;
      const { cut } = dealing;
      const cuts =
        cut === null || seat !== cutterOf(dealing.dealer) || random() < 0.3
          ? []
          : [cut.min + Math.floor(random() * (cut.max - cut.min + 1))];
      const made = contribute(dealing, seat, bytes(32), cuts);
      if (!made.ok) return violated(`no contribution: ${made.reason.code}`);
      part = made.value.part;
      want(made.value.intention);
    }
    if (dealing.stage !== 'opening' || opened === attempt || part === null || dealSeen !== attempt) return;
    if (dealing.commits[seat] === null) return;
    opened = attempt;
    const opening = openContribution(dealing, part);
    if (opening.ok) want(opening.value);
    else violated(`would not open: ${opening.reason.code}`);
  }

  function prove({ proof, dealing }: TableFrame, seat: Seat): void {
    if (proof === null || dealing === null) return;
    // Between two deals many frames hold the same proof; another one for the same deal would be looked at like any other.
    if (isTheSame(proof, proofRead)) return;
    proofRead = proof;
    const read = readProof(proof);
    const checked = read.ok ? checkProof(read.value) : read;
    if (!checked.ok || !read.ok) return violated(`a proof that is none: ${checked.ok ? '' : checked.reason.code}`);
    counts.proofs += 1;
    const attempt = `${dealing.dealId}/${dealing.attempt}`;
    if (part === null || opened !== attempt || dealing.openings?.[seat] === null) return;
    const problem = whyNotMine(part, read.value);
    if (problem !== null) violated(`not the deal I took part in: ${problem.code}`);
  }

  function play({ game, sitting, seq }: TableFrame, seat: Seat): void {
    const now = `${seq}`;
    if (acted === now || sitting.pausedBy !== null) return;
    if (sitting.phase === 'between' && sitting.chairs[seat]?.ready === false && readyFor !== sitting.deals) {
      readyFor = sitting.deals;
      counts.deals += 1;
      want({ type: 'next' });
    }
    if (sitting.phase !== 'playing' || game === null || game.deal === null || game.viewer !== seat) return;
    const action = choose(game.actions);
    if (action === null) return;
    acted = now;
    want({ type: 'act', deal: game.deal.number, action });
  }

  function choose(actions: View['actions']): SeatAction | null {
    const must = actions.filter(({ type }) => !OPTIONAL.has(type));
    const may = actions.filter(({ type }) => type === 'stoss' || type === 'claim');
    if (may.length > 0 && random() < 0.02) return may[Math.floor(random() * may.length)] ?? null;
    // Somebody who says "weiter" half of the time lets games of every kind happen.
    const weiter = must.find(({ type }) => type === 'weiter');
    if (weiter !== undefined && random() < 0.6) return weiter;
    return must[Math.floor(random() * must.length)] ?? null;
  }

  return {
    connected,
    receive,
    repeat,
    want,
    sleep: () => void (asleep = true),
    awake,
    look,
    frame: () => frame,
    table: () => table,
    refusals,
    answered,
    acts: () => [...answered].filter((id) => acts.has(id)),
    counts,
  };
}

function isTheSame(one: object, other: object | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const PERSON_INTENTIONS: ReadonlySet<string> = new Set<PersonIntention['type']>([
  'create-table',
  'quick-game',
  'make-device-code',
]);

function isForPerson(intention: Intention): intention is PersonIntention {
  return PERSON_INTENTIONS.has(intention.type);
}
