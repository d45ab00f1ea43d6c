import { describe, expect, test } from 'vitest';
import { makeContract, possibleAnnouncements, spokenAnnouncements } from './announcement.ts';
import type { Announcement, Obligation } from './announcement.ts';
import type { Contract } from './contract.ts';
import type { HouseRules } from './house-rules.ts';
import type { NamedRank, Reason } from './reason.ts';
import { card, hand, rulesOf } from '../test/support/cards.ts';

const FREE: Obligation = { floor: null, named: false, muss: false };
const MUSS: Obligation = { floor: null, named: false, muss: true };
const HAND = 'EO EK G9 G8 SA HU H9 H7';
const GESPERRT = 'EA GA SA EO GO HU H9 H8';
/** Owns two Säue and is void of Schellen. */
const VOID_OF_SCHELLEN = 'EA E9 GA G9 EO HU H9 H8';

interface Case {
  readonly hand?: string;
  readonly rules?: HouseRules;
  readonly obligation?: Obligation;
}

function announce(announcement: Announcement, more: Case = {}): Contract | Reason {
  const { rules = rulesOf(), obligation = FREE } = more;
  const made = makeContract(rules, 2, hand(more.hand ?? HAND), announcement, obligation);
  return made.ok ? made.value : made.reason;
}

function floor(rank: NamedRank, named = true): Obligation {
  return { floor: rank, named, muss: false };
}

function names(announcements: readonly Announcement[]): readonly string[] {
  return announcements.map(({ game, suit, tout }) =>
    [game, suit, tout === true ? 'tout' : undefined].filter(Boolean).join(' '),
  );
}

describe('the final announcement', () => {
  test('R25 each game becomes a contract of its declarer', () => {
    const rules = rulesOf({ 'games.geier': true, 'games.farbgeier': true, 'games.bettel': true });
    expect(announce({ game: 'rufspiel', suit: 'E' })).toEqual({
      game: 'rufspiel',
      suit: 'E',
      declarer: 2,
      tout: false,
      called: card('EA'),
      muss: false,
    });
    expect(announce({ game: 'wenz' })).toEqual({ game: 'wenz', declarer: 2, tout: false });
    expect(announce({ game: 'geier' }, { rules })).toEqual({ game: 'geier', declarer: 2, tout: false });
    expect(announce({ game: 'solo', suit: 'H', tout: true })).toEqual({
      game: 'solo',
      suit: 'H',
      declarer: 2,
      tout: true,
    });
    expect(announce({ game: 'farbwenz', suit: 'G' })).toEqual({
      game: 'farbwenz',
      suit: 'G',
      declarer: 2,
      tout: false,
    });
    expect(announce({ game: 'farbgeier', suit: 'S' }, { rules })).toEqual({
      game: 'farbgeier',
      suit: 'S',
      declarer: 2,
      tout: false,
    });
    expect(announce({ game: 'bettel' }, { rules })).toEqual({ game: 'bettel', declarer: 2 });
    const sie = { hand: 'EO GO HO SO EU GU HU SU' };
    expect(announce({ game: 'sie' }, sie)).toEqual({ game: 'sie', declarer: 2 });
  });

  test('BD-18 a Wenz has no suit, a Solo and a Farbwenz have one', () => {
    expect(announce({ game: 'wenz', suit: 'G' })).toEqual({ code: 'bid-suit-unwanted', game: 'wenz' });
    expect(announce({ game: 'solo' })).toEqual({ code: 'bid-suit-missing', game: 'solo' });
    expect(announce({ game: 'farbwenz' })).toEqual({ code: 'bid-suit-missing', game: 'farbwenz' });
    expect(announce({ game: 'rufspiel' })).toEqual({ code: 'bid-suit-missing', game: 'rufspiel' });
  });

  test('BD-19 R45 a Wenz without any Unter', () => {
    expect(announce({ game: 'wenz' }, { hand: 'EA EZ GA GZ HA HZ SA SZ' })).toMatchObject({ game: 'wenz' });
  });

  test('BD-26 Touts that the house does not have', () => {
    const rules = rulesOf({
      'games.geier': true,
      'games.bettel': true,
      'tout.allowedGames': ['solo', 'wenz', 'farbwenz'],
    });
    expect(announce({ game: 'rufspiel', suit: 'E', tout: true }, { rules })).toEqual({
      code: 'bid-tout-off',
      game: 'rufspiel',
    });
    expect(announce({ game: 'geier', tout: true }, { rules })).toEqual({ code: 'bid-tout-off', game: 'geier' });
    expect(announce({ game: 'bettel', tout: true }, { rules })).toEqual({ code: 'bid-tout-off', game: 'bettel' });
  });

  test('B32 a Rufspiel-Tout where the house has it', () => {
    const rules = rulesOf({ 'tout.allowedGames': ['rufspiel'] });
    expect(announce({ game: 'rufspiel', suit: 'E', tout: true }, { rules })).toMatchObject({
      game: 'rufspiel',
      tout: true,
    });
  });

  test('R7 a game that is not played at this table', () => {
    expect(announce({ game: 'geier' })).toEqual({ code: 'bid-game-off', game: 'geier' });
    expect(announce({ game: 'sie' }, { rules: rulesOf({ 'games.sie': false }) })).toEqual({
      code: 'bid-game-off',
      game: 'sie',
    });
  });

  test('R38 R39 the Sau has to be callable', () => {
    expect(announce({ game: 'rufspiel', suit: 'H' })).toEqual({ code: 'bid-herz' });
    expect(announce({ game: 'rufspiel', suit: 'S' })).toEqual({ code: 'bid-own-sau', suit: 'S' });
    expect(announce({ game: 'rufspiel', suit: 'S' }, { hand: VOID_OF_SCHELLEN })).toEqual({
      code: 'bid-no-suit',
      suit: 'S',
    });
  });

  test('R64 seven Ober and Unter and anything else are no Sie', () => {
    expect(announce({ game: 'sie' }, { hand: 'EO GO HO SO EU GU HU HA' })).toEqual({ code: 'no-sie' });
  });
});

describe('what binds the announcement', () => {
  const wenz = floor({ game: 'wenz', tout: false });

  test('BD-25 B30 with bidding.finalMayExceedNamed it may be higher than named, never lower', () => {
    expect(announce({ game: 'solo', suit: 'E' }, { obligation: wenz })).toMatchObject({ game: 'solo' });
    expect(announce({ game: 'wenz', tout: true }, { obligation: wenz })).toMatchObject({ game: 'wenz', tout: true });
    expect(announce({ game: 'farbwenz', suit: 'E' }, { obligation: wenz })).toEqual({
      code: 'bid-below-named',
      rank: { game: 'wenz', tout: false },
    });
  });

  test('B30 bidding.finalMayExceedNamed=false: exactly what was named', () => {
    const rules = rulesOf({ 'bidding.finalMayExceedNamed': false });
    const rank = { game: 'wenz', tout: false } as const;
    expect(announce({ game: 'wenz' }, { rules, obligation: wenz })).toMatchObject({ game: 'wenz' });
    expect(announce({ game: 'solo', suit: 'E' }, { rules, obligation: wenz })).toEqual({
      code: 'bid-other-than-named',
      rank,
    });
    expect(announce({ game: 'farbwenz', suit: 'E' }, { rules, obligation: wenz })).toEqual({
      code: 'bid-below-named',
      rank,
    });
  });

  test('R22 a minimum game that nobody named is a floor and no more', () => {
    const rules = rulesOf({ 'bidding.finalMayExceedNamed': false });
    const obligation = floor({ game: 'farbwenz', tout: false }, false);
    expect(announce({ game: 'solo', suit: 'E' }, { rules, obligation })).toMatchObject({ game: 'solo' });
    expect(announce({ game: 'rufspiel', suit: 'E' }, { rules, obligation })).toEqual({
      code: 'bid-minimum',
      rank: { game: 'farbwenz', tout: false },
      interest: 1,
    });
  });

  test('B31 who named a Herz-Solo where it ranks first announces it, or more', () => {
    const rules = rulesOf({ 'bidding.herzSoloFirst': true });
    const obligation = floor({ game: 'solo', tout: false, herz: true });
    expect(announce({ game: 'solo', suit: 'E' }, { rules, obligation })).toMatchObject({ code: 'bid-below-named' });
    expect(announce({ game: 'solo', suit: 'H' }, { rules, obligation })).toMatchObject({ game: 'solo', suit: 'H' });
    expect(announce({ game: 'wenz', tout: true }, { rules, obligation })).toMatchObject({ game: 'wenz' });
  });
});

describe('der Alte muss', () => {
  test('MU-01 B54 with muss.allowSolo anything goes: a Rufspiel or a solo game', () => {
    expect(announce({ game: 'rufspiel', suit: 'E' }, { obligation: MUSS })).toMatchObject({
      muss: true,
      called: card('EA'),
    });
    expect(announce({ game: 'solo', suit: 'H' }, { obligation: MUSS })).toMatchObject({ game: 'solo' });
  });

  test('B54 muss.allowSolo=false: who can call has to', () => {
    const rules = rulesOf({ 'muss.allowSolo': false, 'games.bettel': true });
    expect(announce({ game: 'solo', suit: 'H' }, { rules, obligation: MUSS })).toEqual({ code: 'muss-no-solo' });
    expect(announce({ game: 'bettel' }, { rules, obligation: MUSS })).toEqual({ code: 'muss-no-solo' });
    expect(announce({ game: 'rufspiel', suit: 'E' }, { rules, obligation: MUSS })).toMatchObject({ muss: true });
    const sie = { rules, obligation: MUSS, hand: 'EO GO HO SO EU GU HU SU' };
    expect(announce({ game: 'sie' }, sie)).toEqual({ game: 'sie', declarer: 2 });
  });

  test('MU-02 muss.gesperrt=renonce: the Sau of a suit he is void of', () => {
    expect(announce({ game: 'rufspiel', suit: 'S' }, { hand: VOID_OF_SCHELLEN, obligation: MUSS })).toEqual({
      game: 'rufspiel',
      suit: 'S',
      declarer: 2,
      tout: false,
      called: card('SA'),
      muss: true,
    });
    const own = announce({ game: 'rufspiel', suit: 'E' }, { hand: VOID_OF_SCHELLEN, obligation: MUSS });
    expect(own).toEqual({ code: 'muss-call-sau', card: card('SA') });
    const solo = { hand: VOID_OF_SCHELLEN, obligation: MUSS, rules: rulesOf({ 'muss.allowSolo': false }) };
    expect(announce({ game: 'wenz' }, solo)).toEqual({ code: 'muss-no-solo' });
  });

  test('B54 a renonce is only for somebody who is gesperrt', () => {
    const held = { hand: 'EK E9 GA G9 EO HU H9 H8', obligation: MUSS };
    expect(announce({ game: 'rufspiel', suit: 'S' }, held)).toEqual({ code: 'bid-no-suit', suit: 'S' });
    expect(announce({ game: 'rufspiel', suit: 'E' }, held)).toMatchObject({ called: card('EA') });
  });

  test('MU-03 with all three Säue a Zehn is called', () => {
    expect(announce({ game: 'rufspiel', suit: 'S' }, { hand: GESPERRT, obligation: MUSS })).toMatchObject({
      suit: 'S',
      called: card('SZ'),
      muss: true,
    });
    const oneZehn = { hand: 'EA GA SA SZ GZ HU H9 H8', obligation: MUSS };
    expect(announce({ game: 'rufspiel', suit: 'S' }, oneZehn)).toEqual({ code: 'muss-call-sau', card: card('EZ') });
    const twoZehner = { hand: 'EA GA SA SZ GO HU H9 H8', obligation: MUSS };
    expect(announce({ game: 'rufspiel', suit: 'S' }, twoZehner)).toEqual({ code: 'bid-own-sau', suit: 'S' });
  });

  test('B54 muss.gesperrt=solo: who is gesperrt plays alone, whatever muss.allowSolo says', () => {
    const rules = rulesOf({ 'muss.gesperrt': 'solo', 'muss.allowSolo': false });
    const held = { rules, hand: VOID_OF_SCHELLEN, obligation: MUSS };
    expect(announce({ game: 'rufspiel', suit: 'S' }, held)).toEqual({ code: 'muss-solo-only' });
    expect(announce({ game: 'wenz' }, held)).toMatchObject({ game: 'wenz' });
  });

  test('B54 who owns every Sau and every Zehn plays alone', () => {
    const held = { rules: rulesOf({ 'muss.allowSolo': false }), hand: 'EO EA GA SA EZ GZ SZ G9', obligation: MUSS };
    expect(announce({ game: 'rufspiel', suit: 'E' }, held)).toEqual({ code: 'muss-solo-only' });
    expect(announce({ game: 'wenz' }, held)).toMatchObject({ game: 'wenz' });
  });

  test('B54 muss.gesperrt=solo is no way round muss.allowSolo=false for somebody who can call', () => {
    const rules = rulesOf({ 'muss.gesperrt': 'solo', 'muss.allowSolo': false });
    expect(announce({ game: 'wenz' }, { rules, obligation: MUSS })).toEqual({ code: 'muss-no-solo' });
  });

  test('C.8.7 without Rufspiel at the table a solo game is no choice', () => {
    const rules = rulesOf({ 'games.rufspiel': false, 'muss.allowSolo': false });
    expect(announce({ game: 'wenz' }, { rules, obligation: MUSS })).toMatchObject({ game: 'wenz' });
  });
});

describe('everything that could be announced', () => {
  test('R25 each game with its suits, with Tout where the house has it, from low to high', () => {
    const rules = rulesOf({ 'games.farbwenz': false, 'tout.allowedGames': ['wenz'] });
    expect(names(spokenAnnouncements(rules))).toEqual([
      'rufspiel E',
      'rufspiel G',
      'rufspiel S',
      'wenz',
      'wenz tout',
      'solo E',
      'solo G',
      'solo H',
      'solo S',
      'sie',
    ]);
    expect(names(spokenAnnouncements(rulesOf({ 'games.sie': false })))).not.toContain('sie');
  });

  test('R39 a hand may announce what it can, under what binds it', () => {
    const rules = rulesOf({ 'games.farbwenz': false, 'tout.allowedGames': [] });
    const may = (held: string, obligation: Obligation): readonly string[] =>
      names(possibleAnnouncements(rules, 0, hand(held), obligation));
    const solos = ['solo E', 'solo G', 'solo H', 'solo S'];
    expect(may(HAND, FREE)).toEqual(['rufspiel E', 'rufspiel G', 'wenz', ...solos]);
    expect(may(HAND, floor({ game: 'wenz', tout: false }))).toEqual(['wenz', ...solos]);
    expect(may(GESPERRT, FREE)).toEqual(['wenz', ...solos]);
    expect(may(VOID_OF_SCHELLEN, MUSS)).toEqual(['rufspiel S', 'wenz', ...solos]);
    expect(may('EO GO HO SO EU GU HU SU', floor({ game: 'sie', tout: false }))).toEqual(['sie']);
  });
});
