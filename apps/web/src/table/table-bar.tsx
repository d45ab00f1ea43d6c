import { contractName } from '../i18n/game-texts.ts';
import { useMessages, useLanguage } from '../i18n/use-messages.ts';
import { changeSettings, settingsStore } from '../settings/settings.ts';
import { declarerOf } from '@stammtisch/rules';
import { BarIcon } from '../ui/bar-icon.tsx';
import { useStore } from '../ui/use-store.ts';
import { factorNow } from './factor-now.ts';
import { useNames } from './guests.ts';
import { LastTrickButton } from './last-trick-button.tsx';
import { useTable, useTableState } from './table-context.ts';
import { ME } from './table-store.ts';
import styles from './table-bar.module.css';

/** What is played, by whom, how far, and how much it counts. */
export function TableBar() {
  const t = useMessages();
  const { intent, parts } = useTable();
  return (
    <header className={styles['bar']}>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['menu']}
          aria-label={t.menu}
          onClick={() => intent.setState({ dialog: 'menu' })}
        >
          ☰
        </button>
        <Title />
        <SoundButton />
        {parts === null ? <TakeBackButton /> : <div className={styles['back']}>{parts.bar}</div>}
        <LastTrickButton />
      </div>
    </header>
  );
}

function Title() {
  const t = useMessages();
  const language = useLanguage();
  const names = useNames();
  const { intent, table } = useTable();
  const view = useTableState((state) => state.view);
  const hold = useTableState((state) => state.hold);
  const { deal } = view;
  const contract = deal?.contract ?? null;
  const factor = factorNow(view);
  const declarer = contract === null ? null : declarerOf(contract);
  const tricks = (deal?.tricks.length ?? 0) - (hold === null ? 0 : 1);
  const all = view.rules.deck === 24 ? 6 : 8;
  const who = declarer === null ? null : declarer === ME ? t.youPlay : t.plays(names(declarer));
  // The most important first: what does not fit into the line is left out of sight.
  const facts = [
    ...(deal?.phase === 'play' ? [t.trickOf(Math.min(tricks + 1, all), all)] : []),
    ...(contract === null && deal !== null ? [`${t.dealer}: ${names(deal.dealer)}`] : []),
    ...(factor > 1 ? [`×${factor}`] : []),
    ...(who === null ? [] : [who]),
    ...((table.session?.head.seed ?? null) === null ? [] : [t.practice]),
  ];
  return (
    <button type="button" className={styles['title']} onClick={() => intent.setState({ dialog: 'details' })}>
      <h1>{contract === null ? t.dealTitle(deal?.number ?? view.deals + 1) : contractName(contract, language)}</h1>
      <span className={styles['facts']}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </button>
  );
}

/** Silence with one tap. */
function SoundButton() {
  const t = useMessages();
  const sound = useStore(settingsStore, (settings) => settings.sound);
  return (
    <button
      type="button"
      className={`${styles['menu']} ${styles['sound']}`}
      data-sound
      aria-label={t.sound}
      title={t.sound}
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <BarIcon>
        <path d="M4 9.5v5h3.5l5 4v-13l-5 4z" fill="currentColor" strokeLinejoin="round" />
        <path
          d={sound ? 'M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11' : 'm16.5 9.5 5 5m0-5-5 5'}
          strokeLinecap="round"
        />
      </BarIcon>
    </button>
  );
}

/** Takes back what the person did last; only while there is something. */
function TakeBackButton() {
  const t = useMessages();
  const { table } = useTable();
  const may = useTableState((state) => state.mayTakeBack);
  if (!may) return null;
  return (
    <button
      type="button"
      className={`${styles['menu']} ${styles['back']}`}
      aria-label={t.takeBack}
      title={t.takeBack}
      onClick={table.takeBack}
    >
      ↶
    </button>
  );
}
