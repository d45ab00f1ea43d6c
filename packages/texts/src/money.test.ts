import { describe, expect, it } from 'vitest';
import { formatAmount, formatChange } from './money.ts';

describe('amounts', () => {
  it('cents in German, Boarisch and English', () => {
    expect(formatAmount(60, 'cent', 'de')).toBe('0,60 €');
    expect(formatAmount(5, 'cent', 'bar')).toBe('0,05 €');
    expect(formatAmount(60, 'cent', 'en')).toBe('€0.60');
    expect(formatAmount(0, 'cent', 'de')).toBe('0,00 €');
  });

  it('a minus is U+2212', () => {
    expect(formatAmount(-60, 'cent', 'de')).toBe('\u22120,60 €');
    expect(formatAmount(-1205, 'cent', 'en')).toBe('\u2212€12.05');
    expect(formatAmount(-6, 'point', 'de')).toBe('\u22126 Punkte');
    expect(formatAmount(-0, 'cent', 'de')).toBe('0,00 €');
  });

  it('points, and one point', () => {
    expect(formatAmount(6, 'point', 'de')).toBe('6 Punkte');
    expect(formatAmount(1, 'point', 'de')).toBe('1 Punkt');
    expect(formatAmount(6, 'point', 'bar')).toBe('6 Punkt');
    expect(formatAmount(6, 'point', 'en')).toBe('6 points');
    expect(formatAmount(1, 'point', 'en')).toBe('1 point');
    expect(formatAmount(0, 'point', 'de')).toBe('0 Punkte');
  });

  it('thousands are set apart', () => {
    expect(formatAmount(123_456_789, 'cent', 'de')).toBe('1.234.567,89 €');
    expect(formatAmount(123_456_789, 'cent', 'en')).toBe('€1,234,567.89');
    expect(formatAmount(100_000, 'cent', 'de')).toBe('1.000,00 €');
    expect(formatAmount(1000, 'point', 'en')).toBe('1,000 points');
  });

  it('a change has a sign unless it is none', () => {
    expect(formatChange(240, 'cent', 'de')).toBe('+2,40 €');
    expect(formatChange(-240, 'cent', 'de')).toBe('\u22122,40 €');
    expect(formatChange(0, 'cent', 'de')).toBe('0,00 €');
    expect(formatChange(24, 'point', 'en')).toBe('+24 points');
  });
});
