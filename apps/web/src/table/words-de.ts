/** Words of the hand and the trick in German. English has the same keys; the types see to that. */
export const wordsDe = {
  more: (rule: string) => `Mehr dazu: Regel ${rule}`,
  movedTo: (card: string, place: number, count: number) => `${card}: Platz ${place} von ${count}.`,
} as const;
