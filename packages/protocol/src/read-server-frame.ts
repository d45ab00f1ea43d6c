import { LASTING_PARTS, type ServerFrame, type TableFrame } from './server-frame.ts';

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
 *
 * `before` is the table frame that was read last on the same connection: what this one leaves out is as it was there.
 */
export function readServerFrame(text: string, before: TableFrame | null = null): ServerFrame | null {
  const read = parsed(text);
  const frame = before === null ? read : completed(read, before);
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
  table: ['table', 'seq', 'now', 'happened', ...LASTING_PARTS],
  chat: ['table', 'lines'],
  lobby: ['tables'],
  elsewhere: ['table'],
  'no-table': ['table', 'reason'],
  pong: ['t'],
};

function completed(frame: unknown, before: TableFrame): unknown {
  if (typeof frame !== 'object' || frame === null || !('table' in frame) || frame.table !== before.table) return frame;
  const lasting = Object.fromEntries(LASTING_PARTS.map((name) => [name, before[name]]));
  return 'type' in frame && frame.type === 'table' ? { ...lasting, ...frame } : frame;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
