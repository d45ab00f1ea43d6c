import {
  DEAL_STATUS,
  announceDeal,
  lockDeal,
  missingOpenings,
  nextPlaces,
  partsOf,
  readHex,
  takeCommit,
  takeOpening,
  type Bytes,
  type DealStatus,
} from '@stammtisch/fairdeal';
import { bySeat, handSize, packetSize, type HouseRules, type Seat } from '@stammtisch/rules';
import { cutOf } from './cut-bounds.ts';
import { changed, type DealingState, type Evening } from './evening.ts';
import type { EveningEvent } from './event.ts';
import { NO_CHANCE_DEALS, OPEN_MS } from './times.ts';

type Dealing = Extract<EveningEvent, { readonly type: 'dealing' }>;

/** The server has committed itself. */
export function withDealing(
  rules: HouseRules,
  { dealId, attempt, secret, dealer, seats, until }: Dealing,
): DealingState {
  const packet = packetSize(rules);
  const context = {
    dealId: bytesOf(dealId, 16),
    attempt,
    deck: rules.deck,
    dealer,
    packets: Array.from({ length: handSize(rules) / packet }, () => packet),
    seats: bySeat((seat) => ({ kind: seats[seat].kind, ref: bytesOf(seats[seat].ref, 8) })),
  };
  return { dealing: announceDeal(context, bytesOf(secret, 32)), cut: cutOf(rules), until, dealt: false };
}

export function withCommit(evening: Evening, seat: Seat, commit: string): Evening {
  const { dealing } = evening;
  if (dealing === null) return evening;
  const taken = takeCommit(dealing.dealing, seat, bytesOf(commit, 32));
  return taken.ok ? { ...evening, dealing: { ...dealing, dealing: taken.value } } : evening;
}

export function withLock(evening: Evening, until: number): Evening {
  const { dealing } = evening;
  if (dealing?.dealing.phase !== 'committing') return evening;
  return { ...evening, dealing: { ...dealing, dealing: lockDeal(dealing.dealing), until } };
}

export function withOpening(evening: Evening, { seat, r, cuts }: Extract<EveningEvent, { type: 'opening' }>): Evening {
  const { dealing } = evening;
  if (dealing === null) return evening;
  const taken = takeOpening(dealing.dealing, seat, { r: bytesOf(r, 32), cuts });
  return taken.ok ? { ...evening, dealing: { ...dealing, dealing: taken.value } } : evening;
}

/** Gives those who are missing their time once more. */
export function dealtAgain(dealing: DealingState, at: number): DealingState {
  return { ...dealing, until: Math.max(dealing.until, at + OPEN_MS) };
}

/** Closes the deal in the chain; whoever committed and did not open adds no chance for a while. */
export function withProof(evening: Evening, status: keyof typeof DEAL_STATUS): Evening {
  const locked = evening.dealing?.dealing;
  if (locked?.phase !== 'opening') return evening;
  const parts = partsOf(locked, DEAL_STATUS[status] satisfies DealStatus);
  const places = nextPlaces(parts, evening.chain.entries, evening.chain.head);
  const closed: Evening = {
    ...evening,
    proved: { parts, places },
    chain: { entries: places.reveal.n, head: places.reveal.after },
  };
  if (status !== 'void') return closed;
  const noChanceUntil = evening.game.deals + NO_CHANCE_DEALS;
  return missingOpenings(locked).reduce((so: Evening, seat) => {
    const member = evening.chairs[seat];
    return member === null ? so : changed(so, member, { noChanceUntil });
  }, closed);
}

/** Bytes of a log, which were read before they were written. */
function bytesOf(text: string, length: number): Bytes {
  const bytes = readHex(text, length);
  if (bytes === null) throw new Error(`no ${length} bytes in a log`);
  return bytes;
}
