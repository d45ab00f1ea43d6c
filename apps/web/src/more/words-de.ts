/** The words of the pages under "Mehr" in German. English has the same keys; the types see to that. */
export const wordsDe = {
  more: 'Mehr',
  groups: { own: 'Deine Spiele', rules: 'Regeln', app: 'Diese App' },
  hints: {
    replay: 'Jedes Spiel Karte für Karte',
    statistics: 'Bilanz, Spielarten, Kartenglück',
    'house-rules': 'So spielt eure Runde',
    rules: 'Regeln, Streitfragen, Chancen',
    glossary: 'Wörter vom Stammtisch',
    calculator: 'Was kostet das Spiel?',
    data: 'Sichern, zurückholen, löschen',
    about: 'Version, Lizenz, Datenschutz',
  },

  notFound: 'Diese Seite gibt es nicht.',
  notFoundAt: (address: string) =>
    `Unter ${address} ist nichts. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.`,
  toStart: 'Zur Startseite',
  aboutText:
    'Stammtisch ist freie Software zum Schafkopfen: spielen, lernen, nachschlagen. Kostenlos, ohne Werbung, ohne Anmeldung.',
  version: (version: string) => `Version ${version}`,
  privacy: 'Datenschutz',
  privacyText: [
    'Nichts verlässt dein Gerät. Die App wird einmal geladen und fragt danach keinen Server nach dir: keine Konten, keine Zähler, keine Cookies, nichts von fremden Seiten.',
    'Spiele, Hausregeln und Einstellungen liegen nur in diesem Browser. Unter „Deine Daten“ kannst du alles sehen, sichern und löschen.',
  ],
  licence: 'Lizenz',
  licenceText: [
    'Das Programm steht unter der MIT-Lizenz: nimm es, ändere es, gib es weiter. Die gezeichneten Karten sind gemeinfrei (CC0).',
    'Die Schriften Atkinson Hyperlegible Next und Bitter stehen unter der SIL Open Font License.',
  ],
  source: 'Quelltext',
  sourceText:
    'Stammtisch ist quelloffen, mit allen Tests und Bauplänen. Wo der Quelltext liegt, weiß, wer diese Seite betreibt.',
} as const;
