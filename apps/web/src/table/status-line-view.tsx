import { cardName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { allowedInWords } from './allowed-in-words.ts';
import { useNames } from './guests.ts';
import { statusLine } from './status-line.ts';
import { useIntent, useTableState } from './table-context.ts';
import { isMyTurn, ME } from './table-store.ts';
import styles from './status-line.module.css';

/** The sentence that says who must do what now. */
export function useStatus(): { readonly text: string; readonly mine: boolean } {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const state = useTableState((all) => all);
  const lifted = useIntent((intent) => intent.lifted);
  const shown = useIntent((intent) => intent.showAllowed && intent.refused === null);
  const { deal } = state.view;
  const mine = isMyTurn(state);
  if (lifted !== null && mine && deal?.phase === 'play' && deal.turn === ME) {
    return { text: t.tapAgain(cardName(lifted, language)), mine };
  }
  const allowed = shown ? allowedInWords(state.view, { t, language }) : null;
  if (allowed !== null) return { text: allowed, mine };
  return { text: statusLine(state, { t, language, names }), mine };
}

/** The yellow line above the hand; yellow while it is the person's turn. */
export function StatusLine() {
  const { text, mine } = useStatus();
  return (
    <p className={styles['line']} data-mine={mine}>
      {text}
    </p>
  );
}
