import type { Words } from './use-words.ts';

export const wordsEn: Words = {
  title: 'Was this dealt honestly?',
  intro:
    'Stammtisch shuffles so that it can be computed again afterwards. This page does that, on your device and without a network too.',
  checking: 'Computing again …',
  good: (deals) =>
    deals === 1 ? '1 deal computed again: it is right.' : `${deals} deals computed again: all are right.`,
  bad: (wrong, all) => (wrong === 1 ? `1 of ${all} deals is not right.` : `${wrong} of ${all} deals are not right.`),
  none: 'No deal with a proof yet. Play one to the end and it will be computed again here.',
  noneInFile: 'There is no deal with a proof in this file.',
  whole: (rounds) =>
    rounds === 1 ? 'No deal is missing in the round.' : `No deal is missing in any of the ${rounds} rounds.`,
  torn: (rounds) =>
    rounds === 1
      ? 'Deals are missing in one round, perhaps because you sat out or deleted them.'
      : `Deals are missing in ${rounds} rounds, perhaps because you sat out or deleted them.`,
  without: (deals) => `${deals} without a proof: practice tables, positions played on and deals of earlier versions.`,
  lineIs: (line, problem) => `Deal ${line}: ${problem}`,

  file: 'Check a file',
  fileHint: 'Saved rounds or proofs (.jsonl, .json), also those of others.',
  fromFile: (name) => `From the file “${name}”`,
  unreadable: 'The file cannot be read, or it is larger than 50 MB.',
  closeFile: 'Back to your deals',

  how: 'How cards are shuffled',
  steps: [
    'The dealer draws a secret random number and commits to it without showing it.',
    'Everybody at the table adds chance of their own. Whoever sits to the right of the dealer cuts.',
    'The order of the cards follows from all of it together, by a recipe that everybody knows.',
    'After the deal the secret number is shown. If a single card had been exchanged, the sum would not come out.',
  ],
  proves: 'What this proves',
  proven: [
    'The cards did not change during play.',
    'Every card was there once and was dealt as you see it here.',
    'No bot took part in shuffling or cutting.',
    'No deal has vanished from a round.',
  ],
  provesNot: 'What it does not prove',
  unproven: [
    'Alone against bots your device deals for itself: it is dealer and player at once. A forged program could choose its random numbers.',
    'That the bots do not know your cards. The program is built that way, but the sum does not show it.',
    'That this page computes correctly. If you do not trust it, save the deals and check them with another program; one of less than 200 lines comes with the source (tools/verify-deals.mjs).',
  ],
  statistics: 'Whether cards are spread evenly in the long run',

  server: 'All deals of this server',
  noServer: 'No server for shared tables answers here.',
  serverIntro: (deals) =>
    deals === 1
      ? 'One deal was played to its end at the tables of this server so far.'
      : `${deals} deals were played to their end at the tables of this server so far.`,
  chain: 'The chain of all deals',
  chainHint:
    'Each deal that is over hangs on the one before it as a number. Whoever remembers the head sees later whether one is missing or was changed. It holds neither cards nor names.',
  checkChain: 'Compute the chain again',
  chainWhole: (deals) => `Computed again: ${deals === 1 ? 'one deal' : `${deals} deals`} without a gap.`,
  ownInChain: (found, own) => `Of your ${own} deals with proof at tables, ${found} are in it.`,
  dealt: 'What was dealt',
  dealtHint:
    'Every evening that is over counts, with what was thrown in. The usual range holds what honest shuffling gives in 95 of 100 cases.',
  dealtFew: (deals, needed) => `Only ${deals} deals are counted; from ${needed} on something can be said.`,
  dealtElse: (short, tries) =>
    `Besides ${short} with the short deck, and ${tries} attempts in which the shuffle came to nothing.`,
  kinds: { trumps: 'Trumps', saue: 'Säue', ober: 'Ober', 'ober-unter': 'Ober and Unter' },
  places: ['Forehand', 'Second', 'Third', 'Dealer'],
  average: 'on average',
  usualRange: 'usual',
  spread: (chance) => `Honest shuffling is this uneven or more so in ${chance} of all cases.`,
  handsWith: (cards) => `${cards} in a hand`,

  all: 'All deals',
  toDeal: 'Card by card',
  oneGood: 'Computed again: this deal is right.',
  oneBad: 'This deal is not right.',
  oneWithout:
    'There is no proof for this deal. Practice tables have none, and earlier versions did not write one down.',
  gone: 'This deal is no longer there. Perhaps it was deleted, or it lies in another browser.',
  code: 'Code of the table',
  mixed: 'Shuffled by',
  mixedBy: (names) => (names === '' ? 'the dealer alone' : `the dealer and ${names}`),
  cut: 'Cut',
  cutBy: (name, cards) => `${name}: ${cards} cards`,
  notCut: (name) => `${name} knocks, nothing is cut`,
  you: 'you',
  seat: (number) => `Seat ${number}`,
  pack: 'The shuffled pack',
  packHint: 'From top to bottom, as it lay before the cut.',
  packCutHint: 'From top to bottom. The framed card came to the top by the cut.',
  hands: 'Dealt',
  handOf: (name, cards) => `${name}: ${cards}`,
  numbers: 'Numbers to compute with',
  number: {
    C: 'Commitment of the dealer',
    c: 'Commitment of a seat',
    L: 'Lock',
    r: 'Chance of a seat',
    s: 'Secret number of the dealer',
    R: 'Closing hash',
    head: 'Head of the chain',
  },
  save: 'Save the proof',
};
