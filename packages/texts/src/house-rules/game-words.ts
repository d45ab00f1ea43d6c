import type { OptionWords } from './option-words.ts';

/** Words for a game that is played or not. */
function played<const Name extends string>(name: Name, german: string, english: string) {
  return {
    de: { label: name, explanation: german, on: `mit ${name}`, off: `kein ${name}` },
    en: { label: name, explanation: english, on: `with ${name}`, off: `no ${name}` },
  };
}

export const GAME_WORDS = {
  'games.rufspiel': played(
    'Rufspiel',
    'Zwei gegen zwei: Wer spielt, ruft eine Sau und damit seinen Mitspieler.',
    'Two against two: the declarer calls a Sau (ace) and with it the partner.',
  ),
  'games.solo': played(
    'Solo',
    'Einer gegen drei; Ober, Unter und eine gewählte Farbe sind Trumpf.',
    'One against three; Ober, Unter and a chosen suit are trump.',
  ),
  'games.wenz': played(
    'Wenz',
    'Einer gegen drei; nur die vier Unter sind Trumpf.',
    'One against three; only the four Unter are trump.',
  ),
  'games.farbwenz': played(
    'Farbwenz',
    'Einer gegen drei; die Unter und eine gewählte Farbe sind Trumpf.',
    'One against three; the Unter and a chosen suit are trump.',
  ),
  'games.geier': played(
    'Geier',
    'Einer gegen drei; nur die vier Ober sind Trumpf.',
    'One against three; only the four Ober are trump.',
  ),
  'games.farbgeier': played(
    'Farbgeier',
    'Einer gegen drei; die Ober und eine gewählte Farbe sind Trumpf.',
    'One against three; the Ober and a chosen suit are trump.',
  ),
  'games.bettel': played(
    'Bettel',
    'Einer gegen drei; wer spielt, darf keinen Stich machen.',
    'One against three; the declarer must not take a trick.',
  ),
  'games.sie': played(
    'Sie',
    'Wer alle Ober und Unter bekommt, legt sie hin und gewinnt ohne Spiel.',
    'Whoever is dealt all Ober and Unter lays them down and wins without play.',
  ),
  'bettel.rankOrder': {
    de: {
      label: 'Reihenfolge im Bettel',
      explanation: 'Welche Karte einer Farbe im Bettel höher ist.',
      values: {
        nullOrder: ['Sau, König, Ober, Unter, Zehn, Neun, Acht, Sieben', 'Die Zehn steht unter dem Unter.'],
        augenOrder: ['Sau, Zehn, König, Ober, Unter, Neun, Acht, Sieben', 'Die Zehn bleibt hinter der Sau.'],
      },
    },
    en: {
      label: 'Order of cards in a Bettel',
      explanation: 'Which card of a suit is higher in a Bettel.',
      values: {
        nullOrder: ['Sau, König, Ober, Unter, Zehn, Neun, Acht, Sieben', 'The Zehn (ten) stands below the Unter.'],
        augenOrder: ['Sau, Zehn, König, Ober, Unter, Neun, Acht, Sieben', 'The Zehn (ten) stays next to the Sau.'],
      },
    },
  },
  'bettel.stichzwang': {
    de: {
      label: 'Stichzwang im Bettel',
      explanation: 'Ob man im Bettel höher zugeben muss, wenn man kann.',
      on: 'Stichzwang im Bettel',
      off: 'kein Stichzwang im Bettel',
    },
    en: {
      label: 'Duty to beat in a Bettel',
      explanation: 'Whether a higher card must be played in a Bettel if possible.',
      on: 'duty to beat in a Bettel',
      off: 'no duty to beat in a Bettel',
    },
  },
  'rufsau.discardFromTrick': {
    de: {
      label: 'Ruf-Sau abwerfen',
      explanation: 'Ab welchem Stich die gerufene Sau abgeworfen werden darf, wenn ihre Farbe nie kam.',
      number: (trick) => (trick === 1 ? 'jederzeit' : `ab dem ${trick}. Stich`),
    },
    en: {
      label: 'Discarding the called Sau',
      explanation: 'From which trick on the called Sau may be discarded if its suit was never led.',
      number: (trick) => (trick === 1 ? 'at any time' : `from trick ${trick} on`),
    },
  },
  'davonlaufen.enabled': {
    de: {
      label: 'Davonlaufen',
      explanation: 'Ob der Mitspieler mit genügend Karten die Ruffarbe unter der Sau ausspielen darf.',
      on: 'Davonlaufen erlaubt',
      off: 'kein Davonlaufen',
    },
    en: {
      label: 'Davonlaufen (running away)',
      explanation: 'Whether the partner with enough cards may lead the called suit below the Sau.',
      on: 'running away allowed',
      off: 'no running away',
    },
  },
  'davonlaufen.minCards': {
    de: {
      label: 'Davonlaufen',
      explanation: 'So viele Karten der Ruffarbe braucht man dafür, die Sau mitgezählt.',
      number: (count) => `ab ${count} Karten`,
    },
    en: {
      label: 'Running away',
      explanation: 'So many cards of the called suit are needed for it, the Sau included.',
      number: (count) => `with ${count} cards or more`,
    },
  },
  'davonlaufen.countBasis': {
    de: {
      label: 'Karten fürs Davonlaufen',
      explanation: 'Wann die Karten der Ruffarbe gezählt werden.',
      values: {
        current: ['wie man sie noch hat', 'Gezählt wird, was man beim Davonlaufen noch in der Hand hat.'],
        initial: ['wie sie gegeben wurden', 'Gezählt wird, was man beim Geben bekommen hat.'],
      },
    },
    en: {
      label: 'Cards for running away',
      explanation: 'When the cards of the called suit are counted.',
      values: {
        current: ['as still held', 'The cards still in hand at that moment count.'],
        initial: ['as dealt', 'The cards that were dealt count.'],
      },
    },
  },
  'davonlaufen.whenFollowing': {
    de: {
      label: 'Davonlaufen beim Zugeben',
      explanation: 'Ob man auch davonlaufen darf, wenn ein anderer die Ruffarbe ausspielt.',
      on: 'Davonlaufen auch beim Zugeben',
      off: 'Davonlaufen nur beim Ausspielen',
    },
    en: {
      label: 'Running away when following',
      explanation: 'Whether the partner may also run away when somebody else leads the called suit.',
      on: 'running away also when following',
      off: 'running away only when leading',
    },
  },
  'davonlaufen.after': {
    de: {
      label: 'Nach dem Davonlaufen',
      explanation: 'Was für die Sau gilt, nachdem man davongelaufen ist.',
      values: {
        free: ['die Sau ist frei', 'Sie darf gespielt oder geschmiert werden wie jede andere Karte.'],
        sauStillForced: ['die Sau muss noch fallen', 'Sie muss zugegeben werden, wenn die Ruffarbe wieder kommt.'],
      },
    },
    en: {
      label: 'After running away',
      explanation: 'What holds for the Sau after running away.',
      values: {
        free: ['the Sau is free', 'It may be played or discarded like any other card.'],
        sauStillForced: ['the Sau must still fall', 'It must be played when the called suit is led again.'],
      },
    },
  },
  'view.revealAfterDavonlaufen': {
    de: {
      label: 'Davongelaufenen anzeigen',
      explanation: 'Ob der Tisch nach dem Davonlaufen zeigt, wer der Mitspieler ist.',
      on: 'nach dem Davonlaufen wird der Mitspieler angezeigt',
      off: 'nach dem Davonlaufen wird der Mitspieler nicht angezeigt',
    },
    en: {
      label: 'Show who ran away',
      explanation: 'Whether the table shows the partner after running away.',
      on: 'the partner is shown after running away',
      off: 'the partner is not shown after running away',
    },
  },
} as const satisfies Partial<OptionWords>;
