import type { FrameRefusal, OnlineRefusal, ServerRefusal, TableRefusal } from '@stammtisch/protocol';
import { houseRuleProblemText } from '../house-rules/problem-text.ts';
import { writtenLanguage, type Language } from '../language.ts';
import type { Words } from '../words.ts';
import { CHAIR_WORDS, type ChairRefusal } from './chair-refusal.ts';

/** Why the server or the table does not do something, in one sentence. */
export function onlineRefusalText(refusal: OnlineRefusal, language: Language): string {
  if (refusal.code === 'house-rules') return houseRuleProblemText(refusal.problem, writtenLanguage(language));
  return wordsOf(refusal)[language];
}

type Worded = Exclude<OnlineRefusal, { readonly code: 'house-rules' }>;

function wordsOf(refusal: Worded): Words {
  if (isChairRefusal(refusal)) return CHAIR_WORDS[refusal.code];
  return isNumbered(refusal) ? numberedWords(refusal) : PLAIN_WORDS[refusal.code];
}

/** Refusals whose sentence names a number. */
function numberedWords(refusal: Extract<Worded, { readonly code: Numbered }>): Words {
  switch (refusal.code) {
    case 'table-full':
      return {
        de: `Hier sitzen schon ${refusal.most}. Mehr werden es nicht.`,
        bar: `Do hockan scho ${refusal.most}. Mehra wern’s ned.`,
        en: `There are ${refusal.most} people here already.`,
      };
    case 'spectators-full':
      return {
        de: `Es schauen schon ${refusal.most} mit Namen zu. Zuschauen kannst du trotzdem.`,
        bar: `Es schaung scho ${refusal.most} mit Nama zua. Zuaschaung konnst trotzdem.`,
        en: `${refusal.most} people look on by name already. You may still look on.`,
      };
    case 'chairs-empty':
      return {
        de: `Es fehlen noch ${refusal.count}. Setz Bots dazu oder wartet.`,
        bar: `${refusal.count} fehlan no. Setz Bots dazua oda warts.`,
        en: `${refusal.count} more are needed. Add bots or wait.`,
      };
    case 'name-bad':
      return {
        de: `Ein Name hat 1 bis ${refusal.most} sichtbare Zeichen.`,
        bar: `A Nama hod 1 bis ${refusal.most} Zeichn, de wo ma siecht.`,
        en: `A name has 1 to ${refusal.most} visible characters.`,
      };
    case 'text-bad':
      return {
        de: `Eine Nachricht hat 1 bis ${refusal.most} Zeichen.`,
        bar: `A Nochricht hod 1 bis ${refusal.most} Zeichn.`,
        en: `A message has 1 to ${refusal.most} characters.`,
      };
  }
}

function isChairRefusal(refusal: Worded): refusal is Extract<Worded, { readonly code: ChairRefusal }> {
  return Object.hasOwn(CHAIR_WORDS, refusal.code);
}

const NUMBERED = ['table-full', 'spectators-full', 'chairs-empty', 'name-bad', 'text-bad'] as const;
type Numbered = (typeof NUMBERED)[number];

function isNumbered(
  refusal: Exclude<Worded, { readonly code: ChairRefusal }>,
): refusal is Extract<Worded, { readonly code: Numbered }> {
  return NUMBERED.some((code) => code === refusal.code);
}

type Plain = Exclude<(FrameRefusal | ServerRefusal | TableRefusal)['code'], Numbered | 'house-rules' | ChairRefusal>;

const RELOAD: Words = {
  de: 'Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.',
  bar: 'De Seitn und da Server verstengan si ned. Lod de Seitn nei.',
  en: 'This page and the server do not understand each other. Reload the page.',
};

const PLAIN_WORDS: Readonly<Record<Plain, Words>> = {
  'frame-too-large': {
    de: 'Das ist zu lang für eine Nachricht an den Server.',
    bar: 'Des is z’lang für a Nochricht an Server.',
    en: 'This is too long for a message to the server.',
  },
  'frame-not-json': RELOAD,
  'frame-field': RELOAD,
  'hello-first': RELOAD,
  'protocol-version': RELOAD,
  'too-fast': {
    de: 'Das war zu schnell hintereinander. Wart einen Moment.',
    bar: 'Des war z’schnell hinteranand. Wart a bissl.',
    en: 'That was too much at once. Wait a moment.',
  },
  'too-many-tables': {
    de: 'Du hast gerade mehrere Tische aufgemacht. Wart ein paar Minuten.',
    bar: 'Du host grod a paar Tisch aufgmacht. Wart a paar Minutn.',
    en: 'You have just opened several tables. Wait a few minutes.',
  },
  'no-new-tables': {
    de: 'Hier gehen gerade keine neuen Tische auf.',
    bar: 'Do macht grod koa neia Tisch auf.',
    en: 'No new tables can be opened here at the moment.',
  },
  'lobby-off': {
    de: 'Auf diesem Server gibt es keine offenen Tische.',
    bar: 'Auf dem Server gibt’s koane offna Tisch.',
    en: 'This server has no list of open tables.',
  },
  'table-unknown': {
    de: 'Diesen Tisch gibt es nicht. Schau die fünf Buchstaben noch einmal an.',
    bar: 'Den Tisch gibt’s ned. Schaug de fünf Buchstom no amoi o.',
    en: 'There is no such table. Check the five letters.',
  },
  'device-code-unknown': {
    de: 'Dieser Code gilt nicht, nicht mehr oder war schon benutzt.',
    bar: 'Der Code güit ned, nimma oda war scho hergnumma.',
    en: 'This code is not valid, has expired or was used before.',
  },
  'try-again': {
    de: 'Das hat gerade nicht geklappt. Probier es noch einmal.',
    bar: 'Des hod grod ned highaut. Probier’s no amoi.',
    en: 'That did not work just now. Try again.',
  },
  'table-closed': {
    de: 'Der Abend an diesem Tisch ist vorbei.',
    bar: 'Der Omd an dem Tisch is rum.',
    en: 'The evening at this table is over.',
  },
  'table-locked': {
    de: 'An diesen Tisch setzt sich gerade niemand mehr dazu.',
    bar: 'An den Tisch setzt si grod koana mehr dazua.',
    en: 'Nobody else may sit down at this table at the moment.',
  },
  'no-spectators': {
    de: 'An diesem Tisch ist Zuschauen nicht erlaubt.',
    bar: 'An dem Tisch is as Zuaschaung ned erlaubt.',
    en: 'Looking on is not allowed at this table.',
  },
  'table-paused': {
    de: 'Der Tisch macht Pause. Erst geht es weiter, dann wird gespielt.',
    bar: 'Da Tisch macht Pausn. Zerst geht’s weida, nacha werd gspuit.',
    en: 'The table is paused. Resume first.',
  },
  'not-paused': {
    de: 'Der Tisch macht gerade keine Pause.',
    bar: 'Da Tisch macht grod koa Pausn.',
    en: 'The table is not paused.',
  },
  'not-host': {
    de: 'Das entscheidet, wer den Tisch leitet.',
    bar: 'Des sogt der o, der wo an Tisch leitet.',
    en: 'That is for the host of the table to decide.',
  },
  'begun-already': {
    de: 'Es wird schon gespielt.',
    bar: 'Es werd scho gspuit.',
    en: 'The game has already begun.',
  },
  'no-bill-yet': {
    de: 'Weiter geht es, wenn dieses Spiel abgerechnet ist.',
    bar: 'Weida geht’s, wann des Spui abgrechnet is.',
    en: 'It goes on when this deal has been settled.',
  },
  'during-deal': {
    de: 'Das geht zwischen zwei Spielen, nicht mittendrin.',
    bar: 'Des geht zwischn zwoa Spui, ned mittndrin.',
    en: 'That is possible between two deals, not during one.',
  },
  'deal-over': {
    de: 'Dieses Spiel ist schon vorbei.',
    bar: 'Des Spui is scho rum.',
    en: 'This deal is over already.',
  },
  'dealing-over': {
    de: 'Gemischt ist schon; dein Beitrag kommt zu spät.',
    bar: 'Gmischt is scho; dei Beitrag kimmt z’spaat.',
    en: 'The cards are shuffled; your contribution is too late.',
  },
  'text-off': {
    de: 'Hier gibt es nur die fertigen Sprüche.',
    bar: 'Do gibt’s grad de fertign Sprüch.',
    en: 'Only the prepared phrases are used here.',
  },
};
