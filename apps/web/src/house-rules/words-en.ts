import type { OptionGroup } from '@stammtisch/rules';
import type { Translated } from '../i18n/messages.ts';
import type { wordsDe } from './words-de.ts';

const GROUPS: Readonly<Record<OptionGroup, readonly [title: string, hint: string]>> = {
  games: ['Games', 'What is played, called Sau, running away'],
  'all-pass': ['All pass', 'Throwing in, Stock, Ramsch, forced game'],
  'klopfen-stoss': ['Klopfen and Stoß', 'Who may double, and until when'],
  tariff: ['Tariff', 'What a game costs, Schneider, Schwarz'],
  laufende: ['Laufende', 'From how many on they count, and for whom'],
  'tout-sie': ['Tout and Sie', 'In which games, and what they count'],
  'dealing-bidding': ['Dealing and bidding', 'Deck, packets, cutting, rank of games'],
  aids: ['Aids', 'Last trick, claiming the rest'],
};

function rules(count: number): string {
  return count === 1 ? '1 rule' : `${count} rules`;
}

/** The words of the house rules' pages in English. German names of cards and games stay. */
export const wordsEn: Translated<typeof wordsDe> = {
  title: 'House rules',
  back: 'Back',
  template: 'Preset',
  like: (preset, count) => (count === 0 ? `as ${preset}` : `as ${preset}, ${rules(count)} different`),
  changed: 'changed',
  inWords: 'How it is played',
  change: 'Change',
  editRules: 'Change rules',
  groups: GROUPS,
  differs: (preset, count) => `differs from ${preset} (${count})`,
  asPreset: (preset) => `Exactly as ${preset}. Tap a group and change what is different at your table.`,
  groupDiffers: (count) => `${count} changed`,
  resetAll: 'Reset everything',
  resetGroup: 'Reset this group',
  resetOption: (label, value) => `Reset ${label}: ${value}`,
  presetValue: (preset, value) => `${preset}: ${value}`,
  undo: 'Undo',
  undoShort: 'Take back',
  play: 'Play this way',
  running: 'The running table keeps its rules. What you set here counts from the next table on.',
  notKept: 'This browser stores nothing: send yourself the link to keep the rules.',

  idle: (count) => `Without effect now (${count})`,
  waitsFor: (what) => `Counts only with: ${what}`,
  switchOn: 'Switch on',
  and: ' and ',

  less: (label) => `${label}: less`,
  more: (label) => `${label}: more`,
  ownValue: 'own value',
  cents: 'cents',
  points: 'points',
  cardPoints: 'points',
  times: ' times',
  between: (min, max) => `Anything from ${min} to ${max} is possible.`,
  take: (value) => `Take ${value}`,
  notPlayed: 'not played',
  interest: ['First', 'Second', 'Third', 'Fourth'],
  higher: (game) => `${game} higher`,
  lower: (game) => `${game} lower`,
  tied: 'equal',
  tiedWith: (game, other) => `${game} ranks equally with ${other}`,
  placed: (game, place, all) => `${game}: place ${place} of ${all}`,

  conflict: (option, other) => `“${option}” and “${other}” do not go together.`,
  conflictSince: 'Until this is settled the rules from before count.',

  ourRound: 'Our round',
  save: 'Save',
  saveTitle: 'Save as “Our round”',
  saveChanges: 'Save changes',
  replace: (name) => `Replace “${name}”`,
  name: 'Name of the round',
  nameHint: 'For example “Thursday round”.',
  nameTaken: 'There is a round of this name.',
  saved: (name) => `Saved: ${name}`,
  rename: 'Rename',
  renameTitle: 'Rename the round',
  remove: 'Delete',
  removed: (name) => `“${name}” is deleted.`,
  bringBack: 'Bring back',

  share: 'Share',
  shareTitle: 'Share the rules',
  shareHint: 'The rules are in the link itself. No server stores them.',
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'Copied.',
  copyYourself: 'The text is selected: copy it now.',
  send: 'Send …',
  qrCode: 'QR code of the link',
  qrHint: 'Point the camera of another phone at it.',
  qrTooLong: 'Too many changes for a QR code. Use the link.',

  allRules: 'All rules',
  print: 'Print',
  copyText: 'Copy as text',

  received: 'House rules for you',
  receivedNamed: (name) => `House rules: ${name}`,
  receivedLike: (preset) => `As ${preset}.`,
  instead: (value) => `instead of ${value}`,
  edit: 'Look and change',
  notNow: 'Do not use',
  broken: 'Something is wrong with this link',
  brokenHint: 'Ask whoever sent it for a new one.',
  problems: {
    'link-unknown': 'There are no house rules in this link.',
    'link-newer': 'This link comes from a newer version of Stammtisch. Reloading the page may help.',
    'link-damaged': 'This link is damaged. Perhaps it was cut while copying.',
  },
  toRules: 'To the house rules',
};
