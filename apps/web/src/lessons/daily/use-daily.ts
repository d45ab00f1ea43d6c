import type { StichDesTages } from '@stammtisch/lessons';
import { useEffect, useState } from 'react';

/** The puzzle of a day: `null` while it is searched for, `failed` if it cannot be loaded. */
export function useDaily(date: string): StichDesTages | 'failed' | null {
  const [found, setFound] = useState<StichDesTages | 'failed' | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./daily.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<StichDesTages>) => setFound(data));
    worker.addEventListener('error', () => setFound('failed'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(date);
    return () => worker.terminate();
  }, [date]);
  return found;
}
