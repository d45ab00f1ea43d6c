import type { OptionWords } from './option-words.ts';

export const DEALING_WORDS = {
  deck: {
    de: {
      label: 'Karten',
      explanation: 'Mit wie vielen Karten gespielt wird.',
      values: {
        32: ['lange Karte', '32 Karten, acht für jeden.'],
        24: ['kurze Karte', '24 Karten ohne Achter und Siebener, sechs für jeden.'],
      },
    },
    en: {
      label: 'Deck',
      explanation: 'How many cards are used.',
      values: {
        32: ['long deck', '32 cards, eight for each player.'],
        24: ['short deck', '24 cards without eights and sevens, six for each player.'],
      },
    },
  },
  'dealing.packets': {
    de: {
      label: 'Geben',
      explanation: 'In welchen Päckchen die Karten ausgeteilt werden.',
      values: {
        '2x4': ['zweimal vier', 'Jeder bekommt zweimal vier Karten.'],
        '4x2': ['viermal zwei', 'Jeder bekommt viermal zwei Karten.'],
        '2x3': ['zweimal drei', 'Jeder bekommt zweimal drei Karten, so bei der kurzen Karte.'],
      },
    },
    en: {
      label: 'Dealing',
      explanation: 'In which packets the cards are dealt.',
      values: {
        '2x4': ['two packets of four', 'Each player gets four cards twice.'],
        '4x2': ['four packets of two', 'Each player gets two cards four times.'],
        '2x3': ['two packets of three', 'Each player gets three cards twice, as with the short deck.'],
      },
    },
  },
  'dealing.cutMinCards': {
    de: {
      label: 'Abheben',
      explanation: 'So viele Karten müssen mindestens abgehoben werden und mindestens liegen bleiben.',
      number: (count) => `mindestens ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
    },
    en: {
      label: 'Cutting',
      explanation: 'At least so many cards must be lifted, and at least so many must remain.',
      number: (count) => `at least ${count} ${count === 1 ? 'card' : 'cards'}`,
    },
  },
  'dealing.cutMaxTimes': {
    de: {
      label: 'Wie oft abheben',
      explanation: 'So oft darf der rechte Nachbar des Gebers höchstens abheben.',
      number: (count) => (count === 0 ? 'gar nicht' : `höchstens ${count}-mal`),
    },
    en: {
      label: 'Number of cuts',
      explanation: 'The right-hand neighbour of the dealer may cut at most so often.',
      number: (count) => (count === 0 ? 'none' : `at most ${count}`),
    },
  },
  'dealing.redealDealer': {
    de: {
      label: 'Geber nach dem Zusammenwerfen',
      explanation: 'Wer gibt, wenn die Karten zusammengeworfen wurden.',
      values: {
        next: ['der Nächste', 'Das Geben wandert weiter wie nach jedem Spiel.'],
        same: ['noch einmal derselbe', 'Derselbe Geber gibt noch einmal.'],
      },
    },
    en: {
      label: 'Dealer after throwing in',
      explanation: 'Who deals when the cards were thrown in.',
      values: {
        next: ['the next player', 'The deal moves on as after every game.'],
        same: ['the same player again', 'The same player deals once more.'],
      },
    },
  },
  'klopfen.enabled': {
    de: {
      label: 'Klopfen',
      explanation: 'Wer nach den ersten Karten klopft, verdoppelt das folgende Spiel.',
      on: 'mit Klopfen',
      off: 'kein Klopfen',
    },
    en: {
      label: 'Klopfen (knocking)',
      explanation: 'Whoever knocks after the first cards doubles the game that follows.',
      on: 'with Klopfen (knocking)',
      off: 'no Klopfen (knocking)',
    },
  },
  'klopfen.afterCards': {
    de: {
      label: 'Zeitpunkt des Klopfens',
      explanation: 'Nach wie vielen Karten gefragt wird, wer klopft.',
      values: {
        2: ['nach zwei Karten', 'Gefragt wird nach zwei Karten.'],
        3: ['nach drei Karten', 'Gefragt wird nach drei Karten, so bei der kurzen Karte.'],
        4: ['nach vier Karten', 'Gefragt wird nach vier Karten.'],
        6: ['nach sechs Karten', 'Gefragt wird nach sechs Karten.'],
      },
    },
    en: {
      label: 'Time of knocking',
      explanation: 'After how many cards the players are asked to knock.',
      values: {
        2: ['after two cards', 'The players are asked after two cards.'],
        3: ['after three cards', 'The players are asked after three cards, as with the short deck.'],
        4: ['after four cards', 'The players are asked after four cards.'],
        6: ['after six cards', 'The players are asked after six cards.'],
      },
    },
  },
  'klopfen.maxKnocks': {
    de: {
      label: 'Klopfer in einem Spiel',
      explanation: 'So viele Spieler dürfen in einem Spiel klopfen.',
      number: (count) => `höchstens ${count}`,
    },
    en: {
      label: 'Knocks in one game',
      explanation: 'So many players may knock in one game.',
      number: (count) => `at most ${count}`,
    },
  },
  'klopfen.who': {
    de: {
      label: 'Wer klopfen darf',
      explanation: 'Wer in einem Spiel klopfen darf. Gefragt wird ab dem Ausspieler der Reihe nach.',
      values: {
        any: ['jeder', 'Jeder darf klopfen.'],
        firstOnly: ['nur einer', 'Hat einer geklopft, darf keiner mehr klopfen.'],
        forehandOnly: ['nur der Ausspieler', 'Nur wer links vom Geber sitzt, darf klopfen.'],
        chain: ['nur in der Kette', 'Klopfen darf nur, wenn alle vor ihm geklopft haben.'],
      },
    },
    en: {
      label: 'Who may knock',
      explanation: 'Who may knock in a game. The players are asked in turn, beginning with the forehand.',
      values: {
        any: ['everybody', 'Everybody may knock.'],
        firstOnly: ['only one player', 'Once somebody has knocked nobody else may.'],
        forehandOnly: ['only the forehand', 'Only the player to the left of the dealer may knock.'],
        chain: ['only in a chain', 'A player may knock only if everybody before has knocked.'],
      },
    },
  },
  'klopfen.stacking': {
    de: {
      label: 'Mehrere Klopfer',
      explanation: 'Was mehrere Klopfer zusammen ausmachen.',
      values: {
        power: ['jeder verdoppelt', 'Zwei Klopfer vierfach, drei achtfach, vier sechzehnfach.'],
        linear: ['jeder zählt einmal dazu', 'Zwei Klopfer dreifach, drei vierfach, vier fünffach.'],
      },
    },
    en: {
      label: 'Several knocks',
      explanation: 'What several knocks amount to.',
      values: {
        power: ['each one doubles', 'Two knocks count four times, three eight times, four sixteen times.'],
        linear: ['each one adds once', 'Two knocks count three times, three four times, four five times.'],
      },
    },
  },
  'klopfen.carryOver': {
    de: {
      label: 'Klopfer nach dem Zusammenwerfen',
      explanation: 'Ob Klopfer auch für das nächste Spiel gelten, wenn zusammengeworfen wird.',
      on: 'Klopfer gelten nach dem Zusammenwerfen weiter',
      off: 'Klopfer verfallen beim Zusammenwerfen',
    },
    en: {
      label: 'Knocks after throwing in',
      explanation: 'Whether knocks also count for the next game when the cards are thrown in.',
      on: 'knocks stay valid after throwing in',
      off: 'knocks lapse when the cards are thrown in',
    },
  },
  'klopfen.mustPlayOnAllPass': {
    de: {
      label: 'Klopfer muss spielen, wenn alle weiter sagen',
      explanation: 'Ob einer, der geklopft hat, spielen muss, wenn alle weiter sagen.',
      values: {
        off: ['nein', 'Klopfen verpflichtet zu nichts.'],
        firstKnocker: ['der erste Klopfer', 'Wer zuerst geklopft hat, muss spielen.'],
        lastKnocker: ['der letzte Klopfer', 'Wer zuletzt geklopft hat, muss spielen.'],
      },
    },
    en: {
      label: 'A knocker must play when all pass',
      explanation: 'Whether somebody who knocked must play when all pass.',
      values: {
        off: ['no', 'Knocking obliges to nothing.'],
        firstKnocker: ['the first knocker', 'Whoever knocked first must play.'],
        lastKnocker: ['the last knocker', 'Whoever knocked last must play.'],
      },
    },
  },
  'klopfen.appliesToRamsch': {
    de: {
      label: 'Klopfen im Ramsch',
      explanation: 'Ob Klopfer auch einen Ramsch verdoppeln.',
      on: 'Klopfer zählen im Ramsch',
      off: 'Klopfer zählen im Ramsch nicht',
    },
    en: {
      label: 'Knocks in a Ramsch',
      explanation: 'Whether knocks double a Ramsch too.',
      on: 'knocks count in a Ramsch',
      off: 'knocks do not count in a Ramsch',
    },
  },
  'klopfen.appliesToSie': {
    de: {
      label: 'Klopfen beim Sie',
      explanation: 'Ob Klopfer auch ein Sie verdoppeln.',
      on: 'Klopfer zählen beim Sie',
      off: 'Klopfer zählen beim Sie nicht',
    },
    en: {
      label: 'Knocks and Sie',
      explanation: 'Whether knocks double a Sie too.',
      on: 'knocks count for a Sie',
      off: 'knocks do not count for a Sie',
    },
  },
} as const satisfies Partial<OptionWords>;
