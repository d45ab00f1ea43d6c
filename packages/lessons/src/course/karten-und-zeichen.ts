import type { Lesson } from '../step.ts';

/** The four suits, Ober and Unter, the Sau, and which card is higher. */
export const KARTEN_UND_ZEICHEN: Lesson = {
  id: 'karten-und-zeichen',
  title: { de: 'Karten und Zeichen', en: 'Cards and signs' },
  goal: { de: 'Du kennst alle 32 Karten.', en: 'You know all 32 cards.' },
  steps: [
    {
      id: 'gras',
      kind: 'select',
      task: { de: 'Das Blatt ist Gras. Tipp alle Gras-Karten an.', en: 'The leaf is Gras. Tap all Gras cards.' },
      hint: { de: 'Schau auf das Zeichen unter dem Buchstaben.', en: 'Look at the sign below the letter.' },
      why: {
        de: 'Vier Farben gibt es: Eichel, Gras, Herz und Schellen, jede mit acht Karten.',
        en: 'There are four suits: Eichel, Gras, Herz and Schellen, eight cards each.',
      },
      picked: { type: 'suit', suit: 'G', cards: 'GA E9 G9 H7 GK S8 G7 SZ' },
    },
    {
      id: 'eichel',
      kind: 'select',
      task: { de: 'Und jetzt alle Eicheln.', en: 'And now all Eichel cards.' },
      hint: { de: 'Auch die Figuren haben ein Zeichen.', en: 'The figures have a sign, too.' },
      why: { de: 'Figuren sind König, Ober und Unter.', en: 'The figures are König, Ober and Unter.' },
      picked: { type: 'suit', suit: 'E', cards: 'EO GU EK S9 EU HO EZ SK' },
    },
    {
      id: 'ober',
      kind: 'select',
      task: {
        de: 'Beim [Ober](ober) ist das Zeichen oben. Tipp alle vier Ober an.',
        en: 'An [Ober](ober) has its sign at the top. Tap all four Ober.',
      },
      hint: { de: 'Der Buchstabe ist O, mit einem Strich darüber.', en: 'The letter is O with a bar above it.' },
      why: { de: 'Oben heißt Ober, unten heißt Unter.', en: 'Sign at the top: Ober. Sign at the bottom: Unter.' },
      picked: { type: 'rank', rank: 'O', cards: 'HO EU SO GK EO SU GO HU' },
    },
    {
      id: 'sau',
      kind: 'select',
      task: {
        de: 'Die Karte mit dem A heißt [Sau](sau). Findest du alle vier?',
        en: 'The ace is called [Sau](sau). Can you find all four?',
      },
      hint: {
        de: 'Der Buchstabe ist A. Im bayerischen Blatt ist ein Schwein darauf.',
        en: 'The letter is A. In the Bavarian deck there is a pig on it.',
      },
      why: { de: 'In jeder Farbe ist die Sau die höchste Karte.', en: 'The Sau is the highest card of its suit.' },
      picked: { type: 'rank', rank: 'A', cards: 'EA HZ GA SK HA EZ SA GK' },
    },
    {
      id: 'reihe',
      kind: 'order',
      task: {
        de: 'Sau, Zehn, König, Neun, Acht, Sieben. Tipp von der höchsten zur niedrigsten.',
        en: 'Sau, Zehn, König, Neun, Acht, Sieben. Tap from the highest to the lowest.',
      },
      hint: { de: 'Die Zehn kommt gleich nach der Sau.', en: 'The Zehn comes right after the Sau.' },
      why: {
        de: 'Die Zehn ist mehr als der König: Das ist am Anfang ungewohnt.',
        en: 'The Zehn beats the König: that is new for most people.',
      },
      cards: 'EK E7 EA E9 EZ',
      by: { game: 'rufspiel' },
    },
    {
      id: 'erster-stich',
      kind: 'choose',
      task: { de: 'Vier Karten, ein Stich. Wer hat die höchste?', en: 'Four cards, one trick. Who has the highest?' },
      hint: { de: 'Alle vier sind Schellen. Sau, Zehn, König …', en: 'All four are Schellen. Sau, Zehn, König …' },
      why: { de: 'Wer sticht, bekommt alle vier Karten.', en: 'Whoever wins the trick takes all four cards.' },
      question: {
        type: 'winner',
        scene: {
          hands: ['SK E7 E8 E9 G7 G8 H7 H8', 'SZ G9', 'S9 GA', 'SA'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'SK SZ S9 SA',
        },
      },
    },
  ],
};
