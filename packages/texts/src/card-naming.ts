import type { Language } from './language.ts';
import { capitalised, type Words } from './words.ts';

/** What somebody calls the cards. */
export interface CardNaming {
  readonly sau: 'sau' | 'ass';
  readonly gras: 'gras' | 'laub' | 'gruen' | 'blau';
  readonly schellen: 'schellen' | 'schelln';
  /** With French signs a card is called what is seen: Kreuz-Dame for the Eichel-Ober. */
  readonly face: 'bavarian' | 'french';
}

/** Words before a noun, and what they become before the noun in its place. */
type Determiners = Readonly<Record<string, string>>;

/** One noun in the place of another. */
interface Renaming {
  readonly from: string;
  readonly to: string;
  /** Whether the noun follows a suit or another word and a hyphen: "Gras-Sau". */
  readonly compound: 'always' | 'maybe' | 'never';
  readonly determiners: Determiners;
  /** After the determiners of the accusative and dative, where it differs: "den Buben". */
  readonly oblique?: string;
}

/** "die Sau", "das Ass". */
const FEMININE_TO_NEUTER: Determiners = {
  'eine andere': 'ein anderes',
  'a andane': 'a anders',
  'die gerufene': 'das gerufene',
  'der gerufenen': 'dem gerufenen',
  jede: 'jedes',
  jeder: 'jedem',
  die: 'das',
  der: 'dem',
  eine: 'ein',
  einer: 'einem',
  keine: 'kein',
  welche: 'welches',
  wejche: 'wejchs',
  'd’': 's’',
};

/** "der Ober", "die Dame". */
const MASCULINE_TO_FEMININE: Determiners = {
  der: 'die',
  den: 'die',
  dem: 'der',
  da: 'd’',
  an: 'd’',
  'mit’m': 'mit da',
};

const OF_A_BUBE: Determiners = { den: 'den', dem: 'dem', an: 'an', 'mit’m': 'mit’m' };

const GRAS = { gras: 'Gras', laub: 'Laub', gruen: 'Grün', blau: 'Blau' } as const;
const EICHEL: Words = { de: 'Eichel', bar: 'Oachl', en: 'Eichel' };
const SCHELLEN: Words = { de: 'Schellen', bar: 'Schelln', en: 'Schellen' };
/** "Ass" would be misunderstood in English. */
const ACE: Words = { de: 'Ass', bar: 'As', en: 'Ace' };
const DAME: Words = { de: 'Dame', bar: 'Dam', en: 'Dame' };
const BUBE: Words = { de: 'Bube', bar: 'Bua', en: 'Bube' };
const BUBEN: Words = { de: 'Buben', bar: 'Buam', en: 'Bube' };
const KREUZ: Words = { de: 'Kreuz', bar: 'Kreiz', en: 'Kreuz' };

/**
 * A text of this package with the cards called as somebody calls them; articles follow: "die Gras-Sau" becomes "das Laub-Ass". Ober and
 * Unter without a suit stay, as ranks of the game: only a card that shows French signs is a Dame or a Bube.
 *
 * @example withCardNames('Du musst Gras zugeben.', { sau: 'sau', gras: 'laub', schellen: 'schellen', face: 'bavarian' }, 'de')
 * // "Du musst Laub zugeben."
 */
export function withCardNames(text: string, naming: CardNaming, language: Language): string {
  return renamings(naming, language).reduce(rename, text);
}

function renamings({ sau, gras, schellen, face }: CardNaming, language: Language): readonly Renaming[] {
  if (face === 'french') return [aceFor(language), ...frenchRanks(language), ...frenchSuits(language)];
  const suit = { compound: 'never', determiners: {} } as const;
  return [
    ...(sau === 'ass' ? [aceFor(language)] : []),
    ...(gras === 'gras' ? [] : [{ from: 'Gras', to: GRAS[gras], ...suit }]),
    ...(schellen === 'schelln' ? [{ from: 'Schellen', to: 'Schelln', ...suit }] : []),
  ];
}

function aceFor(language: Language): Renaming {
  return { from: 'Sau', to: ACE[language], compound: 'maybe', determiners: FEMININE_TO_NEUTER };
}

function frenchRanks(language: Language): readonly Renaming[] {
  return [
    { from: 'Ober', to: DAME[language], compound: 'always', determiners: MASCULINE_TO_FEMININE },
    { from: 'Unter', to: BUBE[language], compound: 'always', determiners: OF_A_BUBE, oblique: BUBEN[language] },
  ];
}

function frenchSuits(language: Language): readonly Renaming[] {
  return [
    { from: EICHEL[language], to: KREUZ[language], compound: 'never', determiners: FEMININE_TO_NEUTER },
    { from: 'Gras', to: 'Pik', compound: 'never', determiners: {} },
    { from: SCHELLEN[language], to: 'Karo', compound: 'never', determiners: FEMININE_TO_NEUTER },
  ];
}

/** A word that can be tapped begins with one in the texts of lessons (`[`) and of the rule book (`[[sau|`). */
const LINK = String.raw`\[(?:\[[a-z-]+\|)?`;

const PREFIX = { always: String.raw`(\p{L}+-)`, maybe: String.raw`(\p{L}+-)?`, never: '()' } as const;

function rename(text: string, { from, to, compound, determiners, oblique = to }: Renaming): string {
  const before = Object.keys(determiners).flatMap((word) => [word, capitalised(word)]);
  const found = String.raw`(?<!\p{L})(?:(${before.join('|')})( ?(?:${LINK})?))?${PREFIX[compound]}${from}(?!\p{L})`;
  return text.replace(
    new RegExp(found, 'gu'),
    (match, determiner: string | undefined, space: string | undefined, prefix: string | undefined, at: number) => {
      // A suit that is part of a card's name leaves the article to the rank.
      if (determiner === undefined || text.charAt(at + match.length) === '-')
        return `${match.slice(0, match.length - from.length)}${to}`;
      const article = determiners[determiner] ?? capitalised(determiners[determiner.toLowerCase()] ?? determiner);
      return `${article}${article.endsWith('’') ? '' : (space ?? '')}${prefix ?? ''}${oblique}`;
    },
  );
}
