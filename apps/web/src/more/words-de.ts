/** The words of the pages under "Mehr" in German. English has the same keys; the types see to that. */
export const wordsDe = {
  more: 'Mehr',
  friendsTitle: 'Du an gemeinsamen Tischen',
  groups: { own: 'Deine Spiele', rules: 'Regeln', app: 'Diese App' },
  hints: {
    replay: 'Jedes Spiel Karte für Karte',
    statistics: 'Bilanz, Spielarten, Kartenglück',
    fairness: 'Jedes Mischen nachgerechnet',
    'house-rules': 'So spielt eure Runde',
    rules: 'Regeln, Streitfragen, Chancen',
    glossary: 'Wörter vom Stammtisch',
    calculator: 'Was kostet das Spiel?',
    settings: 'Schrift, Karten, Ton, Bedienung',
    friends: 'Wo du angemeldet bist, was der Server weiß',
    data: 'Sichern, zurückholen, löschen',
    install: 'Auf den Startbildschirm, auch ohne Netz',
    about: 'Version, Lizenz, Datenschutz',
  },

  notFound: 'Diese Seite gibt es nicht.',
  notFoundAt: (address: string) =>
    `Unter ${address} ist nichts. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.`,
  toStart: 'Zur Startseite',
  installText:
    'Stammtisch braucht keinen Laden: Leg dir die Seite auf den Startbildschirm, dann öffnet sie sich wie eine App.',
  installed: 'Du spielst schon in der installierten App.',
  installNow: 'Auf dieses Gerät holen',
  offline: {
    unknown: 'Es wird nachgesehen, ob die App ohne Netz spielt …',
    fetching: 'Die App wird gerade ganz geladen, damit sie ohne Netz spielt …',
    ready: 'Die ganze App liegt auf diesem Gerät: Sie spielt auch ohne Netz.',
    impossible:
      'Hier kann die App nicht bleiben: Ohne Netz geht sie nicht auf. Das liegt an einem privaten Fenster, an einer Adresse ohne https oder am vollen Speicher.',
  },
  onIos: 'iPhone und iPad',
  iosShare: 'Tipp in Safari auf „Teilen“.',
  iosAdd: 'Wähle „Zum Home-Bildschirm“ und dann „Hinzufügen“.',
  elsewhere: 'Android und Computer',
  menuInstall: 'Öffne das Menü des Browsers und wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
  keptTitle: 'Was mitkommt',
  keptText:
    'Was du gespielt hast, bleibt in dem Browser, in dem du es gespielt hast. Unter „Deine Daten“ kannst du alles in eine Datei sichern und in der installierten App zurückholen. Eine neue Fassung kommt nur, wenn du sie haben willst, und nie mitten im Spiel.',
  aboutText:
    'Stammtisch ist freie Software zum Schafkopfen: spielen, lernen, nachschlagen. Kostenlos, ohne Werbung, ohne Anmeldung.',
  version: (version: string) => `Version ${version}`,
  privacy: 'Datenschutz',
  privacyText: [
    'Solang du gegen Bots spielst, verlässt nichts dein Gerät. Die App wird einmal geladen und fragt danach keinen Server nach dir: keine Konten, keine Zähler, keine Cookies, nichts von fremden Seiten.',
    'Spiele, Hausregeln und Einstellungen liegen nur in diesem Browser. Unter „Deine Daten“ kannst du alles sehen, sichern und löschen.',
    'An Tischen mit Freunden kennt der Server dein Gerät an einem Cookie und speichert den Namen, den du angibst, und was am Tisch geschieht. Unter „Du an gemeinsamen Tischen“ kannst du das herunterladen und löschen.',
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
