/** A `localStorage` in memory, which can be full. */
export function memoryStorage(): Storage & { isFull: boolean } {
  const texts = new Map<string, string>();
  const storage = {
    isFull: false,
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key: string) => texts.get(key) ?? null,
    key: (index: number) => [...texts.keys()][index] ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (storage.isFull) throw new DOMException('no room', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
  return storage;
}
