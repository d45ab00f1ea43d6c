import type { SeatAction } from '@stammtisch/rules';
import { useLayoutEffect } from 'preact/hooks';
import { COMMAND_LINE } from '../text-commands/command-line-id.ts';
import { isSwitchedOff } from '../settings/single-keys.ts';
import { settingsStore } from '../settings/settings.ts';
import { isTyping } from '../ui/is-typing.ts';
import { ownCards } from './own-cards.ts';
import { tableActions } from './table-actions.ts';
import { useTable, type TableHere } from './table-context.ts';

/** What W says, whatever is asked. */
const NO: ReadonlySet<SeatAction['type']> = new Set([
  'weiter',
  'not-knock',
  'done-cutting',
  'no-stoss',
  'refuse-claim',
  'waive-schwarz',
]);

/** Keys that go further while they are held down. */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Tab',
]);

/** The keys of the table. They rest while a dialog is open. */
export function useTableKeys(): void {
  const here = useTable();
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || here.intent.getState().dialog !== null) return;
      if (isTyping(event.target) || isSwitchedOff(event.key)) return;
      // A key held down does its thing once: the second time would answer what is asked next, or what the first time asked.
      if (event.repeat && !MAY_REPEAT.has(event.key)) return event.preventDefault();
      if (handle(here, event)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'l') here.intent.setState({ showLastTrick: false });
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, [here]);
}

/** Does what the key means; whether it means anything here. */
function handle(here: TableHere, event: KeyboardEvent): boolean {
  const { table, intent } = here;
  const actions = tableActions(here);
  const { view, hold } = table.store.getState();
  const key = event.key.toLowerCase();
  if (/^[1-8]$/.test(key)) {
    const card = ownCards(view, intent.getState(), settingsStore.getState())[Number(key) - 1];
    if (card !== undefined) actions.playCard(card);
    return card !== undefined;
  }
  switch (key) {
    case 'w':
      if (table.store.getState().kontraPause) table.goOn();
      return view.actions.some((action) => NO.has(action.type) && actions.act(action));
    case 'x':
      return actions.act({ type: 'knock' });
    case 'k':
      actions.stoss();
      return true;
    case 'r':
      actions.showAllowed();
      return true;
    case 'i':
      return explain(here, event.target);
    case 'l':
      if (mayShowLastTrick(here)) actions.showLastTrick(true);
      return true;
    case 'z':
      table.takeBack();
      return true;
    case 'n':
      table.nextDeal();
      return true;
    case 'v':
      intent.setState({ dialog: 'log' });
      return true;
    case '?':
      intent.setState({ dialog: 'keys' });
      return true;
    case '/':
      openCommandLine(here);
      return true;
    case ' ':
      if (hold === null && !table.store.getState().kontraPause) return false;
      table.goOn();
      return true;
    case 'arrowleft':
    case 'arrowright':
      return focusHand();
    default:
      return false;
  }
}

/** Says why the card in focus may not be played; a card that may is named. */
function explain(here: TableHere, focused: EventTarget | null): boolean {
  const card = focused instanceof HTMLElement ? Number(focused.dataset['card'] ?? Number.NaN) : Number.NaN;
  if (Number.isNaN(card)) return false;
  const reason = here.table.whyNot({ type: 'play', card });
  if (reason === null) tableActions(here).lift(card);
  else here.intent.setState({ refused: { card, reason } });
  return true;
}

/** Goes to the command line; opens it where it is not in sight yet. */
function openCommandLine({ intent }: TableHere): void {
  intent.setState({ commandLine: true });
  document.querySelector<HTMLInputElement>(`#${COMMAND_LINE}`)?.focus();
}

/** An arrow key outside of the hand goes to it; inside, the hand itself moves on. */
function focusHand(): boolean {
  const current = document.querySelector<HTMLButtonElement>('[role="toolbar"] button[tabindex="0"]');
  if (current === null) return false;
  current.focus();
  return true;
}

/** Only the last trick may be looked at, and only while cards are played. */
function mayShowLastTrick({ table }: TableHere): boolean {
  const { view, hold } = table.store.getState();
  return (
    hold === null && view.deal?.phase === 'play' && view.deal.tricks.length > 0 && view.rules['play.lastTrickVisible']
  );
}
