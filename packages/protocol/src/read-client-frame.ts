import { err, ok, type Result } from '@stammtisch/rules';
import type { ClientFrame } from './client-frame.ts';
import { Fields, WrongField } from './fields.ts';
import { MOST_FRAME_BYTES } from './limits.ts';
import { readPersonIntention, readTableIntention } from './read-intention.ts';
import type { FrameRefusal } from './refusal.ts';
import { isTableCode } from './table-code.ts';

const COMMAND_ID_BYTES = 16;

/**
 * Reads what came over the wire. Strict: what is too long, no JSON, not one of our frames, or has a field too many is refused, with the field
 * named; nothing is guessed. Never throws. Whether it may be done is for the table to say.
 */
export function readClientFrame(text: string): Result<ClientFrame, FrameRefusal> {
  // A character has one to three bytes in UTF-8 for each unit of its length here.
  if (text.length > MOST_FRAME_BYTES) return err({ code: 'frame-too-large', most: MOST_FRAME_BYTES });
  const json = parsed(text);
  if (!json.ok) return json;
  try {
    const fields = new Fields(json.value);
    const frame = readFrame(fields);
    fields.end();
    return ok(frame);
  } catch (error) {
    if (error instanceof WrongField) return err({ code: 'frame-field', field: error.field });
    throw error;
  }
}

function parsed(text: string): Result<unknown, FrameRefusal> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err({ code: 'frame-not-json' });
  }
}

const TYPES = ['hello', 'watch', 'unwatch', 'lobby', 'do', 'ping'] as const;

function readFrame(fields: Fields): ClientFrame {
  const type = fields.one('type', TYPES);
  switch (type) {
    case 'hello':
      return { type, versions: fields.integers('versions', 16, 1, 9999), client: fields.text('client', 80) };
    case 'watch':
      return { type, table: readTable(fields), since: fields.integer('since', 0, Number.MAX_SAFE_INTEGER) };
    case 'unwatch':
      return { type };
    case 'lobby':
      return { type, on: fields.flag('on') };
    case 'ping':
      return { type, t: fields.integer('t', 0, Number.MAX_SAFE_INTEGER) };
    case 'do':
      return readCommandFrame(fields);
  }
}

function readCommandFrame(fields: Fields): ClientFrame {
  const id = fields.hex('id', COMMAND_ID_BYTES);
  const intention = fields.object('intention');
  if (!fields.has('table')) return { type: 'do', id, intention: readPersonIntention(intention) };
  return { type: 'do', id, table: readTable(fields), intention: readTableIntention(intention) };
}

function readTable(fields: Fields): string {
  const table = fields.any('table');
  return isTableCode(table) ? table : fields.wrong('table');
}
