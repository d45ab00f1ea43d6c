import type { Trick } from '@stammtisch/rules';
import { eventText, trickText } from '../i18n/game-texts.ts';
import type { PublicEvent } from './public-event.ts';
import type { StatusWords } from './status-line.ts';
import { ME } from './table-store.ts';

/** Everything that happened in a deal, a short line each, with a line after each complete trick. */
export function narration(
  heard: readonly PublicEvent[],
  tricks: readonly Trick[],
  { names, language }: Pick<StatusWords, 'names' | 'language'>,
): readonly string[] {
  const lines: string[] = [];
  let cards = 0;
  let steps = 0;
  for (const event of heard) {
    const line = eventText(event, names, language, steps);
    if (line !== null) lines.push(line);
    if (event.type === 'stoss') steps += 1;
    if (event.type !== 'played') continue;
    cards += 1;
    const trick = cards % 4 === 0 ? tricks[cards / 4 - 1] : undefined;
    if (trick !== undefined) lines.push(trickText(trick, names, language, ME));
  }
  return lines;
}
