import type { OptionWords } from './option-words.ts';

/** Words for the price of a solo game. */
function soloPrice(name: string) {
  return {
    de: {
      label: `Preis ${name}`,
      explanation: `Was ein ${name} kostet, ohne Zuschläge.`,
      values: { solo: ['wie ein Solo', `Ein ${name} kostet so viel wie ein Solo.`] },
    },
    en: {
      label: `Price of a ${name}`,
      explanation: `What a ${name} costs without additions.`,
      values: { solo: ['as much as a Solo', `A ${name} costs as much as a Solo.`] },
    },
  } as const;
}

export const TARIFF_WORDS = {
  'scoring.currency': {
    de: {
      label: 'Gerechnet wird',
      explanation: 'Ob um Geld oder um Punkte gespielt wird.',
      values: {
        cent: ['in Geld', 'Preise sind Beträge in Euro und Cent.'],
        point: ['in Punkten', 'Preise sind Punkte, es geht nicht um Geld.'],
      },
    },
    en: {
      label: 'Counted',
      explanation: 'Whether the table plays for money or for points.',
      values: {
        cent: ['in money', 'Prices are amounts in euros and cents.'],
        point: ['in points', 'Prices are points; no money is involved.'],
      },
    },
  },
  'tariff.rufspiel': {
    de: { label: 'Preis Rufspiel', explanation: 'Was ein Rufspiel kostet, ohne Zuschläge.' },
    en: { label: 'Price of a Rufspiel', explanation: 'What a Rufspiel costs without additions.' },
  },
  'tariff.solo': {
    de: { label: 'Preis Solo', explanation: 'Was ein Solo kostet, ohne Zuschläge.' },
    en: { label: 'Price of a Solo', explanation: 'What a Solo costs without additions.' },
  },
  'tariff.wenz': soloPrice('Wenz'),
  'tariff.farbwenz': soloPrice('Farbwenz'),
  'tariff.geier': soloPrice('Geier'),
  'tariff.farbgeier': soloPrice('Farbgeier'),
  'tariff.bettel': soloPrice('Bettel'),
  'tariff.ramsch': {
    de: {
      label: 'Preis Ramsch',
      explanation: 'Was der Verlierer eines Ramschs jedem zahlt.',
      values: { rufspiel: ['wie ein Rufspiel', 'Ein Ramsch kostet so viel wie ein Rufspiel.'] },
    },
    en: {
      label: 'Price of a Ramsch',
      explanation: 'What the loser of a Ramsch pays to each of the others.',
      values: { rufspiel: ['as much as a Rufspiel', 'A Ramsch costs as much as a Rufspiel.'] },
    },
  },
  'tariff.schneider': {
    de: { label: 'Schneider', explanation: 'Was ein Schneider mehr kostet.' },
    en: { label: 'Schneider', explanation: 'What Schneider adds.' },
  },
  'tariff.schwarz': {
    de: { label: 'Schwarz', explanation: 'Was ein Schwarz mehr kostet.' },
    en: { label: 'Schwarz', explanation: 'What Schwarz adds.' },
  },
  'tariff.laufende': {
    de: { label: 'Preis eines Laufenden', explanation: 'Was jeder Laufende mehr kostet.' },
    en: { label: 'Price of one Laufender', explanation: 'What each Laufender adds.' },
  },
  'schneider.declarerMax': {
    de: {
      label: 'Spielerpartei Schneider',
      explanation: 'Mit wie vielen Augen die Spielerpartei noch Schneider ist.',
      number: (points) => `bis ${points} Augen`,
    },
    en: {
      label: 'Declaring party Schneider',
      explanation: 'With how many points the declaring party still is Schneider.',
      number: (points) => `up to ${points} points`,
    },
  },
  'schneider.opponentMax': {
    de: {
      label: 'Gegenpartei Schneider',
      explanation: 'Mit wie vielen Augen die Gegenpartei noch Schneider ist.',
      number: (points) => `bis ${points} Augen`,
    },
    en: {
      label: 'Opponents Schneider',
      explanation: 'With how many points the opponents still are Schneider.',
      number: (points) => `up to ${points} points`,
    },
  },
  'schwarz.mode': {
    de: {
      label: 'Schwarz zählt',
      explanation: 'Wie sich Schwarz zum Schneider verhält.',
      values: {
        additionalToSchneider: ['zum Schneider dazu', 'Wer Schwarz ist, zahlt Schneider und Schwarz.'],
        insteadOfSchneider: ['statt Schneider', 'Wer Schwarz ist, zahlt nur den Preis für Schwarz.'],
        double: ['doppelt', 'Wer Schwarz ist, zahlt das ganze Spiel doppelt.'],
      },
    },
    en: {
      label: 'Schwarz counts',
      explanation: 'How Schwarz relates to Schneider.',
      values: {
        additionalToSchneider: ['on top of Schneider', 'Schwarz pays Schneider and Schwarz.'],
        insteadOfSchneider: ['instead of Schneider', 'Schwarz pays only the price of Schwarz.'],
        double: ['double', 'Schwarz doubles the whole game.'],
      },
    },
  },
  'schwarz.claimRequired': {
    de: {
      label: 'Schwarz fordern',
      explanation: 'Ob die Gewinner Schwarz fordern müssen, damit es zählt.',
      on: 'Schwarz zählt nur, wenn es gefordert wird',
      off: 'Schwarz zählt von selbst',
    },
    en: {
      label: 'Demanding Schwarz',
      explanation: 'Whether the winners must demand Schwarz for it to count.',
      on: 'Schwarz counts only if it is demanded',
      off: 'Schwarz counts by itself',
    },
  },
} as const satisfies Partial<OptionWords>;
