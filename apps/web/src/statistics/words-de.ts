/** The words of the statistics in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Deine Spiele in Zahlen',
  empty: 'Sobald du ein Spiel zu Ende gespielt hast, steht hier, wie es läuft.',
  nothing: 'In dieser Auswahl ist kein Spiel.',

  // Filter
  period: 'Zeitraum',
  periods: { all: 'alles', 'this-month': 'dieser Monat', 'last-month': 'letzter Monat', week: '7 Tage' },
  table: 'Gespielt',
  tables: { all: 'überall', alone: 'gegen Bots', friends: 'mit Freunden' },
  rules: 'Regeln',
  any: 'alle',
  bots: 'Gegner',
  practice: 'Übungstische mitzählen',
  takenBack: (deals: number) =>
    deals === 1
      ? 'Ein Spiel, in dem du etwas zurückgenommen hast, zählt nicht mit.'
      : `${deals} Spiele, in denen du etwas zurückgenommen hast, zählen nicht mit.`,
  currency: 'Gezählt wird in',
  currencies: { cent: 'Euro', point: 'Punkten' },

  // Balance
  balance: 'Bilanz',
  deals: (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
  wonOf: (won: number, decided: number) => `${won} von ${decided} gewonnen`,
  perDeal: (amount: string) => `${amount} im Schnitt`,
  months: (now: string, before: string) => `Dieser Monat ${now} · letzter Monat ${before}`,
  chart: (deals: number, end: string, low: string, high: string) =>
    `Linie deines Kontos über ${deals} Spiele: am Ende ${end}, tiefster Stand ${low}, höchster ${high}.`,
  rounds: 'Runde für Runde',
  round: 'Runde',
  sum: 'Summe',
  account: 'Konto',
  worst: 'Teuerstes Spiel ansehen',
  unknownDate: 'ohne Datum',

  // Groups
  byGame: 'Nach Spielart',
  game: 'Spiel',
  played: 'Spiele',
  won: 'gewonnen',
  average: 'Schnitt',
  thrownIn: 'Zusammen\u00ADgeworfen',
  byRole: 'Als was du spielst',
  role: 'Rolle',
  roles: {
    declarer: 'Spieler',
    partner: 'Mitspieler',
    opponent: 'Gegner',
    alone: 'im Ramsch',
    'thrown-in': 'zusammengeworfen',
  },
  extras: 'Laufende, Schneider, Schwarz',
  extra: 'Was',
  extraNames: { laufende: 'Laufende', schneider: 'Schneider', schwarz: 'Schwarz' },
  made: 'für dich',
  suffered: 'gegen dich',

  // Luck
  luck: 'Kartenglück',
  luckLess: (cards: string, difference: string) =>
    `Dein Blatt war um ${difference} ${cards} schlechter als der Schnitt.`,
  luckMore: (cards: string, difference: string) => `Dein Blatt war um ${difference} ${cards} besser als der Schnitt.`,
  luckEven: 'Dein Blatt war genau so gut wie der Schnitt.',
  cards: 'Karten',
  kinds: { trumps: 'Trümpfe', saue: 'Säue', ober: 'Ober' },
  yours: 'du',
  expected: 'zu erwarten',
  trumpsHint: 'Trümpfe wie beim Rufspiel, bevor ein Spiel angesagt ist.',

  // Fairness
  fairness: 'Wird ehrlich gegeben?',
  proofs: 'Jedes Mischen nachrechnen',
  fairnessFew: (deals: number, needed: number) =>
    `Nach ${deals} Spielen lässt sich dazu noch nichts sagen; ab ${needed} rechnen wir nach.`,
  fairnessIntro: (deals: number) =>
    `Aus ${deals} Spielen: was jeder Platz im Schnitt bekam. Übungstische zählen nicht, ihre Karten stehen fest.`,
  seat: 'Platz',
  usual: (percent: string) =>
    `Nichts Auffälliges: So ungleich oder noch ungleicher wird es bei ehrlichem Mischen in ${percent} aller Fälle.`,
  rare: (percent: string) =>
    `Ungewöhnlich, aber möglich: So ungleich wird es bei ehrlichem Mischen nur in ${percent} aller Fälle.`,
  odd: (percent: string) => `Sehr auffällig: So ungleich wird es bei ehrlichem Mischen nur in ${percent} aller Fälle.`,
  handTitle: 'Trümpfe auf deiner Hand',
  trumps: 'Trümpfe',
  seen: 'gesehen',
  test: (chi: string, percent: string) => `Chi-Quadrat ${chi}, Zufall ${percent}`,
  places: ['du', 'links von dir', 'gegenüber', 'rechts von dir'],

  // Export
  export: 'Mitnehmen',
  csv: 'Tabelle (CSV)',
  json: 'Daten (JSON)',
  manage: 'Alle Daten verwalten',
  list: 'Gespielte Spiele',
} as const;
