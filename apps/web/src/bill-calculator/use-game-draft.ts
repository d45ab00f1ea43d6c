import { useEffect, useMemo, useState } from 'preact/hooks';
import { readFragment as readRules } from '../house-rules/share-link.ts';
import { linkRules } from '../rule-book/chosen-rules.ts';
import { readFragment, type LinkedGame } from './draft-link.ts';
import { FIRST_DRAFT, type GameDraft } from './game-draft.ts';

export interface DraftState {
  readonly draft: GameDraft;
  readonly change: (change: Partial<GameDraft>) => void;
  readonly startAgain: () => void;
  /** Whether a link came with house rules that could not be read. */
  readonly isBroken: boolean;
}

/** The game of the calculator: from the address at first and whenever somebody follows another link to it. */
export function useGameDraft(linkedName: string): DraftState {
  const [{ draft, rules }, setState] = useState(() => fromAddress());
  useEffect(() => {
    const follow = (): void => setState(fromAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const read = useMemo(() => (rules === null ? null : readRules(rules)), [rules]);
  useEffect(() => {
    if (read?.ok !== true) return;
    const { name, preset, set } = read.value;
    linkRules({ label: name === '' ? linkedName : name, preset, set });
  }, [read, linkedName]);
  return {
    draft,
    isBroken: read?.ok === false,
    change: (change) => setState((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    startAgain: () => setState((before) => ({ draft: { ...FIRST_DRAFT, names: before.draft.names }, rules: null })),
  };
}

/** The game of the address, and its house rules as text; from then on the address follows the form. */
function fromAddress(): LinkedGame {
  return readFragment(location.hash.slice(1));
}
