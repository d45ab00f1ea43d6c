import type { Words } from './use-words.ts';

/** The words of navigation in English. */
export const wordsEn: Words = {
  bar: 'Sections',
  sections: { start: 'Play', learn: 'Learn', more: 'More' },
  titles: {
    start: 'Schafkopf against three bots',
    'new-table': 'Table with bots',
    friends: 'With friends',
    'house-rules': 'House rules',
    learn: 'Learn',
    more: 'More',
    rules: 'Rule book',
    glossary: 'Glossary',
    calculator: 'Bill calculator',
    replay: 'Played deals',
    statistics: 'Statistics',
    fairness: 'Dealt honestly?',
    data: 'Your data',
    install: 'Install',
    settings: 'Settings',
    about: 'About Stammtisch',
    table: 'At the table',
    'not-found': 'Not found',
  },

  backToMore: 'More',

  newVersion: 'A new version is here.',
  loadVersion: 'Load it now',

  notKept: 'Your game is not being stored: it goes on, but is gone when you close the page.',
  understood: 'Got it',
  aside: 'A part of your stored table could not be read. It lies under "Your data" now.',
  lookAtAside: 'Have a look',

  leaveTitle: 'Leave the table?',
  leaveText: 'Nothing is lost: your game waits on the start page.',
  stay: 'Play on',
  leave: 'Leave the table',

  broken: 'Something went wrong here.',
  brokenText:
    'What you played is stored. Trying again almost always helps; without a network a part of the app may be missing.',
  reload: 'Load again',
};
