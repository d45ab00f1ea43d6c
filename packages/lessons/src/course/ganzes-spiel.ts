import type { Lesson } from '../step.ts';

/** A whole deal against three bots, with help on demand. */
export const GANZES_SPIEL: Lesson = {
  id: 'ganzes-spiel',
  title: { de: 'Ein ganzes Spiel', en: 'A whole deal' },
  goal: { de: 'Du spielst von der Ansage bis zur Abrechnung.', en: 'You play from the announcement to the bill.' },
  steps: [
    {
      id: 'spiel',
      kind: 'deal',
      task: {
        de: 'Spiel ein ganzes Spiel. Hilfe gibt es, wann immer du willst.',
        en: 'Play a whole deal. Help is there whenever you want it.',
      },
      hint: { de: 'Der Helfer sagt dir, was erlaubt ist.', en: 'The help line tells what is allowed.' },
      why: {
        de: 'Jetzt kannst du Schafkopf. Setz dich an den Tisch!',
        en: 'Now you know Schafkopf. Take a seat at the table!',
      },
      seed: 'lernen-27',
    },
  ],
};
