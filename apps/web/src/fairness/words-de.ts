/** The words of the page about dealing in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Ist das ehrlich gemischt?',
  intro:
    'Stammtisch mischt so, dass man es hinterher nachrechnen kann. Diese Seite tut das, auf deinem Gerät und auch ohne Netz.',
  checking: 'Es wird nachgerechnet …',
  good: (deals: number) =>
    deals === 1 ? '1 Spiel nachgerechnet: Es stimmt.' : `${deals} Spiele nachgerechnet: Alle stimmen.`,
  bad: (wrong: number, all: number) =>
    wrong === 1 ? `1 von ${all} Spielen stimmt nicht.` : `${wrong} von ${all} Spielen stimmen nicht.`,
  none: 'Noch kein Spiel mit Nachweis. Spiel eines zu Ende, dann wird es hier nachgerechnet.',
  noneInFile: 'In dieser Datei ist kein Spiel mit Nachweis.',
  whole: (rounds: number) =>
    rounds === 1 ? 'In der Runde fehlt kein Spiel.' : `In keiner der ${rounds} Runden fehlt ein Spiel.`,
  torn: (rounds: number) =>
    rounds === 1
      ? 'In einer Runde fehlen Spiele, zum Beispiel weil du ausgesetzt oder sie gelöscht hast.'
      : `In ${rounds} Runden fehlen Spiele, zum Beispiel weil du ausgesetzt oder sie gelöscht hast.`,
  without: (deals: number) =>
    `${deals} ohne Nachweis: Übungstische, zurückgespielte Stellungen und Spiele aus älteren Fassungen.`,
  lineIs: (line: number, problem: string) => `Spiel ${line}: ${problem}`,

  file: 'Datei nachrechnen',
  fileHint: 'Gespeicherte Runden oder Nachweise (.jsonl, .json), auch von anderen.',
  fromFile: (name: string) => `Aus der Datei „${name}“`,
  unreadable: 'Die Datei lässt sich nicht lesen, oder sie ist größer als 50 MB.',
  closeFile: 'Zu deinen Spielen',

  how: 'So wird gemischt',
  steps: [
    'Der Geber zieht eine geheime Zufallszahl und legt sich auf sie fest, ohne sie zu zeigen.',
    'Wer am Tisch sitzt, gibt eigenen Zufall dazu. Wer rechts vom Geber sitzt, hebt ab.',
    'Aus allem zusammen folgt die Reihenfolge der Karten, nach einem Rezept, das jeder kennt.',
    'Nach dem Spiel wird die geheime Zahl gezeigt. Wäre auch nur eine Karte vertauscht, ginge die Rechnung nicht auf.',
  ],
  proves: 'Was das beweist',
  proven: [
    'Die Karten haben sich während des Spiels nicht geändert.',
    'Jede Karte war einmal da und wurde so ausgeteilt, wie es hier steht.',
    'Kein Bot hat mitgemischt oder abgehoben.',
    'Aus einer Runde ist kein Spiel verschwunden.',
  ],
  provesNot: 'Was es nicht beweist',
  unproven: [
    'Allein gegen Bots gibt dein Gerät für sich selbst: Es ist Geber und Mitspieler zugleich. Ein gefälschtes Programm könnte sich seine Zufallszahlen aussuchen.',
    'Dass die Bots deine Karten nicht kennen. So ist das Programm gebaut, aber die Rechnung zeigt es nicht.',
    'Dass diese Seite richtig rechnet. Wer ihr nicht traut, speichert die Spiele und prüft sie mit einem anderen Programm; eines mit weniger als 200 Zeilen liegt beim Quelltext (tools/verify-deals.mjs).',
  ],
  statistics: 'Ob die Karten auf Dauer gleich verteilt sind',

  server: 'Alle Spiele dieses Servers',
  noServer: 'Hier antwortet kein Server für gemeinsame Tische.',
  serverIntro: (deals: number) =>
    deals === 1
      ? 'Ein Spiel wurde an den Tischen dieses Servers bisher zu Ende gespielt.'
      : `${deals} Spiele wurden an den Tischen dieses Servers bisher zu Ende gespielt.`,
  chain: 'Die Kette aller Spiele',
  chainHint:
    'Jedes Spiel, das zu Ende ist, hängt als Prüfzahl am vorigen. Wer sich den Kopf merkt, sieht später, ob eines fehlt oder geändert wurde. Karten und Namen stehen nicht darin.',
  checkChain: 'Kette nachrechnen',
  chainWhole: (deals: number) => `Nachgerechnet: ${deals === 1 ? 'ein Spiel' : `${deals} Spiele`} ohne Lücke.`,
  ownInChain: (found: number, own: number) =>
    `Von deinen ${own} Spielen an Tischen mit Nachweis stehen ${found} darin.`,
  dealt: 'Was ausgeteilt wurde',
  dealtHint:
    'Gezählt wird jeder Abend, der vorbei ist, auch was zusammengeworfen wurde. Der übliche Bereich ist der, in dem es bei ehrlichem Mischen in 95 von 100 Fällen liegt.',
  dealtFew: (deals: number, needed: number) =>
    `Erst ${deals} Spiele sind gezählt; ab ${needed} lässt sich etwas sagen.`,
  dealtElse: (short: number, tries: number) =>
    `Dazu ${short} mit kurzer Karte und ${tries} Versuche, bei denen das Mischen nicht zustande kam.`,
  kinds: { trumps: 'Trümpfe', saue: 'Säue', ober: 'Ober', 'ober-unter': 'Ober und Unter' },
  places: ['Vorhand', 'Zweiter', 'Dritter', 'Geber'],
  average: 'im Schnitt',
  usualRange: 'üblich',
  spread: (chance: string) =>
    `So ungleich oder noch ungleicher wird es bei ehrlichem Mischen in ${chance} aller Fälle.`,
  handsWith: (cards: string) => `Wie viele ${cards} eine Hand hat`,

  all: 'Alle Spiele',
  toDeal: 'Karte für Karte',
  oneGood: 'Nachgerechnet: Dieses Spiel stimmt.',
  oneBad: 'Dieses Spiel stimmt nicht.',
  oneWithout:
    'Zu diesem Spiel gibt es keinen Nachweis. Übungstische haben keinen, und ältere Fassungen schrieben keinen auf.',
  gone: 'Dieses Spiel ist nicht mehr da. Vielleicht wurde es gelöscht, oder es liegt in einem anderen Browser.',
  code: 'Code des Tischs',
  mixed: 'Gemischt haben',
  mixedBy: (names: string) => (names === '' ? 'nur der Geber' : `der Geber und ${names}`),
  cut: 'Abgehoben',
  cutBy: (name: string, cards: string) => `${name}: ${cards} Karten`,
  notCut: (name: string) => `${name} klopft, nichts wird abgehoben`,
  you: 'du',
  seat: (number: number) => `Platz ${number}`,
  pack: 'Der gemischte Pack',
  packHint: 'Von oben nach unten, so wie er vor dem Abheben lag.',
  packCutHint: 'Von oben nach unten. Die umrahmte Karte kam durch das Abheben nach oben.',
  hands: 'Ausgeteilt',
  handOf: (name: string, cards: string) => `${name}: ${cards}`,
  numbers: 'Zahlen zum Nachrechnen',
  number: {
    C: 'Festlegung des Gebers',
    c: 'Festlegung eines Platzes',
    L: 'Festgeschrieben',
    r: 'Zufall eines Platzes',
    s: 'Geheime Zahl des Gebers',
    R: 'Abschluss',
    head: 'Kopf der Kette',
  },
  save: 'Nachweis speichern',
} as const;
