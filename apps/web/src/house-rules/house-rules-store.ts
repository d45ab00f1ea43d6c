import type { HouseRuleSet, OptionName, PresetName } from '@stammtisch/rules';
import { createStore } from 'zustand/vanilla';
import { change, draftOf, isSame, reset, smallestSet, type Draft } from './draft.ts';
import { cleanName } from './share-link.ts';
import { readStoredRules, storedText, type Round } from './stored-rules.ts';

/** House rules of this browser: what is chosen for the next table, and the rounds that were saved. */
export interface HouseRulesState {
  readonly draft: Draft;
  readonly rounds: readonly Round[];
  /** The round that was chosen, or `null` for a preset. */
  readonly round: string | null;
  /** What can be taken back, oldest first. */
  readonly past: readonly Step[];
  /** Whether this browser keeps anything. */
  readonly isKept: boolean;
}

/** Everything that taking back brings back. */
type Step = Pick<HouseRulesState, 'draft' | 'rounds' | 'round'>;

const KEY = 'stammtisch.house-rules';
/** Text that could not be read, before it was overwritten. */
const BACKUP_KEY = 'stammtisch.house-rules.unreadable';
const MOST_STEPS = 100;

const opened = opening();
let isWhole = opened.isWhole;

export const houseRulesStore = createStore<HouseRulesState>(() => opened.state);

function opening(): { readonly state: HouseRulesState; readonly isWhole: boolean } {
  const text = load();
  const { stored, isWhole } = readStoredRules(text ?? null);
  const { rounds, preset, set, round } = stored;
  return { state: { draft: draftOf(preset, set), rounds, round, past: [], isKept: text !== undefined }, isWhole };
}

// Another window saved: its rounds are shown here too.
addEventListener('storage', (event) => {
  if (event.key === KEY) houseRulesStore.setState({ rounds: readStoredRules(event.newValue).stored.rounds, past: [] });
});

/** Chooses a preset or, with changes, what came with a link. */
export function choose(preset: PresetName, set: HouseRuleSet = {}): void {
  step({ draft: draftOf(preset, set), round: null });
}

/** Chooses a saved round. */
export function chooseRound({ id, preset, set }: Round): void {
  step({ draft: draftOf(preset, set), round: id });
}

/** Changes options. Changes of the same option one after the other are taken back as one. */
export function changeRules(values: HouseRuleSet, touched: OptionName): void {
  const { draft, past } = houseRulesStore.getState();
  const next = change(draft, values, touched);
  if (draft.touched === touched && past.length > 0) keep({ draft: next });
  else step({ draft: next });
}

/** Gives options back to the preset. */
export function resetRules(names: readonly OptionName[]): void {
  step({ draft: reset(houseRulesStore.getState().draft, names) });
}

/** Takes the last step back. */
export function takeBack(): void {
  const { past } = houseRulesStore.getState();
  const last = past.at(-1);
  if (last === undefined) return;
  keep({ ...last, draft: { ...last.draft, touched: null }, past: past.slice(0, -1) });
}

/** Saves what is chosen under a name; a round of the same name is replaced. An empty name saves nothing. */
export function saveRound(given: string): void {
  const name = cleanName(given);
  if (name === '') return;
  const { draft, rounds } = houseRulesStore.getState();
  const id = roundNamed(rounds, name)?.id ?? newId(rounds);
  const round: Round = { id, name, preset: draft.preset, set: smallestSet(draft) };
  const others = rounds.some((one) => one.id === id)
    ? rounds.map((one) => (one.id === id ? round : one))
    : [...rounds, round];
  step({ rounds: others, round: id, draft: draftOf(round.preset, round.set) });
}

/** Gives a round another name; a name that is empty or taken changes nothing. */
export function renameRound(id: string, given: string): void {
  const name = cleanName(given);
  const { rounds } = houseRulesStore.getState();
  if (name === '' || roundNamed(rounds, name) !== undefined) return;
  step({ rounds: rounds.map((round) => (round.id === id ? named(round, name) : round)) });
}

function named({ id, preset, set }: Round, name: string): Round {
  return { id, name, preset, set };
}

/** Forgets a round; its rules stay chosen. */
export function deleteRound(id: string): void {
  const { rounds, round } = houseRulesStore.getState();
  step({ rounds: rounds.filter((one) => one.id !== id), round: round === id ? null : round });
}

/** The round of a name, whatever its capitals. */
export function roundNamed(rounds: readonly Round[], name: string): Round | undefined {
  const wanted = cleanName(name).toLowerCase();
  return rounds.find((round) => round.name.toLowerCase() === wanted);
}

/** Whether what is chosen differs from the chosen round as it was saved. */
export function isRoundChanged({ draft, rounds, round }: Pick<HouseRulesState, 'draft' | 'rounds' | 'round'>): boolean {
  const saved = rounds.find(({ id }) => id === round);
  return (
    saved !== undefined && !isSame({ preset: draft.preset, set: draft.valid }, { preset: saved.preset, set: saved.set })
  );
}

function newId(rounds: readonly Round[]): string {
  const numbers = rounds.map(({ id }) => Number.parseInt(id, 36)).filter(Number.isSafeInteger);
  return (Math.max(0, ...numbers) + 1).toString(36);
}

function step(next: Partial<Step>): void {
  const { draft, rounds, round, past } = houseRulesStore.getState();
  keep({ ...next, past: [...past, { draft, rounds, round }].slice(-MOST_STEPS) });
}

function keep(next: Partial<HouseRulesState>): void {
  houseRulesStore.setState(next);
  houseRulesStore.setState({ isKept: save() });
}

function load(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

/** Stores what there is; false where the browser forbids it or has no room. */
function save(): boolean {
  const { draft, rounds, round } = houseRulesStore.getState();
  try {
    if (!isWhole) localStorage.setItem(BACKUP_KEY, localStorage.getItem(KEY) ?? '');
    localStorage.setItem(KEY, storedText({ rounds, preset: draft.preset, set: smallestSet(draft), round }));
    isWhole = true;
    return true;
  } catch {
    return false;
  }
}
