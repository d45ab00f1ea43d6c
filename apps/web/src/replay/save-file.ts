/** Gives a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

export const JSONL = 'application/jsonl';

/** A name for a file: only signs that every system takes. */
export function fileName(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, '-')
    .replaceAll(/-{2,}/g, '-');
}
