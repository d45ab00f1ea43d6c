import { GAMES } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage } from '../i18n/use-messages.ts';
import { forAndAgainst, talliesBy, type NamedTally } from './balance.ts';
import { averageText } from './figures.ts';
import { FiguresTable, type Row } from './figures-table.tsx';
import type { OwnDeal } from './own-deal.ts';
import { useWords } from './use-words.ts';
import styles from './statistics-screen.module.css';

const ROLES = ['declarer', 'partner', 'opponent', 'alone'] as const;
const EXTRAS = ['laufende', 'schneider', 'schwarz'] as const;

export interface GroupsSectionProps {
  readonly deals: readonly OwnDeal[];
  readonly currency: OwnDeal['currency'];
}

/** The deals by game, by what somebody was in them, and what came on top. */
export function GroupsSection({ deals, currency }: GroupsSectionProps) {
  const words = useWords();
  const language = useLanguage();
  const games = talliesBy(deals, [...GAMES, 'thrown-in'] as const, ({ game }) => game);
  const roles = talliesBy(deals, ROLES, ({ role }) => (role === 'thrown-in' ? null : role));
  function row<Name extends string>(tally: NamedTally<Name | null>, head: string): Row {
    const { deals: count, decided, won, sum } = tally;
    return {
      key: String(tally.name),
      head,
      cells: [
        { text: String(count) },
        { text: decided === 0 ? '–' : String(won) },
        { text: averageText(sum, count, currency, language), sign: Math.sign(sum) },
      ],
    };
  }
  return (
    <>
      <section className={styles['section']} aria-labelledby="games-title">
        <h2 id="games-title">{words.byGame}</h2>
        <FiguresTable
          caption={words.byGame}
          columns={[words.game, words.played, words.won, words.average]}
          rows={games.map((tally) =>
            row(tally, tally.name === 'thrown-in' ? words.thrownIn : gameName(tally.name, language)),
          )}
        />
      </section>
      <section className={styles['section']} aria-labelledby="roles-title">
        <h2 id="roles-title">{words.byRole}</h2>
        <FiguresTable
          caption={words.byRole}
          columns={[words.role, words.played, words.won, words.average]}
          rows={roles.map((tally) => row(tally, tally.name === null ? '' : words.roles[tally.name]))}
        />
      </section>
      <section className={styles['section']} aria-labelledby="extras-title">
        <h2 id="extras-title">{words.extras}</h2>
        <FiguresTable
          caption={words.extras}
          columns={[words.extra, words.made, words.suffered]}
          rows={EXTRAS.map((extra) => {
            const { made, suffered } = forAndAgainst(deals, extra);
            return {
              key: extra,
              head: words.extraNames[extra],
              cells: [{ text: String(made) }, { text: String(suffered) }],
            };
          })}
        />
      </section>
    </>
  );
}
