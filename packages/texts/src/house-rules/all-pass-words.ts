import type { OptionWords } from './option-words.ts';

export const ALL_PASS_WORDS = {
  'allPass.action': {
    de: {
      label: 'Alle weiter',
      explanation: 'Was geschieht, wenn keiner spielen will.',
      values: {
        redeal: ['zusammenwerfen', 'Die Karten werden zusammengeworfen und neu gegeben.'],
        stock: ['Stock', 'Jeder zahlt in den Stock, dann wird neu gegeben.'],
        ramsch: ['Ramsch', 'Jeder spielt für sich; wer die meisten Augen hat, zahlt.'],
        doubleNext: ['das nächste Spiel doppelt', 'Zusammenwerfen, und das nächste Spiel zählt doppelt.'],
        eichelOberMuss: ['der Alte muss', 'Wer den Eichel-Ober hat, muss spielen.'],
      },
    },
    en: {
      label: 'All pass',
      explanation: 'What happens if nobody wants to play.',
      values: {
        redeal: ['throw in', 'The cards are thrown in and dealt again.'],
        stock: ['Stock', 'Everybody pays into the Stock (pot), then the cards are dealt again.'],
        ramsch: ['Ramsch', 'Everybody plays for himself; whoever has most points pays.'],
        doubleNext: ['the next game counts double', 'The cards are thrown in and the next game counts double.'],
        eichelOberMuss: ['the Eichel-Ober must play', 'Whoever holds the Eichel-Ober must play (der Alte muss).'],
      },
    },
  },
  'allPass.doubleNextMax': {
    de: {
      label: 'Doppeltes Spiel',
      explanation: 'Wie viel das nächste Spiel höchstens zählt, wenn mehrmals hintereinander alle weiter sagen.',
      values: {
        2: ['höchstens zweifach', 'Mehr als doppelt wird es nicht.'],
        4: ['höchstens vierfach', 'Nach zwei Runden ist Schluss mit Verdoppeln.'],
        8: ['höchstens achtfach', 'Nach drei Runden ist Schluss mit Verdoppeln.'],
        16: ['höchstens sechzehnfach', 'Nach vier Runden ist Schluss mit Verdoppeln.'],
      },
    },
    en: {
      label: 'Doubled game',
      explanation: 'How much the next game counts at most if all pass several times in a row.',
      values: {
        2: ['at most twice', 'It never counts more than double.'],
        4: ['at most four times', 'Doubling stops after two deals.'],
        8: ['at most eight times', 'Doubling stops after three deals.'],
        16: ['at most sixteen times', 'Doubling stops after four deals.'],
      },
    },
  },
  'stock.enabled': {
    de: {
      label: 'Stock',
      explanation: 'Ob es einen Stock gibt, den ein gewonnenes Spiel mitnimmt.',
      on: 'mit Stock',
      off: 'kein Stock',
    },
    en: {
      label: 'Stock (pot)',
      explanation: 'Whether there is a Stock that a won game takes.',
      on: 'with a Stock',
      off: 'no Stock',
    },
  },
  'stock.contribution': {
    de: {
      label: 'Einlage in den Stock',
      explanation: 'Was jeder in den Stock zahlt.',
      values: { rufspiel: ['so viel wie ein Rufspiel', 'Jeder zahlt den Preis eines Rufspiels ein.'] },
    },
    en: {
      label: 'Contribution to the Stock',
      explanation: 'What everybody pays into the Stock.',
      values: { rufspiel: ['as much as a Rufspiel', 'Everybody pays the price of a Rufspiel.'] },
    },
  },
  'stock.wonBy': {
    de: {
      label: 'Den Stock holt',
      explanation: 'Welches Spiel den Stock mitnimmt, wenn es gewonnen wird.',
      values: {
        any: ['jedes gewonnene Spiel', 'Jedes Spiel, das die Spielerpartei gewinnt.'],
        rufspiel: ['nur ein gewonnenes Rufspiel', 'Soli lassen den Stock liegen.'],
        solo: ['nur ein gewonnenes Solospiel', 'Rufspiele lassen den Stock liegen.'],
      },
    },
    en: {
      label: 'The Stock goes to',
      explanation: 'Which game takes the Stock when it is won.',
      values: {
        any: ['every won game', 'Every game that the declaring party wins.'],
        rufspiel: ['only a won Rufspiel', 'Solo games leave the Stock alone.'],
        solo: ['only a won solo game', 'A Rufspiel leaves the Stock alone.'],
      },
    },
  },
  'stock.split': {
    de: {
      label: 'Stock im Rufspiel',
      explanation: 'Wer den Stock im Rufspiel bekommt oder auffüllt.',
      values: {
        party: ['halb und halb', 'Beide Partner teilen; ein übriger Cent bleibt liegen.'],
        callerOnly: ['nur der Rufer', 'Der Rufer allein bekommt oder zahlt.'],
      },
    },
    en: {
      label: 'Stock in a Rufspiel',
      explanation: 'Who gets or fills the Stock in a Rufspiel.',
      values: {
        party: ['half each', 'Both partners share; an odd cent stays.'],
        callerOnly: ['only the caller', 'The caller alone gets or pays.'],
      },
    },
  },
  'stock.onLoss': {
    de: {
      label: 'Stock bei verlorenem Spiel',
      explanation: 'Was ein verlorenes Spiel in den Stock zahlt.',
      values: {
        unchanged: ['bleibt gleich', 'Ein verlorenes Spiel ändert den Stock nicht.'],
        double: ['wird verdoppelt', 'Die Verlierer zahlen noch einmal so viel hinein.'],
        contribution: ['bekommt eine Einlage', 'Die Verlierer zahlen je eine Einlage.'],
      },
    },
    en: {
      label: 'Stock after a lost game',
      explanation: 'What a lost game pays into the Stock.',
      values: {
        unchanged: ['stays as it is', 'A lost game does not change the Stock.'],
        double: ['is doubled', 'The losers pay as much again.'],
        contribution: ['gets a contribution', 'Each of the losers pays one contribution.'],
      },
    },
  },
  'stock.capPerGame': {
    de: {
      label: 'Grenze für den Stock je Spiel',
      explanation: 'Mehr zahlt ein verlorenes Spiel nicht in den Stock.',
      zero: 'keine',
    },
    en: {
      label: 'Limit of the Stock per game',
      explanation: 'A lost game never pays more into the Stock.',
      zero: 'none',
    },
  },
  'stock.multipliedByKlopfen': {
    de: {
      label: 'Klopfen und Stock',
      explanation: 'Ob Klopfer die Einlage in den Stock vervielfachen.',
      on: 'Klopfer vervielfachen die Einlage in den Stock',
      off: 'Klopfer ändern die Einlage in den Stock nicht',
    },
    en: {
      label: 'Knocks and Stock',
      explanation: 'Whether knocks multiply the contribution to the Stock.',
      on: 'knocks multiply the contribution to the Stock',
      off: 'knocks do not change the contribution to the Stock',
    },
  },
} as const satisfies Partial<OptionWords>;
