import { createStore } from 'zustand/vanilla';
import type { OpenSession, TableChoice, Tables } from './session/tables.ts';
import { watchOtherWindows } from './session/other-windows.ts';
import type { TableStore } from './table/table-store.ts';

export type Screen =
  | 'start'
  | 'new-table'
  | 'house-rules'
  | 'learn'
  | 'rules'
  | 'glossary'
  | 'calculator'
  | 'replay'
  | 'statistics'
  | 'data'
  | 'table';

/** Where somebody is in the app. */
export interface AppState {
  readonly screen: Screen;
  /** The session that can be continued, as far as it is known yet. */
  readonly open: OpenSession | null;
  readonly table: TableStore | null;
  /** The part of the app that plays could not be loaded. */
  readonly failed: boolean;
}

const ADDRESS: Readonly<Record<Screen, string>> = {
  start: '/',
  'new-table': '/neu',
  'house-rules': '/hausregeln',
  learn: '/lernen',
  rules: '/regeln',
  glossary: '/glossar',
  calculator: '/rechner',
  replay: '/analyse',
  statistics: '/statistik',
  data: '/daten',
  table: '/tisch',
};

export const appStore = createStore<AppState>(() => ({
  screen: screenAt(location.pathname),
  open: null,
  table: null,
  failed: false,
}));

const windows = watchOtherWindows(() => appStore.getState().table?.close());
let tables: Promise<Tables> | null = null;

/** Loads what plays, once. The start page does not wait for it. */
function playing(): Promise<Tables> {
  tables ??= import('./session/tables.ts').then(({ openTables }) => openTables());
  return tables;
}

/** Looks what is open, and sits down at once where the address says so. */
export async function start(search: string): Promise<void> {
  addEventListener('popstate', () => void arrive(screenAt(location.pathname)));
  const { screen } = appStore.getState();
  const practice = screen === 'table' && search !== '' ? await practiceTable(search) : null;
  await (practice === null ? arrive(screen) : playAt(practice));
}

async function practiceTable(search: string): Promise<TableChoice | null> {
  const { practiceFrom } = await import('./session/practice.ts');
  return practiceFrom(search);
}

async function arrive(screen: Screen): Promise<void> {
  if (screen === 'table') return resume();
  appStore.getState().table?.close();
  appStore.setState({ screen, table: null });
  await guarded(async () => appStore.setState({ open: await (await playing()).open() }));
}

/** Continues the open session, or goes to the start page if there is none. */
export async function resume(): Promise<void> {
  appStore.getState().table?.close();
  appStore.setState({ screen: 'table', table: null });
  windows.tell();
  await guarded(async () => {
    const table = await (await playing()).resume();
    if (table === null) return show('start');
    sitDown(table);
  });
}

/** Clears the table and deals the first hand of a new session. */
export async function playAt(choice: TableChoice): Promise<void> {
  appStore.getState().table?.close();
  appStore.setState({ screen: 'table', table: null });
  windows.tell();
  await guarded(async () => {
    const table = await (await playing()).begin(choice);
    if (table === null) return show('start');
    sitDown(table);
  });
}

function sitDown(table: TableStore): void {
  appStore.setState({ table, screen: 'table' });
  go('table');
}

/** Goes to another page of the app; `place` is what stands after the `#` of its address. */
export function show(screen: Exclude<Screen, 'table'>, place = ''): void {
  go(screen, place);
  void arrive(screen);
}

/** The address of a page, and of a place in it. */
export function addressOf(screen: Screen, place = ''): string {
  return place === '' ? ADDRESS[screen] : `${ADDRESS[screen]}#${place}`;
}

function go(screen: Screen, place = ''): void {
  const isThere = location.pathname === ADDRESS[screen] && location.search === '' && place === '';
  if (!isThere) history.pushState(null, '', addressOf(screen, place));
}

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

function screenAt(path: string): Screen {
  const screens = Object.keys(ADDRESS) as readonly Screen[];
  return screens.find((screen) => path === ADDRESS[screen] || path.startsWith(`${ADDRESS[screen]}/`)) ?? 'start';
}
