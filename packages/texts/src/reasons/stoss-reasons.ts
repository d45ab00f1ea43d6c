import type { Reason, StossDeadline } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import type { Language } from '../language.ts';
import type { Words } from '../words.ts';

/** Refusals of Stoß and its answers (R81–R87, B10–B13). Shown to the seat that asked, and to no other (VI-08). */
export type StossReason = Extract<
  Reason,
  {
    readonly code:
      | 'stoss-off'
      | 'stoss-not-in-game'
      | 'stoss-late'
      | 'stoss-own-game'
      | 'stoss-partner'
      | 'stoss-taken'
      | 'stoss-own-step'
      | 'stoss-max'
      | 'stoss-not-asked';
  }
>;

/** Why a Stoß or its answer is not possible. */
export function stossReason(reason: StossReason, language: Language): string {
  return stossWords(reason, language)[language];
}

function stossWords(reason: StossReason, language: Language): Words {
  switch (reason.code) {
    case 'stoss-off':
      return {
        de: 'Stoß wird an diesem Tisch nicht gespielt.',
        bar: 'Stoß werd an dem Tisch ned gspuit.',
        en: 'There is no Stoß at this table.',
      };
    case 'stoss-not-in-game':
      return notInGame(`${gameName(reason.game, language)}${reason.tout ? ' Tout' : ''}`);
    case 'stoss-late':
      return tooLate(DEADLINES[reason.deadline]);
    case 'stoss-own-game':
      return {
        de: 'Du spielst selber: Stoß geben die Gegner, du darfst dann antworten.',
        bar: 'Du spuist seiba: Stoß gem de andern, du derfst nacha antwortn.',
        en: 'This is your game: the opponents give a Stoß, you may answer it.',
      };
    case 'stoss-partner':
      return {
        de: 'Du spielst mit: Stoß geben die Gegner, du darfst dann Retour geben.',
        bar: 'Du spuist mit: Stoß gem de andern, du derfst nacha Retour gem.',
        en: 'You are the partner: the opponents give a Stoß, you may answer with Retour.',
      };
    case 'stoss-taken':
      return {
        de: 'Ein Stoß ist schon gegeben: Jetzt kann nur die Spielerpartei antworten.',
        bar: 'A Stoß is scho gem: Antwortn kenna jetzt grad de, wo spuin.',
        en: 'A Stoß was given already: now only the declaring party can answer.',
      };
    case 'stoss-own-step':
      return {
        de: 'Deine Seite hat schon verdoppelt: Weiter erhöhen können nur die anderen.',
        bar: 'Dei Seitn hod scho doppelt: Weida geht’s grad bei de andern.',
        en: 'Your side has doubled already: only the others can raise now.',
      };
    case 'stoss-max':
      return atMost(reason.steps);
    case 'stoss-not-asked':
      return {
        de: 'Auf diesen Stoß hast du jetzt nichts zu antworten.',
        bar: 'Auf den Stoß host du jetzt nix zum Antwortn.',
        en: 'There is no Stoß for you to answer now.',
      };
  }
}

function notInGame(game: string): Words {
  return {
    de: `Bei ${game} gibt es an diesem Tisch keinen Stoß.`,
    bar: `Bei ${game} gibt’s an dem Tisch koan Stoß.`,
    en: `${game} is played without Stoß at this table.`,
  };
}

function tooLate(deadline: Words): Words {
  return {
    de: `Zu spät: Das ging hier nur ${deadline.de}.`,
    bar: `Z’spaat: Des is do grad ${deadline.bar} ganga.`,
    en: `Too late: this was possible here only ${deadline.en}.`,
  };
}

const DEADLINES: Readonly<Record<StossDeadline, Words>> = {
  beforeFirstCard: { de: 'vor der ersten Karte', bar: 'vor da erstn Kartn', en: 'before the first card' },
  beforeSecondCard: { de: 'vor der zweiten Karte', bar: 'vor da zwoatn Kartn', en: 'before the second card' },
  ownFirstCard: { de: 'vor deiner ersten Karte', bar: 'vor deina erstn Kartn', en: 'before your first card' },
  endOfFirstTrick: {
    de: 'bis zum Ende des ersten Stichs',
    bar: 'bis zum End vom erstn Stich',
    en: 'until the end of the first trick',
  },
  beforeFirstCardOfSecondTrick: {
    de: 'vor dem zweiten Stich',
    bar: 'vor’m zwoatn Stich',
    en: 'before the second trick',
  },
  beforeSecondCardOfSecondTrick: {
    de: 'vor der zweiten Karte des zweiten Stichs',
    bar: 'vor da zwoatn Kartn vom zwoatn Stich',
    en: 'before the second card of the second trick',
  },
  ownSecondCard: { de: 'vor deiner zweiten Karte', bar: 'vor deina zwoatn Kartn', en: 'before your second card' },
  endOfSecondTrick: {
    de: 'bis zum Ende des zweiten Stichs',
    bar: 'bis zum End vom zwoatn Stich',
    en: 'until the end of the second trick',
  },
};

function atMost(steps: number): Words {
  switch (steps) {
    case 1:
      return {
        de: 'Auf einen Stoß gibt es an diesem Tisch keine Antwort.',
        bar: 'Auf an Stoß gibt’s an dem Tisch koa Antwort.',
        en: 'A Stoß has no answer at this table.',
      };
    case 2:
      return {
        de: 'Mehr als Stoß und Retour gibt es an diesem Tisch nicht.',
        bar: 'Mehra ois Stoß und Retour gibt’s an dem Tisch ned.',
        en: 'There is nothing above Stoß and Retour at this table.',
      };
    default:
      return {
        de: `Mehr als ${steps}-mal wird an diesem Tisch nicht verdoppelt.`,
        bar: `Mehra ois ${steps}-moi werd an dem Tisch ned doppelt.`,
        en: `At this table a game is doubled at most ${steps} times.`,
      };
  }
}
