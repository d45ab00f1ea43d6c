import type {
  ChainProblem,
  DealField,
  DealingProblem,
  EveningProblem,
  LogEntry,
  ProofInputProblem,
  ProofProblem,
  RecordProofProblem,
  SeatProblem,
} from '@stammtisch/fairdeal';
import type { Language } from '../language.ts';
import { seatNames, type Names, type Words } from '../words.ts';
import { dealingWords, ownWords } from './dealing-problem.ts';

/** Everything that can be wrong with the dealing of cards and its proof. */
export type FairDealProblem =
  ChainProblem | DealingProblem | EveningProblem | ProofInputProblem | ProofProblem | RecordProofProblem | SeatProblem;

/**
 * What is wrong with the dealing of cards or with its proof, in one sentence.
 *
 * @example fairDealProblemText({ code: 'hands-differ' }, 'de') // "Aus dem Nachweis ergeben sich andere Karten."
 */
export function fairDealProblemText(
  problem: FairDealProblem,
  language: Language,
  names: Names = seatNames(language),
): string {
  return wordsOf(problem, names)[language];
}

function wordsOf(problem: FairDealProblem, names: Names): Words {
  switch (problem.code) {
    case 'proof-version':
      return {
        de: 'Das ist kein Nachweis nach skfd1, oder er ist von einer neueren Fassung.',
        bar: 'Des is koa Nachweis noch skfd1, oda er is vo ara neiern Fassung.',
        en: 'This is no proof by skfd1, or it is from a newer version.',
      };
    case 'proof-field':
      return fieldWords(problem.field);
    case 'proof-missing':
      return {
        de: 'Zu diesem Spiel gibt es keinen Nachweis.',
        bar: 'Zu dem Spui gibt’s koan Nachweis.',
        en: 'There is no proof for this deal.',
      };
    case 'proof-of-other-deal':
      return {
        de: `Der Nachweis gehört zu einem anderen Spiel: ${FIELD[problem.field].de}.`,
        bar: `Da Nachweis ghört zu am andern Spui: ${FIELD[problem.field].bar}.`,
        en: `The proof is of another deal: ${FIELD[problem.field].en}.`,
      };
    case 'record-unreadable':
      return {
        de: 'Dieses Spiel ist nicht richtig aufgeschrieben: Etwas fehlt, kommt doppelt vor oder wurde geändert.',
        bar: 'Des Spui is ned richtig aufgschriem: Ebbs fehlt, kimmt doppelt vor oda is g’ändert worn.',
        en: 'This deal is not written down properly: something is missing, there twice or was changed.',
      };
    case 'played-differently':
      return PLAYED[problem.field];
    case 'server-commit-differs':
      return {
        de: 'Das Geheimnis des Gebers passt nicht zu dem, worauf er sich vorher festgelegt hat.',
        bar: 'As Geheimnis vom Geber basst ned zu dem, worauf er si z’erst festglegt hod.',
        en: 'The dealer’s secret does not match what was committed to before.',
      };
    case 'lock-differs':
      return {
        de: 'Was festgeschrieben wurde, passt nicht zu den Festlegungen der Plätze.',
        bar: 'Wos festgschriem worn is, basst ned zu de Festlegunga vo de Plätz.',
        en: 'What was locked does not match the commitments of the seats.',
      };
    case 'void-without-cause':
      return {
        de: 'Das Geben heißt hier ungültig, obwohl nichts fehlt.',
        bar: 'As Gebn hoaßt do ungültig, obwoi nix fehlt.',
        en: 'The attempt is called void although nothing is missing.',
      };
    case 'hands-differ':
      return {
        de: 'Aus dem Nachweis ergeben sich andere Karten.',
        bar: 'Aus’m Nachweis kemman andere Kartn raus.',
        en: 'The proof gives other cards.',
      };
    case 'record-differs':
      return {
        de: 'Die Prüfsumme des Spiels stimmt nicht.',
        bar: 'D’Prüfsumm vom Spui stimmt ned.',
        en: 'The hash of the deal is not right.',
      };
    case 'log-entry-differs':
      return {
        de: `Der Eintrag in der Kette stimmt nicht: ${ENTRY[problem.entry].de}.`,
        bar: `Da Eintrag in da Kettn stimmt ned: ${ENTRY[problem.entry].bar}.`,
        en: `The entry in the chain is not right: ${ENTRY[problem.entry].en}.`,
      };
    case 'log-order-differs':
      return {
        de: 'Die Reihenfolge in der Kette stimmt nicht.',
        bar: 'D’Reihafoig in da Kettn stimmt ned.',
        en: 'The order in the chain is not right.',
      };
    case 'log-broken':
      return {
        de: `Die Kette der Spiele reißt bei Eintrag ${problem.n}.`,
        bar: `D’Kettn vo de Spui reißt beim Eintrag ${problem.n}.`,
        en: `The chain of deals breaks at entry ${problem.n}.`,
      };
    case 'chain-unreadable':
      return {
        de: `Zeile ${problem.line} ist kein Eintrag einer Kette.`,
        bar: `Zeile ${problem.line} is koa Eintrag vo ara Kettn.`,
        en: `Line ${problem.line} is no entry of a chain.`,
      };
    case 'chain-broken':
      return {
        de: `Die Kette aller Spiele reißt bei Spiel ${problem.n}.`,
        bar: `D’Kettn vo olle Spui reißt beim Spui ${problem.n}.`,
        en: `The chain of all deals breaks at deal ${problem.n}.`,
      };
    case 'chain-without-deal':
      return {
        de: 'Dieses Spiel kommt in der Kette aller Spiele nicht vor.',
        bar: 'Des Spui kimmt in da Kettn vo olle Spui ned vor.',
        en: 'This deal is not in the chain of all deals.',
      };
    case 'chain-without-head':
      return {
        de: 'Die Kette aller Spiele kommt nicht bis zu dem Kopf, den der Server nennt.',
        bar: 'D’Kettn vo olle Spui kimmt ned bis zu dem Kopf, den da Server sogt.',
        en: 'The chain of all deals does not come to the head that the server says.',
      };
    case 'deal-twice':
      return {
        de: 'Dasselbe Geben kommt zweimal vor.',
        bar: 'Desselbe Gebn kimmt zwoamoi vor.',
        en: 'The same deal is there twice.',
      };
    case 'secret-twice':
      return {
        de: 'Der Geber hat ein Geheimnis zweimal verwendet.',
        bar: 'Da Geber hod a Geheimnis zwoamoi hergnumma.',
        en: 'The dealer used a secret twice.',
      };
    case 'announce-differs':
    case 'own-commit-missing':
    case 'own-opening-missing':
      return ownWords(problem);
    case 'commit-late':
    case 'commit-changed':
    case 'bot-contributed':
    case 'open-early':
    case 'opening-without-commit':
    case 'seat-commit-differs':
    case 'opening-missing':
    case 'cut-other-seat':
    case 'cuts-bad':
      return dealingWords(problem, names);
  }
}

function fieldWords(field: string): Words {
  if (field === '') {
    return { de: 'Das ist kein Nachweis.', bar: 'Des is koa Nachweis.', en: 'This is no proof.' };
  }
  return {
    de: `Das Feld „${field}“ fehlt, ist unbekannt oder hat einen falschen Wert.`,
    bar: `As Feld „${field}“ fehlt, is unbekannt oda hod an foischn Wert.`,
    en: `The field “${field}” is missing, unknown or has a wrong value.`,
  };
}

const PLAYED: Readonly<Record<'play' | 'result', Words>> = {
  play: {
    de: 'Gemischt ist ehrlich, aber so, wie es aufgeschrieben ist, lässt sich das Spiel nach den Regeln nicht spielen.',
    bar: 'Gmischt is ehrlich, oba so wia’s aufgschriem is, konn ma des Spui noch de Regln ned spuin.',
    en: 'It was shuffled honestly, but as it is written down, the deal cannot be played by the rules.',
  },
  result: {
    de: 'Gemischt ist ehrlich, aber die aufgeschriebene Abrechnung stimmt nicht mit dem Spiel überein.',
    bar: 'Gmischt is ehrlich, oba de aufgschriemne Abrechnung stimmt ned mit’m Spui z’samm.',
    en: 'It was shuffled honestly, but the amounts written down are not those of the deal.',
  },
};

const FIELD: Readonly<Record<DealField, Words>> = {
  rules: {
    de: 'anderes Blatt oder andere Päckchen',
    bar: 'a anders Blattl oda andere Packl',
    en: 'another deck or other packets',
  },
  dealer: { de: 'ein anderer gibt', bar: 'a anderna gibt', en: 'another dealer' },
  hands: { de: 'andere Karten', bar: 'andere Kartn', en: 'other cards' },
  contract: { de: 'zusammengeworfen oder gespielt', bar: 'zammgschmissn oda gspuit', en: 'thrown in or played' },
};

const ENTRY: Readonly<Record<LogEntry, Words>> = {
  lock: { de: 'festgeschrieben', bar: 'festgschriem', en: 'locked' },
  reveal: { de: 'aufgedeckt', bar: 'aufdeckt', en: 'revealed' },
};
