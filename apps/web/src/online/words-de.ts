import type { MemberLine } from '@stammtisch/protocol';

/** The words of tables with friends in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Mit Freunden',
  back: 'Zurück',

  // The line to the server
  connecting: 'Verbindet …',
  lost: 'Getrennt. Es geht von selbst weiter, sobald das Netz wieder da ist.',
  cardWaits: (card: string) => `${card} wird dann gespielt.`,
  wishWaits: 'Was du gewählt hast, geschieht dann.',
  noServer: 'Diese Seite läuft ohne Server für gemeinsame Tische. Gegen Bots kannst du hier trotzdem spielen.',
  outdated: 'Es gibt eine neue Fassung. Lade die Seite neu, dann geht es weiter.',
  reload: 'Neu laden',
  loggedOut: 'Dieses Gerät ist abgemeldet.',
  again: 'Noch einmal verbinden',

  // The entry
  ownTables: (count: number) => (count === 1 ? 'Dein Tisch' : 'Deine Tische'),
  goOnAt: (code: string) => `Weiter am Tisch ${code}`,
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
  look: 'Ansehen',
  lookAt: (host: string) => `Ansehen: Tisch von ${host}`,
  moreTables: (count: number) => (count === 1 ? 'Noch ein Tisch' : `Noch ${count} Tische`),
  peopleThere: (count: number) => (count === 1 ? '1 Mensch' : `${count} Leute`),
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
  onlyHere:
    'Dieser Link geht nur auf diesem Rechner. Für andere Geräte: den Server mit HOST=0.0.0.0 starten und diese Seite unter der Adresse öffnen, die er dann nennt.',
  send: 'Senden',
  qrCode: 'QR-Code mit dem Link zum Tisch',
  qrTooLong: 'Der Link ist zu lang für einen QR-Code.',
  codeIs: (code: string) => `Code: ${code}`,
  chairs: 'Am Tisch',
  free: 'frei',
  you: 'Du',
  bot: 'Bot',
  host: 'macht den Tisch',
  hostNow: (name: string) => `${name} macht jetzt den Tisch.`,
  youHostNow: 'Du machst jetzt den Tisch und kannst ihn einrichten.',
  absent: 'nicht da',
  botPlaysOn: 'ein Bot spielt weiter',
  nobody: 'ohne Namen',
  sitDown: 'Hinsetzen',
  sitHint: 'Setz dich dazu: Name eintragen und hinsetzen.',
  waitHint: 'Gerade ist kein Stuhl frei. Wer sich hinsetzt, kommt beim nächsten Wechsel dran.',
  nextDealHint: 'Gerade wird gespielt. Wer sich hinsetzt, spielt ab dem nächsten Spiel mit.',
  lookOn: 'Nur mit Namen zuschauen',
  lookOnHint: 'Mit Namen sehen dich die anderen und können dir einen Platz anbieten.',
  seenLooking: 'Die anderen sehen, dass du zuschaust, und können dir einen Platz anbieten.',
  looking: 'Es schauen zu',
  youWait: (before: number) =>
    before === 0
      ? 'Der nächste freie Stuhl ist deiner.'
      : `Vor dir ${before === 1 ? 'wartet einer' : `warten ${before}`}.`,
  waitNoMore: 'Nicht mehr warten',
  addBots: 'Bots dazusetzen',
  removeBot: (name: string) => `${name} wegschicken`,
  start: 'Losspielen',
  startNeeds: (count: number) => (count === 1 ? 'Ein Stuhl ist noch frei.' : `${count} Stühle sind noch frei.`),
  waitsFor: 'Sind alle vier besetzt, kann jeder am Tisch losspielen.',
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
  rulesChange: 'Ab dem nächsten Spiel gelten andere Hausregeln.',
  isReady: (missing: readonly string[]) =>
    missing.length === 0
      ? 'Bereit.'
      : `Bereit. Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch: ${missing.join(', ')}.`,
  mixing: 'Die Karten werden gemischt …',
  mixedTogether: 'Jede Person am Tisch mischt mit.',
  cuts: (name: string) => `${name} hebt ab …`,
  yourCut: 'Magst abheben?',
  cutAt: 'Karten, die du abhebst',
  cutHere: (count: number) => `${count} Karten abheben`,
  noCut: 'So lassen',
  provedMine: (code: string) => `Ehrlich gemischt, auch von dir: Zahl ${code} nachgerechnet.`,
  proved: (code: string) => `Ehrlich gemischt: Zahl ${code} nachgerechnet.`,
  proofLater: 'Zusammengeworfene Karten bleiben zu. Ihr Nachweis kommt, wenn der Abend vorbei ist.',
  checkAll: 'Alle Spiele nachrechnen',
  notProved: 'Mit dem Nachweis dieses Spiels stimmt etwas nicht:',
  notOpened: 'Mit dem Mischen stimmt etwas nicht, dein Gerät macht nicht mit:',

  // In the menu of the table
  atTable: 'Am Tisch',
  away: 'Kurz weg, ein Bot spielt',
  pause: 'Pause',
  paused: (name: string) => `Pause: ${name} hat angehalten.`,
  youPaused: 'Pause: Du hast angehalten.',
  resume: 'Weiterspielen',
  youAreAway: 'Ein Bot spielt für dich.',
  takeSeat: 'Selber weiterspielen',
  sitOut: 'Ein Spiel aussetzen',
  sitOutNext: 'Das nächste Spiel setzt du aus.',
  sitOutNextBot: 'Das nächste Spiel setzt du aus: Ein Bot spielt es für dich, auf deine Rechnung.',
  sitOutNow: 'Du setzt dieses Spiel aus. Danach hast du deinen Platz wieder.',
  sitOutNowBot: 'Du setzt dieses Spiel aus: Ein Bot spielt es für dich.',
  playAfterAll: 'Doch mitspielen',
  sitOutAgain: 'Noch ein Spiel aussetzen',
  sitsOutNext: (names: string) => `Setzt das nächste Spiel aus: ${names}`,
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

/** What somebody is called where money is told: of a bot it is said that it is one. */
export function payerOf(
  members: readonly MemberLine[],
  member: number,
  words: { readonly nobody: string; readonly bot: string },
): string {
  const isBot = members.some((one) => one.member === member && one.kind === 'bot');
  const name = nameOf(members, member, words.nobody);
  return isBot ? `${name} (${words.bot})` : name;
}

/** What somebody at the table is called. */
export function nameOf(
  members: readonly Pick<MemberLine, 'member' | 'name'>[],
  member: number,
  nobody: string,
): string {
  return members.find((one) => one.member === member)?.name ?? nobody;
}
