import { suitOf } from '@stammtisch/rules';
import type { Reason } from '@stammtisch/rules';
import { suitName, theCalledCard, theCard } from '../cards.ts';
import type { Language } from '../language.ts';
import { capitalised } from '../words.ts';
import type { Names, Words } from '../words.ts';

/** Refusals of a card (R71–R80, B36–B43, B46). */
export type CardReason = Extract<
  Reason,
  {
    readonly code:
      | 'not-your-card'
      | 'card-played-before'
      | 'not-turn'
      | 'follow-suit'
      | 'follow-trump'
      | 'must-play-called'
      | 'keep-called'
      | 'lead-called'
      | 'must-beat'
      | 'answer-stoss-first'
      | 'answer-claim-first';
  }
>;

/** Why a card may not be played. */
export function cardReason(reason: CardReason, language: Language, names: Names): string {
  return cardWords(reason, language, names)[language];
}

function cardWords(reason: CardReason, language: Language, names: Names): Words {
  switch (reason.code) {
    case 'not-your-card': {
      const card = capitalised(theCard(reason.card, language, 'accusative'));
      return {
        de: `${card} hast du nicht auf der Hand.`,
        bar: `${card} host du ned auf da Hand.`,
        en: `You do not hold ${theCard(reason.card, language, 'accusative')}.`,
      };
    }
    case 'card-played-before': {
      const card = theCard(reason.card, language, 'nominative');
      return {
        de: `${capitalised(card)} ist schon gespielt.`,
        bar: `${capitalised(card)} is scho gspuit.`,
        en: `${capitalised(card)} was played before.`,
      };
    }
    case 'not-turn':
      return notTurn(names(reason.seat));
    case 'follow-suit':
      return followSuit(suitName(reason.suit, language));
    case 'follow-trump':
      return {
        de: 'Trumpf liegt: Du musst Trumpf zugeben.',
        bar: 'Trumpf liegt: Trumpf muasst zuagem.',
        en: 'Trump was led: you must play a trump.',
      };
    case 'must-play-called':
      return mustPlayCalled(reason, language);
    case 'keep-called':
      return keepCalled(reason, language);
    case 'lead-called':
      return leadCalled(reason, language);
    case 'must-beat':
      return mustBeat(theCard(reason.card, language, 'nominative'));
    case 'answer-stoss-first':
      return {
        de: 'Erst muss der Stoß beantwortet werden, dann geht es weiter.',
        bar: 'Z’erst kimmt d’Antwort auf’n Stoß, na geht’s weida.',
        en: 'First the Stoß has to be answered, then play goes on.',
      };
    case 'answer-claim-first':
      return {
        de: 'Erst sagen alle etwas zu „Rest ist mein“, dann geht es weiter.',
        bar: 'Z’erst sagn olle wos zu „Da Rest is mei“, na geht’s weida.',
        en: 'First everybody answers “the rest is mine”, then play goes on.',
      };
  }
}

function notTurn(name: string): Words {
  return { de: `Jetzt ist ${name} dran.`, bar: `Jetzt is ${name} dro.`, en: `It is ${name}’s turn now.` };
}

function followSuit(suit: string): Words {
  return {
    de: `${suit} liegt: Du musst ${suit} zugeben.`,
    bar: `${suit} liegt: ${suit} muasst zuagem.`,
    en: `${suit} was led: you must follow with ${suit}.`,
  };
}

function mustPlayCalled(reason: Extract<Reason, { readonly code: 'must-play-called' }>, language: Language): Words {
  const card = theCalledCard(reason.card, language, 'nominative');
  return {
    de: `Du bist gesucht: ${capitalised(card)} muss jetzt fallen.`,
    bar: `Gsuacht bist: ${capitalised(card)} muass jetzt foin.`,
    en: `Your called card is searched: you must play ${card} now.`,
  };
}

/** From the eighth trick on means in the last one: there it is the only card left, in the short deck too. */
function keepCalled(reason: Extract<Reason, { readonly code: 'keep-called' }>, language: Language): Words {
  const card = theCalledCard(reason.card, language);
  const trick = reason.fromTrick;
  const last = trick >= 8;
  return {
    de: `${capitalised(card)} darfst du ${last ? 'erst im letzten Stich' : `erst ab dem ${trick}. Stich`} abwerfen.`,
    bar: `${capitalised(card)} derfst ${last ? 'erst im letzten Stich' : `erst ab’m ${trick}. Stich`} wegschmeißn.`,
    en: `You may not discard ${card} ${last ? 'before the last trick' : `before trick ${trick}`}.`,
  };
}

function leadCalled(reason: Extract<Reason, { readonly code: 'lead-called' }>, language: Language): Words {
  const suit = suitName(suitOf(reason.card), language);
  const card = theCalledCard(reason.card, language);
  const cards = reason.minCards;
  return {
    de: `Von ${suit} darfst du nur ${card} ausspielen${cards === null ? '.' : `; davonlaufen geht ab ${cards} ${suit}-Karten.`}`,
    bar: `Vo ${suit} derfst grad ${card} ausspuin${cards === null ? '.' : `; davolaffa geht ab ${cards} ${suit}-Kartn.`}`,
    en: `Of ${suit} you may lead only ${card}${cards === null ? '.' : `; running away takes ${cards} ${suit} cards.`}`,
  };
}

function mustBeat(card: string): Words {
  return {
    de: `Hier gilt Stichzwang: Spiel eine höhere Karte als ${card}.`,
    bar: `Do guit Stichzwang: Spui a häachane Kartn ois ${card}.`,
    en: `You have to beat the trick here: play a card higher than ${card}.`,
  };
}
