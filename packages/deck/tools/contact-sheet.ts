/**
 * Writes a page with every card at the sizes at which people see it, in both palettes, in grey, in fans and through
 * colour-blind eyes: `npm run contact-sheet --workspace @stammtisch/deck -- sheet.html`
 */
import { writeFileSync } from 'node:fs';
import {
  CARD_CODES,
  type CardCode,
  cardBack,
  cardFace,
  cardSprite,
  type PaletteName,
  type Print,
  suitSign,
  SUITS,
} from '../src/index.ts';

const FANS: readonly (readonly CardCode[])[] = [
  ['EO', 'SO', 'GU', 'HA', 'HZ', 'H7', 'EK', 'S9'],
  ['GO', 'HO', 'EU', 'HU', 'HK', 'EA', 'GZ', 'S7'],
  ['SU', 'HA', 'GA', 'SA', 'GK', 'SK', 'SZ', 'EZ'],
];

// Machado, Oliveira and Fernandes 2009, severity 1, as colour matrices. The sheet may use filters, the cards must not.
const SIMULATIONS = {
  Grey: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
  Protan: '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  Deutan: '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
  Tritan: '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0',
} as const;

function grid(width: number, palette: PaletteName = 'standard', print: Print = 'normal'): string {
  const cards = CARD_CODES.map((card) => sized(cardFace(card, { palette, print, label: card }), width));
  return `<div class="grid" style="grid-template-columns:repeat(8,${width}px)">${cards.join('')}</div>`;
}

function fan(cards: readonly CardCode[], width: number, pitch: number): string {
  const faces = cards.map(
    (card, index) => `<i style="margin-left:${index === 0 ? 0 : pitch - width}px">${sized(cardFace(card), width)}</i>`,
  );
  return `<div class="fan">${faces.join('')}</div>`;
}

function sized(svg: string, width: number): string {
  return svg.replace('<svg ', `<svg width="${width}" `);
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`;
}

function simulation([name, matrix]: [string, string]): string {
  return section(
    `${name} (filter of this sheet)`,
    `<svg width="0" height="0"><filter id="${name}"><feColorMatrix values="${matrix}"/></filter></svg>` +
      `<div style="filter:url(#${name})">${grid(52)}</div>`,
  );
}

function page(): string {
  const sprite = `${cardSprite()}${['EO', 'HA', 'back']
    .map((id) => `<svg width="88" viewBox="0 0 240 400"><use href="#card-${id}"/></svg>`)
    .join('')}`;
  const backs = (['blue', 'green', 'red'] as const).map((colour) => sized(cardBack(colour), 160)).join('');
  const sections = [
    section('160 px', grid(160)),
    section('88 px', grid(88)),
    section('48 px', grid(48)),
    section('40 px', grid(40)),
    section('Hand of 8 on a phone of 360 px', FANS.map((cards) => fan(cards, 84, 39)).join('')),
    section('Die Blaue', grid(88, 'die-blaue')),
    section('Large print', grid(88, 'standard', 'large')),
    section('Large print, 40 px', grid(40, 'standard', 'large')),
    ...Object.entries(SIMULATIONS).map(simulation),
    section('Backs', backs),
    section('From the sprite', sprite),
    section(
      'Signs',
      SUITS.map((suit) => sized(suitSign(suit), 64) + sized(suitSign(suit, { halo: true }), 64)).join(''),
    ),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{background:#1f4838;color:#fffcf3;font:16px sans-serif;margin:16px}
h2{font-size:16px;margin:16px 0 8px}section{display:inline-block;vertical-align:top;margin-right:24px}
.grid{display:grid;gap:6px}.fan{display:flex;margin-bottom:8px}.fan i{flex:none}svg{vertical-align:top}
</style>${sections.join('\n')}</html>\n`;
}

const target = process.argv[2];
if (target === undefined) {
  console.error('Which file? For example: npm run contact-sheet --workspace @stammtisch/deck -- sheet.html');
  process.exitCode = 2;
} else {
  writeFileSync(target, page());
  console.log(`Wrote ${target}`);
}
