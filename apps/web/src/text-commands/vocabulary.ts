import type { Rank, Suit } from '@stammtisch/rules';
import type { Aid, Question, TypedGame, Way, Word } from './typed-command.ts';

/** Words of the text commands: German, Boarisch and English, as `plainWords` writes them. */
type Vocabulary<Meaning> = ReadonlyMap<string, Meaning>;

function vocabulary<Meaning extends string>(words: Readonly<Record<Meaning, string>>): Vocabulary<Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const meaning in words) {
    for (const word of words[meaning].split(', ')) meanings.set(word, meaning);
  }
  return meanings;
}

export const SUIT_WORDS: Vocabulary<Suit> = vocabulary({
  E: 'e, eichel, eicheln, oachl, acorn, acorns, kreuz, treff, clubs',
  G: 'g, gras, laub, blatt, grun, gruen, blau, leaf, leaves, pik, spades',
  H: 'h, herz, rot, heart, hearts',
  S: 's, schellen, schelln, schell, bell, bells, karo, diamonds',
});

export const RANK_WORDS: Vocabulary<Rank> = vocabulary({
  A: 'a, sau, as, ass, ace',
  Z: 'z, x, 10, zehn, zehner, zehna, ten',
  K: 'k, konig, koenig, kini, king',
  O: 'o, d, ober, dame, queen',
  U: 'u, b, unter, bube, jack',
  '9': '9, neun, neuner, neina, nine',
  '8': '8, acht, achter, achta, eight',
  '7': '7, sieben, siebener, siema, seven',
});

/** What players call the Säue that can be called. */
export const SAU_NICKNAMES: Vocabulary<Suit> = vocabulary({
  E: 'alte, oide, oid',
  G: 'blaue',
  H: 'rote',
  S: 'bums, kugel',
});

export const GAME_WORDS: Vocabulary<TypedGame['game']> = vocabulary({
  rufspiel: 'rufspiel, ruf, rufer, rufspui, sauspiel, sauspui, call',
  solo: 'solo, farbsolo',
  wenz: 'wenz',
  farbwenz: 'farbwenz',
  geier: 'geier, geia',
  farbgeier: 'farbgeier, farbgeia',
  bettel: 'bettel, bettl',
  sie: 'sie, sie auflegen, lay sie',
});

export const QUESTION_WORDS: Vocabulary<Question> = vocabulary({
  hand: 'h, hand, karten, blatt zeigen, cards',
  trick: 't, stich, trick, tisch, table',
  'last-trick': 'l, letzter, letzter stich, last, last trick',
  contract: 'a, ansage, spiel, was wird gespielt, announcement, contract, game',
  points: 'p, punkte, augen, points, score',
  turn: 'w, wer, wer ist dran, dran, who, turn, whose turn',
  legal: 'r, regel, erlaubt, was darf ich, rules, legal, allowed',
  log: 'v, verlauf, log, history',
  bill: 'b, abrechnung, rechnung, konto, bill, account',
  task: 'aufgabe, frage, was ist die aufgabe, task, question',
  help: 'hilfe, befehle, help, commands',
});

export const SAID_WORDS: Vocabulary<Word> = vocabulary({
  weiter:
    'weiter, weida, passe, pass, nein, naa, nix, nicht, no, passt so, fertig, done, check, kein stoss, verzichten, weiterspielen',
  yes: 'ja, jo, yes, stimmt, agreed',
  interest: 'spielen, tat spielen, taet spielen, dat spuin, would play, play',
  hold: 'selber, seiba, selbst, myself',
  knock: 'klopfen, klopf, knock, legen, x',
  stoss: 'k, stoss, kontra, contra, retour, re, sub, resub, gegenstoss',
  claim: 'rest, rest gehort mir, rest ist mein, rest is mine, claim',
  schwarz: 'schwarz, schwarz verlangen, claim schwarz',
});

export const AID_WORDS: Vocabulary<Aid> = vocabulary({
  hint: 'tipp, tip, hinweis, hint',
  solution: 'losung, loesung, solution',
  'give-up': 'weiss nicht, weiss ich nicht, keine ahnung, dont know, don t know, i don t know',
});

export const WAY_WORDS: Vocabulary<Way> = vocabulary({
  next: 'n, nachstes, nachstes spiel, naechstes, naechstes spiel, next, next deal, vor, forward',
  back: 'z, zuruck, zurueck, zurucknehmen, zuruecknehmen, undo, back, ruckgangig',
  first: 'anfang, start, first',
  last: 'ende, end',
});

/** Words without a meaning of their own: "ich spiele auf die Alte". */
export const FILLERS: ReadonlySet<string> = new Set(
  'ich i die der den das da d des auf im in an einen ein mit the on of a bitte please spiele spiel spuin spui play'.split(
    ' ',
  ),
);

export const TOUT_WORD = 'tout';
export const WHY_WORDS: ReadonlySet<string> = new Set(['warum', 'warum nicht', 'why', 'why not', 'i', 'info']);
export const CUT_WORDS: ReadonlySet<string> = new Set(['abheben', 'abhem', 'heb', 'cut']);
