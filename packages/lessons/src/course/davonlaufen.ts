import type { Lesson } from '../step.ts';

/** The one way to lead under the called Sau (R80, B37, B38). */
export const DAVONLAUFEN: Lesson = {
  id: 'davonlaufen',
  title: { de: 'Davonlaufen', en: 'Running away' },
  goal: { de: 'Du weißt, wann du unter der Sau ausspielen darfst.', en: 'You know when you may lead below the Sau.' },
  steps: [
    {
      id: 'drei',
      kind: 'select',
      task: {
        de: 'Du hast die gerufene Gras-Sau und zwei kleine Gras. Womit darfst du herauskommen?',
        en: 'You hold the called Gras-Sau and two small Gras. What may you lead?',
      },
      hint: {
        de: 'Mit drei Karten der Farbe läuft niemand davon.',
        en: 'Nobody runs away with three cards of the suit.',
      },
      why: {
        de: 'Mit weniger als vier Karten geht von der gerufenen Farbe nur die Sau.',
        en: 'With fewer than four cards only the Sau of the called suit may be led.',
      },
      picked: {
        type: 'legal',
        scene: {
          hands: ['GA GK G8 EO HU H9 S8 E7', '', '', 'G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        },
      },
    },
    {
      id: 'vier',
      kind: 'select',
      task: {
        de: 'Jetzt hast du vier Gras mit der Sau. Was geht nun?',
        en: 'Now you hold four Gras with the Sau. What is allowed now?',
      },
      hint: { de: 'Vier mit der Sau: Das ist die Grenze.', en: 'Four with the Sau: that is the limit.' },
      why: {
        de: 'Ab vier Karten der Farbe darfst du davonlaufen.',
        en: 'With four cards of the suit you may run away.',
      },
      picked: {
        type: 'legal',
        scene: {
          hands: ['GA GK G8 G7 EO H9 S8 E7', 'GZ', '', 'G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
        },
      },
    },
    {
      id: 'laufen',
      kind: 'table',
      task: { de: '[Lauf davon](davonlaufen)!', en: '[Run away](davonlaufen)!' },
      hint: { de: 'Spiel ein kleines Gras aus, nicht die Sau.', en: 'Lead a small Gras, not the Sau.' },
      why: {
        de: 'Die Sau bleibt bei dir, und die Gegner sind verwirrt.',
        en: 'You keep the Sau and the opponents are puzzled.',
      },
      aim: { type: 'run-away' },
      scene: {
        hands: ['GA GK G8 G7 EO H9 S8 E7', 'GZ', '', 'G9'],
        game: { game: 'rufspiel', suit: 'G', declarer: 3 },
      },
    },
    {
      id: 'danach',
      kind: 'select',
      task: {
        de: 'Du bist davongelaufen. Jetzt liegt Schellen, die Farbe fehlt dir. Was geht?',
        en: 'You ran away. Now Schellen was led and you have none. What is allowed?',
      },
      hint: {
        de: 'Wer davongelaufen ist, ist alle Fesseln los.',
        en: 'Whoever ran away is free of the duties of the Sau.',
      },
      why: {
        de: 'Nach dem Davonlaufen darfst du die Sau spielen wie jede andere Karte.',
        en: 'After running away you may play the Sau like any other card.',
      },
      picked: {
        type: 'legal',
        scene: {
          hands: ['GA GK G8 G7 EO H9 E8 E7', 'GZ S9', 'S7 SA SZ SK EA EZ HA HZ', 'G9'],
          game: { game: 'rufspiel', suit: 'G', declarer: 3 },
          played: 'G7 GZ S7 G9 S9 SA S8',
        },
      },
    },
  ],
};
