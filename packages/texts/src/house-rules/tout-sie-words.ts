import type { OptionWords } from './option-words.ts';

export const TOUT_SIE_WORDS = {
  'tout.allowedGames': {
    de: { label: 'Tout', explanation: 'Bei welchen Spielen man einen Tout ansagen darf: alle Stiche oder verloren.' },
    en: { label: 'Tout', explanation: 'In which games a Tout may be announced: all tricks, or the game is lost.' },
  },
  'tout.multiplier': {
    de: {
      label: 'Ein Tout zählt',
      explanation: 'Womit der Preis samt Laufenden bei einem Tout malgenommen wird.',
      number: (times) => (times === 1 ? 'einfach' : `${times}-fach`),
    },
    en: {
      label: 'A Tout counts',
      explanation: 'By what the price including Laufende is multiplied in a Tout.',
      number: (times) => (times === 1 ? 'once' : `${times} times`),
    },
  },
  'tout.schneiderSchwarz': {
    de: {
      label: 'Schneider und Schwarz beim Tout',
      explanation: 'Ob Schneider und Schwarz beim Tout dazukommen.',
      values: {
        none: ['kommen nicht dazu', 'Bei einem Tout zählen nur Grundpreis und Laufende.'],
        always: ['kommen immer dazu', 'Beide kommen fest dazu, ob gewonnen oder verloren.'],
      },
    },
    en: {
      label: 'Schneider and Schwarz in a Tout',
      explanation: 'Whether Schneider and Schwarz are added in a Tout.',
      values: {
        none: ['not added', 'In a Tout only the base price and Laufende count.'],
        always: ['always added', 'Both are a fixed addition, won or lost.'],
      },
    },
  },
  'tout.onLostTrick': {
    de: {
      label: 'Verlorener Tout',
      explanation: 'Was geschieht, wenn die Gegner einen Stich machen.',
      values: {
        playOut: ['wird zu Ende gespielt', 'Es wird weitergespielt, am Geld ändert sich nichts mehr.'],
        stop: ['endet sofort', 'Mit dem ersten Stich der Gegner ist das Spiel zu Ende.'],
      },
    },
    en: {
      label: 'A lost Tout',
      explanation: 'What happens when the opponents take a trick.',
      values: {
        playOut: ['is played to the end', 'Play goes on; the money does not change any more.'],
        stop: ['ends at once', 'The game ends with the first trick of the opponents.'],
      },
    },
  },
  'sie.base': {
    de: {
      label: 'Preis des Sie',
      explanation: 'Wovon der Preis eines Sie ausgeht.',
      values: {
        solo8: ['vom Solo mit acht Laufenden', 'Solo und acht Laufende.'],
        soloTout8: ['vom Solo-Tout mit acht Laufenden', 'Solo und acht Laufende, dazu wie ein Tout malgenommen.'],
      },
    },
    en: {
      label: 'Price of a Sie',
      explanation: 'What the price of a Sie starts from.',
      values: {
        solo8: ['a Solo with eight Laufende', 'A Solo and eight Laufende.'],
        soloTout8: ['a Solo-Tout with eight Laufende', 'A Solo and eight Laufende, multiplied like a Tout.'],
      },
    },
  },
  'sie.multiplier': {
    de: {
      label: 'Ein Sie zählt',
      explanation: 'Womit der Preis des Sie malgenommen wird.',
      number: (times) => (times === 1 ? 'einfach' : `${times}-fach`),
    },
    en: {
      label: 'A Sie counts',
      explanation: 'By what the price of a Sie is multiplied.',
      number: (times) => (times === 1 ? 'once' : `${times} times`),
    },
  },
} as const satisfies Partial<OptionWords>;
