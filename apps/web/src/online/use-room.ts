import { useSyncExternalStore } from 'preact/compat';
import { useStore } from '../ui/use-store.ts';
import { browserRoom, ROOM_CHANGED } from './browser-room.ts';
import type { LineInfo } from './connection.ts';
import type { Room, RoomState } from './room.ts';

/** The room of this window. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, browserRoom);
}

/** Something of what is to be seen in it. */
export function useRoomState<Part>(select: (state: RoomState) => Part): Part {
  return useStore(useRoom().state, select);
}

/** Something about the line to the server. */
export function useLine<Part>(select: (info: LineInfo) => Part): Part {
  return useStore(useRoom().info, select);
}

function subscribe(changed: () => void): () => void {
  addEventListener(ROOM_CHANGED, changed);
  return () => removeEventListener(ROOM_CHANGED, changed);
}
