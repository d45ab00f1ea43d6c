import { describe, expect, it } from 'vitest';
import { dayShown, NO_PROGRESS, readProgress, streakOn, withAnswer } from './progress.ts';

describe('progress of the lessons', () => {
  it('is read as it was stored', () => {
    const progress = {
      ...NO_PROGRESS,
      lessons: { wenz: { step: 'reihe', done: false } },
      daily: withAnswer(NO_PROGRESS.daily, '2026-11-30', 4, true),
      deal: [{ type: 'dealt' }],
    };
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([null, '', '{', '[]', '7', '{"version":2}', '{"version":1,"lessons":7,"daily":[],"deal":{}}'])(
    'begins anew after %j',
    (text) => {
      expect(readProgress(text)).toEqual(NO_PROGRESS);
    },
  );

  it('keeps good lessons beside damaged ones', () => {
    const text = '{"version":1,"lessons":{"solo":{"step":"reihe","done":true},"wenz":null,"x":{"step":3}}}';
    expect(readProgress(text).lessons).toEqual({ solo: { step: 'reihe', done: true } });
  });
});

describe('days in a row', () => {
  it('grow by one a day, over the end of a month too', () => {
    const first = withAnswer(NO_PROGRESS.daily, '2026-11-30', 1, true);
    const second = withAnswer(first, '2026-12-01', 2, true);
    expect(second).toMatchObject({ streak: 2, longest: 2 });
  });

  it('end with a wrong answer or a day left out, but the longest row stays', () => {
    const two = withAnswer(withAnswer(NO_PROGRESS.daily, '2026-11-01', 1, true), '2026-11-02', 1, true);
    expect(withAnswer(two, '2026-11-03', 1, false)).toMatchObject({ streak: 0, longest: 2 });
    expect(withAnswer(two, '2026-11-04', 1, true)).toMatchObject({ streak: 1, longest: 2 });
    expect(streakOn(two, '2026-11-03')).toBe(2);
    expect(streakOn(two, '2026-11-04')).toBe(0);
  });

  it('are not lost where the clock goes back over midnight: the day that was answered is shown on', () => {
    const answered = withAnswer(NO_PROGRESS.daily, '2026-12-01', 1, true);
    expect(dayShown(answered, '2026-11-30')).toBe('2026-12-01');
    expect(dayShown(answered, '2026-12-01')).toBe('2026-12-01');
    expect(dayShown(answered, '2026-12-02')).toBe('2026-12-02');
    expect(dayShown(NO_PROGRESS.daily, '2026-12-02')).toBe('2026-12-02');
  });

  it('begin anew after a clock that was days ahead, or a date that is none', () => {
    const ahead = withAnswer(NO_PROGRESS.daily, '2030-01-01', 1, true);
    expect(dayShown(ahead, '2026-11-30')).toBe('2026-11-30');
    expect(withAnswer(ahead, '2026-11-30', 1, true)).toMatchObject({ date: '2026-11-30', streak: 1 });
    expect(dayShown({ ...ahead, date: '2026-99-99' }, '2026-11-30')).toBe('2026-11-30');
  });

  it('count only the first answer of a day', () => {
    const wrong = withAnswer(NO_PROGRESS.daily, '2026-11-30', 1, false);
    expect(withAnswer(wrong, '2026-11-30', 2, true)).toBe(wrong);
  });
});
