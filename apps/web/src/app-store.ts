import { createStore } from 'zustand/vanilla';
import { addressOf, screenAt, type Page, type Screen } from './navigation/pages.ts';
import type { OpenSession, TableChoice, Tables } from './session/tables.ts';
import { watchOtherWindows } from './session/other-windows.ts';
import type { LocalTable } from './table/table-store.ts';
import { pageTurn } from './ui/page-turn.ts';

/** Where somebody is in the app. */
export interface AppState {
  readonly screen: Screen;
  /** The session that can be continued, as far as it is known yet. */
  readonly open: OpenSession | null;
  readonly table: LocalTable | null;
  /** The part of the app that plays could not be loaded. */
  readonly failed: boolean;
  /** How many things of the open session could not be read and were set aside. */
  readonly aside: number;
  /** The way back was taken at the table: it asks before it lets go. */
  readonly leaving: boolean;
}

export const appStore = createStore<AppState>(() => ({
  screen: screenAt(location.pathname),
  open: null,
  table: null,
  failed: false,
  aside: 0,
  leaving: false,
}));

const windows = watchOtherWindows(() => appStore.getState().table?.close());
let tables: Promise<Tables> | null = null;
/** Loads the screen of the table; it comes with {@link start}, since the screen itself leads to other pages by this file. */
let loadScreen = (): Promise<void> => Promise.resolve();

/** Loads what plays, once. The start page does not wait for it. */
function playing(): Promise<Tables> {
  tables ??= Promise.all([import('./session/tables.ts'), loadScreen()]).then(([{ openTables }]) => openTables());
  return tables;
}

/** How an app starts. */
export interface Beginning {
  /** What stands in the address after the `?`. */
  readonly search: string;
  /** Brings the screen of the table. */
  readonly loadTable: () => Promise<void>;
  /** Whether somebody has tapped to play before the app was there. */
  readonly plays: boolean;
}

/** Looks what is open, and sits down at once where the address or an early tap says so. */
export async function start({ search, loadTable, plays }: Beginning): Promise<void> {
  loadScreen = loadTable;
  addEventListener('popstate', moved);
  // A page that the browser had put to sleep whole does not know what another window did meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void arrive(screenAt(location.pathname));
  });
  const { screen } = appStore.getState();
  const practice = screen === 'table' && search !== '' ? await practiceTable(search) : null;
  if (practice !== null) await playAt(practice);
  else await (plays ? playNow() : arrive(screen));
}

async function practiceTable(search: string): Promise<TableChoice | null> {
  const { practiceFrom } = await import('./session/practice.ts');
  return practiceFrom(search);
}

/** The browser went back or forward. The first step back from the table only asks: an edge of the screen is touched quickly. */
function moved(): void {
  const to = screenAt(location.pathname);
  const { screen, table, leaving } = appStore.getState();
  const isPlaying = screen === 'table' && table !== null && !table.store.getState().elsewhere;
  if (to === 'table' || !isPlaying || leaving) return void arrive(to);
  history.pushState(IN_APP, '', addressOf('table'));
  appStore.setState({ leaving: true });
}

/** Counts where somebody went: what is ready only when somebody has gone on must not come back. */
let ways = 0;

async function arrive(screen: Screen): Promise<void> {
  if (screen === 'table') return resume();
  ways += 1;
  appStore.getState().table?.close();
  appStore.setState({ screen, table: null, leaving: false });
  await guarded(async () => {
    const here = await playing();
    appStore.setState({ open: await here.open(), aside: await here.aside() });
  });
}

/** Continues the open session, or goes to the start page if there is none. */
export async function resume(): Promise<void> {
  await sitDownAt((here) => here.resume());
}

/** What is played by one tap, where nothing is open. */
const AT_ONCE: TableChoice = { preset: 'schafkopfschule', set: {}, seed: null };

/** Goes on with what is open, or deals the first hand: whoever taps before it is known what is open loses nothing. */
export async function playNow(): Promise<void> {
  await sitDownAt((here) => here.resumeOrBegin(AT_ONCE));
}

/** Clears the table and deals the first hand of a new session. */
export async function playAt(choice: TableChoice): Promise<void> {
  await sitDownAt((here) => here.begin(choice));
}

/** A table that comes within this time, in milliseconds, comes without a page in between that says that it loads. */
const LOADS_UNSEEN = 250;

async function sitDownAt(open: (here: Tables) => Promise<LocalTable | null>): Promise<void> {
  const way = ++ways;
  const left = appStore.getState().table;
  left?.close();
  const loads = setTimeout(
    () => {
      if (way === ways) appStore.setState({ screen: 'table', table: null, leaving: false });
    },
    left === null ? LOADS_UNSEEN : 0,
  );
  windows.tell();
  await guarded(async () => {
    const here = await playing();
    if (way !== ways) return;
    const table = await open(here);
    // To mix the pack and to draw the table would be one long task.
    await pageTurn();
    if (way !== ways) return table?.close();
    if (table === null) return show('start');
    appStore.setState({ table, screen: 'table', leaving: false });
    void table.session.settled().then(async () => appStore.setState({ aside: await here.aside() }));
    // An address with words for a practice table would deal it again after a reload.
    if (location.pathname !== addressOf('table')) history.pushState(IN_APP, '', addressOf('table'));
    else if (location.search !== '') history.replaceState(null, '', addressOf('table'));
  });
  clearTimeout(loads);
  if (way === ways && appStore.getState().failed) appStore.setState({ screen: 'table', table: null });
}

/** Leaves the table, back to where one came from. What was played stays. */
export function leaveTable(): void {
  appStore.setState({ leaving: true });
  if (history.state === IN_APP) return history.back();
  history.replaceState(null, '', addressOf('start'));
  void arrive('start');
}

/** Stays at the table that was about to be left. */
export function stay(): void {
  appStore.setState({ leaving: false });
}

/** Goes to another page of the app; `place` is what stands after the `#` of its address. */
export function show(page: Page, place = ''): void {
  const isThere = location.pathname === addressOf(page) && location.search === '' && place === '';
  if (!isThere) history.pushState(IN_APP, '', addressOf(page, place));
  scrollTo(0, 0);
  void arrive(page);
}

/** The state of a history entry that the app made: the one before it is the app's too. */
const IN_APP = 'in-app';

async function guarded(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    appStore.setState({ failed: false });
  } catch (error) {
    reportError(error);
    tables = null;
    appStore.setState({ failed: true });
  }
}
