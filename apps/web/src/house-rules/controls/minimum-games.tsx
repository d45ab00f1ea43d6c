import type { BiddableGame } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useEditor } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { useWords } from '../use-words.ts';
import { controlIds, ControlLabel } from './control.tsx';
import styles from './control.module.css';

const NAME = 'bidding.minGameByInterest';

/** What the first to the fourth who wants to play must play at least. */
export function MinimumGames() {
  const words = useWords();
  const language = useLanguage();
  const { shown } = useEditor();
  const ids = controlIds(NAME);
  const games = shown[NAME];
  const possible = shown['bidding.rankOrder'].toReversed();
  return (
    <div className={styles['stacked']}>
      <ControlLabel name={NAME} />
      <div role="group" aria-labelledby={ids.label} aria-describedby={ids.hint} className={styles['selects']}>
        {words.interest.map((who, index) => (
          <label key={who}>
            <span>{who}</span>
            <select
              value={games[index]}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                changeRules(
                  {
                    [NAME]: replaced(
                      games,
                      index,
                      possible.find((game) => game === chosen),
                    ),
                  },
                  NAME,
                );
              }}
            >
              {possible.map((game) => (
                <option key={game} value={game}>
                  {gameName(game, language)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  );
}

function replaced(
  games: readonly BiddableGame[],
  index: number,
  game: BiddableGame | undefined,
): readonly BiddableGame[] {
  return game === undefined ? games : games.with(index, game);
}
