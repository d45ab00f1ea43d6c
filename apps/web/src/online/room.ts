import {
  readTableCode,
  viewOf,
  type ChatLine,
  type LobbyLine,
  type Member,
  type Phrase,
  type Refusal,
  type TableFrame,
  type TableIntention,
  type PersonIntention,
} from '@stammtisch/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  connect,
  type Answer,
  type Connection,
  type ConnectionSurroundings,
  type HeardFrame,
  type LineInfo,
} from './connection.ts';
import { isHere } from './here.ts';
import { contributor, type ChanceStore, type Contributor } from './contributor.ts';
import { remoteTable, type RemoteSurroundings, type RemoteTable } from './remote-table.ts';

/** Something that somebody at the table said or wrote, or that somebody became its host. */
export type TalkLine =
  | { readonly n: number; readonly member: Member; readonly phrase: Phrase }
  | { readonly n: number; readonly member: Member; readonly text: string }
  | { readonly n: number; readonly member: Member; readonly host: true };

export type Wanted = TableIntention | PersonIntention;

/** What is to be seen of the table that this window looks at. */
export interface RoomState {
  readonly code: string | null;
  /** The last that the server said; `null` before it said anything. */
  readonly frame: TableFrame | null;
  /** Why there is nothing to see. */
  readonly gone: Refusal | null;
  readonly elsewhere: boolean;
  /** The table on the screen, from the first deal on. */
  readonly table: RemoteTable | null;
  readonly dealing: Contributor | null;
  readonly talk: readonly TalkLine[];
  /** Lines of others that the person has not looked at yet. */
  readonly unread: number;
  /** Why the last thing that was wanted did not happen; each refusal is a new one. */
  readonly refused: { readonly reason: Refusal } | null;
  /** What was wanted and has no answer yet, the last one at the end: without a line it waits for one. */
  readonly asked: readonly Wanted[];
  /** The rules of the table are of a newer version than this page. */
  readonly isTooNew: boolean;
  readonly lobby: readonly LobbyLine[] | null;
}

/** A place where friends meet: the line to the server, and the table at its end. */
export interface Room {
  readonly info: StoreApi<LineInfo>;
  readonly state: StoreApi<RoomState>;
  /** Looks at the table of a code. */
  readonly enter: (code: string) => void;
  /** Looks at no table any more. */
  readonly leave: () => void;
  /** Wants something at the table; a refusal is shown there. Whether it was done. */
  readonly want: (intention: TableIntention) => Promise<boolean>;
  readonly wantForPerson: (intention: PersonIntention) => Promise<Answer>;
  readonly showLobby: (on: boolean) => void;
  /** The person has looked at what was said. */
  readonly readTalk: () => void;
  readonly wake: () => void;
  readonly close: () => void;
}

export interface RoomSurroundings extends ConnectionSurroundings {
  readonly tempo: RemoteSurroundings['tempo'];
  readonly bytes: (length: number) => Uint8Array;
  readonly chanceStore: (code: string) => ChanceStore;
  readonly keepRecords: (code: string) => void;
  /** Whether the person sits or waits at a table that goes on. */
  readonly noteTable: (code: string, isHere: boolean) => void;
}

const MOST_TALK = 100;

/** How long a refusal can be read. */
const REFUSAL_MS = 10_000;

const NOTHING = {
  code: null,
  frame: null,
  gone: null,
  elsewhere: false,
  table: null,
  dealing: null,
  talk: [],
  unread: 0,
  refused: null,
  isTooNew: false,
} as const;

/** Opens the line and a room at its end. */
export function openRoom(around: RoomSurroundings): Room {
  const state = createStore<RoomState>(() => ({ ...NOTHING, asked: [], lobby: null }));
  const line: Connection = connect(around, hear);
  /** The last end of a deal at which records were fetched. */
  let kept = '';

  function hear(frame: HeardFrame): void {
    switch (frame.type) {
      case 'table':
        return showTable(frame);
      case 'chat':
        return talked(frame.lines.map(({ n, member, text }: ChatLine) => ({ n, member, text })));
      case 'lobby':
        return state.setState({ lobby: frame.tables });
      case 'elsewhere':
        state.getState().table?.setElsewhere(true);
        return state.setState({ elsewhere: true });
      case 'no-table':
        around.noteTable(frame.table, false);
        return state.setState({ gone: frame.reason, table: null, frame: null });
    }
  }

  function showTable(frame: TableFrame): void {
    const before = state.getState();
    const view = frame.game === null ? null : viewOf(frame.game, frame.sitting.rules);
    const hasBegun = frame.sitting.phase !== 'gathering' && view !== null;
    before.dealing?.look(frame);
    before.table?.setElsewhere(false);
    const table = hasBegun ? (before.table ?? remoteTable(surroundingsOf(frame.table), frame, view)) : null;
    if (hasBegun && before.table !== null) before.table.show(frame, view);
    talked(saidIn(frame));
    hush(frame.you.muted);
    const isTooNew = frame.game !== null && view === null;
    state.setState({ frame, table, gone: null, elsewhere: false, isTooNew });
    keep(frame);
    around.noteTable(frame.table, isHere(frame) && frame.sitting.phase !== 'closed');
  }

  function surroundingsOf(code: string): RemoteSurroundings {
    return {
      code,
      tempo: around.tempo,
      want: async (intention) => {
        await want(intention);
      },
      takeOver: () => line.watch(code),
    };
  }

  /** After each deal; and at the end, which opens what was thrown in. */
  function keep({ table, sitting: { phase }, game, you }: TableFrame): void {
    const deal = game?.deal ?? null;
    const isOver = phase === 'closed' || (phase === 'between' && deal !== null);
    const over = `${deal?.number} ${phase}`;
    if (!isOver || you.member === null || kept === over) return;
    kept = over;
    around.keepRecords(table);
  }

  function talked(lines: readonly TalkLine[]): void {
    if (lines.length === 0) return;
    const { talk, unread, frame } = state.getState();
    const fresh = lines.filter((line) => !talk.some((one) => one.n === line.n && 'text' in one === 'text' in line));
    // What was said before this window looked is no news.
    const news = frame === null ? [] : fresh.filter((line) => 'host' in line || line.member !== frame.you.member);
    state.setState({ talk: [...talk, ...fresh].slice(-MOST_TALK), unread: unread + news.length });
  }

  /** Of somebody whom the person does not want to hear nothing stays. */
  function hush(muted: readonly Member[]): void {
    const { talk } = state.getState();
    const isMuted = (line: TalkLine): boolean => !('host' in line) && muted.includes(line.member);
    if (talk.some(isMuted)) state.setState({ talk: talk.filter((line) => !isMuted(line)) });
  }

  async function want(intention: TableIntention): Promise<boolean> {
    const { code } = state.getState();
    if (code === null) return false;
    state.setState({ refused: null });
    const answer = await answerTo(intention, line.wantAt(code, intention));
    if (!answer.ok && !hasHappened(intention, answer.reason)) tell({ reason: answer.reason });
    return answer.ok;
  }

  async function answerTo(wanted: Wanted, answer: Promise<Answer>): Promise<Answer> {
    const { asked } = state.getState();
    state.setState({ asked: [...asked, wanted] });
    const came = await answer;
    state.setState({ asked: state.getState().asked.filter((one) => one !== wanted) });
    return came;
  }

  /** A refusal stands there long enough to be read. */
  function tell(refused: NonNullable<RoomState['refused']>): void {
    state.setState({ refused });
    around.later(REFUSAL_MS, () => {
      if (state.getState().refused === refused) state.setState({ refused: null });
    });
  }

  return {
    info: line.info,
    state,
    enter(typed) {
      const code = readTableCode(typed);
      if (code === null) return state.setState({ ...NOTHING, gone: { code: 'table-unknown' } });
      if (state.getState().code !== code) {
        kept = '';
        state.getState().table?.close();
        const dealing = contributor({
          want: (intention) => void line.wantAt(code, intention),
          bytes: around.bytes,
          later: around.later,
          store: around.chanceStore(code),
        });
        state.setState({ ...NOTHING, code, dealing });
      }
      line.watch(code);
    },
    leave() {
      state.getState().table?.close();
      line.watch(null);
      state.setState(NOTHING);
    },
    want,
    wantForPerson: (intention) => answerTo(intention, line.want(intention)),
    showLobby: line.lobby,
    readTalk: () => {
      if (state.getState().unread > 0) state.setState({ unread: 0 });
    },
    wake: line.wake,
    close: line.close,
  };
}

/** Whoever comes back after the others went on to the next deal wanted nothing else. */
function hasHappened(intention: TableIntention, { code }: Refusal): boolean {
  return intention.type === 'next' && code === 'no-bill-yet';
}

function saidIn({ happened }: TableFrame): readonly TalkLine[] {
  return happened.flatMap((one): readonly TalkLine[] => {
    if (!('table' in one)) return [];
    const { n, table } = one;
    if (table.type === 'said') return [{ n, member: table.member, phrase: table.phrase }];
    return table.type === 'host' ? [{ n, member: table.member, host: true }] : [];
  });
}
