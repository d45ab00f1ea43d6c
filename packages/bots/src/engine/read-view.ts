import { isSeat, parseCard } from '@stammtisch/rules';
import type { CardSet, DealView, HouseRules, View } from '@stammtisch/rules';
import { readAction } from './read-action.ts';

/**
 * Reads a view that `writeView` wrote. The host of an engine is trusted to send what the protocol says: fields are checked as far as a mix-up
 * or an old version would show; `null` if one does not fit.
 */
export function readView(value: unknown, rules: HouseRules): View | null {
  const fields = fieldsOf(value);
  const seat = fields?.['seat'];
  const words = listOf(fields?.['actions']);
  if (fields === null || !isSeat(seat) || words === null) return null;
  const actions = words.flatMap((word) => readAction(word) ?? []);
  const deal = fields['deal'] === null ? null : readDeal(fields['deal']);
  if (actions.length < words.length || deal === undefined) return null;
  const { seat: _seat, actions: _actions, deal: _deal, ...rest } = fields;
  return { ...(rest as unknown as Rest), viewer: seat, rules, deal, actions };
}

type Rest = Omit<View, 'viewer' | 'rules' | 'deal' | 'actions'>;
type Fields = Readonly<Record<string, unknown>>;

function readDeal(value: unknown): DealView | undefined {
  const fields = fieldsOf(value);
  const hand = setOfCodes(fields?.['hand']);
  const dealt = setOfCodes(fields?.['dealt']);
  const trick = cardsOfCodes(fields?.['trick']);
  const tricks = listOf(fields?.['tricks'])?.map(withCards);
  const shown = listOf(fields?.['shown'])?.map((each) => withSet(each));
  const contract = readContract(fields?.['contract']);
  if (fields === null || hand === null || dealt === null || trick === null || contract === undefined) return undefined;
  if (tricks === undefined || shown === undefined || tricks.includes(null) || shown.includes(null)) return undefined;
  const sizes = ['handSizes', 'points', 'taken', 'knocks', 'stoss', 'cuts'].map((name) => listOf(fields[name]));
  if (sizes.includes(null)) return undefined;
  const deal = { ...fields, hand, dealt, trick, tricks, shown, contract, bill: null, hands: null };
  return deal as unknown as DealView;
}

function readContract(value: unknown): unknown {
  if (value === null) return null;
  const fields = fieldsOf(value);
  if (fields === null || typeof fields['game'] !== 'string') return undefined;
  if (fields['called'] === undefined) return fields;
  const called = typeof fields['called'] === 'string' ? parseCard(fields['called']) : null;
  return called === null ? undefined : { ...fields, called };
}

function withCards(value: unknown): Fields | null {
  const fields = fieldsOf(value);
  const cards = cardsOfCodes(fields?.['cards']);
  return fields === null || cards === null || !isSeat(fields['leader']) ? null : { ...fields, cards };
}

function withSet(value: unknown): Fields | null {
  const fields = fieldsOf(value);
  const cards = setOfCodes(fields?.['cards']);
  return fields === null || cards === null ? null : { ...fields, cards };
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function listOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function cardsOfCodes(value: unknown): readonly number[] | null {
  const codes = listOf(value);
  if (codes === null) return null;
  const cards = codes.flatMap((code) => (typeof code === 'string' ? (parseCard(code) ?? []) : []));
  return cards.length === codes.length ? cards : null;
}

function setOfCodes(value: unknown): CardSet | null {
  return cardsOfCodes(value)?.reduce((set, card) => set | (1 << card), 0) ?? null;
}
