import type { Words } from './use-words.ts';

/** The words of the data page in English. */
export const wordsEn: Words = {
  title: 'Your data',
  intro: 'Everything lies in this browser alone. No server sees it.',
  parts: 'What is stored here',
  deals: (count) => (count === 1 ? '1 played deal' : `${count} played deals`),
  session: 'The table you left open',
  names: {
    'stammtisch.settings': 'Settings',
    'stammtisch.house-rules': 'House rules',
    'stammtisch.house-rules.unreadable': 'House rules, not readable',
    'stammtisch.lernen': 'Progress in the lessons',
  },
  other: (key) => `Other: ${key}`,
  nothing: 'Nothing is stored here yet.',
  notLasting: 'This browser keeps nothing: all of it is gone when you close the page.',
  usage: (used, quota) => `Used: ${used} of ${quota} that the browser gives.`,

  persisted: 'The browser has promised to delete none of it by itself.',
  notPersisted: 'The browser may delete this when space runs short or you have not been here for long.',
  persist: 'Keep for good',
  refused: 'The browser does not promise it. Better save a file now and then.',

  export: 'Save',
  exportHint: 'One file with everything: deals, table, settings, house rules, lessons.',
  exportButton: 'Save everything to a file',
  exported: 'Saved. The file is among your downloads.',

  import: 'Bring back',
  importHint: 'From a saved file. You see first what would be added; nothing comes twice.',
  importButton: 'Choose a file',
  problems: {
    'not-json': 'This file cannot be read.',
    'not-a-backup': 'This is no backup of Stammtisch. Single deals (.jsonl) are opened under “Played deals”.',
    newer: 'This backup comes from a newer version of Stammtisch. Reload the page.',
    unreadable: 'The file cannot be read.',
  },
  preview: 'This would be added',
  newDeals: (count) => (count === 1 ? '1 deal is added' : `${count} deals are added`),
  knownDeals: (count) => (count === 1 ? '1 deal is here already' : `${count} deals are here already`),
  badDeals: (count) => (count === 1 ? '1 deal cannot be read' : `${count} deals cannot be read`),
  sessions: {
    none: '',
    same: 'The open table is here already.',
    added: 'The open table is added.',
    blocked: 'A table is open here already; the one in the file stays out.',
  },
  changes: { same: 'unchanged', added: 'is added', replaced: 'is replaced', merged: 'is completed' },
  takeOver: 'Take over',
  cancel: 'Cancel',
  takenOver: 'Taken over.',
  notTaken: 'Not everything could be stored. Space may be full.',
  goOn: 'Continue',

  aside: 'Not readable',
  asideHint: (count) =>
    count === 1
      ? 'Something that was stored was damaged and lies here as it was. The game goes on without it.'
      : `${count} stored things were damaged and lie here as they were. The game goes on without them.`,
  asideSave: 'Save to a file',
  asideDiscard: 'Throw away',
  delete: 'Delete',
  deleteHint: 'Choose what should go.',
  deleteButton: 'Delete …',
  all: 'Choose all',
  sure: (what) => `Really delete: ${what}? This cannot be undone.`,
  yes: 'Yes, delete for good',
  no: 'No, keep it',
  deleted: 'Deleted.',
  notDeleted: 'That could not be deleted.',
};
