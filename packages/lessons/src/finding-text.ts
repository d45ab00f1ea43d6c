import { pointsOf, SUITS, TRUMP } from '@stammtisch/rules';
import type { EffectiveSuit } from '@stammtisch/rules';
import {
  billLines,
  capitalised,
  cardName,
  gameName,
  reasonText,
  suitName,
  theCard,
  trickText,
} from '@stammtisch/texts';
import type { Names, WrittenLanguage } from '@stammtisch/texts';
import type { Finding } from './finding.ts';
import { LEARNER } from './scene/scene.ts';

/**
 * What the rules found out, in words: the sentences of the table where it has one for it (why a card may not be played, how a trick ends,
 * why a line stands in the bill), otherwise a short one with the cards and numbers concerned.
 */
export function findingText(finding: Finding, language: WrittenLanguage, names: Names): string {
  if (finding.type === 'refused') return reasonText(finding.reason, language, names);
  if (finding.type === 'trick') return trickText(finding.trick, names, language, LEARNER);
  if (finding.type === 'bill-line') return billLineText(finding, language);
  return WORDS[language](finding, names);
}

type OwnFinding = Exclude<Finding, { readonly type: 'refused' | 'trick' | 'bill-line' }>;

const WORDS: Readonly<Record<WrittenLanguage, (finding: OwnFinding, names: Names) => string>> = {
  de: german,
  en: english,
};

function billLineText(
  { bill, rules, kind }: Extract<Finding, { readonly type: 'bill-line' }>,
  language: WrittenLanguage,
): string {
  const line = billLines(bill, rules, language).find((one) => one.kind === kind);
  return line === undefined ? '' : `${line.text}: ${line.explanation}`;
}

function german(finding: OwnFinding, names: Names): string {
  switch (finding.type) {
    case 'best-card':
      return finding.suit === TRUMP
        ? `${capitalised(theCard(finding.card, 'de', 'nominative'))} ist der höchste Trumpf im Stich.`
        : `Kein Trumpf liegt: ${capitalised(theCard(finding.card, 'de', 'nominative'))} ist in ${suitOf(finding.suit, 'de')} am höchsten.`;
    case 'belongs':
      return `${cardName(finding.card, 'de')} ${gameIn(finding.game, 'de')}: ${finding.suit === TRUMP ? 'Trumpf' : `zählt zu ${suitOf(finding.suit, 'de')}`}.`;
    case 'is':
      return `Das ist ${theCard(finding.card, 'de', 'nominative')}.`;
    case 'worth':
      return `${cardName(finding.card, 'de')}: ${augen(finding.points)}.`;
    case 'missing':
      return finding.count === 1 ? 'Eine Karte fehlt noch.' : `Es fehlen noch ${finding.count} Karten.`;
    case 'higher':
      return finding.by === 'strength'
        ? `${capitalised(theCard(finding.higher, 'de', 'nominative'))} sticht ${theCard(finding.lower, 'de', 'accusative')}.`
        : `${cardName(finding.higher, 'de')} zählt ${pointsOf(finding.higher)}, ${cardName(finding.lower, 'de')} ${pointsOf(finding.lower)}.`;
    case 'too-few':
      return 'Zu wenig.';
    case 'too-many':
      return 'Zu viel.';
    case 'sum':
      return `${finding.cards.map((card) => String(pointsOf(card))).join(' + ')} = ${finding.points}.`;
    case 'count':
      return `${finding.cards.length}: ${finding.cards.map((card) => cardName(card, 'de')).join(', ')}.`;
    case 'rest':
      return `120 − ${finding.points} = ${finding.rest}.`;
    case 'laufende':
      return `${finding.run.map((card) => cardName(card, 'de')).join(', ')}: ${finding.run.length}, bei ${finding.holder === 'declarer' ? 'den Spielern' : 'den Gegnern'}.`;
    case 'called-card':
      return `${capitalised(theCard(finding.card, 'de', 'nominative'))} kommt von: ${names(finding.seat)}.`;
    case 'points':
      return `Die Spieler haben ${augen(finding.points)} und brauchen ${finding.needed}.`;
    case 'no-bill-line':
      return germanMissing(finding);
    case 'trumps-in-hand':
      return `${gameName(finding.game, 'de')}: Da hast du ${finding.count === 1 ? 'einen Trumpf' : `${finding.count} Trümpfe`}.`;
    case 'players-would':
      return finding.play ? 'Mit diesem Blatt wagen es gute Spieler.' : 'Dafür ist das Blatt zu schwach.';
    case 'leads':
      return finding.suit === TRUMP ? 'Das wäre Trumpf.' : `Das wäre ${suitOf(finding.suit, 'de')}.`;
    case 'allowed':
      return 'Doch: Die Regeln erlauben es hier.';
    case 'not-asked':
      return 'Erlaubt ist das, aber gefragt ist etwas anderes.';
  }
}

function english(finding: OwnFinding, names: Names): string {
  switch (finding.type) {
    case 'best-card':
      return finding.suit === TRUMP
        ? `${capitalised(theCard(finding.card, 'en', 'nominative'))} is the highest trump in the trick.`
        : `No trump was played: ${theCard(finding.card, 'en', 'nominative')} is the highest in ${suitOf(finding.suit, 'en')}.`;
    case 'belongs':
      return `${cardName(finding.card, 'en')} ${gameIn(finding.game, 'en')}: ${finding.suit === TRUMP ? 'a trump' : `belongs to ${suitOf(finding.suit, 'en')}`}.`;
    case 'is':
      return `That is ${theCard(finding.card, 'en', 'nominative')}.`;
    case 'worth':
      return `${cardName(finding.card, 'en')}: ${points(finding.points)}.`;
    case 'missing':
      return finding.count === 1 ? 'One card is missing.' : `${finding.count} cards are missing.`;
    case 'higher':
      return finding.by === 'strength'
        ? `${capitalised(theCard(finding.higher, 'en', 'nominative'))} beats ${theCard(finding.lower, 'en', 'accusative')}.`
        : `${cardName(finding.higher, 'en')} counts ${pointsOf(finding.higher)}, ${cardName(finding.lower, 'en')} ${pointsOf(finding.lower)}.`;
    case 'too-few':
      return 'Too few.';
    case 'too-many':
      return 'Too many.';
    case 'sum':
      return `${finding.cards.map((card) => String(pointsOf(card))).join(' + ')} = ${finding.points}.`;
    case 'count':
      return `${finding.cards.length}: ${finding.cards.map((card) => cardName(card, 'en')).join(', ')}.`;
    case 'rest':
      return `120 − ${finding.points} = ${finding.rest}.`;
    case 'laufende':
      return `${finding.run.map((card) => cardName(card, 'en')).join(', ')}: ${finding.run.length}, held by the ${finding.holder === 'declarer' ? 'declaring party' : 'opponents'}.`;
    case 'called-card':
      return `${capitalised(theCard(finding.card, 'en', 'nominative'))} came from: ${names(finding.seat)}.`;
    case 'points':
      return `The declaring party has ${points(finding.points)} and needs ${finding.needed}.`;
    case 'no-bill-line':
      return englishMissing(finding);
    case 'trumps-in-hand':
      return `${gameName(finding.game, 'en')}: there you hold ${finding.count === 1 ? 'one trump' : `${finding.count} trumps`}.`;
    case 'players-would':
      return finding.play ? 'Good players dare it with this hand.' : 'The hand is too weak for that.';
    case 'leads':
      return finding.suit === TRUMP ? 'That would be a trump.' : `That would be ${suitOf(finding.suit, 'en')}.`;
    case 'allowed':
      return 'Yes: the rules allow it here.';
    case 'not-asked':
      return 'It is allowed, but the task is another.';
  }
}

type MissingLine = Extract<Finding, { readonly type: 'no-bill-line' }>;

function germanMissing({ kind, losersPoints, limit }: MissingLine): string {
  switch (kind) {
    case 'schneider':
      return `Kein Schneider: Die Verlierer haben ${losersPoints}, Schneider sind sie bis ${limit}.`;
    case 'schwarz':
      return 'Kein Schwarz: Die Verlierer haben einen Stich.';
    case 'laufende':
      return 'Laufende zählen hier nicht: Es sind zu wenige.';
    case 'grundtarif':
    case 'tout-surcharge':
    case 'ramsch':
      return 'Diese Zeile gehört nicht dazu.';
  }
}

function englishMissing({ kind, losersPoints, limit }: MissingLine): string {
  switch (kind) {
    case 'schneider':
      return `No Schneider: the losers have ${losersPoints}, they are Schneider up to ${limit}.`;
    case 'schwarz':
      return 'No Schwarz: the losers have a trick.';
    case 'laufende':
      return 'Laufende do not count here: there are too few.';
    case 'grundtarif':
    case 'tout-surcharge':
    case 'ramsch':
      return 'This line does not belong there.';
  }
}

function augen(count: number): string {
  return count === 1 ? '1 Auge' : `${count} Augen`;
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function suitOf(suit: EffectiveSuit, language: WrittenLanguage): string {
  const printed = SUITS.find((_, number) => number === suit);
  return printed === undefined ? '' : suitName(printed, language);
}

function gameIn(game: Parameters<typeof gameName>[0], language: WrittenLanguage): string {
  return `${language === 'de' ? 'im' : 'in a'} ${gameName(game, language)}`;
}
