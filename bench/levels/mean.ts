/** A mean with half the width of its 95 % interval: `1.23 ± 0.45`. */
export function meanText(values: readonly number[]): string {
  const count = values.length;
  if (count === 0) return '–';
  const mean = values.reduce((sum, each) => sum + each, 0) / count;
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, count - 1);
  const margin = 1.96 * Math.sqrt(variance / count);
  return `${mean.toFixed(2)} ± ${margin.toFixed(2)}`.replaceAll('-', '−');
}

/** A share of a count in percent. */
export function percentText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
}

/** A share of a count in percent, with half the width of its 95 % interval: `62 ± 9 %`. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = part / whole;
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / whole);
  return `${(100 * share).toFixed(0)} ± ${(100 * margin).toFixed(0)} %`;
}
