import { readHouseRules } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage, useMessages } from '../../i18n/use-messages.ts';
import { figureOf } from '../../settlement/use-figure.ts';
import { useRoomState } from '../use-room.ts';
import { useWords } from '../use-words.ts';
import { nameOf } from '../words-de.ts';
import { useRound } from './use-round.ts';
import table from '../../table/round-table.module.css';
import { Scrollable } from '../../ui/scrollable.tsx';
import styles from '../friends.module.css';

/** Every deal of the evening and what it meant for everybody who has an account here, the newest first. */
export function RoundOfMembers({ code }: { readonly code: string }) {
  const t = useMessages();
  const words = useWords();
  const language = useLanguage();
  const sitting = useRoomState(({ frame }) => frame?.sitting ?? null);
  const isOver = sitting?.phase === 'between' || sitting?.phase === 'closed';
  const round = useRound(code, (sitting?.deals ?? 0) * 2 + Number(isOver));
  if (sitting === null) return null;
  const rules = readHouseRules(sitting.rules);
  const currency = rules.ok ? rules.value['scoring.currency'] : 'point';
  const figure = (amount: number): string => figureOf(amount, currency, language);
  const { members } = sitting;
  return (
    // With eight people it is wider than a phone.
    <Scrollable className={styles['sideways']} role="region" aria-label={t.round}>
      <table className={table['round']}>
        <thead>
          <tr>
            <th scope="col">{t.dealColumn}</th>
            {members.map(({ member }) => (
              <th key={member} scope="col">
                {nameOf(members, member, words.nobody)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={table['total']}>
            <th scope="row">{t.round}</th>
            {members.map(({ member, account }) => (
              <td key={member} data-sign={Math.sign(account)}>
                {figure(account)}
              </td>
            ))}
          </tr>
          {round.toReversed().map(({ deal, game, amounts }) => (
            <tr key={deal}>
              <th scope="row">
                {deal}. {game === null ? t.thrownInShort : gameName(game, language)}
              </th>
              {members.map(({ member }) => {
                const amount = amounts.find((one) => one.member === member)?.amount;
                return (
                  <td key={member} data-sign={Math.sign(amount ?? 0)}>
                    {amount === undefined ? '' : figure(amount)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
