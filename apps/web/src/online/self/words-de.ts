/** The words of the page about the person, its devices and its data in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Du an gemeinsamen Tischen',
  intro:
    'Ein Konto brauchst du nicht: Der Server kennt dein Gerät an einem Cookie. Hier steht alles, was er über dich weiß.',
  unknown: 'Der Server kennt dich noch nicht. Sobald du dich an einen Tisch setzt, steht hier mehr.',
  named: (name: string) => `Am Tisch heißt du ${name}.`,
  yourTables: 'Deine offenen Tische',
  table: (code: string) => `Tisch ${code}`,
  noTables: 'Gerade sitzt du an keinem Tisch.',

  otherDevice: 'Auf einem anderen Gerät weiterspielen',
  otherDeviceHint:
    'Hol dir hier einen Gerätecode und tipp ihn auf dem anderen Gerät ein. Dann bist du dort derselbe: mit deinem Namen, deinem Platz und deinem Kontostand.',
  makeCode: 'Gerätecode holen',
  codeOnce: 'Der Code gilt einmal und zehn Minuten lang. Wer ihn hat, ist du: Zeig ihn niemand anderem.',
  qrCode: 'QR-Code mit dem Gerätecode',
  link: 'Link für das andere Gerät',

  typeCode: 'Gerätecode von einem anderen Gerät',
  typeHint:
    'Acht Buchstaben. Dieses Gerät wird dann zu dem, der du auf dem anderen bist; was es vorher war, wird vergessen.',
  code: 'Gerätecode',
  becomeMe: 'Gerät übernehmen',
  become: {
    done: 'Übernommen: Dieses Gerät gehört jetzt zu dir.',
    unknown: 'Dieser Code gilt nicht: vertippt, schon benutzt oder älter als zehn Minuten.',
    'too-fast': 'Das waren zu viele Versuche. Warte eine Minute.',
    unreachable: 'Der Server ist gerade nicht zu erreichen.',
  },

  passkeys: 'Passkey',
  passkeysHint:
    'Mit einem Passkey bist du auf jedem deiner Geräte wieder du: Finger, Gesicht oder PIN genügen, ein Passwort gibt es nicht. Der Server bekommt nur den öffentlichen Teil.',
  makePasskey: 'Passkey anlegen',
  madeOn: (day: string) => `angelegt am ${day}`,
  passkeyMade: 'Der Passkey ist angelegt.',
  passkeyRemoved: 'Der Passkey ist gelöscht.',
  removePasskey: 'Löschen',
  removePasskeySure: 'Wirklich löschen?',
  enterTitle: 'Schon einmal hier gewesen?',
  enterHint:
    'Hast du auf einem anderen Gerät einen Passkey angelegt, bist du hier damit wieder du. Was dieses Gerät vorher war, wird vergessen.',
  enter: 'Mit Passkey weiterspielen',
  passkeyEnds: {
    'no-passkey': 'Abgebrochen, oder auf diesem Gerät ist kein Passkey für diese Seite.',
    'already-here': 'Auf diesem Gerät hast du schon einen Passkey für diese Seite.',
    'too-many': 'Du hast schon zehn Passkeys. Lösche erst einen.',
    'logged-out': 'Dieses Gerät ist abgemeldet.',
    refused: 'Dieser Passkey gilt hier nicht. Vielleicht wurde er gelöscht.',
    'too-fast': 'Das waren zu viele Versuche. Warte eine Minute.',
    unreachable: 'Der Server ist gerade nicht zu erreichen.',
  },

  played: 'Deine Spiele',
  playedHint:
    'Was du auf anderen Geräten gespielt hast, lässt sich hierher holen: zum Nachspielen und für deine Statistik.',
  bring: 'Spiele hierher holen',
  bringing: 'Spiele werden geholt …',
  brought: (deals: number, added: number) =>
    added === 0 ? 'Es war schon alles da.' : `Neu auf diesem Gerät: ${added} von ${deals} Spielen.`,
  broughtPartly: (added: number) => `Nicht alles ließ sich holen. Neu auf diesem Gerät: ${added}.`,
  toStatistics: 'Zur Statistik',

  devices: 'Deine Geräte',
  thisDevice: 'dieses Gerät',
  someDevice: 'Ein Gerät',
  seen: (day: string) => `zuletzt am ${day}`,
  seenToday: 'heute da',
  logOut: 'Abmelden',
  logOutSure: 'Wirklich abmelden?',
  lastDevice:
    'Ist es dein letztes Gerät und hast du keinen Passkey, wird auch alles gelöscht, was über dich gespeichert ist.',
  failed: 'Das ging nicht. Der Server ist gerade nicht zu erreichen.',

  data: 'Deine Daten auf dem Server',
  dataHint:
    'Gespeichert sind dein Name, deine Tische, deine Geräte und der öffentliche Teil deiner Passkeys. Was du im Plausch geschrieben hast, verschwindet mit dem Abend.',
  export: 'Alles über dich herunterladen (JSON)',
  delete: 'Alles über dich löschen',
  deleteSure: 'Wirklich alles löschen?',
  deleteHint:
    'Alle deine Geräte werden abgemeldet. Gespielte Spiele bleiben in der Abrechnung ihrer Tische, aber ohne deinen Namen.',
} as const;
