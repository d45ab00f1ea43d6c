import type { TableRefusal } from '@stammtisch/protocol';
import type { Words } from '../words.ts';

/** Refusals about people and chairs. */
export type ChairRefusal = Extract<
  TableRefusal['code'],
  | 'removed-here'
  | 'not-seated'
  | 'seated-already'
  | 'name-taken'
  | 'chair-taken'
  | 'chair-lent'
  | 'no-chair-empty'
  | 'no-bot-there'
  | 'member-unknown'
  | 'member-is-bot'
  | 'nothing-offered'
  | 'seated-elsewhere'
>;

export const CHAIR_WORDS: Readonly<Record<ChairRefusal, Words>> = {
  'removed-here': {
    de: 'An diesem Tisch spielst du heute nicht mehr mit.',
    bar: 'An dem Tisch spuist heit nimma mit.',
    en: 'You no longer play at this table today.',
  },
  'not-seated': {
    de: 'Dafür musst du am Tisch sitzen.',
    bar: 'Do dafür muasst am Tisch hocka.',
    en: 'You have to sit at the table for that.',
  },
  'seated-already': {
    de: 'Du sitzt schon an diesem Tisch.',
    bar: 'Du hockst scho an dem Tisch.',
    en: 'You already sit at this table.',
  },
  'name-taken': {
    de: 'So heißt hier schon jemand, oder fast so. Nimm einen anderen Namen.',
    bar: 'So hoaßt do scho wer, oda grad so ähnlich. Nimm an andern Nama.',
    en: 'Somebody here has this name, or nearly. Take another one.',
  },
  'chair-taken': {
    de: 'Auf diesem Stuhl sitzt schon jemand.',
    bar: 'Auf dem Stui hockt scho wer.',
    en: 'This chair is taken.',
  },
  'chair-lent': {
    de: 'Auf diesem Platz sitzt du nur für ein Spiel. Weitergeben kannst du ihn nicht.',
    bar: 'Auf dem Platz hockst grad für oa Spui. Weidagebn konnst’n ned.',
    en: 'You sit on this chair for one deal only. You cannot give it away.',
  },
  'no-chair-empty': {
    de: 'Kein Stuhl ist frei.',
    bar: 'Koa Stui is frei.',
    en: 'No chair is free.',
  },
  'no-bot-there': {
    de: 'Auf diesem Stuhl sitzt kein Bot.',
    bar: 'Auf dem Stui hockt koa Bot.',
    en: 'There is no bot on this chair.',
  },
  'member-unknown': {
    de: 'Diese Person ist nicht am Tisch.',
    bar: 'De Person is ned am Tisch.',
    en: 'This person is not at the table.',
  },
  'member-is-bot': {
    de: 'Das geht nur mit einem Menschen, nicht mit einem Bot.',
    bar: 'Des geht grad mit am Menschn, ned mit am Bot.',
    en: 'That takes a person, not a bot.',
  },
  'nothing-offered': {
    de: 'Niemand bietet dir gerade einen Platz an.',
    bar: 'Koana bietet dia grod an Platz o.',
    en: 'Nobody offers you a chair at the moment.',
  },
  'seated-elsewhere': {
    de: 'Du spielst gerade an einem anderen Fenster oder Gerät.',
    bar: 'Du spuist grod an am andern Fensta oda Gerät.',
    en: 'You are playing in another window or on another device.',
  },
};
