/** The words of the data page in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Deine Daten',
  intro: 'Alles liegt nur in diesem Browser. Kein Server sieht es.',
  parts: 'Was hier liegt',
  deals: (count: number) => (count === 1 ? '1 gespieltes Spiel' : `${count} gespielte Spiele`),
  session: 'Der angefangene Tisch',
  names: {
    'stammtisch.settings': 'Einstellungen',
    'stammtisch.house-rules': 'Hausregeln',
    'stammtisch.house-rules.unreadable': 'Hausregeln, nicht lesbar',
    'stammtisch.lernen': 'Lernfortschritt',
  },
  other: (key: string) => `Sonstiges: ${key}`,
  nothing: 'Hier liegt noch nichts.',
  notLasting: 'Dieser Browser speichert nichts: Alles ist weg, sobald du die Seite schließt.',
  usage: (used: string, quota: string) => `Belegt: ${used} von ${quota}, die der Browser gibt.`,

  // Persistence
  persisted: 'Der Browser hat versprochen, nichts davon von selbst zu löschen.',
  notPersisted: 'Der Browser kann das löschen, wenn der Platz knapp wird oder du lange nicht da warst.',
  persist: 'Dauerhaft behalten',
  refused: 'Der Browser verspricht es nicht. Sichere lieber ab und zu in eine Datei.',

  // Export
  export: 'Sichern',
  exportHint: 'Eine Datei mit allem: Spiele, Tisch, Einstellungen, Hausregeln, Lernfortschritt.',
  exportButton: 'Alles in eine Datei sichern',
  exported: 'Gesichert. Die Datei liegt bei deinen Downloads.',

  // Import
  import: 'Zurückholen',
  importHint: 'Aus einer gesicherten Datei. Vorher siehst du, was dazukommt; nichts wird doppelt.',
  importButton: 'Datei wählen',
  problems: {
    'not-json': 'Diese Datei lässt sich nicht lesen.',
    'not-a-backup':
      'Das ist keine Sicherung von Stammtisch. Einzelne Spiele (.jsonl) öffnest du unter „Gespielte Spiele“.',
    newer: 'Diese Sicherung kommt aus einer neueren Fassung von Stammtisch. Lade die Seite neu.',
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },
  preview: 'Das käme dazu',
  newDeals: (count: number) => (count === 1 ? '1 Spiel kommt dazu' : `${count} Spiele kommen dazu`),
  knownDeals: (count: number) => (count === 1 ? '1 Spiel ist schon da' : `${count} Spiele sind schon da`),
  badDeals: (count: number) => (count === 1 ? '1 Spiel ist nicht lesbar' : `${count} Spiele sind nicht lesbar`),
  sessions: {
    none: '',
    same: 'Der angefangene Tisch ist schon da.',
    added: 'Der angefangene Tisch kommt dazu.',
    blocked: 'Hier ist schon ein Tisch angefangen; der aus der Datei bleibt weg.',
  },
  changes: { same: 'unverändert', added: 'kommt dazu', replaced: 'wird ersetzt', merged: 'wird ergänzt' },
  takeOver: 'Übernehmen',
  cancel: 'Abbrechen',
  takenOver: 'Übernommen.',
  notTaken: 'Nicht alles ließ sich speichern. Vielleicht ist der Platz voll.',
  goOn: 'Weiter',

  // What could not be read
  aside: 'Nicht lesbar',
  asideHint: (count: number) =>
    count === 1
      ? 'Etwas Gespeichertes war beschädigt und liegt hier, wie es war. Gespielt wird ohne es weiter.'
      : `${count} gespeicherte Dinge waren beschädigt und liegen hier, wie sie waren. Gespielt wird ohne sie weiter.`,
  asideSave: 'Als Datei sichern',
  asideDiscard: 'Wegwerfen',

  // Delete
  delete: 'Löschen',
  deleteHint: 'Wähle, was weg soll.',
  deleteButton: 'Löschen …',
  all: 'Alles auswählen',
  sure: (what: string) => `Wirklich löschen: ${what}? Das lässt sich nicht zurücknehmen.`,
  yes: 'Ja, endgültig löschen',
  no: 'Nein, behalten',
  deleted: 'Gelöscht.',
  notDeleted: 'Das ließ sich nicht löschen.',
} as const;
