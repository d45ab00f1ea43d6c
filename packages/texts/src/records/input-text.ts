import type { Expected, InputProblem } from '@stammtisch/rules';
import { theCard } from '../cards.ts';
import { houseRuleProblemText } from '../house-rules/problem-text.ts';
import { writtenLanguage } from '../language.ts';
import type { Language, WrittenLanguage } from '../language.ts';
import { oneOf } from '../list-words.ts';
import { capitalised } from '../words.ts';

/**
 * Why a record, a position or the like could not be read, in one sentence; the field itself is said beside it. Data are explained in
 * German and English.
 *
 * @example inputProblemText(problem, 'de') // "Hier gehört eine ganze Zahl von 0 bis 120 hin, nicht 121."
 */
export function inputProblemText(problem: InputProblem, language: Language): string {
  const written = writtenLanguage(language);
  switch (problem.code) {
    case 'field-missing':
      return say(written, {
        de: `Das Feld fehlt; hier gehört ${expectedText(problem.expected, 'de')} hin.`,
        en: `The field is missing; it takes ${expectedText(problem.expected, 'en')}.`,
      });
    case 'field-value':
      return fieldValue(problem.expected, problem.given, written);
    case 'card-twice':
      return say(written, {
        de: `${capitalised(theCard(problem.card, 'de', 'nominative'))} kam schon vor.`,
        en: `${capitalised(theCard(problem.card, 'en', 'nominative'))} came before.`,
      });
    case 'card-not-in-deck':
      return say(written, {
        de: `${capitalised(theCard(problem.card, 'de', 'nominative'))} gehört nicht zu diesem Blatt.`,
        en: `${capitalised(theCard(problem.card, 'en', 'nominative'))} does not belong to this deck.`,
      });
    case 'card-not-held':
      return say(written, {
        de: `${capitalised(theCard(problem.card, 'de', 'nominative'))} liegt nicht in dieser Hand.`,
        en: `${capitalised(theCard(problem.card, 'en', 'nominative'))} is not in this hand.`,
      });
    case 'card-count':
      return say(written, {
        de: `Karten hier: ${problem.given}; es müssen ${problem.expected} sein.`,
        en: `Cards here: ${problem.given}; it must be ${problem.expected}.`,
      });
    case 'seat-twice':
      return say(written, {
        de: `Platz ${problem.seat} steht hier zweimal.`,
        en: `Seat ${problem.seat} is here twice.`,
      });
    case 'house-rules':
      return houseRuleProblemText(problem.problem, language);
  }
}

function fieldValue(expected: Expected, given: string, language: WrittenLanguage): string {
  if (expected.kind === 'absent') {
    return say(language, {
      de: `Das Feld gehört hier nicht hin: ${given}.`,
      en: `The field does not belong here: ${given}.`,
    });
  }
  return say(language, {
    de: `Hier gehört ${expectedText(expected, 'de')} hin, nicht ${given}.`,
    en: `This takes ${expectedText(expected, 'en')}, not ${given}.`,
  });
}

function expectedText(expected: Expected, language: WrittenLanguage): string {
  switch (expected.kind) {
    case 'object':
      return say(language, { de: 'ein Objekt', en: 'an object' });
    case 'list':
      return listText(expected.length, language);
    case 'list-at-most':
      return say(language, {
        de: `eine Liste mit höchstens ${expected.most} Einträgen`,
        en: `a list of at most ${expected.most}`,
      });
    case 'text':
      return say(language, { de: 'ein Text', en: 'a text' });
    case 'boolean':
      return oneOf(['true', 'false'], language);
    case 'card':
      return say(language, { de: 'eine Karte wie EO oder GA', en: 'a card such as EO or GA' });
    case 'seat':
      return say(language, { de: 'ein Platz von 0 bis 3', en: 'a seat from 0 to 3' });
    case 'integer':
      return say(language, {
        de: `eine ganze Zahl von ${expected.min} bis ${expected.max}`,
        en: `a whole number from ${expected.min} to ${expected.max}`,
      });
    case 'one-of':
      return oneOf(
        expected.values.map((value) => JSON.stringify(value)),
        language,
      );
    case 'absent':
      return say(language, { de: 'nichts', en: 'nothing' });
  }
}

function listText(length: number | null, language: WrittenLanguage): string {
  if (length === null) return say(language, { de: 'eine Liste', en: 'a list' });
  return say(language, { de: `eine Liste mit ${length} Einträgen`, en: `a list of ${length}` });
}

function say(language: WrittenLanguage, words: Readonly<Record<WrittenLanguage, string>>): string {
  return words[language];
}
