import { cardsOf, legalInPlay, isPlayOver, seatToPlay } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { happenedAt, playAt, saidIn, type Sight } from '../replay/sight.ts';
import { useWords } from '../replay/use-words.ts';
import { settingsStore } from '../settings/settings.ts';
import { sortedHand } from '../table/sort-hand.ts';
import type { Asked } from './answer.ts';
import { CommandLine } from './command-line.tsx';
import { commandWords } from './command-words.ts';
import { replyInReplay } from './replay-reply.ts';
import { spokenLines } from './spoken-bill.ts';

export interface ReplayCommandLineProps {
  readonly sight: Sight;
  readonly names: Names;
  readonly last: number;
  readonly onGo: (at: number) => void;
}

/** The command line of a deal that is gone through. */
export function ReplayCommandLine({ sight, names, last, onGo }: ReplayCommandLineProps) {
  const replay = useWords();
  const language = useLanguage();
  const words = commandWords(language);

  function asked(): Asked {
    const { record, replay: settled } = sight.course;
    const { rules } = record;
    const play = playAt(sight);
    const hand = play?.hands[sight.bottom] ?? record.hands[sight.bottom];
    const next = play === null || isPlayOver(play) ? null : seatToPlay(play);
    return {
      rules,
      deal: play === null ? null : { ...play, stoss: record.stoss.seats ?? [] },
      me: sight.bottom,
      hand: sortedHand(rules, hand, settled.contract, settingsStore.getState()),
      legal: play !== null && next === sight.bottom ? cardsOf(legalInPlay(play)) : null,
      turn: next === null ? happenedAt(sight, replay, names, language) : words.toPlay(names(next)),
      factor: 1,
      showsLastTrick: true,
      log: saidIn(sight.course, replay, names, language).map(({ text }) => text),
      bill: spokenLines({ ...settled, rules }, { words, language, names }),
      help: words.helpReplay,
    };
  }

  return (
    <CommandLine
      reply={(line) => replyInReplay(line, { words, language, names, asked: asked(), at: sight.at, last, onGo })}
    />
  );
}
