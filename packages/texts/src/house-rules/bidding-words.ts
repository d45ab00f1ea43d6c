import type { OptionWords } from './option-words.ts';

export const BIDDING_WORDS = {
  'bidding.mode': {
    de: {
      label: 'Ansage',
      explanation: 'Wie ausgemacht wird, wer spielt.',
      values: {
        table: ['wie am Wirtshaustisch', 'Jeder nennt sein Spiel einmal, das höchste gilt, bei gleichen das vordere.'],
        negotiation: ['mit Überbieten', 'Wollen mehrere spielen, überbieten sie sich, ohne die Farbe zu verraten.'],
        schafkopfschule: [
          'wie in der Schafkopfschule',
          'Überbieten ohne Farbe, und wer als Zweiter, Dritter oder Vierter spielen will, braucht ein höheres Spiel.',
        ],
      },
    },
    en: {
      label: 'Bidding',
      explanation: 'How it is settled who plays.',
      values: {
        table: ['as at the inn table', 'Each player names a game once; the highest counts, of equal ones the earlier.'],
        negotiation: [
          'outbidding each other',
          'If several players want to play they outbid each other without naming the suit.',
        ],
        schafkopfschule: [
          'as in the Schafkopfschule',
          'Outbidding without the suit; the second, third and fourth who wants to play needs a higher game.',
        ],
      },
    },
  },
  'bidding.minGameByInterest': {
    de: {
      label: 'Mindestspiele',
      explanation: 'Was der Erste, Zweite, Dritte und Vierte, der spielen will, mindestens spielen muss.',
    },
    en: {
      label: 'Minimum games',
      explanation: 'What the first, second, third and fourth player who wants to play must play at least.',
    },
  },
  'bidding.negotiationOrder': {
    de: {
      label: 'Reihenfolge beim Überbieten',
      explanation: 'Wer zuerst mit wem überbietet, wenn drei oder vier spielen wollen.',
      values: {
        frontToBack: ['von vorn', 'Erst der Erste mit dem Zweiten, der Gewinner mit dem Dritten und so weiter.'],
        backToFront: ['von hinten', 'Erst der Letzte mit dem Vorletzten, der Gewinner mit dem davor und so weiter.'],
      },
    },
    en: {
      label: 'Order of outbidding',
      explanation: 'Who outbids whom first if three or four players want to play.',
      values: {
        frontToBack: ['from the front', 'The first against the second, the winner against the third and so on.'],
        backToFront: ['from the back', 'The last against the one before, the winner against the next and so on.'],
      },
    },
  },
  'bidding.rankOrder': {
    de: { label: 'Rang der Spiele', explanation: 'Die Spiele vom höchsten zum niedrigsten.' },
    en: { label: 'Rank of games', explanation: 'The games from the highest to the lowest.' },
  },
  'bidding.rankTies': {
    de: {
      label: 'Gleicher Rang',
      explanation: 'Spiele, die gleich viel gelten; von ihnen geht das des vorderen Spielers vor.',
    },
    en: {
      label: 'Equal rank',
      explanation: 'Games of equal rank; among them the earlier player has precedence.',
    },
  },
  'bidding.herzSoloFirst': {
    de: {
      label: 'Rang des Herz-Solos',
      explanation: 'Ob ein Herz-Solo höher ist als die anderen Soli.',
      on: 'das Herz-Solo ist höher als die anderen Soli',
      off: 'alle Soli sind gleich hoch',
    },
    en: {
      label: 'Rank of the Herz-Solo',
      explanation: 'Whether a Herz-Solo is higher than the other Soli.',
      on: 'the Herz-Solo ranks above the other Soli',
      off: 'all Soli rank equally',
    },
  },
  'bidding.interestBinding': {
    de: {
      label: 'Wer spielen will, muss spielen',
      explanation: 'Ob sich bindet, wer sagt, dass er spielen möchte.',
      on: 'wer spielen will, muss spielen',
      off: 'wer spielen will, darf noch zurück',
    },
    en: {
      label: 'Wanting to play binds',
      explanation: 'Whether a player who says that he wants to play is bound by it.',
      on: 'wanting to play binds',
      off: 'whoever wanted to play may still step back',
    },
  },
  'bidding.finalMayExceedNamed': {
    de: {
      label: 'Höher ansagen als genannt',
      explanation: 'Ob das angesagte Spiel höher sein darf als das beim Überbieten genannte.',
      on: 'die Ansage darf höher sein als genannt',
      off: 'angesagt wird genau das genannte Spiel',
    },
    en: {
      label: 'Announcing higher than named',
      explanation: 'Whether the announced game may be higher than the one named while outbidding.',
      on: 'the announcement may be higher than what was named',
      off: 'exactly the named game is announced',
    },
  },
  'bidding.sieOfferAfterDeal': {
    de: {
      label: 'Sie hinlegen',
      explanation: 'Ob ein Sie sofort nach dem Geben hingelegt werden darf.',
      on: 'ein Sie darf sofort nach dem Geben hingelegt werden',
      off: 'ein Sie wird erst angesagt, wenn man an der Reihe ist',
    },
    en: {
      label: 'Laying a Sie open',
      explanation: 'Whether a Sie may be laid open right after the deal.',
      on: 'a Sie may be laid open right after the deal',
      off: 'a Sie is announced only when it is your turn',
    },
  },
} as const satisfies Partial<OptionWords>;
