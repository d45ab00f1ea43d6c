import type { Card } from '@stammtisch/rules';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { settingsStore } from '../settings/settings.ts';
import { letGo, press, slide, type Finger, type Outcome, type Touch } from './hand-gesture.ts';
import { handOnScreen } from './hand-on-screen.ts';
import { nearestStrip, type LaidCard, type Place } from './hand-strips.ts';
import { keepOrder } from './keep-order.ts';
import { movedTo } from './sort-hand.ts';
import { tableActions } from './table-actions.ts';
import { useTable } from './table-context.ts';

/** A finger that rests so long on a card takes it up to move it (milliseconds). */
const TAKES_UP_AFTER = 400;
/** A mouse that moves less with its button down does not drag. */
const MOUSE_SLOP = 10;

/** Where the enlarged copy of the card under a sliding finger is shown. */
export interface Peek extends Place {
  readonly card: Card;
}

/** A pointer that is down on the hand. */
interface Pointer {
  readonly id: number;
  readonly start: Touch;
  /** A finger's gesture; `null` for the mouse. */
  finger: Finger | null;
  /** The card that is being moved to another place, and the places there are. */
  moves: { readonly card: Card; readonly slots: readonly LaidCard[] } | null;
}

/**
 * Pointers on the hand: a finger's gestures (`hand-gesture.ts`), and dragging cards into an order of one's own, with the mouse at once,
 * with a finger after it rested on the card. A click of the mouse is the card's own.
 */
export function useHandPointer(list: RefObject<HTMLDivElement | null>, cards: readonly Card[]) {
  const here = useTable();
  const pointer = useRef<Pointer | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The click that follows a touch may hit the card that slid into the place of the played one; it must not count.
  const ignoresClick = useRef(false);
  const [peek, setPeek] = useState<Peek | null>(null);
  const { lift, playCard } = tableActions(here);

  function onPointerDown(event: PointerEvent): void {
    if (pointer.current !== null) return;
    const start = touchOf(event);
    const byFinger = event.pointerType !== 'mouse';
    ignoresClick.current = byFinger;
    const pressed = byFinger ? press(handOnScreen(list.current), start, here.intent.getState().lifted) : null;
    pointer.current = { id: event.pointerId, start, finger: pressed?.finger ?? null, moves: null };
    if (pressed === null) return;
    here.intent.setState({ pressed: true });
    lift(pressed.lifted);
    if (settingsStore.getState().ownOrder) rest.current = setTimeout(() => takeUp(start), TAKES_UP_AFTER);
  }

  function onPointerMove(event: PointerEvent): void {
    const down = pointer.current;
    if (down?.id !== event.pointerId) return;
    const touch = touchOf(event);
    if (down.moves !== null) return moveTo(down.moves, touch);
    if (down.finger !== null) return follow(slide(handOnScreen(list.current), down.finger, touch, liftedNow()), touch);
    const far = Math.hypot(touch.x - down.start.x, touch.y - down.start.y) > MOUSE_SLOP;
    if (far && settingsStore.getState().ownOrder) takeUp(down.start);
  }

  function onPointerUp(event: PointerEvent): void {
    const down = pointer.current;
    if (down?.id !== event.pointerId) return;
    end();
    if (down.moves !== null) return lift(null);
    if (down.finger === null) return;
    const { touchMode } = settingsStore.getState();
    const { play } = letGo(handOnScreen(list.current), down.finger, touchOf(event), liftedNow(), touchMode);
    if (play !== null) playCard(play);
  }

  function onPointerCancel(): void {
    end();
    lift(null);
  }

  function end(): void {
    clearTimeout(rest.current);
    pointer.current = null;
    here.intent.setState({ pressed: false });
    setPeek(null);
  }

  function liftedNow(): Card | null {
    return here.intent.getState().lifted;
  }

  function follow({ finger, lifted, peek: shown }: Outcome, place: Place): void {
    if (pointer.current !== null) pointer.current.finger = finger;
    if (finger?.slides === true) clearTimeout(rest.current);
    if (lifted !== liftedNow()) lift(lifted);
    setPeek(shown === null ? null : { card: shown, x: place.x, y: place.y });
  }

  function takeUp(place: Place): void {
    const { strips } = handOnScreen(list.current);
    const card = strips[nearestStrip(strips, place)]?.card;
    if (pointer.current === null || card === undefined) return;
    pointer.current.moves = { card, slots: strips };
    ignoresClick.current = true;
    lift(card);
  }

  function moveTo({ card, slots }: NonNullable<Pointer['moves']>, place: Place): void {
    keepOrder(here, movedTo(cards, card, nearestStrip(slots, place)));
  }

  function onClickCapture(event: MouseEvent): void {
    // Enter and a screen reader's click have no pointer.
    if (ignoresClick.current && event.detail !== 0) event.stopPropagation();
  }

  return { peek, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture } };
}

function touchOf({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Touch {
  return { x, y, time };
}
