import { GAMES, isSeat, isSuit } from '@stammtisch/rules';
import type { BySeat, Seat } from '@stammtisch/rules';
import { FIRST_DRAFT, type GameDraft } from './game-draft.ts';

/** Names of the fields in a link; German like the address they belong to. */
const KEYS = {
  kind: 'spiel',
  suit: 'farbe',
  declarer: 'spieler',
  partner: 'mit',
  tout: 'tout',
  muss: 'muss',
  mussTrumps: 'trumpf',
  points: 'augen',
  tricks: 'stiche',
  schwarzClaimed: 'verlangt',
  laufendeBy: 'bei',
  laufende: 'laufende',
  knocks: 'klopfen',
  stoss: 'stoss',
  doubled: 'mal',
  stock: 'stock',
  ramschPoints: 'ramsch',
  noTrick: 'leer',
  higher: 'hoch',
  names: 'namen',
} as const satisfies Readonly<Record<keyof GameDraft, string>>;

const RULES = 'regeln';
const LONGEST_NAME = 20;

/** What a link holds: a game, and house rules as `house-rules/share-link.ts` writes them, or `null`. */
export interface LinkedGame {
  readonly draft: GameDraft;
  readonly rules: string | null;
}

/**
 * A game as the fragment of an address, without `#`: only what differs from the first game, and the rules it was reckoned by.
 *
 * @example fragmentOf({ ...FIRST_DRAFT, points: 95 }, '1=wirtshaus') // 'augen=95&regeln=1%3Dwirtshaus'
 */
export function fragmentOf(draft: GameDraft, rules: string): string {
  const fields = new URLSearchParams();
  for (const key of Object.keys(KEYS) as readonly (keyof GameDraft)[]) {
    const text = textOf(draft[key]);
    if (text !== textOf(FIRST_DRAFT[key])) fields.set(KEYS[key], text);
  }
  fields.set(RULES, rules);
  return fields.toString();
}

function textOf(value: string | number | boolean | null | readonly (string | number | boolean)[]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? [...value].map((one) => textOf(one)).join('~') : String(value);
}

/** Reads a fragment of any origin; whatever is missing or makes no sense is as in the first game. */
export function readFragment(fragment: string): LinkedGame {
  const fields = new URLSearchParams(fragment);
  const given = (key: keyof GameDraft): string | null => fields.get(KEYS[key]);
  const number = (key: 'mussTrumps' | 'points' | 'laufende' | 'knocks' | 'stoss' | 'doubled' | 'stock', most: number) =>
    numberOf(given(key), most) ?? FIRST_DRAFT[key];
  const flag = (key: 'tout' | 'muss' | 'schwarzClaimed'): boolean => flagOf(given(key)) ?? FIRST_DRAFT[key];
  const suit = given('suit');
  return {
    rules: fields.get(RULES),
    draft: {
      kind: [...GAMES, 'thrown-in' as const].find((kind) => kind === given('kind')) ?? FIRST_DRAFT.kind,
      suit: isSuit(suit) ? suit : FIRST_DRAFT.suit,
      ...seats(seatOf(given('declarer')), seatOf(given('partner'))),
      tout: flag('tout'),
      muss: flag('muss'),
      mussTrumps: number('mussTrumps', 8),
      points: number('points', 120),
      tricks: (['none', 'some', 'all'] as const).find((one) => one === given('tricks')) ?? FIRST_DRAFT.tricks,
      schwarzClaimed: flag('schwarzClaimed'),
      laufendeBy: given('laufendeBy') === 'opponents' ? 'opponents' : 'declarer',
      laufende: number('laufende', 14),
      knocks: number('knocks', 4),
      stoss: number('stoss', 4),
      doubled: Math.max(1, number('doubled', 1024)),
      stock: number('stock', 1_000_000),
      ramschPoints: fourOf(given('ramschPoints'), (text) => numberOf(text, 120)) ?? FIRST_DRAFT.ramschPoints,
      noTrick: fourOf(given('noTrick'), flagOf) ?? FIRST_DRAFT.noTrick,
      higher: seatOf(given('higher')),
      names: fourOf(given('names'), nameOf) ?? FIRST_DRAFT.names,
    },
  };
}

/** Two different seats. */
function seats(declarer: Seat | null, partner: Seat | null): Pick<GameDraft, 'declarer' | 'partner'> {
  const first = declarer ?? FIRST_DRAFT.declarer;
  return { declarer: first, partner: partnerFor(first, partner ?? FIRST_DRAFT.partner) };
}

/** The partner, or the seat opposite where somebody cannot be his own partner. */
export function partnerFor(declarer: Seat, partner: Seat): Seat {
  return partner === declarer ? (((declarer + 2) % 4) as Seat) : partner;
}

function numberOf(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function flagOf(text: string | null): boolean | null {
  if (text === '1') return true;
  return text === '0' ? false : null;
}

function seatOf(text: string | null): Seat | null {
  const seat = numberOf(text, 3);
  return isSeat(seat) ? seat : null;
}

function nameOf(text: string): string | null {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return name === '' ? null : name;
}

function fourOf<Value>(text: string | null, read: (text: string) => Value | null): BySeat<Value> | null {
  const [a, b, c, d, ...more] = (text ?? '').split('~').map(read);
  if (more.length > 0 || a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return a === null || b === null || c === null || d === null ? null : [a, b, c, d];
}
