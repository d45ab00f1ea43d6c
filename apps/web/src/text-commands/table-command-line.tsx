import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { useNames } from '../table/guests.ts';
import { legalCards, ownCards } from '../table/own-cards.ts';
import { useTable } from '../table/table-context.ts';
import { askedAtTable } from './asked-at-table.ts';
import { CommandLine } from './command-line.tsx';
import { commandWords } from './command-words.ts';
import { replyAtTable } from './table-reply.ts';

/** The command line of a table. */
export function TableCommandLine({ takesFocus }: { readonly takesFocus: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { table, intent } = useTable();
  const words = commandWords(language);

  function reply(line: string): string {
    const state = table.store.getState();
    const hand = ownCards(state.view, intent.getState(), settingsStore.getState());
    const cards = { hand, legal: legalCards(state.view) };
    const asked = askedAtTable(state, cards, { t, language, names }, words);
    return replyAtTable(line, { table, asked, words, language, names });
  }

  return <CommandLine reply={reply} takesFocus={takesFocus} />;
}
