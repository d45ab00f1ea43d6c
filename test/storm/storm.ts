import type { BrowserContext, Page } from '@playwright/test';
import { cardsOf, view, type TableEvent } from '@stammtisch/rules';
import { INTERRUPTIONS, type Interruption } from './interruptions.ts';
import { storedLog, type StoredLog } from './stored-log.ts';

/** What came of a session that was interrupted again and again. */
export interface StormResult {
  readonly interruptions: Readonly<Partial<Record<Interruption, number>>>;
  readonly cards: number;
  readonly deals: number;
  /** Cards and words that were said and are gone. */
  readonly lost: readonly string[];
  /** Where the screen, the log and the rules did not agree. */
  readonly wrong: readonly string[];
}

/** Chance from 0 up to 1. */
export type Chance = () => number;

/**
 * Plays a practice table and interrupts it `times` times at random moments: reloads, closed pages, sleep, other windows. After each of them
 * the log of before must be the beginning of the log of after, the rules must allow all of it, and the screen must show the hand it leads to.
 */
export async function storm(
  context: BrowserContext,
  address: string,
  seed: string,
  times: number,
  chance: Chance,
): Promise<StormResult> {
  const done: Partial<Record<Interruption, number>> = {};
  const lost: string[] = [];
  const wrong: string[] = [];
  let page = await context.newPage();
  await page.goto(`${address}/tisch?seed=${encodeURIComponent(seed)}`);
  let before = await quietMoment(page);
  for (let time = 0; time < times; time++) {
    for (let moves = Math.floor(chance() * 4); moves > 0; moves--) {
      await page.evaluate(move);
      await quietMoment(page);
    }
    before = await quietMoment(page);
    const kinds = Object.keys(INTERRUPTIONS) as readonly Interruption[];
    const kind = kinds[Math.floor(chance() * kinds.length)] ?? 'reload';
    const where = `${seed}, interruption ${time + 1} (${kind})`;
    done[kind] = (done[kind] ?? 0) + 1;
    const { next, did } = await INTERRUPTIONS[kind](page, address, chance);
    page = next;
    const after = await quietMoment(page);
    compare(before, after, did, where);
    before = after;
    const shown = await handOnScreen(page);
    const { deal } = view(after.table, 0);
    const hand = cardsOf(deal?.phase === 'settled' ? 0 : (deal?.hand ?? 0));
    // A bill takes the place of the hand; the last card plays itself, maybe between these two looks.
    if (hand.length > 1 && shown.join() !== hand.toSorted((a, b) => a - b).join()) {
      wrong.push(`${where}: the screen shows ${shown.join()}, the log says ${hand.join()}`);
    }
  }
  await page.close();
  const cards = before.events.filter(({ type }) => type === 'played').length;
  return { interruptions: done, cards, deals: before.table.deals, lost, wrong };

  function compare(earlier: StoredLog, later: StoredLog, did: number | null, where: string): void {
    if (later.damaged > 0) wrong.push(`${where}: ${later.damaged} events that the rules do not allow`);
    if (later.session !== earlier.session) wrong.push(`${where}: another session`);
    const different = earlier.events.findIndex((event, place) => !isSame(event, later.events[place]));
    if (different >= 0) lost.push(`${where}: event ${different} of ${earlier.events.length}`);
    const mine = later.events.slice(earlier.events.length).find((event) => 'seat' in event && event.seat === 0);
    const isThere = mine?.type === 'played' && mine.card === did;
    if (did !== null && !isThere) lost.push(`${where}: card ${did}`);
  }
}

function isSame(one: TableEvent, other: TableEvent | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Waits until the table waits for the person, and reads the log. */
async function quietMoment(page: Page): Promise<StoredLog> {
  await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('[data-phase]');
    if (table === null || document.querySelector('[role="alertdialog"]') !== null) return false;
    return table.dataset['sheet'] !== undefined || document.querySelector('p[data-mine="true"]') !== null;
  });
  return storedLog(page);
}

function handOnScreen(page: Page): Promise<readonly number[]> {
  return page
    .locator('[role="toolbar"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => Number(card.dataset['card'])).toSorted((a, b) => a - b));
}

/** Runs in the page: the first thing that the person can do. */
function move(): void {
  const card = document.querySelector<HTMLElement>('[role="toolbar"] [data-legal="true"]');
  const words = [...document.querySelectorAll<HTMLElement>('main section[tabindex="-1"] button')];
  const open = words.filter((button) => button.getAttribute('aria-disabled') !== 'true');
  const next = open.find((button) =>
    /^(Weiter|Nix|Nicht abheben|Nein|Weiterspielen|Verzichten|Nächstes Spiel)/.test(button.innerText),
  );
  (next ?? (words.length > 0 ? open.at(-1) : card))?.click();
}
