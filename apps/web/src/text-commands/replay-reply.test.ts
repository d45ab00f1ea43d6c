import { NO_CARDS, PRESETS, startPlay } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import type { Asked } from './answer.ts';
import { commandWords } from './command-words.ts';
import { replyInReplay } from './replay-reply.ts';

const PLAY = startPlay({
  rules: PRESETS.wirtshaus,
  contract: { game: 'wenz', declarer: 1, tout: false },
  hands: [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS],
  forehand: 2,
});
const ASKED: Asked = {
  rules: PRESETS.wirtshaus,
  deal: { ...PLAY, partner: null, stoss: [] },
  me: 0,
  hand: [],
  legal: null,
  turn: 'Am Zug: Platz 3.',
  factor: 1,
  showsLastTrick: true,
  log: [],
  bill: [],
  help: commandWords('de').helpReplay,
};

/** Where a line leads from card 4 of 32, and what it answers. */
function type(line: string): readonly [number, string] {
  let to = 4;
  const answer = replyInReplay(line, {
    words: commandWords('de'),
    language: 'de',
    names: (seat) => `Platz ${seat + 1}`,
    asked: ASKED,
    at: 4,
    last: 32,
    onGo: (at) => {
      to = at;
    },
  });
  return [to, answer];
}

describe('commands in words while a deal is gone through', () => {
  it('goes on, back, to the ends and to a card', () => {
    expect(['vor', 'zurück', 'anfang', 'ende', '13'].map((line) => type(line)[0])).toEqual([5, 3, 0, 32, 13]);
    expect(type('33')).toEqual([4, 'Das Spiel hat 32 Karten.']);
  });

  it('answers as at the table, and plays nothing', () => {
    expect(type('a')).toEqual([4, 'Wenz. Es spielt: Platz 2.']);
    expect(type('w')).toEqual([4, 'Am Zug: Platz 3.']);
    expect(type('eo')).toEqual([4, 'Hier wird nur zugeschaut.']);
    expect(type('quatsch')[1]).toMatch(/^Das verstehe ich nicht/);
  });
});
