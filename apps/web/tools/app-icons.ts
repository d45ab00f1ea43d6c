/**
 * Draws the icons of the installed app from the cards of the deck into `public/`: one as SVG for browsers, the others as PNG. Needs
 * Chromium; run it when the icon or the deck changes: `npm run icons --workspace @stammtisch/web`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { cardFace } from '@stammtisch/deck';
import { findChromium } from '../../../tools/chromium.mjs';

const FELT = '#1f4838';
const PUBLIC = new URL('../public/', import.meta.url);

/** Where a card lies in the icon of 512 units: its middle, its height, how far it is turned. */
interface Lying {
  readonly code: 'EO' | 'HA';
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly turn: number;
}

const CARDS: readonly Lying[] = [
  { code: 'EO', x: 196, y: 262, height: 330, turn: -13 },
  { code: 'HA', x: 312, y: 268, height: 330, turn: 9 },
];

/** @param scale how large the cards are in it; icons that a system cuts into its own shape need room around */
function appIcon(radius: number, scale: number): string {
  const cards = CARDS.map(drawn).join('');
  const ground = `<rect width="512" height="512" rx="${radius}" fill="${FELT}"/>`;
  const fan = `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${cards}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}${fan}</svg>\n`;
}

function drawn({ code, x, y, height, turn }: Lying): string {
  const scale = height / 400;
  const face = cardFace(code).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-120 -200)">${face}</g>`;
}

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: appIcon(112, 1.06) },
  { name: 'icon-512.png', size: 512, svg: appIcon(112, 1.06) },
  { name: 'icon-maskable-512.png', size: 512, svg: appIcon(0, 0.82) },
  { name: 'apple-touch-icon.png', size: 180, svg: appIcon(0, 1) },
] as const;

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is missing: install it or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(name, PUBLIC)), omitBackground: true });
  await page.close();
}
await browser.close();
await writeFile(new URL('icon.svg', PUBLIC), appIcon(112, 1.06));
