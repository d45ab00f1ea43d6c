import type { Play } from '@stammtisch/rules';
import { solveDeal } from './solve-deal.ts';

// A whole deal takes up to a second on a phone: the page stays alive meanwhile.
addEventListener('message', ({ data }: MessageEvent<readonly Play[]>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  postMessage(solveDeal(data));
});
