import type { Reason } from '@stammtisch/rules';
import { namedRankName } from '../contracts.ts';
import type { Language } from '../language.ts';
import type { Words } from '../words.ts';

/** Refusals of what is said in the auction (R21–R28, B25–B30). */
export type AuctionReason = Extract<
  Reason,
  {
    readonly code:
      | 'bid-colour-secret'
      | 'bid-minimum'
      | 'bid-lower'
      | 'bid-below-named'
      | 'bid-other-than-named'
      | 'bid-interest-binds'
      | 'bid-name-first'
      | 'bid-nothing-to-hold'
      | 'bid-final';
  }
>;

/** Why something cannot be said in the auction. */
export function auctionReason(reason: AuctionReason, language: Language): string {
  return auctionWords(reason, language)[language];
}

function auctionWords(reason: AuctionReason, language: Language): Words {
  switch (reason.code) {
    case 'bid-colour-secret':
      return {
        de: 'Die Farbe bleibt bis zur Ansage geheim: Nenn nur das Spiel.',
        bar: 'D’Farb bleibt bis zur Osog ghoam: Sog grad des Spui.',
        en: 'The suit stays secret until the announcement: name only the game.',
      };
    case 'bid-minimum':
      return minimum(namedRankName(reason.rank, language), reason.interest);
    case 'bid-lower':
      return lower(namedRankName(reason.rank, language));
    case 'bid-below-named':
      return belowNamed(namedRankName(reason.rank, language));
    case 'bid-other-than-named':
      return otherThanNamed(namedRankName(reason.rank, language));
    case 'bid-interest-binds':
      return {
        de: 'Du wolltest spielen, und das Spiel ist deins: Sag jetzt an, was du spielst.',
        bar: 'Du host spuin woin, und jetzt ghert’s dia: Sog o, wosd spuist.',
        en: 'You wanted to play and the game is yours: announce what you play.',
      };
    case 'bid-name-first':
      return nameFirst(namedRankName(reason.rank, language));
    case 'bid-nothing-to-hold':
      return {
        de: '„Selber“ geht erst, wenn dir jemand ein Spiel genannt hat.',
        bar: '„Seiba“ geht erst, wann dia wer a Spui gnennt hod.',
        en: '“Selber” is possible once somebody has named a game to you.',
      };
    case 'bid-final':
      return {
        de: 'Angesagt ist angesagt: Am Spiel lässt sich nichts mehr ändern.',
        bar: 'Ogsogt is ogsogt: Am Spui ändert si nix mehr.',
        en: 'An announced game stays: nothing about it can be changed.',
      };
  }
}

function minimum(rank: string, interest: number): Words {
  return {
    de: `Du hast dich als Nummer ${interest} gemeldet: Nenn mindestens ${rank}.`,
    bar: `Du host di ois Numma ${interest} gmejdt: Mindestens ${rank} muass’s sei.`,
    en: `You are number ${interest} who wants to play: name at least ${rank}.`,
  };
}

function lower(rank: string): Words {
  return {
    de: `${rank} ist schon genannt: Nenn ein höheres Spiel oder sag „weiter“.`,
    bar: `${rank} is scho gnennt: Nenn a häachas Spui oda sog „weida“.`,
    en: `${rank} was named already: name a higher game or say “weiter”.`,
  };
}

function belowNamed(rank: string): Words {
  return {
    de: `Du bist an ${rank} gebunden: Sag das oder ein höheres Spiel an.`,
    bar: `Du bist an ${rank} bundn: Sog des oda a häachas Spui o.`,
    en: `You are bound to ${rank}: announce it or a higher game.`,
  };
}

function otherThanNamed(rank: string): Words {
  return {
    de: `Du hast ${rank} genannt: Genau das musst du an diesem Tisch ansagen.`,
    bar: `Du host ${rank} gnennt: Genau des muasst an dem Tisch osogn.`,
    en: `You named ${rank}: at this table you have to announce just that.`,
  };
}

function nameFirst(rank: string): Words {
  return {
    de: `Du hast dich gemeldet: Nenn jetzt mindestens ${rank}.`,
    bar: `Du host di gmejdt: Nenn jetzt mindestens ${rank}.`,
    en: `You said that you want to play: name at least ${rank} now.`,
  };
}
