import { advice } from '@stammtisch/lessons';
import { size, type SeatAction } from '@stammtisch/rules';
import { namedRankName, stossStep } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { cardName, contractName } from '../../i18n/game-texts.ts';
import { useLanguage } from '../../i18n/use-messages.ts';
import type { Settings } from '../../settings/schema.ts';
import { useTableState } from '../../table/table-context.ts';
import { Button } from '../../ui/button.tsx';
import { useLearnWords, type LearnWords } from '../words.ts';
import { GameLine } from './game-line.tsx';
import styles from './help-line.module.css';

/** On demand: what is allowed now, and what a good player would do. A new turn closes it. */
export function HelpLine() {
  const t = useLearnWords();
  const view = useTableState((state) => state.view);
  const adviseNow = useAdvice();
  const [askedAt, setAskedAt] = useState<unknown>(null);
  const open = askedAt === view;
  return (
    <div className={styles['help']}>
      <div role="status" className={styles['said']}>
        {open && adviseNow().map((line) => <p key={line}>{line}</p>)}
      </div>
      {!open && <GameLine contract={view.deal?.contract ?? null} />}
      {!open && (
        <Button kind="quiet" onClick={() => setAskedAt(view)}>
          {t.help}
        </Button>
      )}
    </div>
  );
}

/** What is allowed now, and what a good player would do, in sentences. */
export function useAdvice(): () => readonly string[] {
  const t = useLearnWords();
  const language = useLanguage();
  const view = useTableState((state) => state.view);
  return () => {
    const { cards, action } = advice(view);
    if (view.deal?.phase === 'settled') return [t.helpDone];
    if (action === null) return [t.helpWait];
    const all = cards.length === size(view.deal?.hand ?? 0);
    const allowed = all ? t.helpAll : t.helpAllowed(cards.map((card) => cardName(card, language)).join(', '));
    return [...(cards.length > 0 ? [allowed] : []), t.helpWould(actionText(action, t, language))];
  };
}

function actionText(action: SeatAction, t: LearnWords, language: Settings['language']): string {
  switch (action.type) {
    case 'play':
      return cardName(action.card, language);
    case 'announce':
      return contractName(action.announcement, language);
    case 'name':
      return namedRankName({ ...action.rank, tout: action.rank.tout }, language);
    case 'interest':
    case 'hold':
      return t.interest;
    case 'weiter':
      return t.sayWeiter;
    case 'knock':
      return t.knock;
    case 'not-knock':
      return t.notKnock;
    case 'stoss':
      return stossStep(0);
    case 'cut':
    case 'done-cutting':
      return t.cut;
    case 'lay-sie':
      return 'Sie';
    case 'claim':
    case 'agree-claim':
    case 'refuse-claim':
    case 'claim-schwarz':
    case 'waive-schwarz':
    case 'no-stoss':
      return t.silence;
  }
}
