import type { WeighedOption, Why } from '@stammtisch/bots';
import { SEATS } from '@stammtisch/rules';
import type { SeatAction } from '@stammtisch/rules';
import { cardName, theCalledCard } from './cards.ts';
import { contractName, namedRankName } from './contracts.ts';
import type { Language } from './language.ts';
import { allOf } from './list-words.ts';
import { formatChange } from './money.ts';
import type { Currency } from './money.ts';
import { capitalised } from './words.ts';
import type { Names, Words } from './words.ts';

/** What the sentences need besides the reason itself. */
export interface WhyDetails {
  readonly names: Names;
  readonly currency: Currency;
}

/** How many options are told. */
const TOLD = 3;

/**
 * Why a bot did something, in a sentence or three: the best options with what they bring on average, how many worlds it tried, and where it
 * took the called card to be.
 *
 * @example whyText(decision.why, { names, currency: 'cent' }, 'de')
 * // "Herz-Sau: im Schnitt +0,12 €, gewonnen zu 71 %; Eichel-Ober: +0,09 €, 66 %. Durchgespielt: 160 mögliche Verteilungen der Karten."
 */
export function whyText(why: Why, details: WhyDetails, language: Language): string {
  if (why.basis === 'no-choice') return NO_CHOICE[language];
  if (why.basis === 'rule-of-thumb') return THUMB[language];
  const options = why.options.slice(0, TOLD).map((option, index) => optionText(option, index, details, language));
  return [`${options.join('; ')}.`, worldsText(why, language), calledText(why, details, language)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const NO_CHOICE: Words = {
  de: 'Es gab keine andere Möglichkeit.',
  bar: 'Wos anders is ned ganga.',
  en: 'There was no other choice.',
};

const THUMB: Words = {
  de: 'Nach Faustregel, ohne zu rechnen.',
  bar: 'Noch da Faustregl, ohne Rechna.',
  en: 'By rule of thumb, without calculating.',
};

function optionText(option: WeighedOption, index: number, { currency }: WhyDetails, language: Language): string {
  const { value, winning } = option;
  const what = capitalised(optionName(option, language));
  if (value === null) return what;
  const money = formatChange(Math.round(value), currency, language);
  const average = index === 0 ? `${AVERAGE[language]} ${money}` : money;
  if (winning === null) return `${what}: ${average}`;
  const seldom = option.tooSeldom === true ? ` (${TOO_SELDOM[language]})` : '';
  return `${what}: ${average}, ${index === 0 ? `${WON[language]} ` : ''}${winning} %${seldom}`;
}

const AVERAGE: Words = { de: 'im Schnitt', bar: 'im Schnitt', en: 'on average' };
const TOO_SELDOM: Words = {
  de: 'zu selten, um es ohne Not zu spielen',
  bar: 'z’selten, dass ma’s ohne Not spuit',
  en: 'too seldom to play it without need',
};
const WON: Words = { de: 'gewonnen zu', bar: 'gwunna zu', en: 'won in' };

/** An option in a word or two; in the auction with the game in mind. */
function optionName({ action, plan }: WeighedOption, language: Language): string {
  const game = plan === null || action.type === 'announce' ? '' : ` (${contractName(plan, language)})`;
  return `${wordOf(action, language)}${game}`;
}

function wordOf(action: SeatAction, language: Language): string {
  switch (action.type) {
    case 'play':
      return cardName(action.card, language);
    case 'announce':
      return contractName(action.announcement, language);
    case 'name':
      return namedRankName(action.rank, language);
    case 'cut':
    case 'done-cutting':
    case 'knock':
    case 'not-knock':
    case 'interest':
    case 'weiter':
    case 'hold':
    case 'lay-sie':
    case 'stoss':
    case 'no-stoss':
    case 'claim':
    case 'agree-claim':
    case 'refuse-claim':
    case 'claim-schwarz':
    case 'waive-schwarz':
      return WORDS[action.type][language];
  }
}

type Plain = Exclude<SeatAction['type'], 'play' | 'announce' | 'name'>;

const WORDS: Readonly<Record<Plain, Words>> = {
  cut: { de: 'abheben', bar: 'obhebn', en: 'cut' },
  'done-cutting': { de: 'nicht abheben', bar: 'ned obhebn', en: 'do not cut' },
  knock: { de: 'klopfen', bar: 'klopfa', en: 'knock' },
  'not-knock': { de: 'nicht klopfen', bar: 'ned klopfa', en: 'do not knock' },
  interest: { de: 'spielen', bar: 'spuin', en: 'play' },
  weiter: { de: 'weiter', bar: 'weida', en: 'weiter' },
  hold: { de: 'selber', bar: 'seiba', en: 'selber' },
  'lay-sie': { de: 'Sie', bar: 'Sie', en: 'Sie' },
  stoss: { de: 'Stoß', bar: 'Stoß', en: 'Stoß' },
  'no-stoss': { de: 'kein Stoß', bar: 'koa Stoß', en: 'no Stoß' },
  claim: { de: 'Rest ist mein', bar: 'da Rest is mei', en: 'claim the rest' },
  'agree-claim': { de: 'Rest hergeben', bar: 'an Rest hergebn', en: 'give the rest away' },
  'refuse-claim': { de: 'weiterspielen', bar: 'weidaspuin', en: 'play on' },
  'claim-schwarz': { de: 'Schwarz verlangen', bar: 'Schwarz verlanga', en: 'demand Schwarz' },
  'waive-schwarz': { de: 'auf Schwarz verzichten', bar: 'auf Schwarz vazichtn', en: 'waive Schwarz' },
};

function worldsText({ worlds, allWorlds }: Why, language: Language): string {
  if (worlds === 0) return '';
  if (worlds === 1 && allWorlds) return CERTAIN[language];
  return (allWorlds ? ALL : SOME)[language].replace('#', String(worlds));
}

const CERTAIN: Words = {
  de: 'Wo die Karten liegen, war schon sicher.',
  bar: 'Wo de Kartn liegn, is scho gwiss gwen.',
  en: 'Where the cards lay was certain already.',
};

const ALL: Words = {
  de: 'Durchgespielt: alle # noch möglichen Verteilungen der Karten.',
  bar: 'Durchgspuit: olle # Verteilunga, de no meglich warn.',
  en: 'Tried: all # distributions of the cards that were still possible.',
};

const SOME: Words = {
  de: 'Durchgespielt: # mögliche Verteilungen der Karten.',
  bar: 'Durchgspuit: # megliche Verteilunga vo de Kartn.',
  en: 'Tried: # possible distributions of the cards.',
};

function calledText({ calledCard }: Why, { names }: WhyDetails, language: Language): string {
  if (calledCard === null) return '';
  const { card, odds } = calledCard;
  const seats = SEATS.filter((seat) => odds[seat] > 0)
    .toSorted((a, b) => odds[b] - odds[a])
    .map((seat) => `${names(seat)} ${odds[seat]} %`);
  if (seats.length === 0) return '';
  return `${capitalised(theCalledCard(card, language, 'accusative'))} ${SUSPECTED[language]} ${allOf(seats, language)}.`;
}

const SUSPECTED: Words = { de: 'vermutet bei:', bar: 'vamuat bei:', en: 'thought to be with:' };
