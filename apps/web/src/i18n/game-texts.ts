import * as texts from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import { settingsStore } from '../settings/settings.ts';

/**
 * What the game says, as somebody at this device wants to hear it: in Boarisch where chosen, and with the names of the cards that are
 * chosen. The functions are those of `@stammtisch/texts`; screens take them from here.
 */

/** Name of a card: "Eichel-Ober", "Kreuz-Dame". */
export function cardName(...[card, language]: Parameters<typeof texts.cardName>): string {
  return said(language, (spoken) => texts.cardName(card, spoken));
}

/** Name of a suit: "Gras", "Laub", "Pik". */
export function suitName(...[suit, language]: Parameters<typeof texts.suitName>): string {
  return said(language, (spoken) => texts.suitName(suit, spoken));
}

/** The lack of a suit: "kein Gras". */
export function noSuit(...[suit, language]: Parameters<typeof texts.noSuit>): string {
  return said(language, (spoken) => texts.noSuit(suit, spoken));
}

/** A game as it is announced: "Rufspiel auf die Gras-Sau". */
export function contractName(...[contract, language]: Parameters<typeof texts.contractName>): string {
  return said(language, (spoken) => texts.contractName(contract, spoken));
}

/** What happened, for the log and the screen reader. */
export function eventText(...[event, names, language, step]: Parameters<typeof texts.eventText>): string | null {
  return said(language, (spoken) => texts.eventText(event, names, spoken, step) ?? '') || null;
}

/** A complete trick in words. */
export function trickText(...[trick, names, language, me]: Parameters<typeof texts.trickText>): string {
  return said(language, (spoken) => texts.trickText(trick, names, spoken, me));
}

/** What a player says at the table; Boarisch where at least announcements are. */
export function announcementBubble(
  ...[event, language, step]: Parameters<typeof texts.announcementBubble>
): string | null {
  const { dialect } = settingsStore.getState();
  const spoken = language === 'de' && dialect !== 'off' ? 'bar' : language;
  const bubble = texts.announcementBubble(event, spoken, step);
  return bubble === null ? null : named(bubble, spoken);
}

/** A text in the language and with the names of cards of this device. */
export function said(language: Language, text: (spoken: Language) => string): string {
  const spoken = spokenIn(language);
  return named(text(spoken), spoken);
}

/** The language in which somebody at this device wants to hear the game. */
export function spokenIn(language: Language): Language {
  return language === 'de' && settingsStore.getState().dialect === 'all' ? 'bar' : language;
}

/** A text with the names of cards that are chosen at this device. */
export function named(text: string, language: Language): string {
  const { sauName: sau, grasName: gras, schellenName: schellen, face } = settingsStore.getState();
  return texts.withCardNames(text, { sau, gras, schellen, face }, language);
}
