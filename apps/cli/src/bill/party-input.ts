import {
  err,
  handSize,
  isAbsent,
  isTout,
  laufende,
  membersOf,
  ok,
  orderOf,
  partnerOf,
  plausibleTricks,
  readFlag,
  readInteger,
  readObject,
  readOptionalSeat,
  size,
  TRUMP,
  wrongValue,
} from '@stammtisch/rules';
import type { Fields, Laufende, PartyOutcome, Read, Seat } from '@stammtisch/rules';
import type { Written } from './bill-input.ts';

/** Contracts of a declaring party. */
export type PartyContract = PartyOutcome['contract'];

const MOST_LAUFENDE = 14;

/** Reads what came of a game of a declaring party; what `hands` tell is taken from them and must not contradict what is said. */
export function readPartyOutcome(written: Written, contract: PartyContract): Read<PartyOutcome> {
  const { fields, rules, multipliers } = written;
  const tricksInDeal = handSize(rules);
  const said = isAbsent(fields['points']) ? ok(0) : readInteger(fields['points'], 'points', 0, 120);
  if (!said.ok) return said;
  const tricks = readTricks(fields, contract, tricksInDeal);
  if (!tricks.ok) return tricks;
  const points = readPoints(fields, contract, tricks.value, tricksInDeal);
  if (!points.ok) return points;
  const partner = readPartner(written, contract);
  if (!partner.ok) return partner;
  const run = readLaufende(written, contract, partner.value);
  if (!run.ok) return run;
  const mussTrumps = readTrumps(written, contract);
  if (!mussTrumps.ok) return mussTrumps;
  const schwarzClaimed = readFlag(fields['schwarzClaimed'], 'schwarzClaimed');
  if (!schwarzClaimed.ok) return schwarzClaimed;
  return ok({
    kind: 'party',
    contract,
    partner: partner.value,
    points: points.value,
    tricks: tricks.value,
    tricksInDeal,
    laufende: run.value,
    mussTrumps: mussTrumps.value,
    schwarzClaimed: schwarzClaimed.value,
    ...multipliers,
  });
}

/**
 * Tricks decide Tout, Bettel and Schwarz. Otherwise they may be left out: who has some points but not all has some tricks but not all,
 * and then it does not matter how many.
 */
function readTricks(fields: Fields, contract: PartyContract, most: 6 | 8): Read<number> {
  const { points, tricks } = fields;
  const bySome = typeof points === 'number' && points > 0 && points < 120;
  const open = contract.game === 'bettel' || isTout(contract) || !bySome;
  if (isAbsent(tricks) && typeof points === 'number' && !open) return ok(plausibleTricks(points, most));
  return readInteger(tricks, 'tricks', 0, most);
}

/** Points of the declaring party; in a Bettel and a Tout nobody counts them (R51, R57). */
function readPoints(fields: Fields, contract: PartyContract, tricks: number, all: number): Read<number> {
  const uncounted = contract.game === 'bettel' || isTout(contract);
  if (!isAbsent(fields['points']) || !uncounted) return readInteger(fields['points'], 'points', 0, 120);
  if (tricks === 0) return ok(0);
  return ok(tricks === all ? 120 : 1);
}

function readPartner({ fields, hands }: Written, contract: PartyContract): Read<Seat | null> {
  const inside = readObject(fields['contract'], 'contract');
  const within = inside.ok && isAbsent(fields['partner']);
  const value = within ? inside.value['partner'] : fields['partner'];
  const field = within ? 'contract.partner' : 'partner';
  const said = readOptionalSeat(value, field);
  if (!said.ok || hands === null || contract.game !== 'rufspiel') return said;
  const holder = partnerOf(contract, hands);
  return said.value === null || said.value === holder ? ok(holder) : differs(field, value, holder ?? 'null');
}

function differs(field: string, value: unknown, known: string | number): Read<never> {
  return err(wrongValue(field, value, { kind: 'one-of', values: [known] }));
}

/** The run of highest trumps; nothing said means none that counts. */
function readLaufende(written: Written, contract: PartyContract, partner: Seat | null): Read<Laufende> {
  const known = laufendeOf(written, contract, partner);
  const value = written.fields['laufende'];
  if (isAbsent(value)) return ok(known ?? { holder: 'declarer', count: 0 });
  const said = readRun(value);
  if (!said.ok || known === null) return said;
  if (said.value.count !== known.count) return differs('laufende.count', said.value.count, known.count);
  return said.value.holder === known.holder ? said : differs('laufende.holder', said.value.holder, known.holder);
}

function readRun(value: unknown): Read<Laufende> {
  const run = readObject(value, 'laufende');
  if (!run.ok) return run;
  const { holder } = run.value;
  if (holder !== 'declarer' && holder !== 'opponents') {
    return err(wrongValue('laufende.holder', holder, { kind: 'one-of', values: ['declarer', 'opponents'] }));
  }
  const count = readInteger(run.value['count'], 'laufende.count', 0, MOST_LAUFENDE);
  return count.ok ? ok({ holder, count: count.value }) : count;
}

function laufendeOf({ rules, hands }: Written, contract: PartyContract, partner: Seat | null): Laufende | null {
  if (hands === null) return null;
  const cards = hands[contract.declarer] | (partner === null ? 0 : hands[partner]);
  return laufende(orderOf(rules, contract), cards);
}

/** Trumps dealt to the declarer of a Muss-Spiel (`muss.winAt60WithMaxTrumps`). */
function readTrumps({ fields, rules, hands }: Written, contract: PartyContract): Read<number | null> {
  const muss = contract.game === 'rufspiel' && contract.muss;
  const known =
    muss && hands !== null ? size(hands[contract.declarer] & membersOf(orderOf(rules, contract), TRUMP)) : null;
  if (isAbsent(fields['trumps'])) return ok(known);
  const said = readInteger(fields['trumps'], 'trumps', 0, handSize(rules));
  return !said.ok || known === null || said.value === known ? said : differs('trumps', said.value, known);
}
