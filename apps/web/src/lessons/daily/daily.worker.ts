import { stichDesTages } from '@stammtisch/lessons';

// The search takes a second on a slow phone: the page stays alive meanwhile.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  postMessage(stichDesTages(data));
});
