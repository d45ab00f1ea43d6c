/**
 * Writes a page with every card at the sizes at which people see it, in all face sets and both palettes, in fans, in
 * grey and through colour-blind eyes: `npm run contact-sheet --workspace @stammtisch/deck -- sheet.html`
 */
import { writeFileSync } from 'node:fs';
import {
  CARD_CODES,
  type CardCode,
  cardBack,
  cardFace,
  cardSprite,
  type DeckStyle,
  suitSign,
  SUITS,
} from '../src/index.ts';

const FANS: readonly (readonly CardCode[])[] = [
  ['EO', 'SO', 'GU', 'HA', 'HZ', 'H7', 'EK', 'S9'],
  ['GO', 'HO', 'EU', 'HU', 'HK', 'EA', 'GZ', 'S7'],
  ['SU', 'HA', 'GA', 'SA', 'GK', 'SK', 'SZ', 'EZ'],
];

/** The fourteen trumps of a Rufspiel. */
const TRUMPS = CARD_CODES.filter((card) => /[OU]$|^H/.test(card));

/** Everybody who has a face. */
const PERSONS = CARD_CODES.filter((card) => /[AKOU]$/.test(card));

const LARGE: DeckStyle = { print: 'large' };
const FRENCH: DeckStyle = { face: 'french' };
const BLAUE: DeckStyle = { palette: 'die-blaue' };
const LEFT_HANDED: DeckStyle = { indexSide: 'right' };
const LEARNING: DeckStyle = { learning: { trumps: TRUMPS } };
const SMALL: DeckStyle = { edge: 'wide' };

// Machado, Oliveira and Fernandes 2009, severity 1, as colour matrices. The sheet may use filters, the cards must not.
const SIMULATIONS = {
  Grey: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
  Protan: '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  Deutan: '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0',
  Tritan: '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0',
} as const;

function grid(width: number, style: DeckStyle = {}, cards: readonly CardCode[] = CARD_CODES): string {
  const faces = cards.map((card) => sized(cardFace(card, { ...style, label: card }), width));
  const columns = cards.length / SUITS.length;
  return `<div class="grid" style="grid-template-columns:repeat(${columns},${width}px)">${faces.join('')}</div>`;
}

function fans(style: DeckStyle = {}): string {
  return FANS.map((cards) => fan(style.indexSide === 'right' ? cards.toReversed() : cards, 84, 39, style)).join('');
}

// With the index on the right, each card lies below its right neighbour's left one: the fan is stacked the other way.
function fan(cards: readonly CardCode[], width: number, pitch: number, style: DeckStyle): string {
  const faces = cards.map((card, index) => {
    const shift = index === 0 ? 0 : pitch - width;
    const level = style.indexSide === 'right' ? cards.length - index : index;
    return `<i style="margin-left:${shift}px;z-index:${level}">${sized(cardFace(card, style), width)}</i>`;
  });
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
      `<div style="filter:url(#${name})">${grid(52, SMALL)}${grid(52, { ...SMALL, ...FRENCH }, PERSONS)}</div>`,
  );
}

function backs(style: Pick<DeckStyle, 'face'>): string {
  return (['blue', 'green', 'red'] as const).map((colour) => sized(cardBack(colour, style), 120)).join(' ');
}

function signs(style: Pick<DeckStyle, 'face' | 'palette'>): string {
  return SUITS.map(
    (suit) => sized(suitSign(suit, style), 64) + sized(suitSign(suit, { ...style, halo: true }), 64),
  ).join('');
}

function fromSprite(): string {
  const cards = ['EO', 'HA', 'back'].map(
    (id) => `<svg width="88" viewBox="0 0 240 400"><use href="#card-${id}"/></svg>`,
  );
  return cardSprite() + cards.join('');
}

function page(): string {
  const sections = [
    section('Bavarian, 160 px', grid(160)),
    section('88 px; Die Blaue', grid(88, {}, PERSONS) + grid(88, BLAUE, PERSONS)),
    section('French, 160 px', grid(160, FRENCH)),
    section('88 px; Die Blaue', grid(88, FRENCH, PERSONS) + grid(88, { ...FRENCH, ...BLAUE }, PERSONS)),
    section('48 px, wide edge', grid(48, SMALL)),
    section('48 px, French', grid(48, { ...SMALL, ...FRENCH })),
    section('40 px, wide edge', grid(40, SMALL)),
    section('40 px, French', grid(40, { ...SMALL, ...FRENCH })),
    section('Hand of 8 on a phone of 360 px', fans()),
    section('French', fans(FRENCH)),
    section('Lernblatt in a Rufspiel', fans(LEARNING)),
    section('Index on the right', fans(LEFT_HANDED)),
    section('Large print', grid(88, LARGE)),
    section('Large print, French', grid(88, { ...LARGE, ...FRENCH })),
    section('Large print, 40 px', grid(40, { ...LARGE, ...SMALL })),
    section('Index on the right', grid(88, LEFT_HANDED)),
    section('Index on the right, large print, French', grid(88, { ...LEFT_HANDED, ...LARGE, ...FRENCH })),
    section('Lernblatt in a Rufspiel', grid(88, LEARNING)),
    section('Lernblatt, index on the right, French', grid(88, { ...LEARNING, ...LEFT_HANDED, ...FRENCH })),
    section('Lernblatt, large print', grid(88, { ...LEARNING, ...LARGE })),
    section('Die Blaue', grid(88, BLAUE)),
    ...Object.entries(SIMULATIONS).map(simulation),
    section('Backs', backs({})),
    section('Backs, French', backs(FRENCH)),
    section('From the sprite', fromSprite()),
    section('Signs', signs({})),
    section('Signs, French', signs(FRENCH)),
    section('Signs, Die Blaue', signs(BLAUE)),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{background:#1f4838;color:#fffcf3;font:16px sans-serif;margin:16px}
h2{font-size:16px;margin:16px 0 8px}section{display:inline-block;vertical-align:top;margin-right:24px}
.grid{display:grid;gap:6px;margin-bottom:6px}.fan{display:flex;margin-bottom:8px}.fan i{flex:none;position:relative}
svg{vertical-align:top}
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
