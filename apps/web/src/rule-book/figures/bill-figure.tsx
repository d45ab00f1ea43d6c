import type { Bill, Contract, HouseRules, Seat } from '@stammtisch/rules';
import { useLanguage } from '../../i18n/use-messages.ts';
import { BillLines } from './bill-lines.tsx';
import { SeatChanges } from './seat-changes.tsx';
import styles from './bill.module.css';

export interface BillFigureProps {
  readonly bill: Bill;
  readonly contract: Contract | null;
  readonly rules: HouseRules;
}

/** The four of the examples, as in the rules of old. */
const NAMES = ['Anna', 'Ben', 'Carla', 'Dirk'] as const;

/** What the players of an example are called. */
export function exampleName(seat: Seat): string {
  return NAMES[seat];
}

/** A settled game: its lines, and what it means for each of the four. */
export function BillFigure({ bill, contract, rules }: BillFigureProps) {
  const language = useLanguage();
  return (
    <div className={styles['bill']}>
      <BillLines bill={bill} contract={contract} rules={rules} names={exampleName} />
      <SeatChanges bill={bill} currency={rules['scoring.currency']} names={exampleName} language={language} />
    </div>
  );
}
