import type { TableFrame } from '@stammtisch/protocol';

/** A frame as text, without what is new each time it is sent: its time, and what was heard since the last one. */
export interface WrittenFrame {
  /** Equal for two frames that show the same. */
  readonly lasting: string;
  /** The whole frame with the time at which it is sent, in milliseconds since 1970. */
  readonly at: (now: number) => string;
}

/** Parts that were written before: frames to different people, and those after one another, hold the same objects, and every one is written once. */
const written = new WeakMap<object, string>();

/** Writes a frame as JSON. */
export function writeFrame({ now: _now, happened, ...frame }: TableFrame): WrittenFrame {
  const fields = Object.entries(frame).map(([name, part]) => `"${name}":${partText(part)}`);
  const lasting = fields.join(',');
  return { lasting, at: (now) => `{${lasting},"now":${now},"happened":${JSON.stringify(happened)}}` };
}

function partText(part: Exclude<TableFrame[keyof TableFrame], undefined>): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const before = written.get(part);
  if (before !== undefined) return before;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
}
