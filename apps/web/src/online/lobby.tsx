import type { LobbyLine } from '@stammtisch/protocol';
import { presetText } from '@stammtisch/texts';
import { useEffect } from 'preact/hooks';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { goToTable } from './friends-place.ts';
import { useRoom, useRoomState } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** So many tables are shown at once; the others are folded. */
const SHOWN = 4;

export interface LobbyProps {
  readonly isOpen: boolean;
  readonly onQuick: () => void;
}

/** Tables that everybody may join, and the quick way to one of them. */
export function Lobby({ isOpen, onQuick }: LobbyProps) {
  const words = useWords();
  const room = useRoom();
  const tables = useRoomState((state) => state.lobby);
  useEffect(() => {
    room.showLobby(true);
    return () => room.showLobby(false);
  }, [room]);
  const [first, rest] = [tables?.slice(0, SHOWN) ?? [], tables?.slice(SHOWN) ?? []];
  return (
    <section className={styles['part']} aria-labelledby="lobby">
      <h2 id="lobby">{words.lobby}</h2>
      <p>{words.quickHint}</p>
      <Button size="large" wide aria-disabled={!isOpen} onClick={onQuick}>
        {words.quick}
      </Button>
      {tables !== null && tables.length === 0 && <p className={styles['quiet']}>{words.lobbyEmpty}</p>}
      <OpenTables tables={first} />
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{words.moreTables(rest.length)}</summary>
          <OpenTables tables={rest} />
        </details>
      )}
    </section>
  );
}

function OpenTables({ tables }: { readonly tables: readonly LobbyLine[] }) {
  const words = useWords();
  const language = useLanguage();
  if (tables.length === 0) return null;
  return (
    <ul className={styles['chairs']}>
      {tables.map(({ table, host, rules, people, free, playing }) => (
        <li key={table}>
          <span>
            <b>{words.tableBy(host === '' ? words.nobody : host)}</b>
            <small className={styles['facts']}>
              {[
                words.peopleThere(people),
                free > 0 ? words.freeChairs(free) : words.noChair,
                ...(playing ? [words.nowPlaying] : []),
                presetText(rules.preset, language).label,
              ].join(' · ')}
            </small>
          </span>
          <Button aria-label={words.lookAt(host === '' ? words.nobody : host)} onClick={() => goToTable(table)}>
            {words.look}
          </Button>
        </li>
      ))}
    </ul>
  );
}
