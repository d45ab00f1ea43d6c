import type { Play } from '@stammtisch/rules';
import { solveDeal } from './solve-deal.ts';

// A whole deal takes up to a second on a phone: the page stays alive meanwhile.
addEventListener('message', ({ data }: MessageEvent<readonly Play[]>) =>
  postMessage(solveDeal(data), { transfer: [] }),
);
