import type { SelfWords } from './use-words.ts';

/** The words of the page about the person, its devices and its data in English. */
export const wordsEn: SelfWords = {
  title: 'You at shared tables',
  intro: 'You need no account: the server knows your device by a cookie. This is all that it knows about you.',
  unknown: 'The server does not know you yet. Once you sit down at a table there is more here.',
  named: (name) => `At the table you are called ${name}.`,
  yourTables: 'Your open tables',
  table: (code) => `Table ${code}`,
  noTables: 'You sit at no table at the moment.',

  otherDevice: 'Play on with another device',
  otherDeviceHint:
    'Get a device code here and type it on the other device. There you are the same person then: with your name, your chair and your account.',
  makeCode: 'Get a device code',
  codeOnce: 'The code is good once and for ten minutes. Whoever has it is you: show it to nobody else.',
  qrCode: 'QR code with the device code',
  link: 'Link for the other device',

  typeCode: 'Device code from another device',
  typeHint: 'Eight letters. This device becomes whoever you are on the other one; what it was before is forgotten.',
  code: 'Device code',
  becomeMe: 'Take over',
  become: {
    done: 'Done: this device belongs to you now.',
    unknown: 'This code is not good: mistyped, used already or older than ten minutes.',
    'too-fast': 'Those were too many attempts. Wait a minute.',
    unreachable: 'The server cannot be reached at the moment.',
  },

  passkeys: 'Passkey',
  passkeysHint:
    'With a passkey you are yourself again on each of your devices: finger, face or PIN will do, there is no password. The server gets its public half only.',
  makePasskey: 'Make a passkey',
  madeOn: (day) => `made on ${day}`,
  passkeyMade: 'The passkey is made.',
  passkeyRemoved: 'The passkey is deleted.',
  removePasskey: 'Delete',
  removePasskeySure: 'Really delete?',
  enterTitle: 'Have you been here before?',
  enterHint:
    'If you made a passkey on another device, it makes you yourself here again. What this device was before is forgotten.',
  enter: 'Play on with a passkey',
  passkeyEnds: {
    'no-passkey': 'Broken off, or there is no passkey for this page on this device.',
    'already-here': 'You have a passkey for this page on this device already.',
    'too-many': 'You have ten passkeys. Delete one first.',
    'logged-out': 'This device is logged out.',
    refused: 'This passkey is not good here. Perhaps it was deleted.',
    'too-fast': 'Those were too many attempts. Wait a minute.',
    unreachable: 'The server cannot be reached at the moment.',
  },

  played: 'Your deals',
  playedHint: 'What you played on other devices can be brought here: for replay and for your statistics.',
  bring: 'Bring the deals here',
  bringing: 'Bringing the deals …',
  brought: (deals, added) =>
    added === 0 ? 'Everything was here already.' : `New on this device: ${added} of ${deals} deals.`,
  broughtPartly: (added) => `Not everything could be brought. New on this device: ${added}.`,
  toStatistics: 'To the statistics',

  devices: 'Your devices',
  thisDevice: 'this device',
  someDevice: 'A device',
  seen: (day) => `last seen ${day}`,
  seenToday: 'here today',
  logOut: 'Log out',
  logOutSure: 'Really log out?',
  lastDevice: 'If it is your last device and you have no passkey, everything that is kept about you is deleted too.',
  failed: 'That did not work. The server cannot be reached at the moment.',

  data: 'Your data on the server',
  dataHint:
    'Kept are your name, your tables, your devices and the public half of your passkeys. What you wrote in the chat disappears with the evening.',
  export: 'Download everything about you (JSON)',
  delete: 'Delete everything about you',
  deleteSure: 'Really delete everything?',
  deleteHint:
    'All your devices are logged out. Deals that were played stay in the accounts of their tables, but without your name.',
};
