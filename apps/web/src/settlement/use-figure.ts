import { formatChange } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useTableState } from '../table/table-context.ts';

/** Amounts for the columns of a table: with sign, without the unit that all of them share ("+0,40", "−2"). */
export function useFigure(): (amount: number) => string {
  const language = useLanguage();
  const currency = useTableState((state) => state.view.rules['scoring.currency']);
  return (amount) => formatChange(amount, currency, language).replaceAll(/[^\d.,+\u2212]/g, '');
}
