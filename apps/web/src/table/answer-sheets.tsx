import { cardsOf, type DealView } from '@stammtisch/rules';
import { stossStep } from '@stammtisch/texts';
import { cardName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { factorNow } from './factor-now.ts';
import { useNames } from './guests.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { tableActions } from './table-actions.ts';
import { useIntent, useTable, useTableState } from './table-context.ts';
import styles from './sheet.module.css';

// One empty list each, so that a store's selection stays the same between renders.
const NO_SEATS: DealView['stoss'] = [];
const NONE_SHOWN: DealView['shown'] = [];

/** The other party gave a Stoß: answer it or not. */
export function AnswerStossSheet() {
  const t = useMessages();
  const names = useNames();
  const { act, stoss } = tableActions(useTable());
  const armed = useIntent((intent) => intent.stossArmed);
  const given = useTableState((state) => state.view.deal?.stoss ?? NO_SEATS);
  const factor = useTableState((state) => factorNow(state.view));
  const answers = useTableState((state) => state.view.actions.some(({ type }) => type === 'stoss'));
  const word = stossStep(given.length);
  const last = given.at(-1);
  const title = last === undefined ? t.answerQuestion(word) : t.answerTitle(stossStep(given.length - 1), names(last));
  return (
    <SheetFrame title={title}>
      {last !== undefined && <p className={styles['lead']}>{t.answerQuestion(word)}</p>}
      <div className={styles['pair']}>
        <Button size="large" onClick={() => act({ type: 'no-stoss' })}>
          {t.noAnswer}
        </Button>
        {answers && (
          <Button kind={armed ? 'turn' : 'plain'} size="large" aria-live="polite" onClick={stoss}>
            {armed ? t.stossConfirm(word, factor * 2) : word}
          </Button>
        )}
      </div>
    </SheetFrame>
  );
}

/** Somebody claims the rest and shows the cards. */
export function AnswerClaimSheet() {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { act } = tableActions(useTable());
  const claimant = useTableState((state) => state.view.deal?.claimant ?? null);
  const shown = useTableState((state) => state.view.deal?.shown ?? NONE_SHOWN);
  const cards = cardsOf(shown.find(({ seat }) => seat === claimant)?.cards ?? 0);
  return (
    <SheetFrame title={claimant === null ? '' : t.claimOpen(names(claimant))}>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <li key={card}>
            <CardPicture card={card} />
            <span className="visually-hidden">{cardName(card, language)}</span>
          </li>
        ))}
      </ul>
      <div className={styles['pair']}>
        <Button size="large" onClick={() => act({ type: 'refuse-claim' })}>
          {t.refuseClaim}
        </Button>
        <Button kind="main" size="large" onClick={() => act({ type: 'agree-claim' })}>
          {t.agreeClaim}
        </Button>
      </div>
    </SheetFrame>
  );
}

/** All tricks are made: Schwarz counts only if it is demanded (R92). */
export function SchwarzSheet() {
  const t = useMessages();
  const { act } = tableActions(useTable());
  return (
    <SheetFrame title={t.schwarzTitle}>
      <div className={styles['pair']}>
        <Button size="large" onClick={() => act({ type: 'waive-schwarz' })}>
          {t.waiveSchwarz}
        </Button>
        <Button kind="main" size="large" onClick={() => act({ type: 'claim-schwarz' })}>
          {t.claimSchwarz}
        </Button>
      </div>
    </SheetFrame>
  );
}
