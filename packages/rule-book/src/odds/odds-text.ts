import type { WrittenLanguage } from '@stammtisch/texts';
import type { Ratio } from './ratio.ts';

/**
 * A small chance as players say it: `1 : 10.518.300`. Where the other number is no whole one it is rounded, and a wavy sign says so.
 */
export function oneIn({ numerator, denominator }: Ratio, language: WrittenLanguage): string {
  if (numerator === 0n) return language === 'de' ? 'nie' : 'never';
  const exact = denominator % numerator === 0n;
  const tenths = (denominator * 10n + numerator / 2n) / numerator;
  // A chance of one in some is said with a decimal while it is large.
  const text =
    exact || tenths >= 200n
      ? grouped((tenths + 5n) / 10n, language)
      : `${tenths / 10n}${language === 'de' ? ',' : '.'}${tenths % 10n}`;
  return `${exact ? '' : '≈ '}1 : ${text}`;
}

/** A chance in per cent with two significant digits below ten: `0,35 %`, `31,8 %`. */
export function percent({ numerator, denominator }: Ratio, language: WrittenLanguage): string {
  const scaled = (numerator * 100_000_000n) / denominator;
  const value = Number(scaled) / 1_000_000;
  if (value > 0 && value < 0.01) return language === 'de' ? 'unter 0,01 %' : 'below 0.01%';
  const digits = value >= 1 ? 1 : 2;
  const text = value.toFixed(digits);
  return language === 'de' ? `${text.replace('.', ',')} %` : `${text}%`;
}

/** A whole number with its thousands set apart. */
export function grouped(count: bigint, language: WrittenLanguage): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : '.');
}
