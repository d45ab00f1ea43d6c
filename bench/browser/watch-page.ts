import type { CDPSession, Page } from '@playwright/test';

/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the table waits for, and where one taps for it; the last card of a hand plays itself. */
export type Moment =
  { readonly at: 'bill' | 'question' | 'card'; readonly tap: Point } | { readonly at: 'last'; readonly tap: null };

interface Watch {
  /** Where the first tap goes, once it can. */
  readonly start: () => Promise<Point>;
  /** Resolves when the own cards are painted. */
  readonly hand: () => Promise<void>;
  readonly moment: () => Promise<Moment>;
  /** The milliseconds from the next press to the frame that shows it, and where that is asked for: `pressed` waits for them. */
  readonly nextPress: () => void;
  readonly pressed: () => Promise<number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/**
 * Lets a page watch itself, once a frame. Nothing else looks for buttons or waits for cards while something is measured: the selectors of
 * Playwright are a script of 330 KB, which a page that is slowed down has to read first.
 */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- only what stands here runs in the page */
    const NO = /^(Weiter|Nix|Nicht abheben|Passt so|Nein|Weiterspielen|Verzichten)$/;
    const OWN = '[role="toolbar"] [data-card]';
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const until = async <Value>(look: () => Value | null): Promise<Value> => {
      for (;;) {
        const seen = look();
        if (seen !== null) return seen;
        await frame();
      }
    };
    const button = (words: RegExp): Point | null => {
      const buttons = [...document.querySelectorAll('main button')];
      const found = buttons.find(({ textContent }) => words.test(textContent));
      if (found === undefined) return null;
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const card = (): Point | null => {
      const found =
        document.querySelector(`${OWN}[data-lifted="true"]`) ?? document.querySelector(`${OWN}[data-legal="true"]`);
      if (found === null) return null;
      const { left, top } = found.getBoundingClientRect();
      return { x: left + 12, y: top + 30 };
    };
    const now = (): Moment | null => {
      const { sheet } = document.querySelector<HTMLElement>('[data-phase]')?.dataset ?? {};
      const at = sheet === 'all' ? 'bill' : sheet === 'question' ? 'question' : 'card';
      if (at === 'card' && document.querySelector('p[data-mine="true"]') === null) return null;
      if (at === 'card' && document.querySelectorAll(OWN).length === 1) return { at: 'last', tap: null };
      const tap = at === 'bill' ? button(/^Nächstes Spiel$/) : at === 'question' ? button(NO) : card();
      return tap === null ? null : { at, tap };
    };
    let press: Promise<number> = Promise.resolve(0);
    window.watch = {
      start: () => until(() => button(/Gleich spielen|Weiterspielen/)),
      async hand() {
        await until(() => (document.querySelectorAll(OWN).length >= 8 ? true : null));
        await frame();
        await frame();
      },
      async moment() {
        // What the last tap did is seen by then.
        await frame();
        await frame();
        return until(now);
      },
      nextPress() {
        press = new Promise((done) => {
          const pressed = ({ timeStamp }: Event): void => {
            requestAnimationFrame(() => {
              // The task after a frame comes when it is painted.
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => done(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            });
          };
          addEventListener('pointerdown', pressed, { capture: true, once: true });
        });
      },
      pressed: () => press,
    };
    /* oxlint-enable unicorn/consistent-function-scoping */
  });
}

/** Asks a page that watches itself; the answer may take its time. */
export async function ask<Name extends keyof Watch>(
  session: CDPSession,
  name: Name,
): Promise<Awaited<ReturnType<Watch[Name]>>> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `window.watch.${name}()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) throw new Error(`The page does not know ${name}: ${exceptionDetails.text}`);
  return result.value as Awaited<ReturnType<Watch[Name]>>;
}

/** A finger touches the page and leaves it. */
export async function tap(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
