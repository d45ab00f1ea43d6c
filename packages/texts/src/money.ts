import type { HouseRules } from '@stammtisch/rules';
import type { Language } from './language.ts';

/** What amounts are counted in: cents or points. */
export type Currency = HouseRules['scoring.currency'];

/** A minus is a minus sign, not a hyphen, so that screen readers say it and figures line up. */
const MINUS = '\u2212';

/**
 * An amount of money or points in words of the language. Amounts are integers, cents where the currency is money.
 *
 * @example formatAmount(-60, 'cent', 'de') // '−0,60 €'
 * @example formatAmount(60, 'cent', 'en') // '€0.60'
 * @example formatAmount(6, 'point', 'de') // '6 Punkte'
 */
export function formatAmount(amount: number, currency: Currency, language: Language): string {
  const sign = amount < 0 ? MINUS : '';
  const size = Math.abs(amount);
  return currency === 'cent' ? `${sign}${euros(size, language)}` : `${sign}${points(size, language)}`;
}

/**
 * The same with a plus in front of gains, for changes of an account; nothing is neither gained nor lost.
 *
 * @example formatChange(240, 'cent', 'de') // '+2,40 €'
 */
export function formatChange(amount: number, currency: Currency, language: Language): string {
  return `${amount > 0 ? '+' : ''}${formatAmount(amount, currency, language)}`;
}

function euros(cents: number, language: Language): string {
  const whole = grouped(Math.trunc(cents / 100), language);
  const rest = String(cents % 100).padStart(2, '0');
  return language === 'en' ? `€${whole}.${rest}` : `${whole},${rest} €`;
}

function points(count: number, language: Language): string {
  const figure = grouped(count, language);
  if (language === 'en') return count === 1 ? `${figure} point` : `${figure} points`;
  return count === 1 || language === 'bar' ? `${figure} Punkt` : `${figure} Punkte`;
}

/** Thousands are set apart: 1.000 in German, 1,000 in English. */
function grouped(count: number, language: Language): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : '.');
}
