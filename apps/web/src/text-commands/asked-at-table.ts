import { factorNow } from '../table/factor-now.ts';
import { narration } from '../table/narrate.ts';
import { statusLine, type StatusWords } from '../table/status-line.ts';
import { ME, type TableState } from '../table/table-store.ts';
import type { Asked } from './answer.ts';
import type { CommandWords } from './command-words.ts';
import { spokenBill } from './spoken-bill.ts';

/** What can be asked at a table, from its state and the own cards as they lie. */
export function askedAtTable(
  state: TableState,
  cards: Pick<Asked, 'hand' | 'legal'>,
  words: StatusWords,
  spoken: CommandWords,
): Asked {
  const { view, heard } = state;
  const { deal, rules } = view;
  return {
    rules,
    deal,
    me: ME,
    ...cards,
    turn: statusLine(state, words),
    factor: factorNow(view),
    showsLastTrick: rules['play.lastTrickVisible'],
    log: narration({ heard, tricks: deal?.tricks ?? [], rules }, words),
    bill: spokenBill(view, words, spoken),
    help: spoken.help,
  };
}
