import type { Words } from './use-words.ts';

/** The words of the statistics in English. */
export const wordsEn: Words = {
  title: 'Your games in numbers',
  empty: 'Once you have played a deal to its end, this page tells how it goes.',
  nothing: 'There is no deal in this choice.',

  period: 'Period',
  periods: { all: 'everything', 'this-month': 'this month', 'last-month': 'last month', week: '7 days' },
  table: 'Played',
  tables: { all: 'anywhere', alone: 'against bots', friends: 'with friends' },
  rules: 'Rules',
  any: 'all',
  bots: 'Opponents',
  practice: 'Count practice tables',
  takenBack: (deals) =>
    deals === 1
      ? 'One deal in which you took something back does not count.'
      : `${deals} deals in which you took something back do not count.`,
  currency: 'Counted in',
  currencies: { cent: 'euros', point: 'points' },

  balance: 'Balance',
  deals: (count) => (count === 1 ? '1 deal' : `${count} deals`),
  wonOf: (won, decided) => `${won} of ${decided} won`,
  perDeal: (amount) => `${amount} on average`,
  months: (now, before) => `This month ${now} · last month ${before}`,
  chart: (deals, end, low, high) =>
    `Line of your account over ${deals} deals: ${end} at the end, lowest ${low}, highest ${high}.`,
  rounds: 'Round by round',
  round: 'Round',
  sum: 'Sum',
  account: 'Account',
  worst: 'Look at the most expensive deal',
  unknownDate: 'no date',

  byGame: 'By game',
  game: 'Game',
  played: 'Deals',
  won: 'won',
  average: 'average',
  thrownIn: 'Thrown in',
  byRole: 'What you are in the game',
  role: 'Role',
  roles: {
    declarer: 'declarer',
    partner: 'partner',
    opponent: 'opponent',
    alone: 'in a Ramsch',
    'thrown-in': 'thrown in',
  },
  extras: 'Laufende, Schneider, Schwarz',
  extra: 'What',
  extraNames: { laufende: 'Laufende', schneider: 'Schneider', schwarz: 'Schwarz' },
  made: 'for you',
  suffered: 'against you',

  luck: 'Luck of the cards',
  luckLess: (cards, difference) => `Your hand was ${difference} ${cards} worse than the average.`,
  luckMore: (cards, difference) => `Your hand was ${difference} ${cards} better than the average.`,
  luckEven: 'Your hand was exactly as good as the average.',
  cards: 'Cards',
  kinds: { trumps: 'trumps', saue: 'Säue', ober: 'Ober' },
  yours: 'you',
  expected: 'expected',
  trumpsHint: 'Trumps as in a Rufspiel, before a game is announced.',

  fairness: 'Is the dealing honest?',
  proofs: 'Compute every shuffle again',
  fairnessFew: (deals, needed) => `${deals} deals are too few to tell; from ${needed} on we do the sums.`,
  fairnessIntro: (deals) =>
    `From ${deals} deals: what each seat got on average. Practice tables do not count, their cards are fixed.`,
  seat: 'Seat',
  usual: (percent) => `Nothing unusual: honest shuffling is as uneven as this or more in ${percent} of all cases.`,
  rare: (percent) => `Unusual but possible: honest shuffling is as uneven as this in only ${percent} of all cases.`,
  odd: (percent) => `Very odd: honest shuffling is as uneven as this in only ${percent} of all cases.`,
  handTitle: 'Trumps in your hand',
  trumps: 'Trumps',
  seen: 'seen',
  test: (chi, percent) => `Chi-square ${chi}, chance ${percent}`,
  places: ['you', 'left of you', 'opposite', 'right of you'],

  export: 'Take along',
  csv: 'Table (CSV)',
  json: 'Data (JSON)',
  manage: 'Manage all data',
  list: 'Played deals',
};
