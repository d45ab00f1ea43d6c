import type { ServerFrame } from './server-frame.ts';

const TYPES: readonly string[] = [
  'welcome',
  'done',
  'refused',
  'table',
  'chat',
  'lobby',
  'elsewhere',
  'no-table',
  'pong',
] satisfies readonly ServerFrame['type'][];

/**
 * Reads a frame of the server; `null` for what is none, or a type from a newer server. Never throws. What is inside comes from the server that
 * also delivered the page, so only what would break a reader is looked at: the fields that hold the others.
 */
export function readServerFrame(text: string): ServerFrame | null {
  const frame = parsed(text);
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return null;
  const { type } = frame;
  if (typeof type !== 'string' || !TYPES.includes(type)) return null;
  const complete = NEEDED[type as ServerFrame['type']].every((name) => Object.hasOwn(frame, name));
  return complete ? (frame as ServerFrame) : null;
}

const NEEDED: Readonly<Record<ServerFrame['type'], readonly string[]>> = {
  welcome: ['version', 'lobby', 'name'],
  done: ['id'],
  refused: ['id', 'reason'],
  table: ['table', 'seq', 'now', 'you', 'sitting', 'dealing', 'game', 'happened', 'proof'],
  chat: ['table', 'lines'],
  lobby: ['tables'],
  elsewhere: ['table'],
  'no-table': ['table', 'reason'],
  pong: ['t'],
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
