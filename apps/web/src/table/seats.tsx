import { declarerOf, type Seat } from '@stammtisch/rules';
import { announcementBubble } from '@stammtisch/texts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { guestAt, useNames } from './guests.ts';
import { useTableState } from './table-context.ts';
import { ME, type TableState } from './table-store.ts';
import styles from './seats.module.css';

const PLACES = [
  { seat: 1, place: 'left' },
  { seat: 2, place: 'top' },
  { seat: 3, place: 'right' },
] as const;

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
  const turn = useTableState((state) => state.hold === null && state.view.deal?.turn === seat);
  return (
    <section className={`${styles['seat']} ${styles[place]}`} aria-label={names(seat)}>
      <span className={styles['picture']} data-turn={turn} data-who={guestAt(seat)?.name} aria-hidden="true">
        {names(seat).slice(0, 1)}
      </span>
      <span className={styles['name']}>{names(seat)}</span>
      <span className={styles['badges']}>
        <Badges seat={seat} />
        {turn && <span className={styles['thinks']}>{t.thinks}</span>}
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
  const words = [
    ...(role === null
      ? []
      : [{ strong: true, text: seat === ME && role !== 'partner' ? t.declarerYou : roleWord(role) }]),
    ...(deal.dealer === seat ? [{ strong: false, text: t.dealer }] : []),
    ...(deal.contract === null && deal.auction !== null ? auctionWords(deal.auction.interest[seat]) : []),
    ...(deal.contract === null && deal.knocks.includes(seat) ? [{ strong: false, text: t.knocked }] : []),
    ...(taken > 0 ? [{ strong: false, text: t.tricks(taken) }] : []),
  ];
  return words.map(({ strong, text }) => (
    <span key={text} className={strong ? styles['strong'] : styles['badge']}>
      {text}
    </span>
  ));

  function roleWord(role: 'declarer' | 'partner'): string {
    if (role === 'partner') return t.partner;
    return seat === 2 ? t.declarerShe : t.declarerHe;
  }

  function auctionWords(interest: boolean | null): readonly { readonly strong: boolean; readonly text: string }[] {
    if (interest === null) return [];
    return [{ strong: interest, text: interest ? t.wantsToPlay : t.passedBadge }];
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
