import type { HouseRules } from '@stammtisch/rules';
import { formatChange, type Language } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { useTableState } from '../table/table-context.ts';

/** An amount for the columns of a table: with sign, without the unit that all of them share ("+0,40", "−2"). */
export function figureOf(amount: number, currency: HouseRules['scoring.currency'], language: Language): string {
  return formatChange(amount, currency, language).replaceAll(/[^\d.,+\u2212]/g, '');
}

/** Amounts for the columns of a table, under the rules of the table around it. */
export function useFigure(): (amount: number) => string {
  const language = useLanguage();
  const currency = useTableState((state) => state.view.rules['scoring.currency']);
  return (amount) => figureOf(amount, currency, language);
}
