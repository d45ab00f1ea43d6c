import { hex, type CheckedDeal } from '@stammtisch/fairdeal';
import { bySeat, cardCode } from '@stammtisch/rules';
import { seatNames, writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';

/** What a verified deal says in `--json`. */
export function dealJson({ proof, dealt, contributors, cutter, code }: CheckedDeal): object {
  return {
    code,
    status: proof.status,
    mixed: contributors,
    cutter,
    cuts: cutsOf({ proof, cutter }),
    shuffled: dealt === null ? null : dealt.shuffled.map(cardCode),
    hands: dealt === null ? null : bySeat((seat) => dealt.hands[seat].map(cardCode)),
    head: proof.log === null ? null : hex(proof.log.reveal.after),
  };
}

/** One row of the table: the code of the table, who added chance, where it was cut; the id last, because it can have any length. */
export function dealRow(deal: CheckedDeal, id: string, language: Language): string {
  const words = WORDS[writtenLanguage(language)];
  const names = seatNames(language);
  const mixed = deal.contributors.length === 0 ? words.nobody : deal.contributors.map((seat) => String(seat)).join(' ');
  const cuts = cutsOf(deal);
  const cut = cuts.length === 0 ? words.notCut : `${names(deal.cutter)}: ${cuts.join(' ')}`;
  return cells(deal.code, words.status[deal.proof.status], mixed, cut, id);
}

/** Head of the table. */
export function headerRow(language: Language): string {
  const { code, end, mixed, cut } = WORDS[writtenLanguage(language)].header;
  return `  ${cells(code, end, mixed, cut, 'id')}`;
}

function cutsOf({ proof, cutter }: Pick<CheckedDeal, 'proof' | 'cutter'>): readonly number[] {
  return proof.openings[cutter]?.cuts ?? [];
}

function cells(code: string, end: string, mixed: string, cut: string, id: string): string {
  return `${code.padEnd(8)}${end.padEnd(18)}${mixed.padEnd(12)}${cut.padEnd(20)}${id}`.trimEnd();
}

const WORDS = {
  de: {
    header: { code: 'Code', end: 'Ende', mixed: 'gemischt', cut: 'abgehoben' },
    status: { 0: 'gespielt', 1: 'zusammengeworfen', 2: 'nicht gegeben', 3: 'abgebrochen' },
    nobody: 'nur Geber',
    notCut: '–',
  },
  en: {
    header: { code: 'Code', end: 'End', mixed: 'mixed by', cut: 'cut' },
    status: { 0: 'played', 1: 'thrown in', 2: 'not dealt', 3: 'given up' },
    nobody: 'dealer only',
    notCut: '–',
  },
} as const;
