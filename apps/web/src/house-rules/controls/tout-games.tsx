import { TOUT_GAMES } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useLanguage } from '../../i18n/use-messages.ts';
import { useEditor } from '../editor-context.ts';
import { changeRules } from '../house-rules-store.ts';
import { useWords } from '../use-words.ts';
import { controlIds, ControlLabel } from './control.tsx';
import styles from './control.module.css';

const NAME = 'tout.allowedGames';

/** In which games a Tout may be announced; a game that is not played can be ticked, and is then asked for. */
export function ToutGames() {
  const words = useWords();
  const language = useLanguage();
  const { shown } = useEditor();
  const ids = controlIds(NAME);
  const allowed = shown[NAME];
  return (
    <div className={styles['stacked']}>
      <ControlLabel name={NAME} />
      <div role="group" aria-labelledby={ids.label} aria-describedby={ids.hint} className={styles['checks']}>
        {TOUT_GAMES.map((game) => (
          <label key={game} className={styles['radio']}>
            <input
              type="checkbox"
              checked={allowed.includes(game)}
              onChange={(event) => {
                const wanted = event.currentTarget.checked;
                const games = TOUT_GAMES.filter((one) => (one === game ? wanted : allowed.includes(one)));
                changeRules({ [NAME]: games }, NAME);
              }}
            />
            <span>
              <b>{gameName(game, language)}</b>
              {!shown[`games.${game}`] && <small> {words.notPlayed}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
