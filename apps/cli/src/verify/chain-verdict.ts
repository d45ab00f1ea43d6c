import type { Chain } from '@stammtisch/fairdeal';
import { writtenLanguage } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import type { Sentence } from '../usage.ts';

/** Everything that the last lines of `verify` depend on. */
export interface Seen {
  readonly chains: readonly Chain[];
  readonly lines: number;
  readonly good: number;
  /** Deals in the chain of all deals, if one was given. */
  readonly deals: number | null;
  /** Whether deals may be missing. */
  readonly isPartial: boolean;
  /** Whether the remembered head was there. */
  readonly reached: boolean;
  readonly language: Language;
}

/** What `verify` says about all deals together, and whether nothing is missing. */
export function verdictOf({ chains, lines, good, deals, isPartial, reached, language }: Seen): {
  readonly isWhole: boolean;
  readonly text: string;
} {
  const written = writtenLanguage(language);
  const torn = isPartial ? [] : chains.filter(({ first }) => first !== 1);
  const said = [countSentence(good, lines), ...chains.map((chain) => chainSentence(chain, torn.includes(chain)))];
  if (deals !== null) said.push(allSentence(deals));
  if (!reached) said.push(HEAD_MISSING);
  return { isWhole: torn.length === 0 && reached, text: said.map((sentence) => `${sentence[written]}\n`).join('') };
}

function countSentence(good: number, lines: number): Sentence {
  return lines === 1
    ? {
        de: `${good} von 1 Spiel ist nachgerechnet und stimmt.`,
        en: `${good} of 1 deal was computed again and is right.`,
      }
    : {
        de: `${good} von ${lines} Spielen sind nachgerechnet und stimmen.`,
        en: `${good} of ${lines} deals were computed again and are right.`,
      };
}

function chainSentence({ first, last, head }: Chain, isTorn: boolean): Sentence {
  return isTorn
    ? {
        de: `Kette ${first} bis ${last}: Davor fehlen Spiele (erlaubt mit --partial). Kopf ${head}`,
        en: `Chain ${first} to ${last}: deals before it are missing (allowed with --partial). Head ${head}`,
      }
    : { de: `Kette ${first} bis ${last}, Kopf ${head}`, en: `Chain ${first} to ${last}, head ${head}` };
}

function allSentence(deals: number): Sentence {
  return {
    de: `Kette aller Spiele: ${deals}, lückenlos.`,
    en: `Chain of all deals: ${deals}, without a gap.`,
  };
}

const HEAD_MISSING: Sentence = {
  de: 'Der Kopf, den du dir gemerkt hast, kommt nicht vor: Spiele fehlen, oder es ist eine andere Kette.',
  en: 'The head that you remembered is not there: deals are missing, or this is another chain.',
};
