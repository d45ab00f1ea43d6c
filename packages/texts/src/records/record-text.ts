import type { PositionProblem, Reason, RecordProblem } from '@stammtisch/rules';
import { theCard } from '../cards.ts';
import { writtenLanguage } from '../language.ts';
import type { Language, WrittenLanguage } from '../language.ts';
import { allOf } from '../list-words.ts';
import { reasonText } from '../reasons/reason-text.ts';
import { capitalised, seatNames } from '../words.ts';
import type { Names } from '../words.ts';
import { inputProblemText } from './input-text.ts';

/**
 * Why a record cannot be played by the rules, in one sentence. What a player may not do is said as to the player; what is wrong with the
 * record itself in German or English.
 */
export function recordProblemText(
  problem: RecordProblem,
  language: Language,
  names: Names = seatNames(language),
): string {
  return isOwnProblem(problem)
    ? ownProblem(problem, names)[writtenLanguage(language)]
    : reasonText(problem, language, names);
}

/** Why something is no position. */
export function positionProblemText(problem: PositionProblem, language: Language): string {
  switch (problem.kind) {
    case 'input':
      return inputProblemText(problem.problem, language);
    case 'rules':
      return recordProblemText(problem.refusal.problem, language);
    case 'over':
      return OVER[writtenLanguage(language)];
  }
}

type Written = Readonly<Record<WrittenLanguage, string>>;

const OVER: Written = {
  de: 'Hier ist keine Karte mehr zu spielen.',
  en: 'There is no card left to play here.',
};

/** What is wrong with a record and with no player. */
type OwnProblem = Exclude<RecordProblem, Reason>;

const OWN_CODES: Readonly<Record<OwnProblem['code'], true>> = {
  'ramsch-tie-undecided': true,
  'knock-off': true,
  'called-card': true,
  'not-muss': true,
  'not-thrown-in': true,
  'tricks-missing': true,
  'tricks-too-many': true,
  'tricks-not-played': true,
  'nothing-to-double': true,
  'nothing-to-claim': true,
  'ramsch-off': true,
};

function isOwnProblem(problem: RecordProblem): problem is OwnProblem {
  return Object.hasOwn(OWN_CODES, problem.code);
}

function ownProblem(problem: OwnProblem, names: Names): Written {
  switch (problem.code) {
    case 'ramsch-tie-undecided':
      return tieUndecided(problem.seats.map(names));
    case 'knock-off':
      return { de: 'An diesem Tisch wird nicht geklopft.', en: 'There is no knocking at this table.' };
    case 'called-card':
      return {
        de: `${capitalised(theCard(problem.card, 'de', 'accusative'))} kann hier nicht gerufen werden.`,
        en: `${capitalised(theCard(problem.card, 'en', 'nominative'))} cannot be called here.`,
      };
    case 'not-muss':
      return {
        de: `${names(problem.seat)} musste hier nicht spielen.`,
        en: `${names(problem.seat)} did not have to play here.`,
      };
    case 'not-thrown-in':
      return problem.follows === 'ramsch'
        ? {
            de: 'Sagen alle „weiter“, folgt hier ein Ramsch.',
            en: 'If everybody says “weiter”, a Ramsch follows here.',
          }
        : {
            de: 'Sagen alle „weiter“, muss hier einer spielen.',
            en: 'If everybody says “weiter”, somebody must play here.',
          };
    case 'tricks-missing':
      return {
        de: `Es fehlen Stiche: ${problem.given} von ${problem.expected} sind da.`,
        en: `Tricks are missing: ${problem.given} of ${problem.expected} are there.`,
      };
    case 'tricks-too-many':
      return {
        de: `Das sind zu viele Karten: Ein Spiel hat ${problem.expected} Stiche.`,
        en: `Too many cards: a deal has ${problem.expected} tricks.`,
      };
    case 'nothing-to-double':
      return { de: 'Ohne Spiel gibt es keinen Stoß.', en: 'Without a game there is no Stoß.' };
    case 'nothing-to-claim':
      return { de: 'Ohne Spiel gibt es keinen Rest.', en: 'Without a game there is no rest to claim.' };
    case 'ramsch-off':
      return { de: 'An diesem Tisch wird kein Ramsch gespielt.', en: 'No Ramsch is played at this table.' };
    case 'tricks-not-played':
      return {
        de: 'Dieses Spiel wird nicht ausgespielt, es hat keine Stiche.',
        en: 'This game is not played out, it has no tricks.',
      };
  }
}

function tieUndecided(seats: readonly string[]): Written {
  return {
    de: `Gleich viele Augen (${allOf(seats, 'de')}): Erst die Karten in den Stichen sagen, wer zahlt.`,
    en: `Equal points (${allOf(seats, 'en')}): only the cards in their tricks tell who pays.`,
  };
}
