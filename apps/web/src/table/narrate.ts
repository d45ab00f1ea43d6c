import { effectiveSuit, orderOf, TRUMP, winningIndex } from '@stammtisch/rules';
import type { CardOrder, HouseRules, PublicEvent, Trick } from '@stammtisch/rules';
import { eventText, trickText } from '../i18n/game-texts.ts';
import type { Settings } from '../settings/schema.ts';
import type { StatusWords } from './status-line.ts';
import { ME } from './table-store.ts';

type Played = Extract<PublicEvent, { readonly type: 'played' }>;

/** What a deal is told from. */
export interface Narrated {
  readonly heard: readonly PublicEvent[];
  readonly tricks: readonly Trick[];
  readonly rules: HouseRules;
}

/**
 * Everything that happened in a deal, a short line each, with a line after each complete trick. Whatever `speech` is, every card and
 * every word of the players is told, so that the lines alone are enough to follow the deal: `short` leaves out the Augen and who did
 * not knock, `full` adds trumps, who is ahead and what somebody has in all.
 */
export function narration(
  { heard, tricks, rules }: Narrated,
  words: StatusWords,
  speech: Settings['speech'] = 'normal',
): readonly string[] {
  const { names, language } = words;
  const lines: string[] = [];
  const taken: [number, number, number, number] = [0, 0, 0, 0];
  let order: CardOrder | null = null;
  const lying: Played[] = [];
  let steps = 0;
  let made = 0;
  for (const event of heard) {
    if (event.type === 'contract') order = orderOf(rules, event.contract);
    const line = eventText(event, names, language, steps);
    if (event.type === 'stoss') steps += 1;
    if (line === null || (speech === 'short' && event.type === 'not-knocked')) continue;
    if (event.type !== 'played') {
      lines.push(line);
      continue;
    }
    lying.push(event);
    lines.push(speech === 'full' && order !== null ? withRemarks(line, order, lying, words) : line);
    const complete = lying.length === 4 ? tricks[made] : undefined;
    if (complete === undefined) continue;
    lying.length = 0;
    made += 1;
    taken[complete.winner] += complete.points;
    lines.push(trickLine(complete, taken[complete.winner], words, speech));
  }
  return lines;
}

/** "Resi: Eichel-Ober, Trumpf, liegt vorn." for the last of the cards that lie. */
function withRemarks(line: string, order: CardOrder, lying: readonly Played[], { t }: StatusWords): string {
  const cards = lying.map(({ card }) => card);
  const ahead = winningIndex(order, cards);
  const isTrump = effectiveSuit(order, cards.at(-1) ?? 0) === TRUMP;
  const remarks = [...(isTrump ? [t.trump] : []), ...(ahead > 0 && ahead === cards.length - 1 ? [t.ahead] : [])];
  return remarks.length === 0 ? line : `${line.slice(0, -1)}, ${remarks.join(', ')}.`;
}

function trickLine(
  trick: Trick,
  inAll: number,
  { t, names, language }: StatusWords,
  speech: Settings['speech'],
): string {
  const line = trickText(trick, names, language, ME);
  switch (speech) {
    case 'short':
      return trick.winner === ME ? t.trickShortYours : t.trickShort(names(trick.winner));
    case 'normal':
      return line;
    case 'full':
      return `${line.slice(0, -1)}, ${t.inAll(inAll)}.`;
  }
}
