import { writeProof, DEAL_STATUS, type Proof } from '@stammtisch/fairdeal';
import {
  gameFrameOf,
  type GameFrame,
  type Happened,
  type Member,
  type TableFrame,
  type You,
} from '@stammtisch/protocol';
import { bySeat, type Viewer } from '@stammtisch/rules';
import { dealingFrame } from './dealing-frame.ts';
import {
  isHere,
  looksOn,
  memberOf,
  memberOfPerson,
  seatOf,
  type Evening,
  type MemberState,
  type ProvedDeal,
} from './evening.ts';
import { once, oncePerViewer } from './once.ts';
import { seenBy } from './seen-by.ts';
import { sittingOf } from './sitting.ts';

/** What is the same for everybody who looks at a table. */
export type SharedFrame = Pick<TableFrame, 'table' | 'seq' | 'sitting' | 'dealing' | 'proof'>;

/** The part of the frames that everybody gets; made once for each event. */
export function sharedFrame(evening: Evening, nameOf: (person: string) => string | null): SharedFrame {
  return {
    table: evening.code,
    seq: evening.seq,
    sitting: sittingOf(evening, nameOf),
    dealing: evening.dealing === null ? null : dealingFrame(evening.dealing),
    proof: openProof(evening),
  };
}

/** Who looks, and what it knows already. */
export interface Looking {
  readonly person: string;
  readonly connection: string;
  /** Number of the last happening that it has. */
  readonly since: number;
  readonly now: number;
}

/** Everything that somebody may know of a table. What is said about cards comes from the view of the rules, and from nothing else. */
export function frameFor(
  evening: Evening,
  shared: SharedFrame,
  { person, connection, since, now }: Looking,
): TableFrame {
  const one = memberOfPerson(evening, person);
  const here = one !== null && isHere(evening, one) ? one : null;
  const viewer = viewerOf(evening, here, connection);
  const closed = viewer === null;
  return {
    type: 'table',
    ...shared,
    dealing: closed ? null : shared.dealing,
    proof: closed ? null : shared.proof,
    now,
    you: youOf(evening, one, here),
    game: closed ? null : gameFrame(evening, viewer),
    happened: heardBy(evening, here, since, closed),
  };
}

/** As what somebody sees the cards: `null` for strangers at a table where nobody may watch. */
function viewerOf(evening: Evening, here: MemberState | null, connection: string): Viewer | null {
  if (here === null) return evening.options.spectators ? 'spectator' : null;
  const seat = seatOf(evening, here.member);
  return seat === null || here.connection !== connection ? 'spectator' : seat;
}

function youOf(evening: Evening, one: MemberState | null, here: MemberState | null): You {
  const isLooking = one !== null && looksOn(evening, one);
  const asked = isLooking ? one : here;
  const offer = evening.offers.find(({ to, accepted }) => to === asked?.member && !accepted);
  const promised = evening.offers.find(({ to, accepted }) => to === asked?.member && accepted);
  const own = here === null ? undefined : evening.offers.find(({ from }) => from === here.member);
  return {
    member: one === null || one.onlyLooked ? null : one.member,
    seat: here === null ? null : seatOf(evening, here.member),
    host: here !== null && evening.host === here.member,
    offeredBy: offer?.from ?? null,
    offer: own === undefined ? null : { to: own.to, accepted: own.accepted },
    getsFrom: promised?.from ?? null,
    looksOn: isLooking,
    muted: one?.muted ?? [],
  };
}

/** The game as somebody sees it. Accounts belong to people, who may change chairs; the game gets those of whoever sits there. */
const gameFrame = oncePerViewer((evening: Evening, viewer: Viewer): GameFrame => {
  const accounts = bySeat((seat) => {
    const member = evening.chairs[seat];
    return member === null ? 0 : memberOf(evening, member).account;
  });
  return { ...gameFrameOf(seenBy(evening.game, viewer)), accounts };
});

function heardBy({ heard }: Evening, here: MemberState | null, since: number, closed: boolean): readonly Happened[] {
  const muted: readonly Member[] = here?.muted ?? [];
  return heard.filter((one) => {
    if (one.n <= since || (closed && 'game' in one)) return false;
    return !('table' in one && one.table.type === 'said' && muted.includes(one.table.member));
  });
}

/** The proof of the deal that is over. One that was thrown in stays closed until the evening ends: it would tell who was gesperrt (R29). */
function openProof({ proved, phase }: Evening): Proof | null {
  if (proved === null || phase === 'dealing' || phase === 'playing') return null;
  return proved.parts.status === DEAL_STATUS.thrownIn && phase !== 'closed' ? null : proofOf(proved);
}

const proofOf = once(({ parts, places }: ProvedDeal): Proof => writeProof(parts, places));
