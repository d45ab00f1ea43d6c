import type { CommandWords } from './command-words.ts';

/** What the command line answers in English. */
export const wordsEn: CommandWords = {
  title: 'Commands',
  label: 'Command',
  hint: 'for example eo, h, weiter; ? helps',
  send: 'Go',
  unknown: 'I do not understand that. “?” lists everything.',
  nothingAsked: 'Nothing is asked now.',
  noPlace: (place) => `You do not have that many cards: ${place}.`,
  interestFirst: 'First say “play”, then the game.',
  noUndo: 'Nothing can be taken back here.',
  said: 'Said.',
  mayPlay: (card) => `${card} is possible.`,

  noCards: 'You have no cards.',
  trumps: 'Trump',
  handOf: (count, groups) => (count === 1 ? `1 card. ${groups}` : `${count} cards. ${groups}`),
  noTrick: 'No card lies on the table.',
  toLead: (name) => `To lead: ${name}.`,
  ahead: (name) => `Ahead: ${name}.`,
  noLastTrick: 'No trick yet.',
  lastTrickHidden: 'This table does not show the last trick.',
  noContract: 'No game is settled yet.',
  declarer: (name) => `Declarer: ${name}.`,
  partner: (name) => `Partner: ${name}.`,
  factor: (factor) => `Counts times ${factor}.`,
  stoss: (names) => `Doubled by: ${names}.`,
  points: (list) => `Points: ${list}.`,
  parties: (declarers, others) => `Declarers ${declarers}, opponents ${others}.`,
  anyCard: 'Any card is allowed.',
  allowed: (cards) => `Allowed: ${cards}.`,
  nothingYet: 'Nothing happened yet.',
  noBill: 'The bill comes after the deal.',
  round: 'Round',
  plus: 'plus',
  minus: 'minus',

  help: [
    'Play a card: eo is the Eichel-Ober, ga the Gras-Sau, hx the Herz-Zehn; or its place 1 to 8.',
    'Ask: h hand, t trick, l last trick, a announcement, p points, w whose turn, r what is allowed, v log, b bill.',
    'Say: weiter, play, rufspiel e, wenz, solo g, tout behind it; knock, no, kontra, rest, yes, cut 12.',
    'Also: why ga, next, undo.',
  ],

  helpReplay: [
    'Ask: h hand, t trick, l last trick, a announcement, p points, w whose turn, r what is allowed, v log, b bill.',
    'Go: forward, back, first, end; a number goes to that card.',
  ],
  toPlay: (name) => `To play: ${name}.`,
  onlyLook: 'Here you only look.',
  noPosition: (last) => `The deal has ${last} cards.`,
};
