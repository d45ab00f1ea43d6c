/** What the page shows, as the fragment of its address says. */
export type Place = { readonly kind: 'list' } | DealPlace;

/** A deal: one of the archive by its id, or one that a link holds. */
export interface DealPlace {
  readonly kind: 'archived' | 'link';
  /** The id, or the fragment of the link. */
  readonly deal: string;
  /** After how many cards. */
  readonly at: number | null;
  /** Whether it is played on from there. */
  readonly playing: boolean;
}

const ARCHIVED = 'spiel=';
/** How the fragment of a link begins that holds a deal. */
const LINK = /^deal\d+=/;
/** What can stand behind a deal: how many cards are played, and whether somebody plays on. */
const BEHIND = /&(stand|ab)=(\d{1,2})$/;

/** Reads the fragment of an address, without `#`. */
export function placeIn(fragment: string): Place {
  const [behind = '', key, cards] = BEHIND.exec(fragment) ?? [];
  const deal = fragment.slice(0, fragment.length - behind.length);
  const where = { at: cards === undefined ? null : Number(cards), playing: key === 'ab' };
  if (LINK.test(fragment)) return { kind: 'link', deal, ...where };
  if (!fragment.startsWith(ARCHIVED)) return { kind: 'list' };
  return { kind: 'archived', deal: decoded(deal.slice(ARCHIVED.length)), ...where };
}

/** The fragment of a place. */
export function fragmentAt(place: Place): string {
  if (place.kind === 'list') return '';
  const { deal, at, playing } = place;
  const behind = at === null ? '' : `&${playing ? 'ab' : 'stand'}=${at}`;
  return place.kind === 'link' ? `${deal}${behind}` : `${ARCHIVED}${encodeURIComponent(deal)}${behind}`;
}

/** The place of a deal of the archive, before its first card. */
export function archivedPlace(id: string): DealPlace {
  return { kind: 'archived', deal: id, at: null, playing: false };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
