import type { StossDeadline, Suit } from '@stammtisch/rules';

const NO_SUIT: Readonly<Record<Suit, string>> = {
  E: 'keine Eichel',
  G: 'kein Gras',
  H: 'kein Herz',
  S: 'keine Schellen',
};

/** Until when a Stoß counts, as it stands under its button. */
const UNTIL: Readonly<Record<StossDeadline, string>> = {
  beforeFirstCard: 'nur vor der ersten Karte',
  beforeSecondCard: 'nur vor der zweiten Karte',
  ownFirstCard: 'bis zu deiner ersten Karte',
  endOfFirstTrick: 'bis zum Ende des ersten Stichs',
  beforeFirstCardOfSecondTrick: 'bis zum Beginn des zweiten Stichs',
  beforeSecondCardOfSecondTrick: 'bis zur zweiten Karte im zweiten Stich',
  ownSecondCard: 'bis zu deiner zweiten Karte',
  endOfSecondTrick: 'bis zum Ende des zweiten Stichs',
};

/** The words of the screens in German. English has the same keys; the types see to that. */
export const de = {
  // Start
  playNow: 'Gleich spielen',
  playNowSub: 'gegen drei Bots, ohne Anmeldung',
  resume: (deal: number, amount: string) => `Weiterspielen: ${deal}. Spiel, ${amount}`,
  resumeSub: 'Dein Tisch wartet',
  newTable: 'Neuer Tisch',
  learning: 'Ich lerne noch',
  ruleBook: 'Regelbuch',
  free: 'Kostenlos, quelloffen, ohne Werbung.',
  ownGames: 'Deine Spiele',
  ownPages: { replay: 'Gespielte Spiele', statistics: 'Statistik', data: 'Daten' },
  language: 'Sprache',
  german: 'Deutsch',
  english: 'English',
  textSize: 'Schrift',
  loading: 'Die Karten werden gemischt …',
  notLoaded: 'Das Spiel konnte nicht geladen werden. Bist du online?',
  tryAgain: 'Noch einmal',

  // New table
  sitDown: 'Hinsetzen',
  back: 'Zurück',
  endsRunning: 'Der angefangene Tisch wird dabei aufgeräumt.',
  practice: 'Übung',
  practiceHint: (seed: string) => `Übungstisch: Die Karten kommen aus „${seed}“ und sind für alle gleich.`,

  // Table
  table: 'Tisch',
  menu: 'Menü',
  yourCards: 'Deine Karten',
  lastTrick: 'Letzter Stich',
  lastTrickOf: (name: string) => `Letzter Stich: ${name}`,
  yourLastTrick: 'Letzter Stich: deiner',
  you: 'Du',
  dealer: 'Geber',
  declarerHe: 'Spieler',
  declarerShe: 'Spielerin',
  declarerYou: 'spielst',
  partner: 'spielt mit',
  partnerYou: 'spielst mit',
  knocked: 'geklopft',
  wantsToPlay: 'tät spielen',
  passedBadge: 'weiter',
  tricks: (count: number) => (count === 1 ? '1 Stich' : `${count} Stiche`),
  dealTitle: (number: number) => `${number}. Spiel`,
  trickOf: (trick: number, all: number) => `Stich ${trick} von ${all}`,
  plays: (name: string) => `${name} spielt`,
  youPlay: 'Du spielst',
  trump: 'Trumpf',
  cardBy: (card: string, name: string) => `${card} von ${name}`,
  slotFree: 'Hierher spielen',
  close: 'Schließen',

  // Details of the running game
  gameNow: 'Dieses Spiel',
  factorNow: (factor: number) => `mal ${factor}`,
  whoDoubled: 'Verdoppelt haben',
  nobody: 'niemand',
  stockHolds: (amount: string) => `Im Stock: ${amount}`,
  doubledDeal: (factor: number) => `Zusammengeworfen vorher: zählt mal ${factor}`,
  rulesOfTable: 'Regeln dieses Tisches',

  // Status line
  thinking: (name: string) => `${name} überlegt …`,
  cutting: (name: string) => `${name} hebt ab …`,
  youCut: 'Magst abheben?',
  wantKnock: 'Magst klopfen?',
  wantPlay: 'Magst spielen?',
  whatPlay: 'Was spielst du?',
  mustPlay: 'Du musst spielen. Was?',
  howHigh: 'Wie hoch gehst du?',
  holdIt: (rank: string) => `${rank} selber spielen?`,
  tapAgain: (card: string) => `${card}: noch einmal tippen.`,
  youLead: 'Du kommst raus.',
  followSuit: (suit: string) => `Du bist dran: ${suit} zugeben.`,
  followTrump: 'Du bist dran: Trumpf zugeben.',
  mustPlayCard: (card: string) => `Du bist dran: nur ${card} geht.`,
  noSuit: (suit: Suit) => `Du bist dran · ${NO_SUIT[suit]}: frei.`,
  noTrump: 'Du bist dran · kein Trumpf: frei.',
  trickTo: (name: string, points: number) => `Stich an ${name}: ${points} Augen.`,
  trickToYou: (points: number) => `Dein Stich: ${points} Augen.`,
  lastChance: 'Stoß? Gleich ist es zu spät.',
  stossOpen: 'Stoß! Kommt eine Antwort?',
  claimOpen: (name: string) => `${name}: „Der Rest gehört mir.“`,
  claimYours: 'Stimmen die anderen zu?',
  schwarzOpen: 'Wird Schwarz verlangt?',
  dealOver: 'Das Spiel ist aus.',
  betweenDeals: 'Bereit zum Geben.',

  // Cutting and Klopfen
  cutHere: (cards: number) => `Abheben: ${cards} Karten`,
  cutPlace: 'Wo abheben?',
  noCut: 'Nicht abheben',
  cutEnough: 'Passt so',
  cutsSoFar: (count: number) => (count === 1 ? 'Einmal abgehoben.' : `${count}-mal abgehoben.`),
  knock: 'Klopfen',
  notKnock: 'Nix',

  // Auction
  weiter: 'Weiter',
  interest: 'Ich tät spielen',
  hold: 'Selber',
  laySie: 'Sie auflegen',
  withTout: 'Tout',
  callSau: 'Rufen:',
  trumpSuit: 'Trumpf:',
  announce: (game: string) => `${game} spielen`,

  // Stoß
  stossConfirm: (word: string, factor: number) => `${word} geben? ×${factor} · Ja`,
  stossUntil: UNTIL,
  noStoss: 'Kein Stoß',
  noAnswer: 'Nein',
  answerTitle: (word: string, name: string) => `${word} von ${name}!`,
  answerQuestion: (word: string) => `Gibst du ${word}?`,

  // Claim and Schwarz
  claim: 'Rest gehört mir',
  claimConfirm: 'Karten auflegen? Ja',
  agreeClaim: 'Stimmt',
  refuseClaim: 'Weiterspielen',
  schwarzTitle: 'Alle Stiche! Schwarz verlangen?',
  claimSchwarz: 'Schwarz verlangen',
  waiveSchwarz: 'Verzichten',

  // Settlement
  won: 'Gewonnen!',
  lost: 'Verloren.',
  thrownIn: 'Zusammengeworfen',
  thrownInShort: 'alle weiter',
  thrownInSub: 'Keiner wollte spielen.',
  ramschLost: 'Ramsch verloren.',
  ramschOver: 'Ramsch überstanden.',
  durchmarsch: (name: string) => `Durchmarsch: ${name}`,
  sieLaid: 'Ein Sie!',
  points: (own: number, other: number) => `${own} : ${other} Augen`,
  partyPoints: (names: string, own: number, other: number) => `${names} mit ${own} : ${other} Augen`,
  thisDeal: 'Dieses Spiel',
  round: 'Runde',
  stock: 'Stock',
  nextDeal: 'Nächstes Spiel',
  trickByTrick: 'Stich für Stich',
  cardByCard: 'Karte für Karte',
  storageFull: 'Der Speicher dieses Geräts ist voll: Dieses Spiel ist weg, sobald du die Seite schließt.',
  storageNone: 'Dieser Browser speichert nichts: Dieses Spiel ist weg, sobald du die Seite schließt.',
  rule: (id: string) => `Regel ${id}`,

  // Trick by trick
  allHands: 'Alle Blätter',
  trickNumber: (number: number) => `${number}. Stich`,
  trickWon: (name: string, points: number) => `${name}: ${points} Augen`,

  // Panel
  log: 'Verlauf',
  nothingYet: 'Noch nichts passiert.',
  dealColumn: 'Spiel',

  // Menu
  tempo: 'Tempo',
  tempi: { relaxed: 'gemütlich', normal: 'normal', quick: 'schnell', instant: 'ohne Warten' },
  bigHand: 'Großes Blatt',
  bigHandHint: 'zwei Reihen',
  oneTap: 'Ein Tipp',
  oneTapHint: 'Karte sofort spielen',
  kontraPause: 'Pause für Stoß',
  kontraPauses: { short: 'kurz', ask: 'bis du entscheidest' },
  theme: 'Farben',
  themes: { system: 'wie das Gerät', light: 'hell', dark: 'dunkel' },
  keys: 'Tasten',
  leave: 'Tisch verlassen',
  leaveHint: 'Du kannst jederzeit weiterspielen.',

  // Keys
  keyList: [
    ['1–8', 'Karte spielen'],
    ['← →', 'Karte wählen'],
    ['Enter, ↑', 'gewählte Karte spielen'],
    ['R', 'erlaubte Karten zeigen'],
    ['L', 'letzter Stich, solange gedrückt'],
    ['W', 'Weiter, Nein'],
    ['K', 'Stoß (zweimal)'],
    ['X', 'Klopfen'],
    ['N', 'nächstes Spiel'],
    ['V', 'Verlauf'],
    ['Leertaste', 'nicht länger warten'],
    ['?', 'diese Liste'],
  ],

  // Notes
  elsewhere: 'Dieser Tisch ist in einem anderen Fenster offen.',
  elsewhereHint: 'Dort geht es weiter. Du kannst ihn hierher holen.',
  takeOver: 'Hier weiterspielen',
  notKept: 'Dieser Browser speichert nichts: Der Spielstand geht beim Schließen verloren.',
  allowed: (cards: string) => `Erlaubt: ${cards}.`,
  forbidden: 'geht jetzt nicht',

  // Bots
  botLevel: 'Wie stark die Bots spielen',
  levels: { beginner: 'Anfänger', regular: 'Stammgast', strong: 'Fuchs' },
  levelHints: {
    beginner: 'Spielen nach Faustregeln, rechnen nicht voraus und merken sich, wer was nicht hat.',
    regular: 'Denken sich aus, wie die verdeckten Karten liegen können, und rechnen ein paar Möglichkeiten durch.',
    strong: 'Rechnen mehr Möglichkeiten durch und achten darauf, wer was angesagt und zugegeben hat.',
  },
  levelNext: 'gilt ab dem nächsten Spiel',
} as const;
