import { cardsOf, legalInPlay, playCard } from '@stammtisch/rules';
import { chooseAction, seededRandom } from '@stammtisch/bots';
import { isTermId } from '@stammtisch/glossary';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import { findingText } from '../finding-text.ts';
import { isDone, judgeAction, solvingAction, tableOf } from '../judge/judge-table.ts';
import { cardsToPick, inOrder, rightCards } from '../judge/judge-cards.ts';
import { choicesOf, sensibleGame } from '../judge/judge-choice.ts';
import { judge, rightChoices, solutionOf, type Task } from '../judge/judge.ts';
import { readCards } from '../scene/read-cards.ts';
import { learnersView, playIn, after, setUp } from '../scene/set-up.ts';
import { LEARNER } from '../scene/scene.ts';
import type { TableStep } from '../step.ts';
import { partsOf } from '../text.ts';
import { LESSONS, SKIP_TEST } from './lessons.ts';

/** A text as it is read. */
const plain = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
const names = (seat: number): string => `Platz ${seat}`;
const tasks = LESSONS.flatMap((lesson) =>
  lesson.steps.flatMap((step) => (step.kind === 'deal' ? [] : [{ name: `${lesson.id}/${step.id}`, step }])),
);
const atTable = tasks.flatMap(({ name, step }) => (step.kind === 'table' ? [{ name, step }] : []));

/** Answers that somebody could give, among them wrong ones. */
function answersTo(step: Task): readonly Answer[] {
  switch (step.kind) {
    case 'table': {
      const { deal } = learnersView(tableOf(step));
      const cards = deal.contract === null ? [] : cardsOf(deal.hand);
      return [
        ...learnersView(tableOf(step)).actions.map((action): Answer => ({ type: 'action', action })),
        ...cards.map((card): Answer => ({ type: 'action', action: { type: 'play', card } })),
      ];
    }
    case 'select':
      return [
        { type: 'cards', cards: [] },
        ...cardsToPick(step.picked).map((card): Answer => ({ type: 'cards', cards: [card] })),
      ];
    case 'order':
      return readCards(step.cards).map((card): Answer => ({ type: 'cards', cards: [card] }));
    case 'choose':
      return choicesOf(step.question).map((choice): Answer => ({ type: 'choice', choice }));
    case 'count':
      return [0, 120].map((value): Answer => ({ type: 'number', value }));
    case 'bill':
      return [true, false].flatMap((schneider) =>
        [0, 2, 3].map((laufende): Answer => ({ type: 'bill', bill: { schneider, schwarz: false, laufende } })),
      );
  }
}

describe('the course', () => {
  it('has fourteen lessons with stable, different names', () => {
    expect(LESSONS.map(({ id }) => id)).toHaveLength(14);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(14);
    for (const { steps } of LESSONS) expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(LESSONS.slice(0, 13))('$id takes four to eight steps', ({ steps }) => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(8);
  });

  it.each(tasks)('$name is solved by its solution', ({ step }) => {
    expect(judge(step, solutionOf(step)).right).toBe(true);
  });

  it.each(tasks)('$name explains every wrong answer in both languages', ({ step }) => {
    const wrong = answersTo(step)
      .map((answer) => judge(step, answer))
      .filter((verdict) => !verdict.right);
    for (const { findings } of wrong) {
      expect(findings).not.toEqual([]);
      for (const finding of findings)
        for (const language of ['de', 'en'] as const) {
          const text = findingText(finding, language, names);
          expect(text.length).toBeGreaterThan(3);
          expect(text.length).toBeLessThanOrEqual(200);
        }
    }
  });

  it.each(tasks.filter(({ step }) => step.kind !== 'select' || step.id !== 'frei'))(
    '$name can be answered wrongly',
    ({ step }) => {
      expect(answersTo(step).some((answer) => !judge(step, answer).right)).toBe(true);
    },
  );

  it.each(tasks)('$name asks in at most 130 characters', ({ step }) => {
    for (const text of [step.task, step.hint, step.why])
      for (const written of [text.de, text.en]) expect(plain(written).length).toBeLessThanOrEqual(130);
  });

  it('names only words that the glossary explains', () => {
    const texts = LESSONS.flatMap(({ steps }) => steps.flatMap(({ task, hint, why }) => [task, hint, why]));
    const terms = texts.flatMap(({ de, en }) => partsOf(`${de} ${en}`)).flatMap(({ term }) => term ?? []);
    expect(terms.length).toBeGreaterThan(40);
    for (const term of terms) expect(isTermId(term), term).toBe(true);
  });
});

describe('positions', () => {
  it.each(atTable)('$name: what the others play is allowed after every right answer', ({ step }) => {
    const { table } = setUp(step.scene);
    if (step.scene.next === undefined) return;
    const right = learnersView(table).actions.filter((action) => judgeAction(step, table, action).right);
    expect(right).not.toEqual([]);
    for (const action of right) {
      if (action.type !== 'play') continue;
      let play = playCard(playIn(table), action.card);
      for (const card of readCards(step.scene.next)) {
        expect(cardsOf(legalInPlay(play))).toContain(card);
        play = playCard(play, card);
      }
      expect(play.trick).toEqual([]);
    }
  });

  it.each(atTable)('$name can be played to its end', ({ step }) => {
    let { table } = setUp(step.scene);
    for (let turns = 0; turns < 4; turns++) {
      const action = solvingAction(step, table);
      expect(judgeAction(step, table, action).right).toBe(true);
      table = after(table, { seat: LEARNER, ...action });
      if (isDone(step, action)) return;
      for (const seat of [1, 2, 3] as const)
        if (learnersView(table).deal.turn === seat) table = after(table, { seat, type: 'weiter' });
    }
    expect.fail('the step does not end');
  });

  it.each(atTable.filter(({ step }) => ['announce', 'pass', 'knock'].includes(step.aim.type)))(
    '$name agrees with what a good player says',
    ({ step }: { step: TableStep }) => {
      const { table } = setUp(step.scene);
      const seen = learnersView(table);
      if (step.aim.type !== 'announce') {
        const action = chooseAction(seen, 'xaver', seededRandom('lesson'));
        expect(action?.type).toBe(step.aim.type === 'knock' ? 'knock' : 'not-knock');
        return;
      }
      expect(sensibleGame(step.scene.hands[0])?.game).toBe(step.aim.game);
    },
  );

  it('a question about the partner can be answered from what everybody sees', () => {
    for (const { step } of tasks) {
      if (step.kind !== 'choose' || step.question.type !== 'partner') continue;
      expect(learnersView(setUp(step.question.scene).table).deal.partner).not.toBeNull();
    }
  });

  it('every question has an answer', () => {
    for (const { step, name } of tasks)
      if (step.kind === 'choose') expect(rightChoices(step.question), name).not.toEqual([]);
  });

  it('cards to be sorted are all different', () => {
    for (const { step, name } of tasks)
      if (step.kind === 'order') expect(new Set(inOrder(step)).size, name).toBe(step.cards.split(' ').length);
  });

  it('some cards belong to what is asked', () => {
    for (const { step, name } of tasks)
      if (step.kind === 'select') expect(rightCards(step.picked), name).not.toEqual([]);
  });
});

describe('the skip test', () => {
  it('asks five questions that are answered at once, and covers lessons of the course', () => {
    expect(SKIP_TEST).toHaveLength(5);
    const ids = LESSONS.map(({ id }) => id);
    for (const { step, covers } of SKIP_TEST) {
      expect(step.kind).not.toBe('deal');
      for (const id of covers) expect(ids).toContain(id);
    }
  });
});
