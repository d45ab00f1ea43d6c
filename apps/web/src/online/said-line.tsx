import type { TableFrame } from '@stammtisch/protocol';
import { phraseText } from '@stammtisch/texts';
import { spokenIn } from '../i18n/game-texts.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import type { TalkLine } from './room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';

interface SaidLineProps {
  readonly line: TalkLine;
  readonly frame: TableFrame;
}

/** What somebody said, or that somebody became the host, in words. */
export function SaidLine({ line, frame: { sitting, you } }: SaidLineProps) {
  const words = useWords();
  const language = useLanguage();
  const name = nameOf(sitting.members, line.member, words.nobody);
  if ('host' in line) return <span>{line.member === you.member ? words.youHostNow : words.hostNow(name)}</span>;
  return (
    <span>
      <b>{name}:</b> {'text' in line ? line.text : phraseText(line.phrase, spokenIn(language))}
    </span>
  );
}
