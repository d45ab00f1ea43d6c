import type { Card } from '@stammtisch/rules';
import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { settingsStore } from '../settings/settings.ts';
import { tableActions } from './table-actions.ts';
import { useTable } from './table-context.ts';

/** A finger on the hand. */
interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** The card that was lifted before the finger came. */
  readonly liftedBefore: Card | null;
  moved: boolean;
}

/** Where the enlarged copy of the card under a sliding finger is shown. */
export interface Slide {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
}

/** A finger that moves less is a tap. */
const TAP_SLOP = 10;
/** So far up a flick must go to play the card. */
const FLICK = 48;
/** In one-tap mode a tap this near to the border of two cards only lifts. */
const BORDER = 8;

/**
 * Touch on the hand: a tap lifts a card and a second one plays it; sliding along the fan lifts what is under the finger; letting go above
 * the hand, or a flick upwards, plays; sliding down cancels. The action comes with the finger's leaving, never before.
 */
export function useHandTouch(list: RefObject<HTMLDivElement | null>) {
  const here = useTable();
  const finger = useRef<Finger | null>(null);
  // The click that follows a touch may hit the card that slid into the place of the played one; it must not count.
  const touched = useRef(false);
  const [slide, setSlide] = useState<Slide | null>(null);
  const { lift, playCard } = tableActions(here);

  function onPointerDown(event: PointerEvent): void {
    touched.current = event.pointerType === 'touch';
    if (!touched.current || finger.current !== null) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    finger.current = { id, x, y, liftedBefore: here.intent.getState().lifted, moved: false };
    lift(cardAt(list.current, x, y)?.card ?? null);
  }

  function onPointerMove(event: PointerEvent): void {
    const down = finger.current;
    if (down === null || event.pointerId !== down.id) return;
    const { clientX: x, clientY: y } = event;
    if (Math.hypot(x - down.x, y - down.y) < TAP_SLOP) return;
    down.moved = true;
    const box = list.current?.getBoundingClientRect();
    if (box === undefined) return;
    if (y > box.bottom) return lift(null);
    // Above the hand the card stays what it was: the finger is about to play it.
    const card = y < box.top ? here.intent.getState().lifted : (cardAt(list.current, x, y)?.card ?? null);
    if (card !== here.intent.getState().lifted) lift(card);
    setSlide(card === null ? null : { card, x, y });
  }

  function onPointerUp(event: PointerEvent): void {
    const down = finger.current;
    if (down === null || event.pointerId !== down.id) return;
    finger.current = null;
    setSlide(null);
    const { lifted } = here.intent.getState();
    if (lifted === null) return;
    if (down.moved) {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (event.clientY < top || down.y - event.clientY > FLICK) playCard(lifted);
      return;
    }
    const under = cardAt(list.current, event.clientX, event.clientY);
    const sure = under !== null && under.border >= BORDER;
    const oneTap = settingsStore.getState().touchMode === 'one-tap';
    if (down.liftedBefore === lifted || (oneTap && sure) || isRefused(lifted)) playCard(lifted);
  }

  /** A card that may not be played says so at the first tap; before the own turn a tap only lays it ready. */
  function isRefused(card: Card): boolean {
    const code = here.table.whyNot({ type: 'play', card })?.code;
    return code !== undefined && code !== 'not-turn' && code !== 'wrong-phase';
  }

  function onPointerCancel(): void {
    finger.current = null;
    setSlide(null);
    lift(null);
  }

  function onClickCapture(event: MouseEvent): void {
    // Enter and a screen reader's click have no pointer.
    if (touched.current && event.detail !== 0) event.stopPropagation();
  }

  return { slide, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture } };
}

/** The card whose visible strip is under a place, and how far the place is from the strip's border. */
function cardAt(
  list: HTMLDivElement | null,
  x: number,
  y: number,
): { readonly card: Card; readonly border: number } | null {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const beside = (box: DOMRect): boolean => x >= box.left && x < box.right;
  const inside = boxes.findLastIndex((box) => beside(box) && y >= box.top && y < box.bottom);
  const index = inside < 0 ? boxes.findLastIndex(beside) : inside;
  const box = boxes[index];
  const card = Number(buttons[index]?.dataset['card']);
  if (box === undefined || Number.isNaN(card)) return null;
  const end = boxes[index + 1]?.left ?? box.right;
  return { card, border: Math.min(x - box.left, end - x) };
}
