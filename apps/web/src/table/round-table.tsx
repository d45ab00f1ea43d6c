import { SEATS } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { useFigure } from '../settlement/use-figure.ts';
import { useNames } from './guests.ts';
import styles from './round-table.module.css';
import { useTableState } from './table-context.ts';

/** Every deal of the round and what it meant for each seat, the newest first, with the running accounts above. */
export function RoundTable() {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const finished = useTableState((state) => state.finished);
  const accounts = useTableState((state) => state.view.accounts);
  const figure = useFigure();
  return (
    <table className={styles['round']}>
      <thead>
        <tr>
          <th scope="col">{t.dealColumn}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              {names(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles['total']}>
          <th scope="row">{t.round}</th>
          {SEATS.map((seat) => (
            <td key={seat} data-sign={Math.sign(accounts[seat])}>
              {figure(accounts[seat])}
            </td>
          ))}
        </tr>
        {finished.toReversed().map(({ number, contract, bill }) => (
          <tr key={number}>
            <th scope="row">
              {number}. {contract === null ? t.thrownInShort : gameName(contract.game, language)}
            </th>
            {SEATS.map((seat) => (
              <td key={seat} data-sign={Math.sign(bill.deltas?.[seat] ?? 0)}>
                {figure(bill.deltas?.[seat] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
