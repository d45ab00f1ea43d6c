import { fsyncOrder } from '../../apps/server/test/fsync-order.ts';
import type { LongResult } from './main.ts';

/** `fsync-order [acknowledgements]`: looks at the system calls until so many acknowledgements were seen. */
export function run([wanted = '5000']: readonly string[]): LongResult {
  let [acknowledgements, tooEarly] = [0, 0];
  while (acknowledgements < Number(wanted)) {
    const order = fsyncOrder(1_000);
    acknowledgements += order.acknowledgements;
    tooEarly += order.tooEarly;
  }
  return { isFine: tooEarly === 0, found: { acknowledgements, tooEarly } };
}
