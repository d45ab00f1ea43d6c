import { useEffect, useState } from 'react';
import { readFragment as readRules } from '../house-rules/share-link.ts';
import { linkRules } from '../rule-book/chosen-rules.ts';
import { readFragment } from './draft-link.ts';
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
  const [state, setState] = useState(() => fromAddress());
  useEffect(() => {
    takeRules(linkedName);
    const follow = (): void => {
      setState(fromAddress());
      takeRules(linkedName);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [linkedName]);
  return {
    ...state,
    change: (change) => setState(({ draft, isBroken }) => ({ draft: { ...draft, ...change }, isBroken })),
    startAgain: () => setState(({ draft }) => ({ draft: { ...FIRST_DRAFT, names: draft.names }, isBroken: false })),
  };
}

function fromAddress(): Pick<DraftState, 'draft' | 'isBroken'> {
  const { draft, rules } = readFragment(location.hash.slice(1));
  return { draft, isBroken: rules !== null && !readRules(rules).ok };
}

/** House rules of the link become those that are reckoned by. */
function takeRules(name: string): void {
  const { rules } = readFragment(location.hash.slice(1));
  const read = rules === null ? null : readRules(rules);
  if (read?.ok !== true) return;
  linkRules({ label: read.value.name === '' ? name : read.value.name, preset: read.value.preset, set: read.value.set });
}
