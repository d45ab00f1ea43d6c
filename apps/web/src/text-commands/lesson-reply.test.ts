import {
  choicesOf,
  judge,
  LESSONS,
  solutionOf,
  type Answer,
  type BuiltBill,
  type Choice,
  type Step,
} from '@stammtisch/lessons';
import { cardCode, cardOf, type Card } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { commandWords } from './command-words.ts';
import { replyInLesson, type StepHere } from './lesson-reply.ts';

type Asked = Extract<Step, { readonly kind: 'select' | 'order' | 'choose' | 'count' | 'bill' }>;

const STEPS = LESSONS.flatMap(({ steps }) =>
  steps.filter((step): step is Asked => step.kind !== 'table' && step.kind !== 'deal'),
);
const SUIT_NAMES = { E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen' };
const SEATS = ['Du', 'Sepp', 'Resi', 'Xaver'];

/** A step in front of somebody who types; nothing of it matters but what a test says. */
function step(given: Partial<StepHere>): StepHere {
  return {
    task: 'Tipp alle Gras-Karten an.',
    done: false,
    onAid: (aid) => (aid === 'give-up' ? null : ''),
    onNext: () => undefined,
    answer: { kind: 'cards', onCard: () => ({ chosen: true }) },
    onCheck: null,
    cards: [],
    others: [],
    contract: null,
    trick: null,
    ended: '',
    words: commandWords('de'),
    language: 'de',
    names: (seat) => SEATS[seat] ?? '',
    ...given,
  };
}

/** A solution as somebody would type it. */
function typed(answer: Answer): readonly string[] {
  switch (answer.type) {
    case 'cards':
      return answer.cards.map((card) => cardCode(card).toLowerCase());
    case 'choice':
      return [inWords(answer.choice)];
    case 'number':
      return [String(answer.value)];
    case 'bill':
      return [
        ...(answer.bill.schneider ? ['schneider'] : []),
        ...(answer.bill.schwarz ? ['Schwarz'] : []),
        `laufende ${answer.bill.laufende}`,
      ];
    case 'action':
      return [];
  }
}

function inWords(choice: Choice): string {
  switch (choice.type) {
    case 'seat':
      return SEATS[choice.seat]?.toLowerCase() ?? '';
    case 'suit':
      return SUIT_NAMES[choice.suit].toLowerCase();
    case 'game':
      return `${choice.announcement.game} ${choice.announcement.suit ?? ''}`;
    case 'party':
      return choice.party === 'declarer' ? 'spieler' : 'die gegner';
    case 'weiter':
      return 'weiter';
    case 'yes':
      return 'ja';
    case 'no':
      return 'nein';
  }
}

/** What a button of a choice says. */
function label(choice: Choice): string {
  if (choice.type === 'weiter') return '„Weiter“ sagen';
  if (choice.type === 'game') return `Spiel: ${inWords(choice)}`;
  return choice.type === 'party' ? (choice.party === 'declarer' ? 'Die Spieler' : 'Die Gegner') : inWords(choice);
}

/** Types lines at a step and gives what was answered with them. */
function answered(asked: Asked, lines: readonly string[]): Answer | null {
  const cards: Card[] = [];
  let bill: BuiltBill = { schneider: false, schwarz: false, laufende: 0 };
  let found: Answer | null = null;
  const kinds: Record<Asked['kind'], StepHere['answer']> = {
    select: { kind: 'cards', onCard: (card) => ({ chosen: cards.push(card) > 0 }) },
    order: { kind: 'cards', onCard: (card) => ({ place: cards.push(card) }) },
    choose: {
      kind: 'choice',
      choices:
        asked.kind === 'choose' ? choicesOf(asked.question).map((choice) => ({ choice, text: label(choice) })) : [],
      onChoice: (choice) => {
        found = { type: 'choice', choice };
      },
    },
    count: {
      kind: 'number',
      onNumber: (value) => {
        found = { type: 'number', value };
      },
    },
    bill: {
      kind: 'bill',
      onLine: (line) => {
        bill = line.line === 'laufende' ? { ...bill, laufende: line.count } : { ...bill, [line.line]: true };
        return true;
      },
    },
  };
  const solution = solutionOf(asked);
  const shown = solution.type === 'cards' ? solution.cards.map((card) => ({ card })) : [];
  for (const line of lines) replyInLesson(line, step({ answer: kinds[asked.kind], cards: shown }));
  if (asked.kind === 'bill') return { type: 'bill', bill };
  return found ?? { type: 'cards', cards };
}

describe('commands in words in lessons', () => {
  it('gives the right answer of every step that is not played at the table', () => {
    const wrong = STEPS.filter((asked) => {
      const answer = answered(asked, typed(solutionOf(asked)));
      return answer === null || !judge(asked, answer).right;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('says what a card is now, and refuses what is not there', () => {
    const cards = [{ card: cardOf('E', 'O'), note: 'gewählt' }, { card: cardOf('G', 'A') }];
    const here = step({ cards });
    expect(replyInLesson('h', here)).toBe('2 Karten. Eichel-Ober gewählt, Gras-Sau.');
    expect(replyInLesson('2', here)).toBe('Gras-Sau gewählt.');
    expect(replyInLesson('ga', step({ cards, answer: { kind: 'cards', onCard: () => ({ place: 3 }) } }))).toBe(
      'Gras-Sau: Platz 3.',
    );
    expect(replyInLesson('ha', here)).toBe('Herz-Sau ist hier nicht dabei.');
    expect(replyInLesson('7', here)).toBe('So viele Karten hast du nicht: 7.');
  });

  it('tells the task, what lies and what is played, and gives nothing away', () => {
    const here = step({
      contract: { game: 'wenz', declarer: 1, tout: false },
      trick: { leader: 3, cards: [cardOf('H', 'O'), cardOf('G', 'A')] },
    });
    expect(replyInLesson('aufgabe', here)).toBe('Tipp alle Gras-Karten an.');
    expect(replyInLesson('r', here)).toBe('Tipp alle Gras-Karten an.');
    expect(replyInLesson('t', here)).toBe('Xaver: Herz-Ober. Du: Gras-Sau.');
    expect(replyInLesson('a', here)).toBe('Wenz. Es spielt: Sepp.');
    expect(replyInLesson('?', here)).toMatch(/^Karte wählen.*tipp, lösung, weiter/);
    expect(replyInLesson('quatsch', here)).toMatch(/^Das verstehe ich nicht/);
  });

  it('checks, helps and goes on', () => {
    const done: string[] = [];
    const note = (what: string) => () => void done.push(what);
    const onAid = (aid: string): string | null => (done.push(aid) > 0 && aid === 'give-up' ? null : '');
    const here = step({ onCheck: note('check'), onNext: note('next'), onAid });
    expect(['fertig', 'tipp', 'Lösung'].map((line) => replyInLesson(line, here))).toEqual(['', '', '']);
    expect(replyInLesson('weiß nicht', here)).toBe('Das gibt es hier nicht.');
    expect(replyInLesson('weiter', { ...here, done: true })).toBe('');
    expect(replyInLesson('eo', { ...here, done: true })).toMatch(/^Die Aufgabe ist fertig/);
    expect(done).toEqual(['check', 'hint', 'solution', 'give-up', 'next']);
  });
});
