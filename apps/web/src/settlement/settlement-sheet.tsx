import { SEATS, type Seat } from '@stammtisch/rules';
import { formatAmount, formatChange } from '@stammtisch/texts';
import { recordId } from '../archive/record-id.ts';
import { fairnessPlace } from '../fairness/fairness-place.ts';
import { billLines } from '../i18n/bill-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { OneTapOffer } from '../table/one-tap-offer.tsx';
import { useNames } from '../table/guests.ts';
import { SettledDeal } from '../replay/settled-deal.tsx';
import { SheetFrame } from '../table/sheet-frame.tsx';
import { useTable, useTableState } from '../table/table-context.ts';
import { ME } from '../table/table-store.ts';
import { PageLink } from '../ui/page-link.tsx';
import { BillLineList } from './bill-line-list.tsx';
import { headline } from './headline.ts';
import { NextDealButton } from './next-deal-button.tsx';
import { useFigure } from './use-figure.ts';
import styles from './settlement-sheet.module.css';

/** What the deal was worth: every line with its rule, who pays, and how the round stands. */
export function SettlementSheet() {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { table, parts } = useTable();
  const view = useTableState((state) => state.view);
  const { deal, rules } = view;
  if (deal?.bill === null || deal === null) return null;
  const { bill, contract } = deal;
  const { title, sub } = headline(deal, bill, { t, language, names });
  const lines = billLines(bill, rules, language, { contract, names });
  return (
    <SheetFrame kind="bill" title={title}>
      <p className={styles['own']} data-sign={Math.sign(bill.deltas?.[ME] ?? 0)}>
        {formatChange(bill.deltas?.[ME] ?? 0, rules['scoring.currency'], language)}
      </p>
      {sub !== '' && <p className={styles['sub']}>{sub}</p>}
      <BillLineList lines={lines} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in large letters the figures scroll, by keyboard too */}
      <div className={styles['scroll']} role="group" aria-label={t.round} tabIndex={0}>
        <table className={styles['accounts']}>
          <thead>
            <tr>
              <td />
              {SEATS.map((seat) => (
                <th key={seat} scope="col">
                  {names(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t.thisDeal}</th>
              {SEATS.map((seat) => (
                <Change key={seat} seat={seat} amount={bill.deltas?.[seat] ?? 0} />
              ))}
            </tr>
            <tr className={styles['round']}>
              <th scope="row">{t.round}</th>
              {SEATS.map((seat) => (
                <Change key={seat} seat={seat} amount={view.accounts[seat]} />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {bill.stock.after > 0 && (
        <p className={styles['stock']}>
          {t.stockHolds(formatAmount(bill.stock.after, rules['scoring.currency'], language))}
        </p>
      )}
      {table.session?.head.takenBack?.includes(deal.number) === true && !table.isSingle && (
        <p className={styles['stock']}>{t.takenBackNote}</p>
      )}
      {table.session?.head.dealing !== undefined && (
        <PageLink screen="fairness" place={fairnessPlace(recordId(table.id, deal.number))} className={styles['honest']}>
          {t.dealtHonestly}
        </PageLink>
      )}
      {parts?.bill}
      <OneTapOffer />
      <div className={styles['buttons']}>
        {parts?.next ?? <NextDealButton />}
        <SettledDeal number={deal.number} />
      </div>
    </SheetFrame>
  );
}

function Change({ seat, amount }: { readonly seat: Seat; readonly amount: number }) {
  const figure = useFigure();
  return (
    <td data-sign={Math.sign(amount)} data-mine={seat === ME}>
      {figure(amount)}
    </td>
  );
}
