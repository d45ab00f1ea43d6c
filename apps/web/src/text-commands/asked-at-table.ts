import type { Card, View } from '@stammtisch/rules';
import { factorNow } from '../table/factor-now.ts';
import { narration } from '../table/narrate.ts';
import { statusLine, type StatusWords } from '../table/status-line.ts';
import { ME, type TableState } from '../table/table-store.ts';
import type { Asked } from './answer.ts';
import type { CommandWords } from './command-words.ts';
import { spokenBill } from './spoken-bill.ts';

/** What can be asked at a table, from its state; `hand` are the own cards as they lie. */
export function askedAtTable(
  state: TableState,
  hand: readonly Card[],
  words: StatusWords,
  spoken: CommandWords,
): Asked {
  const { view, heard } = state;
  const { deal, rules } = view;
  return {
    rules,
    deal,
    me: ME,
    hand,
    legal: legalIn(view),
    turn: statusLine(state, words),
    factor: factorNow(view),
    showsLastTrick: rules['play.lastTrickVisible'],
    log: narration(heard, deal?.tricks ?? [], words),
    bill: spokenBill(view, words, spoken),
    help: spoken.help,
  };
}

function legalIn({ deal, actions }: View): readonly Card[] | null {
  if (deal?.phase !== 'play' || deal.turn !== ME) return null;
  return actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
}
