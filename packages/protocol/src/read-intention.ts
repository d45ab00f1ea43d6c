import { LEVELS } from '@stammtisch/bots';
import { readHouseRules, readSeatAction, type SeatAction, type WrittenHouseRules } from '@stammtisch/rules';
import type { Fields } from './fields.ts';
import type { PersonIntention, TableIntention } from './intention.ts';
import { LONGEST_LINE, LONGEST_NAME } from './limits.ts';
import { PHRASES } from './phrases.ts';
import { CLOCKS, type TableOptions } from './table-options.ts';

const PERSON_TYPES = [
  'create-table',
  'quick-game',
  'make-device-code',
] as const satisfies readonly PersonIntention['type'][];

/** Reads what a person wants at no table. Throws `WrongField`. */
export function readPersonIntention(fields: Fields): PersonIntention {
  const type = fields.one('type', PERSON_TYPES);
  const intention = ((): PersonIntention => {
    switch (type) {
      case 'create-table': {
        const created = { type, name: readNameField(fields), rules: readRulesField(fields) };
        return fields.has('options') ? { ...created, options: readOptions(fields.object('options')) } : created;
      }
      case 'quick-game':
        return { type, name: readNameField(fields), rules: readRulesField(fields) };
      case 'make-device-code':
        return { type };
    }
  })();
  fields.end();
  return intention;
}

const TABLE_TYPES = [
  'sit',
  'stand',
  'look-on',
  'hand-over',
  'accept-chair',
  'decline-chair',
  'add-bots',
  'remove-bot',
  'start',
  'next',
  'pause',
  'resume',
  'away',
  'back',
  'sit-out',
  'close',
  'commit',
  'open',
  'act',
  'pass-host',
  'remove-member',
  'set-rules',
  'set-options',
  'say',
  'write',
  'mute',
] as const satisfies readonly TableIntention['type'][];

/** Reads what a person wants at a table. Throws `WrongField`. */
export function readTableIntention(fields: Fields): TableIntention {
  const intention = readByType(fields);
  fields.end();
  return intention;
}

function readByType(fields: Fields): TableIntention {
  const type = fields.one('type', TABLE_TYPES);
  switch (type) {
    case 'stand':
    case 'accept-chair':
    case 'decline-chair':
    case 'start':
    case 'next':
    case 'pause':
    case 'resume':
    case 'away':
    case 'back':
    case 'close':
      return { type };
    case 'sit':
      return { type, name: readNameField(fields), chair: fields.orNull('chair', () => fields.seat('chair')) };
    case 'look-on':
      return { type, name: readNameField(fields) };
    case 'add-bots':
      return { type, chair: fields.orNull('chair', () => fields.seat('chair')) };
    case 'remove-bot':
      return { type, chair: fields.seat('chair') };
    case 'hand-over':
      return { type, to: fields.orNull('to', () => readMember(fields, 'to')) };
    case 'pass-host':
      return { type, to: readMember(fields, 'to') };
    case 'remove-member':
      return { type, member: readMember(fields, 'member') };
    case 'sit-out':
      return { type, on: fields.flag('on') };
    case 'mute':
      return { type, member: readMember(fields, 'member'), on: fields.flag('on') };
    case 'commit':
      return { type, ...readAttempt(fields), commit: fields.hex('commit', 32) };
    case 'open':
      return { type, ...readAttempt(fields), r: fields.hex('r', 32), cuts: fields.integers('cuts', 3, 0, 32) };
    case 'act':
      return { type, deal: fields.integer('deal', 1, 1_000_000), action: readAction(fields) };
    case 'set-rules':
      return { type, rules: readRulesField(fields) };
    case 'set-options':
      return { type, options: readOptions(fields.object('options')) };
    case 'say':
      return { type, phrase: fields.one('phrase', PHRASES) };
    case 'write':
      return { type, text: fields.text('text', 8 * LONGEST_LINE) };
  }
}

function readMember(fields: Fields, name: string): number {
  return fields.integer(name, 1, 100_000);
}

function readAttempt(fields: Fields): { readonly dealId: string; readonly attempt: number } {
  return { dealId: fields.hex('dealId', 16), attempt: fields.integer('attempt', 1, 255) };
}

/** Whether it makes a good name is for the table to say: then it can say what is wrong. */
function readNameField(fields: Fields): string {
  return fields.text('name', 8 * LONGEST_NAME);
}

/** The rules of the game read what a seat does; here nothing else may stand beside it. */
function readAction(fields: Fields): SeatAction {
  const given = fields.object('action');
  const action = readSeatAction(fields.any('action'));
  if (!action.ok) return fields.wrong(`action.${'field' in action.reason ? action.reason.field : 'type'}`);
  for (const name of Object.keys(action.value)) given.any(name);
  given.end();
  for (const spoken of ['rank', 'announcement'].filter((name) => given.has(name))) {
    const words = given.object(spoken);
    for (const name of ['game', 'suit', 'tout', 'herz']) words.any(name);
    words.end();
  }
  return action.value;
}

function readRulesField(fields: Fields): WrittenHouseRules {
  const rules = fields.any('rules');
  if (!readHouseRules(rules).ok) return fields.wrong('rules');
  return rules as WrittenHouseRules;
}

function readOptions(fields: Fields): Partial<TableOptions> {
  const flags = (['listed', 'spectators', 'locked', 'freeText'] as const).filter((name) => fields.has(name));
  const options: Partial<TableOptions> = {
    ...Object.fromEntries(flags.map((name) => [name, fields.flag(name)])),
    ...(fields.has('clock') ? { clock: fields.one('clock', CLOCKS) } : {}),
    ...(fields.has('level') ? { level: fields.one('level', LEVELS) } : {}),
  };
  fields.end();
  return options;
}
