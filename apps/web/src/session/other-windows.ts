/** Tells other windows of this browser that the table is here now. */
export interface OtherWindows {
  tell(): void;
}

/** Listens whether another window takes the table; does nothing where windows cannot talk to each other. */
export function watchOtherWindows(taken: () => void): OtherWindows {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('stammtisch.table');
  channel.addEventListener('message', taken);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  return { tell: () => channel.postMessage('taken') };
}
