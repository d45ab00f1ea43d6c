import type { AuctionStep, Reason, SeatAction } from '@stammtisch/rules';
import { useState } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import { ReasonInWords } from '../i18n/reason.tsx';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { SheetFrame } from '../table/sheet-frame.tsx';
import sheet from '../table/sheet.module.css';
import { auctionQuestion } from '../table/status-line.ts';
import { tableActions } from '../table/table-actions.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { useStore } from '../ui/use-store.ts';
import { InterestChoice } from './interest-choice.tsx';

// They come while the first deal is played: nobody announces before the wishes are known.
const GameChoice = lazy(async () => ({ default: (await import('./game-choice.tsx')).GameChoice }));
const RankChoice = lazy(async () => ({ default: (await import('./rank-choice.tsx')).RankChoice }));

const LearnerLine = lazy(async () => ({ default: (await import('./learner-line.tsx')).LearnerLine }));

/** What every step of the auction gets: how to say something, and how to tell whether it may be said. */
export interface Speaking {
  /** Says it, or shows why not. */
  readonly say: (action: SeatAction) => void;
  readonly mayNot: (action: SeatAction) => boolean;
}

/** The person's turn in the auction. */
export function AuctionSheet() {
  const t = useMessages();
  const language = useLanguage();
  const here = useTable();
  const deal = useTableState((state) => state.view.deal);
  const step = deal?.auction?.step;
  const hints = useStore(settingsStore, ({ learnerHints }) => learnerHints);
  const [why, setWhy] = useState<Reason | null>(null);
  if (deal === null || step === undefined) return null;
  const { act } = tableActions(here);
  const speaking: Speaking = {
    mayNot: (action) => here.table.whyNot(action) !== null,
    say(action) {
      const reason = here.table.whyNot(action);
      setWhy(reason);
      if (reason === null) act(action);
    },
  };
  return (
    <SheetFrame title={auctionQuestion(deal, { t, language })}>
      <Suspense fallback={null}>
        {hints && <LearnerLine />}
        <Step type={step.type} speaking={speaking} />
      </Suspense>
      <div role="status">
        {why !== null && (
          <p className={sheet['why']}>
            <ReasonInWords reason={why} />
          </p>
        )}
      </div>
    </SheetFrame>
  );
}

function Step({ type, speaking }: { readonly type: AuctionStep['type']; readonly speaking: Speaking }) {
  switch (type) {
    case 'interest':
      return <InterestChoice speaking={speaking} />;
    case 'naming':
    case 'negotiation':
      return <RankChoice speaking={speaking} />;
    case 'announcement':
      return <GameChoice speaking={speaking} />;
    case 'announced':
    case 'all-passed':
      return null;
  }
}
