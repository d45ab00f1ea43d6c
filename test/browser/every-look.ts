import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { targetsTooSmall } from './small-targets.ts';

/** How a screen can look. */
interface Look {
  readonly theme: 'light' | 'dark';
  readonly language: 'de' | 'en';
  readonly textSize: 100 | 200;
}

/**
 * Colours follow from the theme, places from the text size, names from the language. So two looks that share nothing meet every fault of one of
 * them; `ALL_LOOKS=1` tries all eight.
 */
const OPPOSITES: readonly Look[] = [
  { theme: 'light', language: 'de', textSize: 100 },
  { theme: 'dark', language: 'en', textSize: 200 },
];
const ALL: readonly Look[] = (['de', 'en'] as const).flatMap((language) =>
  ([100, 200] as const).flatMap((textSize) =>
    (['light', 'dark'] as const).map((theme) => ({ language, textSize, theme })),
  ),
);
const LOOKS = process.env.ALL_LOOKS === '1' ? ALL : OPPOSITES;

/** What is used of axe once it is in the page. */
interface Axe {
  readonly run: (
    context: object,
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
  }>;
}

/** What a look makes wrong, a line each. */
type Faults = readonly string[];

/**
 * Looks at what the page shows now, in other colours, another language and another text size, without loading it again: no barrier that axe can find,
 * text 7:1, no target under 48 px but the fan, nothing to scroll sideways at 320 px and 200 %. `where` is named when something is wrong; axe looks at `part` of the page.
 */
export async function expectNoBarrier(page: Page, where: string, part = 'body'): Promise<void> {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await wear(page, look);
    const found = [
      ...(await withoutDrawings(page, () => axeFaults(page, part))),
      ...(await page.evaluate(targetsTooSmall)),
    ];
    if (look.textSize === 200) found.push(...(await scrollsSideways(page)));
    faults.push(...found.map((fault) => `${Object.values(look).join(' ')}: ${fault}`));
  }
  await wear(page, OPPOSITES[0]!);
  expect.soft(faults, where).toEqual([]);
}

/** Puts a look on, as if it had been chosen in another window. */
async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'stammtisch.settings';
    const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...before, ...chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, look);
  await comeToRest(page);
}

/** Waits until nothing fades or moves any more: colours on the way are nobody's colours. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );
}

/**
 * Does something while the drawings of all cards are out of the page, which shows none of them by itself: axe would walk through their 1,469 shapes
 * for each of its rules and take three times as long.
 */
async function withoutDrawings<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const taken = await page.evaluateHandle(() =>
    [...document.querySelectorAll('svg:has(> symbol)')].map((sprite) => {
      const drawings = [...sprite.childNodes];
      sprite.replaceChildren();
      return { sprite, drawings };
    }),
  );
  try {
    return await work();
  } finally {
    await taken.evaluate((all) => {
      for (const { sprite, drawings } of all) sprite.replaceChildren(...drawings);
    });
    await taken.dispose();
  }
}

/** The first time axe comes into the page; later it is there. */
async function axeFaults(page: Page, part: string): Promise<Faults> {
  const options = {
    // The stricter rule says nothing of text below 4.5:1, which is left to the other one.
    rules: { 'color-contrast-enhanced': { enabled: true } },
    // To name everything that passed takes as long as to look for what does not.
    resultTypes: ['violations'],
  } satisfies Parameters<AxeBuilder['options']>[0];
  if (!(await page.evaluate(() => 'axe' in window))) {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).options(options).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`));
  }
  return page.evaluate(
    async ([given, include]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ include }, given);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`));
    },
    [options, part] as const,
  );
}

async function scrollsSideways(page: Page): Promise<Faults> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // Even without motion a size takes a frame from the old one to the new one.
  await comeToRest(page);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide at 320 px`] : [];
  });
  if (size !== null) await page.setViewportSize(size);
  return wide;
}
