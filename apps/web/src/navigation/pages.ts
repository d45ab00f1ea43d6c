/** Every page that has an address of its own. */
const ADDRESS = {
  start: '/',
  'new-table': '/neu',
  friends: '/tische',
  'house-rules': '/hausregeln',
  learn: '/lernen',
  more: '/mehr',
  rules: '/regeln',
  glossary: '/glossar',
  calculator: '/rechner',
  replay: '/analyse',
  statistics: '/statistik',
  fairness: '/pruefen',
  data: '/daten',
  install: '/installieren',
  settings: '/einstellungen',
  about: '/ueber',
  table: '/tisch',
} as const;

/** What the app can show; an address that is none of ours is `not-found`. */
export type Screen = keyof typeof ADDRESS | 'not-found';

/** A page that one can simply go to. To the table one sits down. */
export type Page = Exclude<Screen, 'table' | 'not-found'>;

/** Pages that have further pages below their address. */
const WITH_PAGES_BELOW: readonly Screen[] = ['learn', 'friends'];

/** The three places of the bar, and which pages belong to each. */
export const SECTIONS = ['start', 'learn', 'more'] as const;
export type Section = (typeof SECTIONS)[number];

/** The address of a page, and of a place in it: what stands after the `#`. */
export function addressOf(screen: Page | 'table', place = ''): string {
  return place === '' ? ADDRESS[screen] : `${ADDRESS[screen]}#${place}`;
}

/** What the path of an address shows. */
export function screenAt(path: string): Screen {
  const tidy = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const screens = Object.keys(ADDRESS) as readonly (keyof typeof ADDRESS)[];
  const here = screens.find((screen) => tidy === ADDRESS[screen]);
  const below = WITH_PAGES_BELOW.find((screen) => screen !== 'not-found' && tidy.startsWith(`${ADDRESS[screen]}/`));
  return here ?? below ?? 'not-found';
}

/** The place of the bar under which a page is found. */
export function sectionOf(screen: Screen): Section {
  switch (screen) {
    case 'start':
    case 'new-table':
    case 'friends':
    case 'table':
      return 'start';
    case 'learn':
      return 'learn';
    case 'more':
    case 'house-rules':
    case 'rules':
    case 'glossary':
    case 'calculator':
    case 'replay':
    case 'statistics':
    case 'fairness':
    case 'data':
    case 'install':
    case 'settings':
    case 'about':
    case 'not-found':
      return 'more';
  }
}
