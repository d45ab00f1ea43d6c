/** The words of navigation in German. English has the same keys; the types see to that. */
export const wordsDe = {
  bar: 'Bereiche',
  sections: { start: 'Spielen', learn: 'Lernen', more: 'Mehr' },
  /** What stands in the title of the window. */
  titles: {
    start: 'Schafkopf gegen drei Bots',
    'new-table': 'Tisch mit Bots',
    friends: 'Mit Freunden',
    'house-rules': 'Hausregeln',
    learn: 'Lernen',
    more: 'Mehr',
    rules: 'Regelbuch',
    glossary: 'Glossar',
    calculator: 'Spielrechner',
    replay: 'Gespielte Spiele',
    statistics: 'Statistik',
    fairness: 'Ehrlich gemischt?',
    data: 'Deine Daten',
    install: 'Installieren',
    settings: 'Einstellungen',
    about: 'Über Stammtisch',
    table: 'Am Tisch',
    'not-found': 'Nicht gefunden',
  },

  backToMore: 'Mehr',

  newVersion: 'Eine neue Fassung ist da.',
  loadVersion: 'Jetzt laden',

  notKept: 'Dein Spiel wird gerade nicht gespeichert: Es geht weiter, ist aber weg, sobald du die Seite schließt.',
  understood: 'Verstanden',
  aside: 'Ein Teil deines gespeicherten Tisches war nicht lesbar. Er liegt jetzt unter „Deine Daten“.',
  lookAtAside: 'Ansehen',

  leaveTitle: 'Tisch verlassen?',
  leaveText: 'Nichts geht verloren: Dein Spiel wartet auf der Startseite.',
  stay: 'Weiterspielen',
  leave: 'Tisch verlassen',

  broken: 'Hier ist etwas schiefgegangen.',
  brokenText:
    'Was du gespielt hast, ist gespeichert. Ein neuer Anlauf hilft fast immer; ohne Netz fehlt vielleicht ein Teil der App.',
  reload: 'Neu laden',
} as const;
