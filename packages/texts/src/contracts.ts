import { cardOf } from '@stammtisch/rules';
import type { Announcement, Contract, NamedRank } from '@stammtisch/rules';
import { suitName, theCalledCard } from './cards.ts';
import { gameName } from './game-name.ts';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

const ON: Words = { de: 'auf', bar: 'auf', en: 'on' };

/**
 * A game as it is announced.
 *
 * @example contractName({ game: 'rufspiel', suit: 'G' }, 'de') // "Rufspiel auf die Gras-Sau"
 * @example contractName({ game: 'solo', suit: 'E', tout: true }, 'de') // "Eichel-Solo Tout"
 */
export function contractName(contract: Contract | Announcement, language: Language): string {
  const suit = 'suit' in contract ? contract.suit : undefined;
  const tout = 'tout' in contract && contract.tout ? ' Tout' : '';
  const name = gameName(contract.game, language);
  if (suit === undefined) return `${name}${tout}`;
  if (contract.game !== 'rufspiel') return `${suitName(suit, language)}-${name}${tout}`;
  const called = 'called' in contract ? contract.called : cardOf(suit, 'A');
  return `${name}${tout} ${ON[language]} ${theCalledCard(called, language)}`;
}

/** A rank of the auction as it is named: "Wenz Tout", "Herz-Solo" where that ranks first (B31). */
export function namedRankName({ game, tout, herz }: NamedRank, language: Language): string {
  const name = herz === true ? `${suitName('H', language)}-${gameName(game, language)}` : gameName(game, language);
  return tout ? `${name} Tout` : name;
}
