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
        de: `An diesem Tisch sind schon ${refusal.most} Leute. Mehr haben nicht Platz.`,
        bar: `An dem Tisch san scho ${refusal.most} Leit. Mehra ham ned Platz.`,
        en: `There are ${refusal.most} people at this table already. There is no room for more.`,
      };
    case 'spectators-full':
      return {
        de: `Es schauen schon ${refusal.most} mit Namen zu. Zuschauen kannst du trotzdem.`,
        bar: `Es schaung scho ${refusal.most} mit Nama zua. Zuaschaung konnst trotzdem.`,
        en: `${refusal.most} people look on by name already. You may still look on.`,
      };
    case 'chairs-empty':
      return refusal.count === 1
        ? {
            de: 'Ein Stuhl ist noch leer. Setzt einen Bot dazu oder wartet auf jemanden.',
            bar: 'Oa Stui is no laar. Setzts an Bot dazua oda warts auf wen.',
            en: 'One chair is still empty. Add a bot or wait for somebody.',
          }
        : {
            de: `${refusal.count} Stühle sind noch leer. Setzt Bots dazu oder wartet auf jemanden.`,
            bar: `${refusal.count} Stui san no laar. Setzts Bots dazua oda warts auf wen.`,
            en: `${refusal.count} chairs are still empty. Add bots or wait for somebody.`,
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
    de: 'Auf diesem Server ist gerade kein Platz für neue Tische. Probier es in ein paar Minuten.',
    bar: 'Auf dem Server is grod koa Platz für neie Tisch. Probier’s in a paar Minutn.',
    en: 'This server has no room for new tables just now. Try again in a few minutes.',
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
    de: 'Dieser Code gilt nicht. Er gilt einmal und zehn Minuten lang; hol einen neuen.',
    bar: 'Der Code güit ned. Er güit oamoi und zehn Minutn; hoi an neia.',
    en: 'This code is not valid. It works once, for ten minutes; get a new one.',
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
    de: 'Dieser Tisch ist zugesperrt: Es setzt sich niemand mehr dazu.',
    bar: 'Der Tisch is zuagsperrt: Es setzt si koana mehr dazua.',
    en: 'This table is locked: nobody else may sit down.',
  },
  'no-spectators': {
    de: 'An diesem Tisch ist Zuschauen nicht erlaubt.',
    bar: 'An dem Tisch is as Zuaschaung ned erlaubt.',
    en: 'Looking on is not allowed at this table.',
  },
  'table-paused': {
    de: 'Der Tisch macht Pause. Drück zuerst auf Weiterspielen.',
    bar: 'Da Tisch macht Pausn. Druck zerst auf Weiterspielen.',
    en: 'The table is paused. Press Go on first.',
  },
  'not-paused': {
    de: 'Der Tisch macht gerade keine Pause.',
    bar: 'Da Tisch macht grod koa Pausn.',
    en: 'The table is not paused.',
  },
  'not-host': {
    de: 'Das darf nur, wer den Tisch macht. Unter „Leute am Tisch“ steht, wer das ist.',
    bar: 'Des derf grad, wer an Tisch macht. Unta „Leute am Tisch“ steht, wer des is.',
    en: 'Only the host of the table may do that. “People at the table” says who that is.',
  },
  'begun-already': {
    de: 'Es wird schon gespielt.',
    bar: 'Es werd scho gspuit.',
    en: 'The game has already begun.',
  },
  'no-bill-yet': {
    de: 'Das nächste Spiel kommt erst, wenn dieses zu Ende gespielt und abgerechnet ist.',
    bar: 'As nächste Spui kimmt erst, wann des z’End gspuit und abgrechnet is.',
    en: 'The next deal comes when this one has been played and settled.',
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
    de: 'Gemischt ist schon, dein Gerät war zu spät dran. Gespielt wird trotzdem.',
    bar: 'Gmischt is scho, dei Gerät war z’spaat dro. Gspuit werd trotzdem.',
    en: 'The cards are shuffled, your device came too late. You play all the same.',
  },
  'text-off': {
    de: 'Selber schreiben ist hier nicht erlaubt. Es gibt nur die fertigen Sprüche.',
    bar: 'Seiba schreim is do ned erlaubt. Es gibt grad de fertign Sprüch.',
    en: 'Writing yourself is not allowed here. There are only the prepared phrases.',
  },
};
