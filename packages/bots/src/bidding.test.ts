import { PRESETS, decide, evolve, readHouseRules, view } from '@stammtisch/rules';
import type { HouseRuleSet, HouseRules, PresetName, Seat, SeatAction, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { tableWith } from '../test/deal-fixtures.ts';
import { chooseAction } from './choose-action.ts';
import { seededRandom } from './random.ts';
import type { BotName } from './temperament.ts';

const NO_CUT = { 'dealing.cutMaxTimes': 0, 'klopfen.enabled': false } as const satisfies HouseRuleSet;

function rulesOf(preset: PresetName, set: HouseRuleSet = {}): HouseRules {
  const read = readHouseRules({ preset, set: { ...NO_CUT, ...set } });
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.value;
}

function says(table: Table, seat: Seat, bot: BotName = 'xaver'): SeatAction | null {
  return chooseAction(view(table, seat), bot, seededRandom('bid'));
}

/** The table after seats said something, in turn. */
function after(table: Table, ...spoken: readonly SeatAction[]): Table {
  return spoken.reduce((now, action) => {
    const seat = view(now, 'spectator').deal?.turn ?? 0;
    const decided = decide(now, { seat, ...action });
    if (!decided.ok) throw new Error(`${JSON.stringify(action)} refused: ${JSON.stringify(decided.reason)}`);
    return decided.value.reduce(evolve, now);
  }, table);
}

const INTEREST = { type: 'interest' } as const;
const WEITER = { type: 'weiter' } as const;

const RUFSPIEL = 'EO GO SO HU HZ GZ EA S9';
const WENZ = 'EU GU SU EA EZ GA GZ HA';
const SOLO = 'EO GO HO EU EK E9 E8 GA';
const NOTHING = 'H9 H8 GK G7 EK E9 S9 S8';

describe('"Magst spielen?"', () => {
  it('a good Rufspiel is played, a bad hand passes', () => {
    const rules = rulesOf('wirtshaus');
    expect(says(tableWith({ 0: RUFSPIEL }, 3, rules), 0)).toEqual(INTEREST);
    expect(says(tableWith({ 0: NOTHING }, 3, rules), 0)).toEqual(WEITER);
  });

  it('the bold one plays what the careful one does not', () => {
    const table = tableWith({ 0: 'EO HO HU H8 GZ G7 EK S9' }, 3, rulesOf('wirtshaus'));
    expect(says(table, 0, 'resi')).toEqual(INTEREST);
    expect(says(table, 0, 'sepp')).toEqual(WEITER);
  });

  it('R22 with another interested before, a Rufspiel is not enough in the Schafkopfschule, a Wenz is', () => {
    const rules = rulesOf('schafkopfschule');
    const forehand = 'HO HA HK H9 EK G9 S8 S7';
    expect(says(after(tableWith({ 0: forehand, 1: RUFSPIEL }, 3, rules), INTEREST), 1)).toEqual(WEITER);
    expect(says(after(tableWith({ 0: forehand, 1: RUFSPIEL }, 3, rules), WEITER), 1)).toEqual(INTEREST);
    expect(says(after(tableWith({ 0: forehand, 1: WENZ.replace('HA', 'SA') }, 3, rules), INTEREST), 1)).toEqual(
      INTEREST,
    );
  });
});

describe('naming and negotiating', () => {
  it('R18 table style: names the rank of the best game, passes where the others stand higher', () => {
    const table = tableWith(
      { 0: SOLO, 1: 'SO GU HU HZ HK GZ G9 SA' },
      3,
      rulesOf('wirtshaus', { 'bidding.rankTies': [] }),
    );
    const naming = after(table, INTEREST, INTEREST, WEITER, WEITER);
    expect(says(naming, 0)).toEqual({ type: 'name', rank: { game: 'solo', tout: false } });
    const named = after(naming, { type: 'name', rank: { game: 'solo', tout: false } });
    expect(says(named, 1)).toEqual(WEITER);
  });

  it('R23 the earlier player holds what he can play himself', () => {
    const table = tableWith({ 0: SOLO, 1: 'SU GU HU HA HZ GZ G9 SA' }, 3, rulesOf('sauspiel'));
    const challenged = after(table, INTEREST, INTEREST, WEITER, WEITER, {
      type: 'name',
      rank: { game: 'wenz', tout: false },
    });
    expect(says(challenged, 0)).toEqual({ type: 'hold' });
  });

  it('R23 the earlier player lets a higher game go', () => {
    const table = tableWith({ 0: RUFSPIEL, 1: 'EU GU SU GA HA SA SZ E9' }, 3, rulesOf('sauspiel'));
    const challenged = after(table, INTEREST, INTEREST, WEITER, WEITER, {
      type: 'name',
      rank: { game: 'wenz', tout: false },
    });
    expect(says(challenged, 0)).toEqual(WEITER);
  });

  it('B28 who is bound to name something names a rank that his hand can announce', () => {
    const table = tableWith({ 0: RUFSPIEL, 1: 'EU GU SU GA HA SA SZ E9' }, 3, rulesOf('schafkopfschule'));
    const naming = after(table, INTEREST, INTEREST, WEITER, WEITER);
    expect(says(naming, 1)).toEqual({ type: 'name', rank: { game: 'wenz', tout: false } });
  });

  it('B28 a hand that was bound without daring anything names the least it can', () => {
    const table = tableWith({ 0: SOLO, 1: 'H9 H8 GK G7 EZ HK S9 S8' }, 3, rulesOf('schafkopfschule'));
    const naming = after(table, INTEREST, INTEREST, WEITER, WEITER);
    const said = says(naming, 1);
    expect(said?.type).toBe('name');
  });
});

describe('"Ich spiele …"', () => {
  it('announces the best game it can', () => {
    const table = after(tableWith({ 0: SOLO }, 3, rulesOf('sauspiel')), INTEREST, WEITER, WEITER, WEITER);
    expect(says(table, 0)).toEqual({ type: 'announce', announcement: { game: 'solo', suit: 'E' } });
  });

  it('R39 calls a Sau it may call', () => {
    const table = after(tableWith({ 0: RUFSPIEL }, 3, rulesOf('sauspiel')), INTEREST, WEITER, WEITER, WEITER);
    const said = says(table, 0);
    expect(said).toMatchObject({ type: 'announce', announcement: { game: 'rufspiel' } });
    if (said?.type === 'announce') expect(['G', 'S']).toContain(said.announcement.suit);
  });

  it('B28 takes back a wish that does not bind', () => {
    const free = rulesOf('sauspiel', { 'bidding.interestBinding': false });
    const table = after(tableWith({ 0: NOTHING }, 3, free), INTEREST, WEITER, WEITER, WEITER);
    expect(says(table, 0)).toEqual(WEITER);
  });

  it('B54 der Alte muss: announces something, even with a bad hand', () => {
    const muss = rulesOf('turnier');
    const table = after(tableWith({ 0: 'EO H8 GK G7 EK E9 S9 S8' }, 3, muss), WEITER, WEITER, WEITER, WEITER);
    expect(says(table, 0)?.type).toBe('announce');
  });

  it('R66 lays a Sie open before anything is said, even out of turn', () => {
    const table = tableWith({ 2: 'EO GO HO SO EU GU HU SU' }, 3, rulesOf('wirtshaus'));
    expect(says(table, 2)).toEqual({ type: 'lay-sie' });
    expect(PRESETS.wirtshaus['games.sie']).toBe(true);
  });
});
