const OFF_ON = [false, true] as const;

/** Every setting and the values it can have, in the order in which they are offered. */
export const VALUES = {
  language: ['de', 'en'],
  /** Boarisch on top of German: what players say at the table, or every text that there is in Boarisch. */
  dialect: ['off', 'announcements', 'all'],

  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  /** Per cent of the browser's text size. */
  textSize: [100, 125, 150, 200],
  tableColour: ['fir', 'inn', 'night'],

  face: ['bavarian', 'french'],
  print: ['normal', 'large'],
  palette: ['standard', 'die-blaue'],
  back: ['blue', 'green', 'red'],
  /** Lernblatt: the cards tell their points, and which of them are trumps. */
  learningCards: OFF_ON,
  /** Letters instead of pictures. */
  textHand: OFF_ON,
  sauName: ['sau', 'ass'],
  grasName: ['gras', 'laub', 'gruen', 'blau'],
  schellenName: ['schellen', 'schelln'],

  /** The hand in two rows of large cards. */
  bigHand: OFF_ON,
  /** The fan is mirrored and the cards have their index on the right. */
  leftHanded: OFF_ON,
  trumpSide: ['left', 'right'],
  cardOrder: ['high-first', 'low-first'],
  /** Sorts the hand again once a game is announced that has other trumps. */
  resort: OFF_ON,
  /** Cards can be dragged into an order of one's own. */
  ownOrder: OFF_ON,

  /** `safe`: a tap lifts a card, the second one plays it. */
  touchMode: ['safe', 'one-tap'],
  mouseMode: ['click', 'safe'],
  /** Letters, digits and signs are keys of the page (WCAG 2.1.4: they can be switched off). */
  singleKeys: OFF_ON,
  /** A card that was laid ready plays by itself when it is its turn. */
  playPrepared: OFF_ON,
  /** The only card that may be played plays by itself. */
  playForced: OFF_ON,
  /** An announcement is asked back before it counts. */
  confirmAnnouncement: OFF_ON,
  /** Whether the moment for a last Kontra passes by itself. */
  kontraPause: ['short', 'ask'],
  /** The next deal begins by itself after the bill. */
  autoNext: OFF_ON,

  /** How long bots think and the table waits. */
  tempo: ['relaxed', 'normal', 'quick', 'instant'],
  /** How long a complete trick lies: 0.6, 1.2 or 2 seconds, or until it is tapped. */
  trickHold: ['short', 'normal', 'long', 'tap'],
  /** How long movements take; a device that asks for less motion has none. */
  motion: ['off', 'quick', 'normal', 'relaxed'],

  sound: OFF_ON,
  haptics: OFF_ON,
  keepAwake: OFF_ON,

  /** Rules of thumb while playing. */
  learnerHints: OFF_ON,
  /** A card that may not be played says why. */
  explanations: OFF_ON,
  /** The mode for playing with a screen reader. */
  screenReader: OFF_ON,
  /** How much is spoken. */
  speech: ['short', 'normal', 'full'],

  /** How well the bots of the last new table play. */
  botLevel: ['beginner', 'regular', 'strong'],
} as const;

/** How somebody likes to play on this device. */
export type Settings = { readonly [Name in keyof typeof VALUES]: (typeof VALUES)[Name][number] };

/** The settings of a first visit by somebody who reads German. */
export const DEFAULTS: Settings = {
  language: 'de',
  dialect: 'off',
  theme: 'system',
  contrast: 'system',
  textSize: 100,
  tableColour: 'fir',
  face: 'bavarian',
  print: 'normal',
  palette: 'standard',
  back: 'blue',
  learningCards: false,
  textHand: false,
  sauName: 'sau',
  grasName: 'gras',
  schellenName: 'schellen',
  bigHand: false,
  leftHanded: false,
  trumpSide: 'left',
  cardOrder: 'high-first',
  resort: true,
  ownOrder: false,
  touchMode: 'safe',
  mouseMode: 'click',
  singleKeys: true,
  playPrepared: false,
  playForced: false,
  confirmAnnouncement: false,
  kontraPause: 'short',
  autoNext: false,
  tempo: 'normal',
  trickHold: 'normal',
  motion: 'normal',
  sound: true,
  haptics: true,
  keepAwake: true,
  learnerHints: false,
  explanations: true,
  screenReader: false,
  speech: 'normal',
  botLevel: 'regular',
};
