import { oneIn, percent, share, type OddsRow } from '@stammtisch/rule-book';
import { useLanguage } from '../../i18n/use-messages.ts';
import styles from './odds-figure.module.css';

/** From here on the chance is said as "one in so many" too. */
const RARE = 0.1;

/** Chances with a bar each. */
export function OddsFigure({ rows }: { readonly rows: readonly OddsRow[] }) {
  const language = useLanguage();
  return (
    <table className={styles['odds']}>
      <tbody>
        {rows.map(({ name, ratio }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles['percent']}>{percent(ratio, language)}</td>
            <td className={styles['one']}>{share(ratio) < RARE ? oneIn(ratio, language) : ''}</td>
            <td className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${share(ratio) * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
