/** Words of the hand and the trick in German. English has the same keys; the types see to that. */
export const wordsDe = {
  more: (rule: string) => `Mehr dazu: Regel ${rule}`,
  goOn: 'Weiter',
  whatIsAllowed: 'Was geht?',
  movedTo: (card: string, place: number, count: number) => `${card}: Platz ${place} von ${count}.`,
  moveLeft: (card: string) => `${card} nach links`,
  moveRight: (card: string) => `${card} nach rechts`,
  oneTapQuestion: 'Soll künftig schon der erste Tipp die Karte spielen? Das geht schneller.',
  oneTapYes: 'Ja, ein Tipp',
  oneTapNo: 'Nein, zwei Tipps',
} as const;
