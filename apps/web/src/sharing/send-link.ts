/** Lets the system send a link to somebody; where it cannot, there is no button for it (`canSend`). */
export async function sendLink(title: string, url: string): Promise<void> {
  // Whoever closes the list of apps wants nothing more.
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Whether this browser can send links. */
export function canSend(): boolean {
  return 'share' in navigator;
}
