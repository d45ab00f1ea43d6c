import { formatChange } from '@stammtisch/texts';
import type { OwnDeal } from './own-deal.ts';

type Language = 'de' | 'en';

/** A number with so many decimals, as the language writes it; a minus is a minus sign. */
export function decimal(value: number, decimals: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(value).replace('-', '\u2212');
}

/** A chance in per cent; the very small ones are not nothing. */
export function percent(chance: number, language: Language): string {
  if (chance < 0.001) return `${language === 'de' ? 'weniger als' : 'less than'} ${decimal(0.1, 1, language)} %`;
  return `${decimal(chance * 100, chance < 0.1 ? 1 : 0, language)} %`;
}

/** What deals brought on average: cents with one more figure than they are paid in, as halves of them matter. */
export function averageText(sum: number, deals: number, currency: OwnDeal['currency'], language: Language): string {
  const average = deals === 0 ? 0 : sum / deals;
  if (currency === 'cent') return formatChange(Math.round(average), currency, language);
  return `${average > 0 ? '+' : ''}${decimal(average, 1, language)}`;
}

/** The day of a date, in short. */
export function dayText(date: string, language: Language, otherwise: string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? otherwise : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}
