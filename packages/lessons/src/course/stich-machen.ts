import type { Lesson } from '../step.ts';

/** How a trick is won, and when it pays (R74, R73, R70). */
export const STICH_MACHEN: Lesson = {
  id: 'stich-machen',
  title: { de: 'Stich machen', en: 'Winning a trick' },
  goal: {
    de: 'Du siehst, wer sticht, und holst dir die fetten Stiche.',
    en: 'You see who wins and take the fat tricks.',
  },
  steps: [
    {
      id: 'abgeworfen',
      kind: 'choose',
      task: {
        de: 'Eichel wurde ausgespielt. Wer bekommt den [Stich](stich)?',
        en: 'Eichel was led. Who gets the [trick](stich)?',
      },
      hint: {
        de: 'Eine andere Farbe kann nicht stechen, auch keine Sau.',
        en: 'Another suit cannot win, not even a Sau.',
      },
      why: {
        de: 'Ohne Trumpf zählt nur die ausgespielte Farbe. Die Schellen-Sau war [abgeworfen](abwerfen).',
        en: 'Without a trump only the suit that was led counts. The Schellen-Sau was [discarded](abwerfen).',
      },
      question: {
        type: 'winner',
        scene: {
          hands: ['E9 E8 G7 G8 G9 H7 H8 H9', 'EK GK', 'SA', 'EZ EA E7 GA'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'E9 EK SA EZ',
        },
      },
    },
    {
      id: 'einstechen',
      kind: 'table',
      task: {
        de: '{3} spielt gegen dich. Du hast keine Schellen: Hol dir den Stich!',
        en: '{3} is your opponent. You have no Schellen: take the trick!',
      },
      hint: { de: 'Du hast einen Trumpf.', en: 'You hold one trump.' },
      why: { de: 'Die Herz-Sieben hat 11 Augen geholt.', en: 'The Herz-Sieben took 11 points.' },
      aim: { type: 'win' },
      scene: {
        dealer: 2,
        hands: ['H7 EZ EK E8 E7 GK G9 G8', 'EA S9', 'S8', 'SA E9'],
        game: { game: 'rufspiel', suit: 'E', declarer: 3 },
        played: 'SA',
        next: 'S9 S8',
      },
    },
    {
      id: 'ueberstechen',
      kind: 'table',
      task: {
        de: 'Trumpf liegt, {3} spielt gegen dich. Nimm den Stich!',
        en: 'Trump was led and {3} is your opponent. Take the trick!',
      },
      hint: {
        de: 'Höher als der Schellen-Ober sind nur drei Karten.',
        en: 'Only three cards are higher than the Schellen-Ober.',
      },
      why: { de: 'Als Letzter weißt du genau, was reicht.', en: 'The last to play knows exactly what is enough.' },
      aim: { type: 'win' },
      scene: {
        dealer: 0,
        hands: ['EO GU H8 E8 E7 GK G9 S8', 'HU EA', 'HZ', 'SO E9'],
        game: { game: 'rufspiel', suit: 'E', declarer: 3 },
        played: 'HU HZ SO',
      },
    },
    {
      id: 'zehn-heim',
      kind: 'table',
      task: {
        de: 'Du bist Letzter. Hol so viele Augen wie möglich.',
        en: 'You play last. Get as many points as you can.',
      },
      hint: {
        de: 'Die Sau liegt nicht. Jetzt ist die Zehn sicher.',
        en: 'The Sau is not there. Now the Zehn is safe.',
      },
      why: { de: 'So bringst du eine Zehn heim.', en: 'That is how to bring a Zehn home.' },
      aim: { type: 'points' },
      scene: {
        dealer: 0,
        hands: ['GZ G7 EU H9 E8 E7 S9 S8', 'G9 EA', 'G8 GA', 'GK E9'],
        game: { game: 'rufspiel', suit: 'E', declarer: 3 },
        played: 'G9 G8 GK',
      },
    },
    {
      id: 'wer-kommt-raus',
      kind: 'choose',
      task: {
        de: 'Wer den Stich macht, spielt als Nächster aus. Wer ist das hier?',
        en: 'Whoever wins the trick leads to the next. Who is it here?',
      },
      hint: {
        de: 'Alle vier sind Trumpf. Der Ober ist mehr als der Unter.',
        en: 'All four are trumps. An Ober beats an Unter.',
      },
      why: {
        de: 'Der Gewinner kommt raus, von ihm geht es im Uhrzeigersinn.',
        en: 'The winner leads, and from there it goes clockwise.',
      },
      question: {
        type: 'winner',
        scene: {
          hands: ['H7 E7 E8 E9 G7 G8 S7 S8', 'HA GK', 'EU GA', 'GO'],
          game: { game: 'rufspiel', suit: 'G', declarer: 1 },
          played: 'H7 HA EU GO',
        },
      },
    },
  ],
};
