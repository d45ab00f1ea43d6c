import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { AuctionSheet } from '../auction/auction-sheet.tsx';
import { CutSheet } from '../auction/cut-sheet.tsx';
import { KnockSheet } from '../auction/knock-sheet.tsx';
import { useTableState } from './table-context.ts';
import { ME, type TableState } from './table-store.ts';

// They come while the first deal is played.
const AnswerClaimSheet = lazy(async () => ({ default: (await import('./answer-sheets.tsx')).AnswerClaimSheet }));
const AnswerStossSheet = lazy(async () => ({ default: (await import('./answer-sheets.tsx')).AnswerStossSheet }));
const SchwarzSheet = lazy(async () => ({ default: (await import('./answer-sheets.tsx')).SchwarzSheet }));
const SettlementSheet = lazy(async () => ({
  default: (await import('../settlement/settlement-sheet.tsx')).SettlementSheet,
}));

type SheetName = 'cut' | 'knock' | 'auction' | 'stoss' | 'claim' | 'schwarz' | 'settlement';

/** The sheet of the moment, and whether it needs the place of the hand too. */
export function useSheet(): { readonly sheet: ComponentChildren; readonly covers: 'question' | 'all' } {
  const name = useTableState(sheetName);
  return {
    sheet: name === null ? null : <Suspense fallback={null}>{SHEETS[name]}</Suspense>,
    covers: name === 'settlement' ? 'all' : 'question',
  };
}

const SHEETS: Readonly<Record<SheetName, ComponentChildren>> = {
  cut: <CutSheet />,
  knock: <KnockSheet />,
  auction: <AuctionSheet />,
  stoss: <AnswerStossSheet />,
  claim: <AnswerClaimSheet />,
  schwarz: <SchwarzSheet />,
  settlement: <SettlementSheet />,
};

function sheetName({ view, hold, closing }: TableState): SheetName | null {
  const { deal, actions } = view;
  if (deal === null || hold !== null) return null;
  const may = (type: string): boolean => actions.some((action) => action.type === type);
  if (deal.phase === 'settled') return closing ? null : 'settlement';
  if (may('agree-claim')) return 'claim';
  if (may('claim-schwarz')) return 'schwarz';
  if (may('no-stoss')) return 'stoss';
  if (deal.turn !== ME) return null;
  if (deal.phase === 'cutting') return 'cut';
  if (deal.phase === 'knocking') return 'knock';
  return deal.phase === 'auction' ? 'auction' : null;
}
