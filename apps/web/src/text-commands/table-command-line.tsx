import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { useNames } from '../table/guests.ts';
import { handOf } from '../table/hand.tsx';
import { useTable } from '../table/table-context.ts';
import { askedAtTable } from './asked-at-table.ts';
import { CommandLine } from './command-line.tsx';
import { commandWords } from './command-words.ts';
import { replyAtTable } from './table-reply.ts';

/** The command line of a table. */
export function TableCommandLine() {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { table, intent } = useTable();
  const words = commandWords(language);

  function reply(line: string): string {
    const state = table.store.getState();
    const hand = handOf(state.view, intent.getState().considered);
    const asked = askedAtTable(state, hand, { t, language, names }, words);
    return replyAtTable(line, { table, asked, words, language, names });
  }

  return <CommandLine reply={reply} />;
}
