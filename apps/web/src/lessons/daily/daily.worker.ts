import { stichDesTages } from '@stammtisch/lessons';

// The search takes a second on a slow phone: the page stays alive meanwhile.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(stichDesTages(data), { transfer: [] }));
