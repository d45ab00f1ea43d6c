import { TOUT_GAMES, cardOf } from '@stammtisch/rules';
import type { Game, Reason, Suit } from '@stammtisch/rules';
import { noSuit, suitName, theCalledCard } from '../cards.ts';
import { gameName } from '../game-name.ts';
import type { Language } from '../language.ts';
import { capitalised } from '../words.ts';
import type { Words } from '../words.ts';

/** Refusals of a game: which Sau can be called, what this table plays (R29, R38, R39, B32, B33, B54). */
export type BidReason = Extract<
  Reason,
  {
    readonly code:
      | 'bid-no-suit'
      | 'bid-own-sau'
      | 'bid-herz'
      | 'bid-gesperrt'
      | 'bid-nothing-possible'
      | 'bid-game-off'
      | 'bid-tout-off'
      | 'bid-suit-missing'
      | 'bid-suit-unwanted'
      | 'no-sie'
      | 'sie-late'
      | 'muss-must-play'
      | 'muss-no-solo'
      | 'muss-solo-only'
      | 'muss-call-sau';
  }
>;

/** Why a game cannot be played. */
export function bidReason(reason: BidReason, language: Language): string {
  return bidWords(reason, language)[language];
}

function bidWords(reason: BidReason, language: Language): Words {
  switch (reason.code) {
    case 'bid-no-suit':
      return noCardOfSuit(reason.suit, language);
    case 'bid-own-sau':
      return ownSau(sauOf(reason.suit, language));
    case 'bid-herz':
      return {
        de: `Herz ist Trumpf: Rufen kannst du nur Eichel, Gras oder Schellen.`,
        bar: `Herz is Trumpf: Ruafa kannst grad Oachl, Gras oda Schelln.`,
        en: `Herz is trump: you can call only Eichel, Gras or Schellen.`,
      };
    case 'bid-gesperrt':
      return {
        de: 'Du bist gesperrt: Keine Sau lässt sich rufen, nur allein kannst du spielen.',
        bar: 'Gsperrt bist: Koa Sau kannst ruafa, grad alloa kannst spuin.',
        en: 'You are gesperrt: there is no Sau you could call, you can only play alone.',
      };
    case 'bid-nothing-possible':
      return {
        de: 'Mit diesem Blatt gibt es an diesem Tisch kein Spiel: Sag „weiter“.',
        bar: 'Mit dem Blattl gibt’s an dem Tisch koa Spui: Sog „weida“.',
        en: 'With this hand there is no game at this table: say “weiter”.',
      };
    case 'bid-game-off':
      return gameOff(gameName(reason.game, language));
    case 'bid-tout-off':
      return isToutGame(reason.game)
        ? toutOff(gameName(reason.game, language))
        : neverTout(gameName(reason.game, language));
    case 'bid-suit-missing':
      return suitMissing(reason.game, language);
    case 'bid-suit-unwanted':
      return suitUnwanted(gameName(reason.game, language));
    case 'no-sie':
      return {
        de: 'Keine Sie: Dafür braucht es nur Ober und Unter auf der Hand, von oben ohne Lücke.',
        bar: 'Koa Sie: Do brauchst grad Ober und Unter auf da Hand, vo om ohne Luckn.',
        en: 'No Sie: it takes a hand of nothing but Ober and Unter, from the top without a gap.',
      };
    case 'sie-late':
      return {
        de: 'Zu spät für die Sie: Ein Spiel ist schon angesagt.',
        bar: 'Z’spaat für d’Sie: A Spui is scho ogsogt.',
        en: 'Too late for the Sie: a game was announced already.',
      };
    case 'muss-must-play':
      return {
        de: 'Alle haben „weiter“ gesagt, und du musst spielen: Sag ein Spiel an.',
        bar: 'Olle ham „weida“ gsogt, und du muasst spuin: Sog a Spui o.',
        en: 'Everybody said “weiter” and you have to play: announce a game.',
      };
    case 'muss-no-solo':
      return {
        de: 'Wer spielen muss, spielt an diesem Tisch ein Rufspiel: Ruf eine Sau.',
        bar: 'Wer spuin muass, spuit an dem Tisch a Rufspui: Ruaf a Sau.',
        en: 'Who has to play plays a Rufspiel at this table: call a Sau.',
      };
    case 'muss-solo-only':
      return {
        de: 'Du musst spielen und kannst keine Sau rufen: Sag ein Spiel allein an.',
        bar: 'Du muasst spuin und kannst koa Sau ruafa: Sog a Spui alloa o.',
        en: 'You have to play and can call no Sau: announce a game alone.',
      };
    case 'muss-call-sau':
      return mussCall(theCalledCard(reason.card, language));
  }
}

function sauOf(suit: Suit, language: Language): string {
  return theCalledCard(cardOf(suit, 'A'), language);
}

function noCardOfSuit(suit: Suit, language: Language): Words {
  const missing = noSuit(suit, language);
  const sau = capitalised(sauOf(suit, language));
  return {
    de: `${sau} kannst du nicht rufen: Du hast ${missing}; Ober und Unter zählen nicht.`,
    bar: `${sau} kannst ned ruafa: Du host ${missing}; Ober und Unter zoin ned.`,
    en: `You cannot call ${sauOf(suit, language)}: you have ${missing}; Ober and Unter do not count.`,
  };
}

function ownSau(sau: string): Words {
  return {
    de: `${capitalised(sau)} hast du selber: Ruf eine andere Sau oder spiel allein.`,
    bar: `${capitalised(sau)} host seiba: Ruaf a andane Sau oda spui alloa.`,
    en: `You hold ${sau} yourself: call another Sau or play alone.`,
  };
}

function gameOff(game: string): Words {
  return {
    de: `${game} gibt es an diesem Tisch nicht: Sag ein anderes Spiel an.`,
    bar: `${game} gibt’s an dem Tisch ned: Sog a anders Spui o.`,
    en: `${game} is not played at this table: choose another game.`,
  };
}

function toutOff(game: string): Words {
  return {
    de: `${game} Tout gibt es an diesem Tisch nicht, nur ${game} ohne Tout.`,
    bar: `${game} Tout gibt’s an dem Tisch ned, grad ${game} ohne Tout.`,
    en: `${game} Tout is not played at this table, only ${game} without Tout.`,
  };
}

/** Games to which no house rule can add a Tout. */
function neverTout(game: string): Words {
  return {
    de: `Einen Tout gibt es nur bei Solospielen, nicht bei ${game}.`,
    bar: `An Tout gibt’s grad bei de Solo, ned bei ${game}.`,
    en: `Only solo games can be played as a Tout, not ${game}.`,
  };
}

function isToutGame(game: Game): boolean {
  return TOUT_GAMES.some((name) => name === game);
}

function suitMissing(game: Game, language: Language): Words {
  const name = gameName(game, language);
  if (game === 'rufspiel') {
    return {
      de: `Sag beim ${name} dazu, welche Sau du rufst: Eichel, Gras oder Schellen.`,
      bar: `Sog beim ${name} dazua, wejche Sau’st ruafst: Oachl, Gras oda Schelln.`,
      en: `Say which Sau you call in a ${name}: Eichel, Gras or Schellen.`,
    };
  }
  const example = `${suitName('E', language)}-${name}`;
  return {
    de: `Sag die Trumpffarbe dazu, zum Beispiel „${example}“.`,
    bar: `Sog d’Trumpffarb dazua, zum Beispui „${example}“.`,
    en: `Name the trump suit too, for example “${example}”.`,
  };
}

function suitUnwanted(game: string): Words {
  return {
    de: `${game} hat keine Farbe: Sag das Spiel ohne Farbe an.`,
    bar: `${game} hod koa Farb: Sog’s ohne Farb o.`,
    en: `${game} has no suit: announce it without one.`,
  };
}

function mussCall(sau: string): Words {
  return {
    de: `Du musst spielen und kannst nur ${sau} rufen.`,
    bar: `Du muasst spuin und kannst grad ${sau} ruafa.`,
    en: `You have to play and can call only ${sau}.`,
  };
}
