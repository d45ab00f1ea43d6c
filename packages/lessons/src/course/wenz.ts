import type { Lesson } from '../step.ts';

/** Only the Unter are trump (R44). */
export const WENZ: Lesson = {
  id: 'wenz',
  title: { de: 'Wenz', en: 'Wenz' },
  goal: {
    de: 'Du spielst allein, nur mit den Untern als Trumpf.',
    en: 'You play alone with the Unter as the only trumps.',
  },
  steps: [
    {
      id: 'truempfe',
      kind: 'select',
      task: {
        de: 'Im [Wenz](wenz) sind nur die vier Unter Trumpf. Welche sind es?',
        en: 'In a [Wenz](wenz) only the four Unter are trumps. Which are they?',
      },
      hint: { de: 'Ober und Herz sind hier keine Trümpfe.', en: 'Ober and Herz are no trumps here.' },
      why: {
        de: 'Vier Trümpfe, mehr nicht. Herz ist eine Farbe wie jede andere.',
        en: 'Four trumps, no more. Herz is a suit like any other.',
      },
      picked: { type: 'trump', cards: 'EU HA SU EO GU HK GO E7', game: { game: 'wenz' } },
    },
    {
      id: 'reihe',
      kind: 'order',
      task: {
        de: 'Der Ober steht in seiner Farbe unter dem König. Tipp von der höchsten an.',
        en: 'The Ober ranks below the König of its suit. Tap from the highest.',
      },
      hint: { de: 'Sau, Zehn, König, Ober, Neun …', en: 'Sau, Zehn, König, Ober, Neun …' },
      why: { de: 'Sau, Zehn, König, Ober, Neun, Acht, Sieben.', en: 'Sau, Zehn, König, Ober, Neun, Acht, Sieben.' },
      cards: 'GO G9 GA GK GZ G7',
      by: { game: 'wenz' },
    },
    {
      id: 'wer-sticht',
      kind: 'choose',
      task: { de: '{2} spielt Wenz. Wer bekommt den Stich?', en: '{2} plays a Wenz. Who gets the trick?' },
      hint: { de: 'Nur ein Unter kann die Gras-Sau stechen.', en: 'Only an Unter can beat the Gras-Sau.' },
      why: { de: 'Der kleinste Unter reicht, der Ober nicht.', en: 'The smallest Unter is enough, the Ober is not.' },
      question: {
        type: 'winner',
        scene: {
          hands: ['GK E7 E8 E9 H7 H8 S7 S8', 'GO GZ G9 G8 G7', 'SU EU', 'GA'],
          game: { game: 'wenz', declarer: 2 },
          played: 'GK GO SU GA',
        },
      },
    },
    {
      id: 'laufende',
      kind: 'count',
      task: {
        de: 'Du hast diese drei Unter. Wie viele [Laufende](laufende) sind das?',
        en: 'You hold these three Unter. How many [Laufende](laufende) are that?',
      },
      hint: {
        de: 'Laufende sind die höchsten Trümpfe ohne Lücke.',
        en: 'Laufende are the highest trumps without a gap.',
      },
      why: {
        de: 'Der Herz-Unter fehlt, dahinter zählt nichts mehr. Im Wenz werden Laufende ab zwei bezahlt.',
        en: 'The Herz-Unter is missing, what follows does not count. In a Wenz two are paid.',
      },
      counted: { type: 'laufende', trumps: 'EU GU SU', game: { game: 'wenz' } },
    },
    {
      id: 'welches-spiel',
      kind: 'choose',
      task: { de: 'Was spielst du mit diesem Blatt?', en: 'What do you play with this hand?' },
      hint: { de: 'Zwei Unter und lange Farben mit der Sau vorn.', en: 'Two Unter and long suits headed by the Sau.' },
      why: {
        de: 'Hohe Unter und volle Farben: ein Blatt für den Wenz.',
        en: 'High Unter and full suits: a hand for a Wenz.',
      },
      question: {
        type: 'game',
        hand: 'EU GU EA EZ EK GA GZ SA',
        options: [{ game: 'wenz' }, { game: 'solo', suit: 'E' }, 'weiter'],
      },
    },
    {
      id: 'ansagen',
      kind: 'table',
      task: { de: 'Sag am Tisch einen Wenz an.', en: 'Announce a Wenz at the table.' },
      hint: { de: 'Erst „Ich tät spielen“, dann Wenz wählen.', en: 'First “Ich tät spielen”, then choose Wenz.' },
      why: {
        de: 'Im Wenz gibt es keinen Mitspieler: Du allein gegen drei.',
        en: 'There is no partner in a Wenz: you alone against three.',
      },
      aim: { type: 'announce', game: 'wenz' },
      scene: { hands: ['EU HU GA GZ GK GO EA SA', '', '', ''], game: null },
    },
  ],
};
