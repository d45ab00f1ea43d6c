import { LASTING_PARTS, type TableFrame } from '@stammtisch/protocol';

/** A table frame of which the parts are text already, so that it can be seen at a glance what is new in it. */
export interface WrittenFrame {
  readonly seq: number;
  /** The parts in the order of `LASTING_PARTS`, as JSON. Equal texts show the same. */
  readonly parts: readonly string[];
}

/** Parts that were written before: frames to different people, and those after one another, hold the same objects, and every one is written once. */
const written = new WeakMap<object, string>();

export function writeFrame(frame: TableFrame): WrittenFrame {
  return { seq: frame.seq, parts: LASTING_PARTS.map((name) => partText(frame[name])) };
}

/** Whether two frames of one table show the same. */
export function showsTheSame(one: WrittenFrame, other: WrittenFrame): boolean {
  return one.seq === other.seq && one.parts.every((part, place) => part === other.parts[place]);
}

/**
 * The text of a frame at a time, in milliseconds since 1970. Parts that are as in the frame `before` on the same connection are left out; `null` where
 * there was none, or where the other side wants frames to be whole.
 */
export function frameText(
  { type, table, seq, happened }: TableFrame,
  { parts }: WrittenFrame,
  before: WrittenFrame | null,
  now: number,
): string {
  const fields = [`"type":"${type}","table":"${table}","seq":${seq},"now":${now}`];
  for (const [place, name] of LASTING_PARTS.entries()) {
    const part = parts[place] ?? 'null';
    if (part !== before?.parts[place]) fields.push(`"${name}":${part}`);
  }
  fields.push(`"happened":${JSON.stringify(happened)}`);
  return `{${fields.join(',')}}`;
}

function partText(part: object | null): string {
  if (part === null) return 'null';
  const before = written.get(part);
  if (before !== undefined) return before;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
}
