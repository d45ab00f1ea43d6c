/** The words for people, talk and the rights of the host in German. English has the same keys; the types see to that. */
export const wordsDe = {
  // Talk
  nothingSaid: 'Noch hat niemand etwas gesagt.',
  phrases: 'Mit einem Tipp',
  write: 'Selber schreiben',
  send: 'Abschicken',
  textOff: 'Selber schreiben geht nur, wenn es der erlaubt, der den Tisch macht.',
  mutedOnes: (names: string) => `Stumm: ${names}`,

  // People
  waits: 'wartet auf einen Stuhl',
  sitsOut: 'setzt dieses Spiel aus',
  sitsOutNext: 'setzt das nächste Spiel aus',
  looksOn: 'schaut zu',
  muted: 'stumm',
  mute: 'Stumm schalten',
  unmute: 'Wieder hören',
  offerMine: 'Meinen Platz anbieten',
  takeBack: 'Angebot zurücknehmen',
  makeHost: 'Den Tisch übergeben',
  makeHostSure: 'Wirklich den Tisch übergeben?',
  remove: 'Vom Tisch schicken',
  removeSure: 'Wirklich wegschicken?',
  handOverHint:
    'Deinen Platz kannst du jemandem geben, der wartet oder mit Namen zuschaut. Der Wechsel kommt nach dem Spiel.',

  // Offers
  offersYou: (name: string) => `${name} bietet dir den eigenen Platz an. Den Kontostand behält jeder selbst.`,
  accept: 'Platz nehmen',
  decline: 'Lieber nicht',
  getsChair: (name: string) => `Nach diesem Spiel sitzt du auf dem Platz von ${name}.`,
  notAfterAll: 'Doch nicht',
  offered: (name: string) => `Du hast ${name} deinen Platz angeboten.`,
  accepted: (name: string) => `${name} nimmt deinen Platz. Dieses Spiel spielst du noch fertig.`,

  // What the host decides
  locked: 'Tisch zusperren',
  lockedHint: 'Niemand Neues setzt sich mehr dazu.',
  spectators: 'Zuschauen erlaubt',
  spectatorsHint: 'Wer den Link hat, sieht zu, mit verdeckten Karten.',
  freeText: 'Selber schreiben erlaubt',
  freeTextHint: 'Sonst gibt es nur die fertigen Sprüche.',
  listed: 'In der Liste offener Tische',
  listedHint: 'Auch Fremde finden den Tisch.',
  clock: 'Bedenkzeit',
  clockHint: 'Danach spielt ein Bot weiter, bis man wieder da ist.',
  noClock: 'keine',
  seconds: (count: number) => (count === 180 ? '3 Minuten' : `${count} Sekunden`),
  levelNext: 'Ab dem nächsten Spiel.',
  changeRules: 'Hausregeln ändern',

  // Changing the rules
  rulesOf: (code: string) => `Hausregeln am Tisch ${code}`,
  rulesHint:
    'Was du hier änderst, gilt am Tisch ab dem nächsten Spiel, und es ist auch für deine nächsten Tische gewählt.',
  takeRules: 'So spielen wir weiter',
  sameRules: 'So spielt ihr schon.',
  backToTable: 'Zurück zum Tisch',
  gameGoesOn: 'Am Tisch geht es weiter: Er wartet auf dich.',
} as const;
