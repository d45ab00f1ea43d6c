import { writtenRules } from '../archive/written-rules.ts';
import type { BySeat, DealRecord, HouseRuleProblem, RecordNotes, Result, Seat } from '@stammtisch/rules';
import { cleanName, fragmentOf as rulesFragment, readFragment as readRules } from '../house-rules/share-link.ts';
import { base64Url, bitReader, bitWriter, bytesOf, checksum } from './bits.ts';
import { courseOf, type CourseProblem } from './course.ts';
import { readDeal, writeDeal } from './deal-bits.ts';
import type { OpenedDeal } from './record-lines.ts';

/** Why a link shows no deal. */
export type DealLinkProblem =
  | { readonly code: 'link-unknown' }
  | { readonly code: 'link-newer' }
  | { readonly code: 'link-damaged' }
  | { readonly code: 'link-rules'; readonly problem: HouseRuleProblem }
  | CourseProblem;

/** Layout of the fragment; its first key is `deal` and this number. */
const VERSION = 1;
const LONGEST_LINK = 8000;
const CHECKSUM_BITS = 24;

/** What a link holds besides the deal. */
export type LinkNotes = Pick<RecordNotes, 'names' | 'date'> & {
  /** From whose seat it is looked at. */
  readonly seat: Seat | null;
};

/**
 * A deal as the fragment of an address, without `#`: about 60 signs and the house rules. It needs no server to be opened. The name of whoever
 * shares it is only in it if the record has one.
 *
 * @example fragmentOfDeal(record, notes) // 'deal1=bW9…&n=~Sepp~Resi~Xaver&d=2026-11-30&1=wirtshaus'
 */
export function fragmentOfDeal(record: DealRecord, { names, date, seat }: LinkNotes): string {
  const { preset, set = {} } = writtenRules(record.rules);
  const rest = [
    ...(names === null ? [] : [`n=${names.map(nameInLink).join('~')}`]),
    ...(date === null ? [] : [`d=${date.slice(0, 10)}`]),
    ...(seat === null ? [] : [`s=${seat}`]),
    rulesFragment({ name: '', preset, set }),
  ].join('&');
  const bits = bitWriter();
  writeDeal(bits, record.rules.deck, record);
  const packed = base64Url(bits.bytes());
  const check = bitWriter();
  check.write(checksum(`${packed}&${rest}`), CHECKSUM_BITS);
  return `deal${VERSION}=${base64Url(check.bytes())}${packed}&${rest}`;
}

/** Messengers cut some signs off at the end of a link; `~` stands between names, so it cannot be in one. */
function nameInLink(name: string | null): string {
  const text = cleanName((name ?? '').replaceAll('~', '-'));
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Reads the fragment of a link of any origin, without `#`, and plays the deal by the rules. Never throws; says what is wrong. */
export function readDealFragment(fragment: string): Result<OpenedDeal, DealLinkProblem> {
  const [, version, code = '', rest = ''] = /^deal(\d+)=([\w-]*)(?:&(.*))?$/s.exec(fragment) ?? [];
  if (version === undefined) return refused('link-unknown');
  if (Number(version) > VERSION) return refused('link-newer');
  if (fragment.length > LONGEST_LINK || Number(version) !== VERSION) return refused('link-damaged');
  const check = bytesOf(code.slice(0, CHECKSUM_BITS / 6));
  const packed = code.slice(CHECKSUM_BITS / 6);
  const bytes = bytesOf(packed);
  if (check === null || bytes === null || bitReader(check).read(CHECKSUM_BITS) !== checksum(`${packed}&${rest}`)) {
    return refused('link-damaged');
  }
  return openDeal(bytes, rest);
}

function openDeal(bytes: Uint8Array, rest: string): Result<OpenedDeal, DealLinkProblem> {
  const start = rest.search(/(?:^|&)\d+=/);
  const rules = readRules(start < 0 ? '' : rest.slice(start).replace(/^&/, ''));
  if (!rules.ok) return rules;
  const house = { preset: rules.value.preset, set: rules.value.set };
  const { deck } = rules.value.rules;
  const bits = bitReader(bytes);
  const deal = readDeal(bits, deck);
  if (bits.isOver()) return refused('link-damaged');
  const notes = new URLSearchParams(start < 0 ? rest : rest.slice(0, start));
  const seat = notes.get('s');
  const written = {
    v: 1,
    rules: house,
    ...deal,
    names: namesIn(notes),
    date: notes.get('d'),
    source: seat === null ? null : { app: 'link', seat: Number(seat) },
  };
  const course = courseOf(written);
  return course.ok ? { ok: true, value: { written, course: course.value } } : course;
}

function namesIn(notes: URLSearchParams): BySeat<string> | null {
  const [a = '', b = '', c = '', d = ''] = notes.get('n')?.split('~') ?? [];
  return [a, b, c, d];
}

function refused(code: 'link-unknown' | 'link-newer' | 'link-damaged'): Result<never, DealLinkProblem> {
  return { ok: false, reason: { code } };
}
