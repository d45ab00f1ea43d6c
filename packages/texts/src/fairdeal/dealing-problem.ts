import type { DealingProblem, SeatProblem } from '@stammtisch/fairdeal';
import type { Names, Words } from '../words.ts';

/** What makes a seat not go along with a deal. */
export type OwnProblem = Exclude<SeatProblem, { readonly code: 'lock-differs' }>;

/** Why a seat does not go along with a deal. */
export function ownWords(problem: OwnProblem): Words {
  switch (problem.code) {
    case 'announce-differs':
      return {
        de: 'Festgeschrieben wurde ein anderes Geben als das angekündigte.',
        bar: 'Festgschriem worn is a anders Gebn ois wia ogsogt.',
        en: 'Another deal was locked than was announced.',
      };
    case 'own-commit-missing':
      return {
        de: 'Dein Beitrag zum Mischen fehlt oder ist verändert.',
        bar: 'Dei Beitrag zum Mischn fehlt oda is verändert.',
        en: 'Your contribution to the shuffle is missing or changed.',
      };
    case 'own-opening-missing':
      return {
        de: 'Dein Beitrag zum Mischen heißt hier nicht geöffnet.',
        bar: 'Dei Beitrag zum Mischn hoaßt do ned aufgmacht.',
        en: 'Your contribution to the shuffle is called unopened here.',
      };
  }
}

/** Why a message of a seat was refused. */
export function dealingWords(problem: DealingProblem, names: Names): Words {
  const name = 'seat' in problem ? names(problem.seat) : '';
  switch (problem.code) {
    case 'commit-late':
      return {
        de: `${name}: Der Beitrag kam nach dem Festschreiben.`,
        bar: `${name}: Da Beitrag is noch’m Festschreim kemma.`,
        en: `${name}: the contribution came after the lock.`,
      };
    case 'commit-changed':
      return {
        de: `${name}: Der Beitrag stand schon fest und ändert sich nicht mehr.`,
        bar: `${name}: Da Beitrag is scho festgstandn und ändert si nimma.`,
        en: `${name}: the contribution was fixed before and does not change.`,
      };
    case 'bot-contributed':
      return {
        de: `${name}: Ein Bot mischt nicht mit.`,
        bar: `${name}: A Bot mischt ned mit.`,
        en: `${name}: a bot does not contribute to the shuffle.`,
      };
    case 'open-early':
      return {
        de: `${name}: Geöffnet wird erst, wenn alles festgeschrieben ist.`,
        bar: `${name}: Aufgmacht werd erst, wann ois festgschriem is.`,
        en: `${name}: nothing is opened before everything is locked.`,
      };
    case 'opening-without-commit':
      return {
        de: `${name}: Hier wird etwas geöffnet, worauf sich niemand festgelegt hat.`,
        bar: `${name}: Do werd wos aufgmacht, worauf si koana festglegt hod.`,
        en: `${name}: something is opened that nobody committed to.`,
      };
    case 'seat-commit-differs':
      return {
        de: `${name}: Zufall oder Abheben passen nicht zur Festlegung.`,
        bar: `${name}: Zufoi oda Obhebn bassn ned zur Festlegung.`,
        en: `${name}: chance or cut do not match the commitment.`,
      };
    case 'opening-missing':
      return {
        de: `${name}: Der Beitrag wurde nie geöffnet.`,
        bar: `${name}: Da Beitrag is nia aufgmacht worn.`,
        en: `${name}: the contribution was never opened.`,
      };
    case 'cut-other-seat':
      return {
        de: `${name}: Abheben darf nur, wer rechts vom Geber sitzt.`,
        bar: `${name}: Obhebn derf grad, wer rechts vom Geber hockt.`,
        en: `${name}: only the right-hand neighbour of the dealer cuts.`,
      };
    case 'cuts-bad':
      return {
        de: `Abgehoben wird höchstens ${problem.times}-mal, jedes Mal ${problem.fewest} bis ${problem.most} Karten.`,
        bar: `Obghobn werd höchstns ${problem.times}-moi, jeds Moi ${problem.fewest} bis ${problem.most} Kartn.`,
        en: `The pack is cut at most ${problem.times} times, each time ${problem.fewest} to ${problem.most} cards.`,
      };
  }
}
