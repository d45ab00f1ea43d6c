import { checkProof, hex, readHex, readProof, whyNotMine, type Bytes, type SeatPart } from '@stammtisch/fairdeal';
import {
  contribute,
  openContribution,
  type DealingFrame,
  type TableFrame,
  type TableIntention,
} from '@stammtisch/protocol';
import { cutterOf, isSeat, type Seat } from '@stammtisch/rules';
import type { FairDealProblem } from '@stammtisch/texts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the person sees of how the cards of this table are mixed. */
export interface DealingState {
  /** The person is asked to cut; the bounds for it. */
  readonly cutting: NonNullable<DealingFrame['cut']> | null;
  /** Six digits that everybody at the table sees. */
  readonly code: string | null;
  /** What came out when the proof of the last deal was computed again; `null` as long as there is none. */
  readonly checked: Checked | null;
  /** Why this device does not go along with a deal. */
  readonly problem: FairDealProblem | null;
}

export interface Checked {
  readonly dealId: string;
  readonly code: string;
  /** Whether the chance of this device is in it. */
  readonly isMine: boolean;
  readonly problem: FairDealProblem | null;
}

/** Where this device keeps its chance until the proof is there: a page that is loaded again still has to open. */
export interface ChanceStore {
  readonly load: () => string | null;
  readonly save: (text: string) => void;
}

export interface ContributorSurroundings {
  readonly want: (intention: TableIntention) => void;
  readonly bytes: (length: number) => Bytes;
  readonly later: (milliseconds: number, then: () => void) => () => void;
  readonly store: ChanceStore;
}

/** Adds the chance of this device to every deal, and checks the proof afterwards. */
export interface Contributor {
  readonly state: StoreApi<DealingState>;
  readonly look: (frame: TableFrame) => void;
  /** The person cuts here, each number of cards in turn; none leaves the pack as it is. */
  readonly cut: (cuts: readonly number[]) => void;
}

/** A contribution as it is kept: the part follows from it. */
interface Kept {
  readonly dealing: DealingFrame;
  readonly seat: Seat;
  readonly r: string;
  readonly cuts: readonly number[];
}

/** So long before the table goes on the device commits by itself for somebody who does not cut. */
const BEFORE_MS = 2_500;
const NOTHING = (): void => undefined;

/** Deals whose chance is kept: the last one is checked when its proof comes. */
const MOST_KEPT = 4;

export function contributor(around: ContributorSurroundings): Contributor {
  const state = createStore<DealingState>(() => ({ cutting: null, code: null, checked: null, problem: null }));
  let kept = readKept(around.store.load());
  /** The attempt for which this device has done its part at this stage. */
  let done = '';
  let asked: { readonly dealing: DealingFrame; readonly seat: Seat } | null = null;
  let stopWaiting: () => void = NOTHING;

  function look(frame: TableFrame): void {
    const { dealing, you } = frame;
    // A deal whose proof stays closed has not the one of the deal before it.
    if (frame.proof === null) state.setState({ checked: null });
    else check(frame.proof);
    state.setState({ code: dealing?.code ?? null });
    if (dealing === null || you.seat === null || dealing.seats[you.seat].kind !== 'human') return stopAsking();
    if (dealing.stage === 'committing') return commit(dealing, you.seat, dealing.until - frame.now);
    stopAsking();
    if (dealing.stage === 'opening') open(dealing, you.seat);
  }

  function commit(dealing: DealingFrame, seat: Seat, left: number): void {
    if (dealing.commits[seat] !== null || done === stageOf(dealing)) return;
    const mine = keptFor(dealing, seat);
    if (mine !== undefined) return send(dealing, seat, mine.r, mine.cuts);
    if (dealing.cut === null || cutterOf(dealing.dealer) !== seat) return send(dealing, seat, newChance(), []);
    if (asked?.dealing.dealId === dealing.dealId && asked.dealing.attempt === dealing.attempt) return;
    asked = { dealing, seat };
    state.setState({ cutting: dealing.cut });
    stopWaiting = around.later(Math.max(0, left - BEFORE_MS), () => cut([]));
  }

  function cut(cuts: readonly number[]): void {
    const now = asked;
    if (now === null) return;
    stopAsking();
    send(now.dealing, now.seat, newChance(), cuts);
  }

  function stopAsking(): void {
    stopWaiting();
    asked = null;
    if (state.getState().cutting !== null) state.setState({ cutting: null });
  }

  function newChance(): string {
    return hex(around.bytes(32));
  }

  /** Kept first: what was committed must be opened. */
  function send(dealing: DealingFrame, seat: Seat, r: string, cuts: readonly number[]): void {
    const made = contribute(dealing, seat, readHex(r, 32) ?? around.bytes(32), cuts);
    if (!made.ok) return;
    if (keptFor(dealing, seat) === undefined) {
      kept = [...kept, { dealing, seat, r, cuts }].slice(-MOST_KEPT);
      around.store.save(JSON.stringify(kept));
    }
    done = stageOf(dealing);
    around.want(made.value.intention);
  }

  function open(dealing: DealingFrame, seat: Seat): void {
    if (done === stageOf(dealing)) return;
    const part = partOf(keptFor(dealing, seat));
    // Another device of the person committed, or nobody did in time.
    if (part === null || dealing.commits[seat] === null) return;
    const opened = openContribution(dealing, part);
    done = stageOf(dealing);
    if (opened.ok) return around.want(opened.value);
    if (opened.reason.code !== 'dealing-unreadable') state.setState({ problem: opened.reason });
  }

  function keptFor({ dealId, attempt }: DealingFrame, seat: Seat): Kept | undefined {
    return kept.find((one) => one.dealing.dealId === dealId && one.dealing.attempt === attempt && one.seat === seat);
  }

  function check(proof: NonNullable<TableFrame['proof']>): void {
    if (state.getState().checked?.dealId === proof.dealId) return;
    state.setState({ checked: checked(proof, kept) });
  }

  return { state, look, cut };
}

function checked(proof: NonNullable<TableFrame['proof']>, kept: readonly Kept[]): Checked {
  const { dealId, attempt } = proof;
  const part = partOf(kept.find(({ dealing }) => dealing.dealId === dealId && dealing.attempt === attempt));
  const isMine = part !== null;
  const read = readProof(proof);
  if (!read.ok) return { dealId, code: '', isMine, problem: read.reason };
  const found = checkProof(read.value);
  if (!found.ok) return { dealId, code: '', isMine, problem: found.reason };
  const problem = part === null ? null : whyNotMine(part, found.value.proof);
  return { dealId, code: found.value.code, isMine, problem };
}

function partOf(one: Kept | undefined): SeatPart | null {
  const r = readHex(one?.r, 32);
  const made = one === undefined || r === null ? null : contribute(one.dealing, one.seat, r, one.cuts);
  return made?.ok === true ? made.value.part : null;
}

function stageOf({ dealId, attempt, stage }: DealingFrame): string {
  return `${dealId}/${attempt}/${stage}`;
}

/** What an earlier page of this window kept; nothing of it is trusted further than that it fits to what the server says. */
function readKept(text: string | null): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false;
  const { dealing, seat, r, cuts } = one as Readonly<Record<string, unknown>>;
  return (
    typeof dealing === 'object' && dealing !== null && isSeat(seat) && typeof r === 'string' && Array.isArray(cuts)
  );
}
