import { viewOf, type TableFrame } from '@stammtisch/protocol';
import { bySeat, declarerOf, type DealView, type Seat, type View } from '@stammtisch/rules';
import type { Names } from '@stammtisch/texts';
import { lazy, Suspense } from 'preact/compat';
import { contractName, eventText } from '../i18n/game-texts.ts';
import type { Messages } from '../i18n/messages.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { BillPanel } from '../replay/bill-panel.tsx';
import { Felt, type FeltSeat } from '../replay/felt.tsx';
import { trickOf } from '../replay/sight-felt.tsx';
import { sortedHand } from '../table/sort-hand.ts';
import { useShownGame } from '../ui/shown-game.ts';
import { useStore } from '../ui/use-store.ts';
import { AccountList } from './account-list.tsx';
import { Back, Rules } from './gathering.tsx';
import { guestsOf } from './guests-of.ts';
import { isHere } from './here.ts';
import { LastSaid } from './last-said.tsx';
import { LineNote } from './line-note.tsx';
import { Offers } from './offers.tsx';
import { PauseNote } from './pause-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { RemoteTable } from './remote-table.ts';
import { AskForChair } from './ask-for-chair.tsx';
import { SittingOutNote } from './sit-out.tsx';
import { turning } from './turned.ts';
import { useWords, type Words } from './use-words.ts';
import styles from './friends.module.css';

export interface WatchTableProps {
  readonly frame: TableFrame;
  readonly table: RemoteTable;
}

const GatheringRest = lazy(async () => ({ default: (await import('./people/gathering-rest.tsx')).GatheringRest }));

/** A table as somebody sees it who has no chair: closed hands, the trick, whose turn it is; open hands only when the deal is over. */
export function WatchTable({ frame, table }: WatchTableProps) {
  const words = useWords();
  const t = useMessages();
  const language = useLanguage();
  const view = frame.game === null ? null : viewOf(frame.game, frame.sitting.rules);
  // While the next deal is being mixed the last one is over.
  const deal = frame.sitting.phase === 'dealing' ? null : (view?.deal ?? null);
  const guests = guestsOf(frame, turning(0));
  const names: Names = (seat) => guests[seat]?.name ?? '';
  const title = deal?.contract
    ? contractName(deal.contract, language)
    : t.dealTitle(deal?.number ?? frame.sitting.deals + 1);
  return (
    <PageFrame title={title} before={<Back frame={frame} />}>
      <LineNote />
      <div className={styles['notes']}>
        <RefusalNote />
        <LastSaid frame={frame} onlyHost />
      </div>
      <PauseNote frame={frame} />
      <Offers frame={frame} />
      <SittingOutNote frame={frame} />
      <p className={styles['quiet']}>{words.watching}</p>
      {view !== null && (
        <div className={styles['watched']}>
          <WatchedFelt view={view} deal={deal} names={names} />
          <Line table={table} deal={deal} names={names} />
        </div>
      )}
      {view !== null && deal !== null && deal.bill !== null && (
        <BillPanel settled={{ bill: deal.bill, contract: deal.contract, rules: view.rules }} names={names} />
      )}
      <AskForChair frame={frame} />
      <Suspense fallback={null}>{isHere(frame) && <GatheringRest frame={frame} />}</Suspense>
      <section className={styles['part']} aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts}</h2>
        <AccountList sitting={frame.sitting} />
      </section>
      <Rules frame={frame} />
    </PageFrame>
  );
}

interface WatchedFeltProps {
  readonly view: View;
  readonly deal: DealView | null;
  readonly names: Names;
}

function WatchedFelt({ view, deal, names }: WatchedFeltProps) {
  const words = useWords();
  const t = useMessages();
  useShownGame(view.rules, deal?.contract ?? null);
  const hasTrick = deal !== null && deal.leader !== null && deal.bill === null;
  return (
    <Felt
      seats={bySeat((seat) => watchedSeat(view, deal, seat, { t, words }))}
      trick={hasTrick ? trickOf({ leader: deal.leader, trick: deal.trick, tricks: deal.tricks }) : null}
      bottom={0}
      names={names}
    />
  );
}

/** Nothing but what the server said to somebody without a chair: it has no closed card to show. */
function watchedSeat(
  { rules }: View,
  deal: DealView | null,
  seat: Seat,
  { t, words }: { readonly t: Messages; readonly words: Words },
): FeltSeat {
  if (deal === null) return { cards: 0, badges: [], turn: false };
  const open = deal.hands?.[seat] ?? deal.shown.find((one) => one.seat === seat)?.cards;
  const declares = deal.contract !== null && declarerOf(deal.contract) === seat;
  return {
    cards: open === undefined ? deal.handSizes[seat] : sortedHand(rules, open, deal.contract),
    badges: [
      ...(declares ? [t.declarerAny] : []),
      ...(deal.partner === seat ? [t.partner] : []),
      ...(deal.dealer === seat ? [t.dealer] : []),
      ...(deal.contract === null && deal.knocks.includes(seat) ? [t.knocked] : []),
      ...(deal.taken[seat] === 0 ? [] : [words.pointsOf(deal.points[seat])]),
    ],
    turn: deal.turn === seat,
  };
}

interface LineProps {
  readonly table: RemoteTable;
  readonly deal: DealView | null;
  readonly names: Names;
}

/** What happened last, and what the table waits for. */
function Line({ table, deal, names }: LineProps) {
  const words = useWords();
  const t = useMessages();
  const language = useLanguage();
  const last = useStore(table.store, ({ heard }) => heard.at(-1));
  const stoesse = Math.max(0, (deal?.stoss.length ?? 0) - 1);
  const said = last === undefined || deal === null ? null : eventText(last, names, language, stoesse);
  return (
    <p className={styles['line']} role="status">
      {deal === null ? words.mixing : [said, waitsFor(deal, names, t)].filter((text) => text !== null).join(' ')}
    </p>
  );
}

function waitsFor(deal: DealView, names: Names, t: Messages): string | null {
  if (deal.stossOpen) return t.stossOpen;
  if (deal.phase === 'claim' || deal.bill !== null) return null;
  return deal.turn === null ? null : t.thinking(names(deal.turn));
}
