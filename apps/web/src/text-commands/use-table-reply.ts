import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { useNames } from '../table/guests.ts';
import { legalCards, ownCards } from '../table/own-cards.ts';
import { useTable } from '../table/table-context.ts';
import { askedAtTable } from './asked-at-table.ts';
import { commandWords } from './command-words.ts';
import { replyAtTable } from './table-reply.ts';

/** Does what a line says at the table of this screen, and answers it. */
export function useTableReply(): (line: string) => string {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { table, intent } = useTable();
  const words = commandWords(language);
  return (line) => {
    const state = table.store.getState();
    const hand = ownCards(state.view, intent.getState(), settingsStore.getState());
    const cards = { hand, legal: legalCards(state.view) };
    const asked = askedAtTable(state, cards, { t, language, names }, words);
    return replyAtTable(line, { table, asked, words, language, names });
  };
}
