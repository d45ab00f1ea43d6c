import type { OptionWords } from './option-words.ts';

const GERMAN_STEPS = ['gar nicht', 'Stoß', 'Stoß und Retour', 'Stoß, Retour und Sub', 'Stoß, Retour, Sub und Resub'];
const ENGLISH_STEPS = ['none', 'Stoß', 'Stoß and Retour', 'Stoß, Retour and Sub', 'Stoß, Retour, Sub and Resub'];

export const STOSS_WORDS = {
  'stoss.enabled': {
    de: {
      label: 'Stoß (Kontra)',
      explanation: 'Ob die Gegner das Spiel verdoppeln dürfen.',
      on: 'mit Stoß (Kontra)',
      off: 'kein Stoß (Kontra)',
    },
    en: {
      label: 'Stoß (Kontra)',
      explanation: 'Whether the opponents may double the game.',
      on: 'with Stoß (Kontra)',
      off: 'no Stoß (Kontra)',
    },
  },
  'stoss.deadline': {
    de: {
      label: 'Stoß möglich',
      explanation: 'Bis wann ein Stoß gegeben werden darf.',
      values: {
        beforeFirstCard: ['bis zur ersten Karte', 'Nur bevor die erste Karte liegt.'],
        beforeSecondCard: ['bis zur zweiten Karte', 'Solange die zweite Karte des ersten Stichs nicht liegt.'],
        ownFirstCard: ['bis zur eigenen ersten Karte', 'Solange man noch alle Karten hat.'],
        endOfFirstTrick: ['bis zum Ende des ersten Stichs', 'Solange der erste Stich nicht voll ist.'],
      },
    },
    en: {
      label: 'Stoß possible',
      explanation: 'Until when a Stoß may be given.',
      values: {
        beforeFirstCard: ['before the first card', 'Only before the first card is played.'],
        beforeSecondCard: ['before the second card', 'As long as the second card of the first trick is not played.'],
        ownFirstCard: ['before your own first card', 'As long as you still hold all your cards.'],
        endOfFirstTrick: ['until the first trick ends', 'As long as the first trick is not complete.'],
      },
    },
  },
  'stoss.reDeadline': {
    de: {
      label: 'Antwort auf einen Stoß',
      explanation: 'Bis wann auf einen Stoß mit Retour und weiter geantwortet werden darf.',
      values: {
        immediate: ['sofort', 'Das Spiel wartet, bis alle gefragt sind, die antworten dürfen.'],
        sameAsStoss: ['so lange wie der Stoß', 'Für die Antwort gilt dieselbe Frist wie für den Stoß.'],
        ownFirstCard: ['bis zur eigenen ersten Karte', 'Solange man noch alle Karten hat.'],
        endOfFirstTrick: ['bis zum Ende des ersten Stichs', 'Solange der erste Stich nicht voll ist.'],
        oneTrickLater: ['einen Stich länger als der Stoß', 'Die Frist des Stoßes, einen Stich später.'],
      },
    },
    en: {
      label: 'Answer to a Stoß',
      explanation: 'Until when a Stoß may be answered by Retour and so on.',
      values: {
        immediate: ['at once', 'The game waits until everybody who may answer has been asked.'],
        sameAsStoss: ['as long as the Stoß', 'The answer has the same deadline as the Stoß.'],
        ownFirstCard: ['before your own first card', 'As long as you still hold all your cards.'],
        endOfFirstTrick: ['until the first trick ends', 'As long as the first trick is not complete.'],
        oneTrickLater: ['one trick longer than the Stoß', 'The deadline of the Stoß, one trick later.'],
      },
    },
  },
  'stoss.maxSteps': {
    de: {
      label: 'Verdoppeln',
      explanation: 'Wie oft abwechselnd verdoppelt werden darf.',
      number: (steps) => GERMAN_STEPS[steps] ?? `${steps}-mal`,
    },
    en: {
      label: 'Doubling',
      explanation: 'How often the parties may double in turn.',
      number: (steps) => ENGLISH_STEPS[steps] ?? `${steps} times`,
    },
  },
  'stoss.takesOver': {
    de: {
      label: 'Der Stoß übernimmt',
      explanation: 'Ob nach einem Stoß die Partei, die zuletzt verdoppelt hat, 61 Augen braucht.',
      on: 'wer zuletzt verdoppelt hat, braucht 61 Augen',
      off: 'auch nach einem Stoß braucht die Spielerpartei 61 Augen',
    },
    en: {
      label: 'The Stoß takes over',
      explanation: 'Whether after a Stoß the party that doubled last needs 61 points.',
      on: 'the party that doubled last needs 61 points',
      off: 'the declaring party needs 61 points even after a Stoß',
    },
  },
  'stoss.onTout': {
    de: {
      label: 'Stoß beim Tout',
      explanation: 'Ob gegen einen Tout ein Stoß gegeben werden darf.',
      on: 'Stoß auch beim Tout',
      off: 'kein Stoß beim Tout',
    },
    en: {
      label: 'Stoß in a Tout',
      explanation: 'Whether a Stoß may be given against a Tout.',
      on: 'Stoß also in a Tout',
      off: 'no Stoß in a Tout',
    },
  },
  'stoss.onSie': {
    de: {
      label: 'Stoß beim Sie',
      explanation: 'Ob gegen ein Sie ein Stoß gegeben werden darf.',
      on: 'Stoß auch beim Sie',
      off: 'kein Stoß beim Sie',
    },
    en: {
      label: 'Stoß and Sie',
      explanation: 'Whether a Stoß may be given against a Sie.',
      on: 'Stoß also against a Sie',
      off: 'no Stoß against a Sie',
    },
  },
  'stoss.inRamsch': {
    de: {
      label: 'Stoß im Ramsch',
      explanation: 'Ob im Ramsch jeder einmal verdoppeln darf.',
      values: {
        off: ['nein', 'Im Ramsch wird nicht verdoppelt.'],
        ownFirstCard: ['jeder bis zu seiner ersten Karte', 'Jeder darf vor seiner ersten Karte einmal verdoppeln.'],
      },
    },
    en: {
      label: 'Stoß in a Ramsch',
      explanation: 'Whether everybody may double once in a Ramsch.',
      values: {
        off: ['no', 'There is no doubling in a Ramsch.'],
        ownFirstCard: ['everybody before his first card', 'Each player may double once before his first card.'],
      },
    },
  },
  'score.maxFactor': {
    de: {
      label: 'Größter Faktor',
      explanation: 'Mehr machen Klopfen, Stoß und doppelte Spiele zusammen nicht aus.',
      number: (factor) => `höchstens ${factor}-fach`,
    },
    en: {
      label: 'Largest factor',
      explanation: 'Knocks, Stoß and doubled games together never count more.',
      number: (factor) => `at most ${factor} times`,
    },
  },
} as const satisfies Partial<OptionWords>;
