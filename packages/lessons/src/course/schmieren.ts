import type { Lesson } from '../step.ts';

/** Give Augen to the trick of the own party (T3). */
export const SCHMIEREN: Lesson = {
  id: 'schmieren',
  title: { de: 'Schmieren', en: 'Schmieren' },
  goal: {
    de: 'Du gibst deinem Partner Augen und dem Gegner keine.',
    en: 'You give points to your partner and none to the others.',
  },
  steps: [
    {
      id: 'der-alte',
      kind: 'table',
      task: {
        de: '{1} ist dein Partner und hat [den Alten](der-alte) gespielt. Hilf mit Augen!',
        en: '{1} is your partner and has played [der Alte](der-alte). Add points!',
      },
      hint: {
        de: 'Den Eichel-Ober sticht niemand. Was zählt am meisten?',
        en: 'Nobody beats the Eichel-Ober. What counts most?',
      },
      why: {
        de: 'Das heißt [schmieren](schmieren): Augen in den Stich des Partners.',
        en: 'That is [schmieren](schmieren): points into the partner’s trick.',
      },
      aim: { type: 'points' },
      scene: {
        dealer: 0,
        hands: ['HA H7 GA G8 EK E8 S9 S7', 'EO G9', 'H9', 'SU'],
        game: { game: 'rufspiel', suit: 'G', declarer: 1 },
        played: 'EO H9 SU',
      },
    },
    {
      id: 'frei-schmieren',
      kind: 'table',
      task: {
        de: '{1} sticht mit der Schellen-Sau, du hast keine Schellen. Schmier!',
        en: '{1} wins with the Schellen-Sau and you have no Schellen. Add points!',
      },
      hint: {
        de: 'Die gerufene Sau darfst du nicht abwerfen. Was zählt noch viel?',
        en: 'You may not discard the called Sau. What else counts a lot?',
      },
      why: {
        de: 'Nicht stechen, der Stich gehört euch schon: lieber eine Zehn dazu.',
        en: 'No need to trump, the trick is yours: add a Zehn instead.',
      },
      aim: { type: 'points' },
      scene: {
        dealer: 0,
        hands: ['HU H8 GA GK G8 EZ E9 E7', 'SA G9', 'S8', 'SK'],
        game: { game: 'rufspiel', suit: 'G', declarer: 1 },
        played: 'SA S8 SK',
      },
    },
    {
      id: 'sparen',
      kind: 'table',
      task: {
        de: 'Diesmal sticht {3}, dein Gegner. Gib so wenig wie möglich.',
        en: 'This time {3}, your opponent, wins. Give as little as you can.',
      },
      hint: {
        de: 'Trumpf musst du zugeben, aber nicht die Sau.',
        en: 'You must follow with a trump, but not with the Sau.',
      },
      why: { de: 'Beim Gegner sparen, beim Partner schmieren.', en: 'Save with the opponent, give to the partner.' },
      aim: { type: 'points' },
      scene: {
        dealer: 0,
        hands: ['HA H8 GA G8 EK E8 S9 S7', 'SU G9', 'H9', 'EO'],
        game: { game: 'rufspiel', suit: 'G', declarer: 1 },
        played: 'SU H9 EO',
      },
    },
    {
      id: 'was-bringt-es',
      kind: 'count',
      task: {
        de: 'Der Stich von vorhin und eine Herz-Sau dazu: Wie viele Augen?',
        en: 'The first trick with the Herz-Sau added: how many points?',
      },
      hint: { de: 'Ober 3, Unter 2, Sau 11.', en: 'Ober 3, Unter 2, Sau 11.' },
      why: { de: 'Ohne Schmieren wären es nur fünf gewesen.', en: 'Without the Sau it would have been only five.' },
      counted: { type: 'points', cards: 'EO H9 SU HA' },
    },
    {
      id: 'gegen-das-solo',
      kind: 'table',
      task: {
        de: '{1} spielt Eichel-Solo, ihr drei haltet zusammen. {2} hat den Stich.',
        en: '{1} plays an Eichel-Solo, you three stand together. {2} has the trick.',
      },
      hint: { de: 'Du bist Letzter, es kann nichts mehr passieren.', en: 'You play last, nothing can go wrong.' },
      why: {
        de: 'Gegen ein Solo schmieren drei für einander.',
        en: 'Against a Solo three players add points for each other.',
      },
      aim: { type: 'points' },
      scene: {
        dealer: 0,
        hands: ['GZ G9 G8 G7 HK H9 H8 H7', 'SK', 'SA', 'S8'],
        game: { game: 'solo', suit: 'E', declarer: 1 },
        played: 'SK SA S8',
      },
    },
  ],
};
