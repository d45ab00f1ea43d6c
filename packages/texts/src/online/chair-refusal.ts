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
    de: 'Dafür musst du am Tisch sitzen. Setz dich zuerst hin.',
    bar: 'Do dafür muasst am Tisch hocka. Hock di zerst hi.',
    en: 'You have to sit at the table for that. Sit down first.',
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
    de: 'Auf diesem Stuhl sitzt schon jemand. Nimm einen anderen.',
    bar: 'Auf dem Stui hockt scho wer. Nimm an andern.',
    en: 'Somebody sits on this chair already. Take another one.',
  },
  'chair-lent': {
    de: 'Auf diesem Platz sitzt du nur für ein Spiel. Weitergeben kannst du ihn nicht.',
    bar: 'Auf dem Platz hockst grad für oa Spui. Weidagebn konnst’n ned.',
    en: 'You sit on this chair for one deal only. You cannot give it away.',
  },
  'no-chair-empty': {
    de: 'Alle vier Stühle sind besetzt.',
    bar: 'Olle vier Stui san bsetzt.',
    en: 'All four chairs are taken.',
  },
  'no-bot-there': {
    de: 'Auf diesem Stuhl sitzt kein Bot.',
    bar: 'Auf dem Stui hockt koa Bot.',
    en: 'There is no bot on this chair.',
  },
  'member-unknown': {
    de: 'Das geht mit dieser Person gerade nicht: Sie ist weg oder hat selber einen Platz.',
    bar: 'Des geht mit der Person grod ned: Sie is weg oda hod seiba an Platz.',
    en: 'Not with this person now: they are gone, or have a chair of their own.',
  },
  'member-is-bot': {
    de: 'Das geht nur mit einem Menschen, nicht mit einem Bot.',
    bar: 'Des geht grad mit am Menschn, ned mit am Bot.',
    en: 'That takes a person, not a bot.',
  },
  'nothing-offered': {
    de: 'Gerade bietet dir niemand einen Platz an. Vielleicht wurde das Angebot zurückgenommen.',
    bar: 'Grod bietet dia koana an Platz o. Vielleicht is as Angebot zruckgnumma worn.',
    en: 'Nobody offers you a chair now. The offer may have been taken back.',
  },
  'seated-elsewhere': {
    de: 'Du spielst gerade in einem anderen Fenster oder auf einem anderen Gerät.',
    bar: 'Du spuist grod in am andern Fensta oda auf am andern Gerät.',
    en: 'You are playing in another window or on another device.',
  },
};
