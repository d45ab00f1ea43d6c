import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncements, type Announcements, type Telling } from './announcements.ts';
import { nextUtterance, pauseAfter } from './utterance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NOTHING: Telling = { deal: 1, lines: [], turn: '', takenBack: 'Zurückgenommen.' };
const CARDS = ['Sepp: Gras-Neun.', 'Resi: Gras-Zehn.', 'Xaver: Gras-König.', 'Du: Gras-Sau.', 'Dein Stich, 25 Augen.'];

function texts({ heard }: Announcements): readonly string[] {
  return heard.getState().utterances.map(({ text }) => text);
}

describe('what a screen reader hears', () => {
  it('puts lines together as long as they have eight words', () => {
    expect(nextUtterance(CARDS)).toEqual({ text: CARDS.slice(0, 4).join(' '), left: CARDS.slice(4) });
    const long = 'Alle weiter, und mit dem Eichel-Ober spielt jetzt: Resi.';
    expect(nextUtterance([long, ...CARDS])).toEqual({ text: long, left: CARDS });
  });

  it('waits at least 300 ms, longer after long utterances', () => {
    expect(pauseAfter('Resi: weiter.')).toBeGreaterThanOrEqual(300);
    expect(pauseAfter(CARDS.join(' '))).toBeGreaterThan(1000);
  });

  it('tells every line once and in order, however they come', () => {
    const announcements = createAnnouncements(NOTHING);
    for (let count = 1; count <= CARDS.length; count++) {
      announcements.tell({ ...NOTHING, lines: CARDS.slice(0, count) });
      announcements.tell({ ...NOTHING, lines: CARDS.slice(0, count) });
      vi.advanceTimersByTime(count * 100);
    }
    vi.advanceTimersByTime(5000);
    expect(texts(announcements).join(' ')).toBe(CARDS.join(' '));
  });

  it('says whose turn it is after everything that led to it, and takes it back at once', () => {
    const announcements = createAnnouncements(NOTHING);
    announcements.tell({ ...NOTHING, lines: CARDS, turn: 'Du kommst raus.' });
    expect(announcements.heard.getState().turn).toBe('');
    vi.advanceTimersByTime(5000);
    expect(announcements.heard.getState().turn).toBe('Du kommst raus.');
    announcements.tell({ ...NOTHING, lines: CARDS });
    expect(announcements.heard.getState().turn).toBe('');
  });

  it('does not repeat what was told before somebody came', () => {
    const announcements = createAnnouncements({ ...NOTHING, lines: CARDS });
    announcements.tell({ ...NOTHING, lines: CARDS });
    expect(texts(announcements)).toEqual(CARDS);
  });

  it('goes on with the next deal, and says when something was taken back', () => {
    const announcements = createAnnouncements({ ...NOTHING, lines: CARDS });
    announcements.tell({ ...NOTHING, lines: CARDS.slice(0, 2) });
    vi.advanceTimersByTime(5000);
    announcements.tell({ ...NOTHING, deal: 2, lines: ['Sepp: weiter.'] });
    expect(texts(announcements).slice(CARDS.length)).toEqual(['Zurückgenommen.', 'Sepp: weiter.']);
  });
});
