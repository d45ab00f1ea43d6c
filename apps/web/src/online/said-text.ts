import { phraseText } from '@stammtisch/texts';
import type { TalkLine } from './room.ts';

/** What somebody said, in words. */
export function saidText(said: TalkLine, language: Parameters<typeof phraseText>[1]): string {
  return 'text' in said ? said.text : phraseText(said.phrase, language);
}
