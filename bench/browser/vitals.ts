import type { Page } from '@playwright/test';

/** What a page has measured of itself so far. */
export interface Vitals {
  /** When the largest thing was painted, in milliseconds; `Infinity` as long as the browser has not said so. */
  readonly lcp: number;
  /** How much everything has moved by itself. */
  readonly cls: number;
  /** By how much tasks were longer than 50 ms, all together, in milliseconds. */
  readonly tbt: number;
}

declare global {
  interface Window {
    vitals: { lcp: number; cls: number; tbt: number; longest: number; press: number | null };
  }
}

/** Lets a page measure itself from its first moment on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: Infinity, cls: 0, tbt: 0, longest: 0, press: null };
    window.vitals = vitals;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what stands here runs in the page
    const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    };
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
    observe('longtask', ({ duration }) => {
      vitals.tbt += Math.max(0, duration - 50);
      vitals.longest = Math.max(vitals.longest, duration);
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) vitals.cls += value;
    });
  });
}
