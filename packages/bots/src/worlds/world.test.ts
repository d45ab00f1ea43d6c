import {
  PRESETS,
  SEATS,
  cardsOf,
  has,
  legalInPlay,
  newTable,
  playCard,
  readHouseRules,
  seatToPlay,
  size,
  startPlay,
  view,
  whyNotCallable,
} from '@stammtisch/rules';
import type { BySeat, CardSet, DealView, HouseRules, HouseRuleSet, Seat, Table, View } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { apply, dealAt } from '../../test/run-deal.ts';
import { pick, seededRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { forceContract } from '../simulate-contract.ts';
import { hiddenFrom } from './hidden.ts';
import { laidIn } from './under-sau.ts';
import { possibleWorlds } from './world.ts';

/** A game of legal cards laid blindly, up to `tricks` complete tricks and `more` cards. */
function randomGame(
  rules: HouseRules,
  game: 'rufspiel' | 'solo' | 'ramsch',
  tricks: number,
  more: number,
  random: Random,
): Table | null {
  const forced = forceContract(dealAt(newTable(rules, 3), random), game);
  if (forced === null) return null;
  let { table } = forced;
  for (let laid = 0; laid < 4 * tricks + more; laid++) {
    const seat = view(table, 'spectator').deal?.turn ?? 0;
    const action = pick(
      view(table, seat).actions.filter(({ type }) => type === 'play'),
      random,
    );
    if (action === undefined) return null;
    table = apply(table, { seat, ...action });
  }
  return table;
}

/** Every way to deal the unseen cards, tried one by one against the rules themselves. */
function legalWorlds({ deal, rules, viewer }: View): ReadonlySet<string> {
  const found = new Set<string>();
  if (deal === null || viewer === 'spectator' || deal.contract === null) return found;
  const all = deal.tricks.flatMap(({ cards }) => cards).concat(deal.trick);
  const unseen = cardsOf(
    ~(deal.hand | all.reduce((set, card) => set | (1 << card), 0)) & (rules.deck === 24 ? 0x3f3f3f3f : -1),
  );
  const hands: [number, number, number, number] = [0, 0, 0, 0];
  hands[viewer] = deal.hand;
  const place = (index: number): void => {
    const card = unseen[index];
    if (card === undefined) {
      if (isLegal(rules, deal, hands)) found.add(hands.join(' '));
      return;
    }
    for (const seat of SEATS) {
      if (seat === viewer || size(hands[seat]) >= deal.handSizes[seat]) continue;
      hands[seat] |= 1 << card;
      place(index + 1);
      hands[seat] &= ~(1 << card);
    }
  };
  place(0);
  return found;
}

function isLegal(rules: HouseRules, deal: DealView, hands: BySeat<CardSet>): boolean {
  const { contract } = deal;
  if (contract === null) return false;
  const laid = laidIn(deal);
  const dealt: [number, number, number, number] = [...hands];
  for (const { leader, cards } of laid) {
    for (const [index, card] of cards.entries()) dealt[((leader + index) & 3) as Seat] |= 1 << card;
  }
  if (contract.game === 'rufspiel' && whyNotCallable(rules, dealt[contract.declarer], contract.suit) !== null)
    return false;
  let play = startPlay({ rules, contract, hands: dealt, forehand: laid[0]?.leader ?? 0 });
  for (const card of laid.flatMap(({ cards }) => cards)) {
    if (!has(legalInPlay(play), card)) return false;
    play = playCard(play, card);
  }
  return true;
}

function rulesWith(set: HouseRuleSet): HouseRules {
  const rules = readHouseRules({ preset: 'turnier', set });
  if (!rules.ok) throw new Error(JSON.stringify(rules.reason));
  return rules.value;
}

const HOUSES: readonly (readonly [string, HouseRules])[] = [
  ['turnier', PRESETS.turnier],
  ['running away with three cards', rulesWith({ 'davonlaufen.minCards': 3 })],
  [
    'also when following, cards as dealt',
    rulesWith({ 'davonlaufen.minCards': 3, 'davonlaufen.whenFollowing': true, 'davonlaufen.countBasis': 'initial' }),
  ],
  ['the Sau still has to fall', rulesWith({ 'davonlaufen.minCards': 3, 'davonlaufen.after': 'sauStillForced' })],
  ['nobody may run away', rulesWith({ 'davonlaufen.enabled': false })],
];

describe('worlds of hidden cards', { timeout: 300_000 }, () => {
  it.each(HOUSES)('are exactly those in which every card was legal (R39, R71–R80): %s', (name, rules) => {
    const random = seededRandom(`worlds/${name}`);
    let compared = 0;
    for (let index = 0; index < 60; index++) {
      const table = randomGame(rules, index % 3 === 0 ? 'solo' : 'rufspiel', 5, index % 4, random);
      if (table === null) continue;
      const seen = view(table, ((seatToPlayOf(table) + (index & 1)) & 3) as Seat);
      const hidden = hiddenFrom(seen);
      if (hidden === null) continue;
      const worlds = possibleWorlds(hidden);
      const listed = worlds.all().map(({ hands }) => hands.join(' '));
      expect(listed.length).toBe(worlds.count);
      expect(new Set(listed)).toEqual(legalWorlds(seen));
      compared++;
    }
    expect(compared).toBeGreaterThan(35);
  });

  it('are drawn equally often: chi-square against the list of all', () => {
    const random = seededRandom('uniform');
    let checked = 0;
    for (let index = 0; checked < 12; index++) {
      const table = randomGame(HOUSES[1]?.[1] ?? PRESETS.turnier, 'rufspiel', 5, index % 4, random);
      if (table === null) continue;
      const hidden = hiddenFrom(view(table, seatToPlayOf(table)));
      if (hidden === null) continue;
      const worlds = possibleWorlds(hidden);
      if (worlds.count < 10 || worlds.count > 400) continue;
      checked++;
      const tally = new Map(worlds.all().map(({ hands }) => [hands.join(' '), 0]));
      const draws = 50 * worlds.count;
      for (let draw = 0; draw < draws; draw++) {
        const key = worlds.draw(random)?.hands.join(' ') ?? '';
        tally.set(key, (tally.get(key) ?? 0) + 1);
      }
      expect(tally.size).toBe(worlds.count);
      const chi = [...tally.values()].reduce((sum, each) => sum + (each - 50) ** 2 / 50, 0);
      const freedom = worlds.count - 1;
      // Four standard deviations above what chance gives.
      expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
    }
  });

  it('always include the true one, at any moment of a deal', () => {
    const random = seededRandom('true world');
    let checked = 0;
    for (let index = 0; index < 300; index++) {
      const game = (['rufspiel', 'rufspiel', 'solo', 'ramsch'] as const)[index & 3] ?? 'rufspiel';
      const table = randomGame(
        HOUSES[index % HOUSES.length]?.[1] ?? PRESETS.turnier,
        game,
        index % 8,
        index % 3,
        random,
      );
      const play = table?.deal?.play;
      if (table === null || play === null || play === undefined) continue;
      const hidden = hiddenFrom(view(table, seatToPlay(play)));
      if (hidden === null) continue;
      expect(possibleWorlds(hidden).count).toBeGreaterThan(0);
      for (const seat of SEATS) {
        if (seat !== hidden.seat) expect(play.hands[seat] & ~hidden.mayHold[seat]).toBe(0);
      }
      checked++;
    }
    expect(checked).toBeGreaterThan(200);
  });
});

function seatToPlayOf(table: Table): Seat {
  return view(table, 'spectator').deal?.turn ?? 0;
}
