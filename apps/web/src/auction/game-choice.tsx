import { CALLABLE_SUITS, enabledGames, isSuitGame, isToutAllowed, SUITS } from '@stammtisch/rules';
import type { Announcement, BiddableGame, SeatAction, Suit, View } from '@stammtisch/rules';
import { gameName } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { contractName, suitName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { settingsStore } from '../settings/settings.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { SuitSign } from '../ui/suit-sign.tsx';
import { useStore } from '../ui/use-store.ts';
import type { Speaking } from './auction-sheet.tsx';
import styles from './choice.module.css';
import { ConfirmAnnouncement } from './confirm-announcement.tsx';
import { likelyGame, type LikelyGame } from './likely-game.ts';
import { SieButton } from './sie-button.tsx';
import { ToutSwitch } from './tout-switch.tsx';
import { useConsidered } from './use-considered.ts';

type Announce = Extract<SeatAction, { readonly type: 'announce' }>;

/** The final announcement. What is said here binds; who wants that is asked back first. */
export function GameChoice({ speaking }: { readonly speaking: Speaking }) {
  const confirms = useStore(settingsStore, (settings) => settings.confirmAnnouncement);
  const [asked, setAsked] = useState<Announce | null>(null);
  if (asked !== null)
    return <ConfirmAnnouncement action={asked} onSay={() => speaking.say(asked)} onBack={() => setAsked(null)} />;
  const say = (action: SeatAction): void => {
    if (confirms && action.type === 'announce' && !speaking.mayNot(action)) setAsked(action);
    else speaking.say(action);
  };
  return <Games speaking={{ ...speaking, say }} />;
}

/** Game, suit and Tout. */
function Games({ speaking }: { readonly speaking: Speaking }) {
  const t = useMessages();
  const language = useLanguage();
  const { intent } = useTable();
  const view = useTableState((state) => state.view);
  const [game, setGame] = useState(() => likely(view).game);
  const [tout, setTout] = useState(() => likely(view).tout);
  const withTout = tout && isToutAllowed(view.rules, game);
  return (
    <>
      <div className={styles['games']} role="group" aria-label={t.whatPlay}>
        {enabledGames(view.rules).map((other) => (
          <Button
            key={other}
            aria-pressed={other === game}
            onClick={() => {
              setGame(other);
              intent.setState({ considered: { game: other } });
            }}
          >
            {gameName(other, language)}
          </Button>
        ))}
        <ToutSwitch on={tout} onChange={setTout} />
      </div>
      <Announcements game={game} tout={withTout} speaking={speaking} />
      {!speaking.mayNot({ type: 'weiter' }) && (
        <Button size="large" wide onClick={() => speaking.say({ type: 'weiter' })}>
          {t.weiter}
        </Button>
      )}
      <SieButton speaking={speaking} />
    </>
  );
}

interface AnnouncementsProps {
  readonly game: BiddableGame;
  readonly tout: boolean;
  readonly speaking: Speaking;
}

/** The suits of a game, or the game itself where it has none. */
function Announcements({ game, tout, speaking: { say, mayNot } }: AnnouncementsProps) {
  const t = useMessages();
  const language = useLanguage();
  const considered = useConsidered();
  const suits = suitsOf(game);
  if (suits.length === 0) {
    const action = announce(game, null, tout);
    return (
      <Button kind="main" size="large" wide aria-disabled={mayNot(action)} onClick={() => say(action)}>
        {t.announce(contractName(action.announcement, language))}
      </Button>
    );
  }
  return (
    <div className={styles['suits']} role="group" aria-label={game === 'rufspiel' ? t.callSau : t.trumpSuit}>
      {suits.map((suit) => {
        const action = announce(game, suit, tout);
        return (
          <Button
            key={suit}
            size="large"
            className={styles['suit'] ?? ''}
            aria-disabled={mayNot(action)}
            aria-label={contractName(action.announcement, language)}
            onClick={() => say(action)}
            {...considered({ game, suit })}
          >
            <SuitSign suit={suit} />
            <span>{suitName(suit, language)}</span>
          </Button>
        );
      })}
    </div>
  );
}

function announce(game: BiddableGame, suit: Suit | null, tout: boolean): Announce {
  const announcement: Announcement = { game, ...(suit === null ? {} : { suit }), ...(tout ? { tout } : {}) };
  return { type: 'announce', announcement };
}

function suitsOf(game: BiddableGame): readonly Suit[] {
  if (game === 'rufspiel') return CALLABLE_SUITS;
  return isSuitGame(game) ? SUITS : [];
}

function likely({ deal, rules, actions }: View): LikelyGame {
  const step = deal?.auction?.step;
  const floor = step?.type === 'announcement' ? step.floor : null;
  const named = floor === null || floor.game === 'sie' ? null : { game: floor.game, tout: floor.tout };
  return likelyGame(named, enabledGames(rules), actions);
}
