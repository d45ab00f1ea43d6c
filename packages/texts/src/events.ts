import type { Bill, Seat, TableEvent, Trick } from '@stammtisch/rules';
import { resultText } from './result-text.ts';
import { cardName } from './cards.ts';
import { contractName, namedRankName } from './contracts.ts';
import type { Language } from './language.ts';
import { allOf } from './list-words.ts';
import { stossStep } from './stoss-words.ts';
import type { Names, Words } from './words.ts';

/**
 * What happened, for the log and the screen reader: at most eight words, the name first and never with a verb, so that a screen may
 * call its own seat "Du". `step` is the number of Stöße before this one. `null` for what nobody has to hear: that somebody does not answer a Stoß would tell who was asked (B12).
 *
 * @example eventText({ type: 'played', seat: 2, card }, names, 'de') // "Resi: Gras-Neun."
 */
export function eventText(event: TableEvent, names: Names, language: Language, step = 0): string | null {
  switch (event.type) {
    case 'contract':
      return contractText(event.contract, names, language);
    case 'must-play':
      return MUST_PLAY[event.why](names(event.seat))[language];
    case 'played':
      return `${names(event.seat)}: ${cardName(event.card, language)}.`;
    case 'named':
      return `${names(event.seat)}: ${namedRankName(event.rank, language)}.`;
    case 'stoss':
      return `${names(event.seat)}: ${stossStep(step)}.`;
    case 'settled':
      return settledText(event.bill, names, language);
    case 'stock-filled':
      return STOCK_FILLED[language];
    case 'dealt':
      return DEALT[language];
    case 'stoss-declined':
    case 'done-cutting':
    case 'claim-agreed':
    case 'schwarz-waived':
      return null;
    case 'cut':
    case 'knocked':
    case 'not-knocked':
    case 'interested':
    case 'passed':
    case 'held':
    case 'claimed':
    case 'claim-refused':
    case 'schwarz-claimed':
      return `${names(event.seat)}: ${SAID[event.type][language]}.`;
  }
}

type SaidEvent =
  | 'cut'
  | 'knocked'
  | 'not-knocked'
  | 'interested'
  | 'passed'
  | 'held'
  | 'claimed'
  | 'claim-refused'
  | 'schwarz-claimed';

const SAID: Readonly<Record<SaidEvent, Words>> = {
  cut: { de: 'abgehoben', bar: 'abghobn', en: 'cut' },
  knocked: { de: 'geklopft', bar: 'klopft', en: 'knocked' },
  'not-knocked': { de: 'nicht geklopft', bar: 'ned klopft', en: 'no knock' },
  interested: { de: 'möchte spielen', bar: 'dat spuin', en: 'wants to play' },
  passed: { de: 'weiter', bar: 'weida', en: 'weiter' },
  held: { de: 'selber', bar: 'seiba', en: 'selber' },
  claimed: { de: 'Rest ist mein', bar: 'da Rest is mei', en: 'the rest is mine' },
  'claim-refused': { de: 'Karten ausspielen', bar: 'Kartn ausspuin', en: 'play the cards' },
  'schwarz-claimed': { de: 'Schwarz', bar: 'Schwarz', en: 'Schwarz' },
};

const STOCK_FILLED: Words = {
  de: 'Jeder zahlt in den Stock.',
  bar: 'Jeda zoit in Stock.',
  en: 'Each pays into the Stock.',
};
const DEALT: Words = { de: 'Neues Spiel, Karten gegeben.', bar: 'Neis Spui, Kartn gem.', en: 'New deal, cards dealt.' };

const MUST_PLAY: Readonly<Record<'eichel-ober' | 'knocked', (name: string) => Words>> = {
  'eichel-ober': (name) => ({
    de: `Alle weiter. Mit dem Eichel-Ober spielt: ${name}.`,
    bar: `Olle weida. Mit’m Oachl-Ober spuit: ${name}.`,
    en: `All weiter. The Eichel-Ober must play: ${name}.`,
  }),
  knocked: (name) => ({
    de: `Alle weiter. Wer klopft, spielt: ${name}.`,
    bar: `Olle weida. Wer klopft, spuit: ${name}.`,
    en: `All weiter. Who knocked must play: ${name}.`,
  }),
};

function contractText(
  contract: Extract<TableEvent, { readonly type: 'contract' }>['contract'],
  names: Names,
  language: Language,
): string {
  if (contract.game === 'ramsch') return RAMSCH[language];
  return `${names(contract.declarer)}: ${contractName(contract, language)}.`;
}

const RAMSCH: Words = { de: 'Alle weiter: Ramsch.', bar: 'Olle weida: Ramsch.', en: 'All weiter: Ramsch.' };

function settledText(bill: Bill, names: Names, language: Language): string {
  switch (bill.kind) {
    case 'party':
    case 'sie':
      return `${PARTY[language]}: ${resultText(bill, language)}.`;
    case 'ramsch':
      return ramschText(bill, names, language);
    case 'thrown-in':
      return THROWN_IN[language];
  }
}

const PARTY: Words = { de: 'Spielerpartei', bar: 'Spuiapartei', en: 'Declaring party' };
const THROWN_IN: Words = {
  de: 'Alle weiter: zusammengeworfen.',
  bar: 'Olle weida: zammgschmissn.',
  en: 'All weiter: thrown in.',
};
const RAMSCH_LOST: Words = { de: 'Ramsch verloren', bar: 'Ramsch valorn', en: 'Ramsch lost' };
const NOBODY: Words = { de: 'niemand', bar: 'koana', en: 'nobody' };

/** Who pays a Ramsch; all four with equal points: nobody does (B51). */
function ramschText(bill: Bill, names: Names, language: Language): string {
  if (bill.durchmarsch !== null) return `Durchmarsch: ${names(bill.durchmarsch)}.`;
  const losers = bill.losers.length === 4 ? [] : bill.losers;
  return `${RAMSCH_LOST[language]}: ${losers.length === 0 ? NOBODY[language] : allOf(losers.map(names), language)}.`;
}

/**
 * A complete trick: "Stich an Resi, 21 Augen." If the winner is `me`: "Dein Stich, 21 Augen."
 */
export function trickText(
  trick: Pick<Trick, 'winner' | 'points'>,
  names: Names,
  language: Language,
  me: Seat | null = null,
): string {
  const points = `${trick.points} ${POINTS[language]}`;
  return trick.winner === me ? `${MY_TRICK[language]}, ${points}.` : trickOf(names(trick.winner), points)[language];
}

function trickOf(name: string, points: string): Words {
  return {
    de: `Stich an ${name}, ${points}.`,
    bar: `Stich fia ${name}, ${points}.`,
    en: `Trick to ${name}, ${points}.`,
  };
}

const POINTS: Words = { de: 'Augen', bar: 'Augn', en: 'points' };
const MY_TRICK: Words = { de: 'Dein Stich', bar: 'Dei Stich', en: 'Your trick' };

/**
 * What a player says at the table, for the bubble at his seat; `null` for what is done and not said. `step` is the number of Stöße
 * before this one.
 *
 * @example announcementBubble({ type: 'interested', seat: 1 }, 'bar') // "I dat spuin."
 */
export function announcementBubble(event: TableEvent, language: Language, step = 0): string | null {
  switch (event.type) {
    case 'knocked':
      return { de: 'Klopf, klopf!', bar: 'Klopf, klopf!', en: 'Knock, knock!' }[language];
    case 'interested':
      return { de: 'Ich tät spielen.', bar: 'I dat spuin.', en: 'I would play.' }[language];
    case 'passed':
      return { de: 'Weiter.', bar: 'Weida.', en: 'Weiter.' }[language];
    case 'held':
      return { de: 'Selber.', bar: 'Seiba.', en: 'Selber.' }[language];
    case 'named':
      return `${namedRankName(event.rank, language)}.`;
    case 'contract':
      return event.contract.game === 'ramsch' ? null : `${contractName(event.contract, language)}!`;
    case 'stoss':
      return `${stossStep(step)}!`;
    case 'claimed':
      return { de: 'Rest ist mein!', bar: 'Da Rest is mei!', en: 'The rest is mine!' }[language];
    case 'claim-refused':
      return { de: 'Nein, ausspielen.', bar: 'Naa, ausspuin.', en: 'No, play on.' }[language];
    case 'schwarz-claimed':
      return { de: 'Schwarz!', bar: 'Schwarz!', en: 'Schwarz!' }[language];
    case 'stock-filled':
    case 'dealt':
    case 'cut':
    case 'done-cutting':
    case 'not-knocked':
    case 'must-play':
    case 'stoss-declined':
    case 'played':
    case 'claim-agreed':
    case 'schwarz-waived':
    case 'settled':
      return null;
  }
}
