import type { OptionGroup } from '@stammtisch/rules';
import type { LinkProblem } from './share-link.ts';

/** The eight folds: title, and what is in them. */
const GROUPS: Readonly<Record<OptionGroup, readonly [title: string, hint: string]>> = {
  games: ['Spiele', 'Was gespielt wird, Ruf-Sau, Davonlaufen'],
  'all-pass': ['Alle weiter', 'Zusammenwerfen, Stock, Ramsch, der Alte muss'],
  'klopfen-stoss': ['Klopfen und Stoß', 'Wer verdoppeln darf und bis wann'],
  tariff: ['Tarif', 'Was ein Spiel kostet, Schneider, Schwarz'],
  laufende: ['Laufende', 'Ab wie vielen sie zählen und für wen'],
  'tout-sie': ['Tout und Sie', 'Bei welchen Spielen, und was sie zählen'],
  'dealing-bidding': ['Geben und Ansagen', 'Karten, Päckchen, Abheben, Rang der Spiele'],
  aids: ['Hilfen', 'Letzter Stich, Rest aufdecken'],
};

const LINK_PROBLEMS: Readonly<Record<Exclude<LinkProblem['code'], 'link-rules'>, string>> = {
  'link-unknown': 'In diesem Link stecken keine Hausregeln.',
  'link-newer':
    'Dieser Link kommt aus einer neueren Fassung von Stammtisch. Lade die Seite neu, dann klappt es vielleicht.',
  'link-damaged': 'Dieser Link ist beschädigt. Vielleicht wurde er beim Kopieren zerteilt.',
};

function rules(count: number): string {
  return count === 1 ? '1 Regel' : `${count} Regeln`;
}

/** The words of the house rules' pages in German. English has the same keys; the types see to that. */
export const wordsDe = {
  title: 'Hausregeln',
  back: 'Zurück',
  template: 'Vorlage',
  like: (preset: string, count: number) => (count === 0 ? `wie ${preset}` : `wie ${preset}, ${rules(count)} anders`),
  changed: 'geändert',
  inWords: 'So wird gespielt',
  change: 'Ändern',
  editRules: 'Regeln ändern',
  groups: GROUPS,
  differs: (preset: string, count: number) => `anders als ${preset} (${count})`,
  asPreset: (preset: string) => `Genau wie ${preset}. Tippe auf eine Gruppe und ändere, was bei euch anders ist.`,
  groupDiffers: (count: number) => `${count} anders`,
  resetAll: 'Alles zurücksetzen',
  resetGroup: 'Diese Gruppe zurücksetzen',
  resetOption: (label: string) => `${label} zurücksetzen`,
  presetValue: (preset: string, value: string) => `${preset}: ${value}`,
  undo: 'Rückgängig',
  undoShort: 'Zurücknehmen',
  play: 'So spielen',
  running: 'Am laufenden Tisch gelten seine Regeln weiter. Was du hier einstellst, gilt ab dem nächsten Tisch.',
  notKept: 'Dieser Browser speichert nichts: Teile den Link mit dir selbst, dann bleiben die Regeln erhalten.',

  // Without effect
  idle: (count: number) => `Gerade ohne Wirkung (${count})`,
  waitsFor: (what: string) => `Zählt erst mit: ${what}`,
  switchOn: 'Einschalten',
  and: ' und ',

  // Controls
  less: (label: string) => `${label}: weniger`,
  more: (label: string) => `${label}: mehr`,
  ownValue: 'eigener Wert',
  cents: 'Cent',
  points: 'Punkte',
  cardPoints: 'Augen',
  times: '-fach',
  between: (min: string, max: string) => `Möglich ist alles von ${min} bis ${max}.`,
  take: (value: string) => `${value} nehmen`,
  notPlayed: 'wird nicht gespielt',
  interest: ['Erster', 'Zweiter', 'Dritter', 'Vierter'],
  higher: (game: string) => `${game} höher`,
  lower: (game: string) => `${game} niedriger`,
  tied: 'gleich',
  tiedWith: (game: string, other: string) => `${game} gleich hoch wie ${other}`,
  placed: (game: string, place: number, all: number) => `${game}: Platz ${place} von ${all}`,

  // Contradictions
  conflict: (option: string, other: string) => `„${option}“ und „${other}“ passen nicht zusammen.`,
  conflictSince: 'Bis das geklärt ist, gilt, was vorher galt.',
  conflictHint: 'Etwas passt nicht zusammen. Es gilt, was vorher galt.',

  // Our round
  ourRound: 'Unsere Runde',
  save: 'Speichern',
  saveTitle: 'Als „Unsere Runde“ speichern',
  saveChanges: 'Änderungen speichern',
  replace: (name: string) => `„${name}“ ersetzen`,
  name: 'Name der Runde',
  nameHint: 'Zum Beispiel „Donnerstagsrunde“.',
  nameTaken: 'So heißt schon eine Runde.',
  saved: (name: string) => `Gespeichert: ${name}`,
  rename: 'Umbenennen',
  renameTitle: 'Runde umbenennen',
  remove: 'Löschen',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  bringBack: 'Zurückholen',

  // Sharing
  share: 'Teilen',
  shareTitle: 'Regeln teilen',
  shareHint: 'Die Regeln stecken im Link selbst. Sie werden auf keinem Server gespeichert.',
  link: 'Link',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyYourself: 'Der Text ist markiert: Jetzt kopieren.',
  send: 'Weiterschicken …',
  qrCode: 'QR-Code des Links',
  qrHint: 'Mit der Kamera eines anderen Handys aufnehmen.',
  qrTooLong: 'Für einen QR-Code sind es zu viele Änderungen. Nimm den Link.',

  // All rules
  allRules: 'Alle Regeln',
  print: 'Drucken',
  copyText: 'Als Text kopieren',

  // A link that came
  received: 'Hausregeln für dich',
  receivedNamed: (name: string) => `Hausregeln: ${name}`,
  receivedLike: (preset: string) => `Wie ${preset}.`,
  instead: (value: string) => `statt ${value}`,
  edit: 'Ansehen und ändern',
  notNow: 'Nicht übernehmen',
  broken: 'Dieser Link stimmt nicht',
  brokenHint: 'Bitte den, der ihn geschickt hat, um einen neuen.',
  problems: LINK_PROBLEMS,
  toRules: 'Zu den Hausregeln',
} as const;
