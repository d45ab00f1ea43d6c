import type { Words } from './use-words.ts';

/** The words of the pages under "More" in English. */
export const wordsEn: Words = {
  friendsTitle: 'You at shared tables',
  more: 'More',
  groups: { own: 'Your games', rules: 'Rules', app: 'This app' },
  hints: {
    replay: 'Every deal card by card',
    statistics: 'Balance, games, luck of the cards',
    fairness: 'Every shuffle computed again',
    'house-rules': 'How your round plays',
    rules: 'Rules, disputes, odds',
    glossary: 'Words of the Stammtisch',
    calculator: 'What does the game cost?',
    settings: 'Text, cards, sound, playing',
    friends: 'Where you are known, what the server keeps',
    data: 'Save, bring back, delete',
    install: 'On the home screen, without a network too',
    about: 'Version, licence, privacy',
  },

  notFound: 'There is no such page.',
  notFoundAt: (address) => `There is nothing at ${address}. Maybe a letter is missing, or the link is old.`,
  toStart: 'To the start page',
  installText: 'Stammtisch needs no store: put the page on the home screen, and it opens like an app.',
  installed: 'You are playing in the installed app already.',
  installNow: 'Install on this device',
  offline: {
    unknown: 'Looking whether the app plays without a network …',
    fetching: 'The whole app is being loaded, so that it plays without a network …',
    ready: 'The whole app lies on this device: it plays without a network too.',
    impossible:
      'The app cannot stay here: without a network it does not open. The reason is a private window, an address without https, or a full disk.',
  },
  onIos: 'iPhone and iPad',
  iosShare: 'In Safari, tap "Share".',
  iosAdd: 'Choose "Add to Home Screen", then "Add".',
  elsewhere: 'Android and computers',
  menuInstall: 'Open the menu of the browser and choose "Install app" or "Add to home screen".',
  keptTitle: 'What comes along',
  keptText:
    'What you played stays in the browser in which you played it. Under "Your data" you can save everything to a file and bring it back in the installed app. A new version comes only when you want it, never in the middle of a deal.',
  aboutText: 'Stammtisch is free software for Schafkopf: play, learn, look things up. No charge, no ads, no account.',
  version: (version) => `Version ${version}`,
  privacy: 'Privacy',
  privacyText: [
    'As long as you play against bots nothing leaves your device. The app is loaded once and asks no server about you afterwards: no accounts, no counters, no cookies, nothing from other sites.',
    'Games, house rules and settings lie in this browser alone. Under "Your data" you can see, save and delete all of it.',
    'At tables with friends the server knows your device by a cookie and keeps the name that you give and what happens at the table. Under "You at shared tables" you can download and delete that.',
  ],
  licence: 'Licence',
  licenceText: [
    'The program has the MIT licence: take it, change it, pass it on. The drawn cards are in the public domain (CC0).',
    'The fonts Atkinson Hyperlegible Next and Bitter have the SIL Open Font License.',
  ],
  source: 'Source code',
  sourceText:
    'Stammtisch is open source, with all its tests and plans. Whoever runs this site knows where the source is.',
};
