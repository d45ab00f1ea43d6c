import type { OptionWords } from './option-words.ts';

export const RAMSCH_MUSS_WORDS = {
  'ramsch.losers': {
    de: {
      label: 'Verlierer im Ramsch',
      explanation: 'Wie viele im Ramsch zahlen.',
      values: {
        one: ['einer', 'Wer die meisten Augen hat, zahlt.'],
        two: ['zwei', 'Die zwei mit den meisten Augen zahlen.'],
      },
    },
    en: {
      label: 'Losers of a Ramsch',
      explanation: 'How many players pay in a Ramsch.',
      values: {
        one: ['one', 'The player with most points pays.'],
        two: ['two', 'The two players with most points pay.'],
      },
    },
  },
  'ramsch.jungfrau': {
    de: {
      label: 'Jungfrau',
      explanation: 'Was im Ramsch ein Spieler ohne Stich bewirkt.',
      values: {
        off: ['zählt nicht', 'Ohne Stich ist nichts Besonderes.'],
        all: ['verdoppelt für alle', 'Jede Jungfrau verdoppelt den ganzen Ramsch.'],
        individual: ['bekommt selbst das Doppelte', 'Nur die Jungfrau bekommt das Doppelte.'],
        individualStacked: [
          'bekommt selbst das Doppelte für jede Jungfrau',
          'Nur Jungfrauen bekommen mehr, bei zweien jede das Vierfache.',
        ],
      },
    },
    en: {
      label: 'Jungfrau (no trick)',
      explanation: 'What a player without a trick brings about in a Ramsch.',
      values: {
        off: ['does not count', 'No trick is nothing special.'],
        all: ['doubles for everybody', 'Each Jungfrau doubles the whole Ramsch.'],
        individual: ['gets double', 'Only the Jungfrau gets double.'],
        individualStacked: ['gets double for each Jungfrau', 'Only a Jungfrau gets more, with two of them four times.'],
      },
    },
  },
  'ramsch.durchmarsch': {
    de: {
      label: 'Durchmarsch',
      explanation: 'Womit man im Ramsch gewinnt, statt zu verlieren.',
      number: (points) => `ab ${points} Augen`,
      values: {
        off: ['gibt es nicht', 'Auch wer alle Stiche macht, verliert.'],
        allTricks: ['mit allen Stichen', 'Wer alle Stiche macht, gewinnt.'],
      },
    },
    en: {
      label: 'Durchmarsch',
      explanation: 'What wins a Ramsch instead of losing it.',
      number: (points) => `from ${points} points on`,
      values: {
        off: ['does not exist', 'Even whoever takes all tricks loses.'],
        allTricks: ['with all tricks', 'Whoever takes all tricks wins.'],
      },
    },
  },
  'ramsch.durchmarschPayout': {
    de: {
      label: 'Ein Durchmarsch zählt',
      explanation: 'Was jeder bei einem Durchmarsch zahlt.',
      values: {
        ramschPrice: ['wie der Ramsch', 'Jeder zahlt den Preis des Ramschs.'],
        soloSchwarz: ['wie ein Solo mit Schwarz', 'Jeder zahlt Solo, Schneider und Schwarz.'],
      },
    },
    en: {
      label: 'A Durchmarsch counts',
      explanation: 'What everybody pays for a Durchmarsch.',
      values: {
        ramschPrice: ['as the Ramsch', 'Everybody pays the price of the Ramsch.'],
        soloSchwarz: ['as a Solo with Schwarz', 'Everybody pays Solo, Schneider and Schwarz.'],
      },
    },
  },
  'ramsch.tie': {
    de: {
      label: 'Gleich viele Augen im Ramsch',
      explanation: 'Wer zahlt, wenn mehrere die meisten Augen haben.',
      values: {
        highestTrump: ['es zahlt, wer den höchsten Trumpf in seinen Stichen hat', 'Der höchste Trumpf entscheidet.'],
        allTiedPay: ['alle zahlen, die gleich viele haben', 'Sie teilen sich, was die anderen bekommen.'],
      },
    },
    en: {
      label: 'Equal points in a Ramsch',
      explanation: 'Who pays if several players have most points.',
      values: {
        highestTrump: ['whoever has the highest trump in his tricks pays', 'The highest trump decides.'],
        allTiedPay: ['all of them pay', 'They share what the others get.'],
      },
    },
  },
  'ramsch.stichzwang': {
    de: {
      label: 'Stichzwang im Ramsch',
      explanation: 'Ob man im Ramsch höher zugeben muss, wenn man kann.',
      on: 'Stichzwang im Ramsch',
      off: 'kein Stichzwang im Ramsch',
    },
    en: {
      label: 'Duty to beat in a Ramsch',
      explanation: 'Whether a higher card must be played in a Ramsch if possible.',
      on: 'duty to beat in a Ramsch',
      off: 'no duty to beat in a Ramsch',
    },
  },
  'muss.allowSolo': {
    de: {
      label: 'Solo im Muss-Spiel',
      explanation: 'Ob, wer spielen muss, auch ein Solospiel ansagen darf.',
      on: 'wer spielen muss, darf ein Solospiel ansagen',
      off: 'wer spielen muss, muss rufen',
    },
    en: {
      label: 'Solo when forced to play',
      explanation: 'Whether a player who must play may announce a solo game.',
      on: 'whoever must play may announce a solo game',
      off: 'whoever must play must call a Sau',
    },
  },
  'muss.gesperrt': {
    de: {
      label: 'Gesperrt im Muss-Spiel',
      explanation: 'Was gilt, wenn spielen muss, wer keine Sau rufen kann.',
      values: {
        renonce: ['Renonce', 'Er ruft die Sau einer Farbe, von der er keine Karte hat, notfalls eine Zehn.'],
        redeal: ['zusammenwerfen', 'Die Karten werden zusammengeworfen.'],
        solo: ['Solospiel', 'Er muss ein Solospiel ansagen.'],
      },
    },
    en: {
      label: 'Gesperrt when forced to play',
      explanation: 'What holds if somebody must play who cannot call a Sau.',
      values: {
        renonce: ['Renonce', 'He calls a Sau of a suit that he does not hold, if need be a Zehn (ten).'],
        redeal: ['throw in', 'The cards are thrown in.'],
        solo: ['solo game', 'He must announce a solo game.'],
      },
    },
  },
  'muss.winAt60WithMaxTrumps': {
    de: {
      label: 'Muss-Spiel mit 60 Augen gewonnen',
      explanation: 'Mit höchstens so vielen Trümpfen genügen dem, der spielen muss, 60 Augen.',
      number: (trumps) => {
        if (trumps === 0) return 'nie';
        return trumps === 1 ? 'mit höchstens einem Trumpf' : `mit höchstens ${trumps} Trümpfen`;
      },
    },
    en: {
      label: 'Forced game won with 60 points',
      explanation: 'With at most so many trumps 60 points are enough for whoever must play.',
      number: (trumps) => {
        if (trumps === 0) return 'never';
        return trumps === 1 ? 'with at most one trump' : `with at most ${trumps} trumps`;
      },
    },
  },
  'play.claimRest': {
    de: {
      label: '„Der Rest ist mein“',
      explanation: 'Ob man alle übrigen Stiche auf einmal beanspruchen darf.',
      values: {
        off: ['nein', 'Jedes Spiel wird zu Ende gespielt.'],
        allRemaining: ['erlaubt', 'Wer ausspielt, darf aufdecken; stimmen alle zu, gehören ihm die übrigen Stiche.'],
      },
    },
    en: {
      label: '“The rest is mine”',
      explanation: 'Whether all remaining tricks may be claimed at once.',
      values: {
        off: ['no', 'Every game is played to the end.'],
        allRemaining: ['allowed', 'The player to lead may show his hand; if all agree the other tricks are his.'],
      },
    },
  },
  'play.lastTrickVisible': {
    de: {
      label: 'Letzten Stich ansehen',
      explanation: 'Ob der letzte Stich noch einmal angesehen werden darf.',
      on: 'der letzte Stich darf angesehen werden',
      off: 'der letzte Stich darf nicht angesehen werden',
    },
    en: {
      label: 'Looking at the last trick',
      explanation: 'Whether the last trick may be looked at again.',
      on: 'the last trick may be looked at',
      off: 'the last trick may not be looked at',
    },
  },
} as const satisfies Partial<OptionWords>;
