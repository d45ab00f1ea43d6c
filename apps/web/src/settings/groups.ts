import type { GroupName, SettingName } from './words.ts';

/** Which settings stand in which group, in order. */
export const GROUPS: Readonly<Record<GroupName, readonly SettingName[]>> = {
  karten: [
    'face',
    'print',
    'palette',
    'back',
    'textHand',
    'learningCards',
    'bigHand',
    'leftHanded',
    'trumpSide',
    'cardOrder',
    'resort',
    'ownOrder',
  ],
  bedienung: [
    'touchMode',
    'mouseMode',
    'playPrepared',
    'playForced',
    'confirmAnnouncement',
    'kontraPause',
    'explanations',
    'learnerHints',
    'singleKeys',
  ],
  tempo: ['tempo', 'trickHold', 'motion', 'autoNext'],
  ton: ['sound', 'haptics'],
  anzeige: ['textSize', 'contrast', 'theme', 'tableColour', 'keepAwake'],
  sprache: ['language', 'dialect', 'sauName', 'grasName', 'schellenName'],
  screenreader: ['screenReader', 'speech'],
  daten: [],
};
