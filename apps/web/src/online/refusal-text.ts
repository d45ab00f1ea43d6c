import type { DealingProblem } from '@stammtisch/fairdeal';
import type { OnlineRefusal, Refusal } from '@stammtisch/protocol';
import type { Reason } from '@stammtisch/rules';
import { fairDealProblemText, onlineRefusalText, type Names } from '@stammtisch/texts';
import { spokenIn } from '../i18n/game-texts.ts';
import { reasonText } from '../i18n/reason-texts.ts';
import type { Settings } from '../settings/schema.ts';

/** Why something did not happen, in one sentence; the rules of the game say it as at every other table. */
export function refusalText(refusal: Refusal, language: Settings['language'], names: Names): string {
  if (isOfDealing(refusal)) return fairDealProblemText(refusal, spokenIn(language), names);
  return isOfRules(refusal) ? reasonText(refusal, language, names) : onlineRefusalText(refusal, spokenIn(language));
}

function isOfDealing(refusal: Refusal): refusal is DealingProblem {
  return Object.hasOwn(OF_DEALING, refusal.code);
}

function isOfRules(refusal: Exclude<Refusal, DealingProblem>): refusal is Reason {
  return !Object.hasOwn(OF_TABLES, refusal.code);
}

const OF_DEALING: Readonly<Record<DealingProblem['code'], true>> = {
  'commit-late': true,
  'commit-changed': true,
  'bot-contributed': true,
  'open-early': true,
  'opening-without-commit': true,
  'seat-commit-differs': true,
  'opening-missing': true,
  'cuts-bad': true,
  'cut-other-seat': true,
};

const OF_TABLES: Readonly<Record<OnlineRefusal['code'], true>> = {
  'frame-too-large': true,
  'frame-not-json': true,
  'frame-field': true,
  'hello-first': true,
  'protocol-version': true,
  'too-fast': true,
  'too-many-tables': true,
  'no-new-tables': true,
  'lobby-off': true,
  'table-unknown': true,
  'device-code-unknown': true,
  'try-again': true,
  'table-closed': true,
  'table-locked': true,
  'table-full': true,
  'no-spectators': true,
  'spectators-full': true,
  'table-paused': true,
  'not-paused': true,
  'removed-here': true,
  'not-seated': true,
  'seated-already': true,
  'not-host': true,
  'name-bad': true,
  'name-taken': true,
  'chair-taken': true,
  'chair-lent': true,
  'chairs-empty': true,
  'no-chair-empty': true,
  'no-bot-there': true,
  'member-unknown': true,
  'member-is-bot': true,
  'nothing-offered': true,
  'seated-elsewhere': true,
  'begun-already': true,
  'no-bill-yet': true,
  'during-deal': true,
  'deal-over': true,
  'dealing-over': true,
  'text-off': true,
  'text-bad': true,
  'house-rules': true,
};
