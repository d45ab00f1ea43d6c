import { declarerOf, type Seat } from '@stammtisch/rules';
import { announcementBubble } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { useGuest, useNames } from './guests.ts';
import { useTableState } from './table-context.ts';
import { ME, type TableState } from './table-store.ts';
import styles from './seats.module.css';

const PLACES = [
  { seat: 1, place: 'left' },
  { seat: 2, place: 'top' },
  { seat: 3, place: 'right' },
] as const;

const NOBODY = { look: null, note: null };

/** The three others around the table, and what is to be known about oneself. */
export function Seats() {
  return (
    <>
      {PLACES.map(({ seat, place }) => (
        <SeatPlace key={seat} seat={seat} place={place} />
      ))}
      <OwnPlace />
    </>
  );
}

function SeatPlace({ seat, place }: { readonly seat: Seat; readonly place: 'left' | 'top' | 'right' }) {
  const t = useMessages();
  const names = useNames();
  const { look, note } = useGuest(seat) ?? NOBODY;
  const turn = useTableState((state) => state.hold === null && state.view.deal?.turn === seat);
  return (
    <section className={`${styles['seat']} ${styles[place]}`} aria-label={names(seat)}>
      <span className={styles['picture']} data-seat={seat} data-turn={turn} data-who={look} aria-hidden="true">
        {names(seat).slice(0, 1)}
      </span>
      <span className={styles['name']}>{names(seat)}</span>
      <span className={styles['badges']}>
        {note !== null && <span className={styles['badge']}>{t.guestNote[note]}</span>}
        <Badges seat={seat} />
      </span>
      <SpeechBubble seat={seat} />
    </section>
  );
}

/** Own badges and own words; the person sits below the table. */
function OwnPlace() {
  const t = useMessages();
  return (
    <section className={styles['own']} aria-label={t.you}>
      <Badges seat={ME} />
      <SpeechBubble seat={ME} />
    </section>
  );
}

function Badges({ seat }: { readonly seat: Seat }) {
  const t = useMessages();
  const state = useTableState((all) => all);
  const { deal } = state.view;
  if (deal === null) return null;
  const role = roleOf(state, seat);
  const taken = deal.taken[seat] - (state.hold?.trick.winner === seat ? 1 : 0);
  const strong = [
    ...(role === null ? [] : [roleWord(role)]),
    ...(deal.contract === null && deal.auction?.interest[seat] === true ? [t.wantsToPlay] : []),
  ];
  const quiet = [
    ...(deal.contract === null && deal.auction?.interest[seat] === false ? [t.passedBadge] : []),
    ...(deal.contract === null && deal.knocks.includes(seat) ? [t.knocked] : []),
    ...(taken > 0 ? [t.tricks(taken)] : []),
  ];
  return (
    <>
      {strong.length > 0 && <span className={styles['strong']}>{strong.join(' · ')}</span>}
      {deal.dealer === seat && <span className={`${styles['badge']} ${styles['dealer']}`}>{t.dealer}</span>}
      {quiet.length > 0 && <span className={styles['badge']}>{quiet.join(' · ')}</span>}
    </>
  );

  function roleWord(word: 'declarer' | 'partner'): string {
    if (word === 'partner') return seat === ME ? t.partnerYou : t.partner;
    if (seat === ME) return t.declarerYou;
    if (state.guests !== null) return t.declarerAny;
    return seat === 2 ? t.declarerShe : t.declarerHe;
  }
}

function roleOf({ view }: TableState, seat: Seat): 'declarer' | 'partner' | null {
  const { deal } = view;
  if (deal === null || deal.contract === null) return null;
  if (declarerOf(deal.contract) === seat) return 'declarer';
  return deal.partner === seat ? 'partner' : null;
}

function SpeechBubble({ seat }: { readonly seat: Seat }) {
  const language = useLanguage();
  const bubble = useTableState((state) => state.bubbles[seat]);
  const stoesse = useTableState((state) => state.view.deal?.stoss.length ?? 0);
  if (bubble === undefined) return null;
  const words = announcementBubble(bubble.event, language, Math.max(0, stoesse - 1));
  if (words === null) return null;
  return (
    <span key={bubble.id} className={styles['bubble']} aria-hidden="true">
      {words}
    </span>
  );
}
