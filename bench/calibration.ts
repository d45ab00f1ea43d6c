/** Steps of one calibration: about a tenth of a second on a machine of 2020. */
const STEPS = 50_000_000;

/**
 * Million steps a second of a loop of plain integer arithmetic, measured in the same process. Two runs compare by the ratio of their
 * result to this number, on whatever machine and under whatever load they ran.
 */
export function calibrate(): number {
  const started = performance.now();
  let x = 1;
  for (let step = 0; step < STEPS; step++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  const seconds = (performance.now() - started) / 1000;
  // The result is used, so that the loop cannot be left out.
  return x === 0 ? 0 : STEPS / seconds / 1_000_000;
}
