import type { MemberLine } from '@stammtisch/protocol';

/** The words of tables with friends in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Mit Freunden',
  back: 'Zurück',

  // The line to the server
  connecting: 'Verbindet …',
  lost: 'Getrennt. Es geht von selbst weiter, sobald das Netz wieder da ist.',
  noServer: 'Diese Seite läuft ohne Server für gemeinsame Tische. Gegen Bots kannst du hier trotzdem spielen.',
  outdated: 'Es gibt eine neue Fassung. Lade die Seite neu, dann geht es weiter.',
  reload: 'Neu laden',
  loggedOut: 'Dieses Gerät ist abgemeldet.',
  again: 'Noch einmal verbinden',

  // The entry
  openTitle: 'Tisch aufmachen',
  openHint: 'Du bekommst einen Link für die anderen. Leere Stühle nehmen Bots.',
  openTable: 'Tisch aufmachen',
  yourName: 'Dein Name',
  nameNeeded: 'Schreib zuerst, wie du am Tisch heißt.',
  rulesChosen: 'Gespielt wird so:',
  otherRules: 'Andere Regeln',
  editRules: 'Regeln im Einzelnen',
  joinTitle: 'Zu einem Tisch dazukommen',
  code: 'Code des Tisches',
  codeHint: 'Fünf Buchstaben. Mit dem Link geht es ohne.',
  codeWrong: 'Das ist kein Code: Es sind fünf Buchstaben.',
  toTable: 'Zum Tisch',
  self: 'Deine Geräte und Daten',

  // Open tables
  lobby: 'Offene Tische',
  lobbyEmpty: 'Gerade ist kein Tisch offen.',
  listed: 'Offen für alle',
  listedHint: 'Der Tisch steht in der Liste der offenen Tische.',
  quick: 'Schnelles Spiel',
  quickHint: 'Setz dich dazu, wo jemand wartet. Kommt niemand, spielen nach kurzer Zeit Bots mit.',
  quickWaits: (seconds: number) =>
    seconds === 1 ? 'Noch 1 Sekunde, dann spielen Bots mit.' : `Noch ${seconds} Sekunden, dann spielen Bots mit.`,
  quickSoon: 'Gleich geht es los.',
  quickNow: 'Gleich mit Bots anfangen',
  tableBy: (host: string) => `Tisch von ${host}`,
  lookAt: (host: string) => `Zum Tisch von ${host}`,
  moreTables: (count: number) => (count === 1 ? 'Noch ein Tisch' : `Noch ${count} Tische`),
  people: (count: number) => (count === 1 ? '1 Mensch' : `${count} Leute`),
  freeChairs: (count: number) => (count === 1 ? '1 Stuhl frei' : `${count} Stühle frei`),
  noChair: 'kein Stuhl frei',
  nowPlaying: 'spielt gerade',

  // Before the first deal
  tableOf: (code: string) => `Tisch ${code}`,
  invite: 'Lad die anderen ein',
  link: 'Link zum Tisch',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyYourself: 'Der Link ist markiert: Kopier ihn von Hand.',
  send: 'Senden',
  qrCode: 'QR-Code mit dem Link zum Tisch',
  qrTooLong: 'Der Link ist zu lang für einen QR-Code.',
  codeIs: (code: string) => `Code: ${code}`,
  chairs: 'Am Tisch',
  free: 'frei',
  you: 'Du',
  bot: 'Bot',
  host: 'macht den Tisch',
  absent: 'nicht da',
  botPlaysOn: 'ein Bot spielt weiter',
  nobody: 'ohne Namen',
  sitDown: 'Hinsetzen',
  sitHere: 'Hierher',
  sitHint: 'Setz dich dazu: Name eintragen und hinsetzen.',
  waitHint: 'Gerade ist kein Stuhl frei. Wer sich hinsetzt, kommt beim nächsten Wechsel dran.',
  nextDealHint: 'Gerade wird gespielt. Wer sich hinsetzt, spielt ab dem nächsten Spiel mit.',
  youWait: (before: number) =>
    before === 0
      ? 'Der nächste freie Stuhl ist deiner.'
      : `Vor dir ${before === 1 ? 'wartet einer' : `warten ${before}`}.`,
  waitNoMore: 'Nicht mehr warten',
  addBots: 'Bots dazusetzen',
  removeBot: (name: string) => `${name} wegschicken`,
  start: 'Losspielen',
  startNeeds: (count: number) => (count === 1 ? 'Ein Stuhl ist noch frei.' : `${count} Stühle sind noch frei.`),
  waitsFor: 'Sobald alle vier Stühle besetzt sind, geht es los.',
  waiting: 'Wartet auf einen Stuhl',
  rules: 'Hausregeln',
  nextRules: 'Ab dem nächsten Spiel',
  useMyRules: 'Meine gewählten Regeln nehmen',
  talk: 'Plausch',
  talkUnread: (count: number) => `Plausch, ${count} neu`,
  people: 'Leute am Tisch',
  options: 'Tisch einrichten',
  saysHello: 'Du wartest auf einen Stuhl.',
  leaveTable: 'Tisch verlassen',
  loading: 'Der Tisch wird gesucht …',
  toEntry: 'Zu den Tischen',
  tooNew: 'Die Regeln dieses Tisches sind neuer als diese Seite. Lade sie neu.',

  // Between the deals
  ready: 'Nächstes Spiel',
  isReady: 'Bereit. Die anderen schauen noch auf die Abrechnung.',
  mixing: 'Die Karten werden gemischt …',
  mixedTogether: 'Jede Person am Tisch mischt mit.',
  yourCut: 'Magst abheben?',
  cutAt: 'Karten, die du abhebst',
  cutHere: (count: number) => `${count} Karten abheben`,
  noCut: 'So lassen',
  provedMine: (code: string) => `Ehrlich gemischt, auch von dir: Zahl ${code} nachgerechnet.`,
  proved: (code: string) => `Ehrlich gemischt: Zahl ${code} nachgerechnet.`,
  notProved: 'Mit dem Nachweis dieses Spiels stimmt etwas nicht:',
  notOpened: 'Mit dem Mischen stimmt etwas nicht, dein Gerät macht nicht mit:',
  understood: 'Verstanden',

  // In the menu of the table
  atTable: 'Am Tisch',
  away: 'Kurz weg, ein Bot spielt',
  pause: 'Pause',
  paused: (name: string) => `Pause: ${name} hat angehalten.`,
  resume: 'Weiterspielen',
  youAreAway: 'Ein Bot spielt für dich.',
  takeSeat: 'Selber weiterspielen',
  closeTable: 'Abend beenden',
  closeSure: 'Wirklich beenden?',
  shareTable: 'Link und Code',
  stand: 'Aufstehen',
  standSure: 'Wirklich aufstehen?',

  // The end
  closed: 'Der Abend ist zu Ende',
  whoPays: 'Wer zahlt wem?',
  pays: (from: string, to: string, amount: string) => `${from} zahlt ${to} ${amount}`,
  even: 'Niemand schuldet etwas.',
  accounts: 'Stand',
  saveAccounts: 'Abrechnung als Tabelle (CSV)',
  saveDeals: 'Alle Spiele mit Nachweis',
  pointsOf: (points: number) => `${points} Augen`,
  watching: 'Du schaust zu. Die Karten bleiben zu, bis das Spiel vorbei ist.',
} as const;

/** What somebody at the table is called. */
export function nameOf(members: readonly MemberLine[], member: number, nobody: string): string {
  return members.find((one) => one.member === member)?.name ?? nobody;
}
