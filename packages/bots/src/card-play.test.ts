import { cardCode } from '@stammtisch/rules';
import type { Contract, Table } from '@stammtisch/rules';
import { describe, expect, it } from 'vitest';
import { playing, rufspiel, sightOnTurn, solo, tableWith } from '../test/deal-fixtures.ts';
import { chooseCard } from './card-play.ts';
import { seededRandom } from './random.ts';

/** What a bot lays, whatever chance says: all cards that come out of fifty tries. */
function lays(table: Table): readonly string[] {
  const sight = sightOnTurn(table);
  const tries = Array.from({ length: 50 }, (_, index) => chooseCard(sight, seededRandom(`lay/${index}`)));
  return [...new Set(tries.map((card) => cardCode(card ?? -1)))].toSorted((a, b) => a.localeCompare(b));
}

function at(hands: Parameters<typeof tableWith>[0], contract: Contract, laid = '', dealer: 0 | 1 | 2 | 3 = 3): Table {
  return playing(tableWith(hands, dealer), contract, laid);
}

describe('schmieren (T3)', () => {
  const SOLO_OF_1 = {
    0: 'GZ G9 S7 S9 GK G8 G7 S8',
    1: 'EO GO HO SO EU HA EK EZ',
    2: 'EA HU SU HZ SA SZ GA H7',
    3: 'E8 GU HK H9 H8 SK E9 E7',
  };

  it('BL-113 a Zehn for the friend who has the trick', () => {
    // seat 1 leads the Eichel-König, seat 2 takes it with the Sau; seat 0 is last and void of Eichel and trump
    expect(lays(at(SOLO_OF_1, solo(1, 'H'), 'EK EA E8', 0))).toEqual(['GZ']);
  });

  it('BL-113 nothing for the declarer', () => {
    const hands = { ...SOLO_OF_1, 1: 'EO GO HO SO EU HA EA EZ', 2: 'EK HU SU HZ SA SZ GA H7' };
    const [laid = '', ...others] = lays(at(hands, solo(1, 'H'), 'EA EK E8', 0));
    expect(others.every((code) => 'G9 G8 G7 S9 S8 S7'.includes(code))).toBe(true);
    expect('G9 G8 G7 S9 S8 S7').toContain(laid);
  });

  it('BL-112 the blank card on a trick that is lost for certain', () => {
    const hands = {
      0: 'EO GO HO SO EU HA HZ EK',
      1: 'SA S7 GA GZ EA EZ SZ SK',
      2: 'GU HU SU HK H9 G9 G8 E9',
      3: 'H8 H7 E8 E7 GK G7 S9 S8',
    };
    expect(lays(at(hands, solo(0, 'H'), 'EO'))).toEqual(['S7']);
  });
});

describe('Trumpf spielen', () => {
  it('the declarer of a Solo draws trumps from the top', () => {
    // with no trump between them the three Ober are equal
    const [laid = ''] = lays(at({ 0: 'EO GO HO EU HA HZ EA S7' }, solo(0, 'H')));
    expect(['EO', 'GO', 'HO']).toContain(laid);
  });

  it('the partner of a Rufspiel leads trump, too', () => {
    const hands = { 0: 'GA GK HO HU H9 E9 S9 S8', 1: 'EO GO EU HA HZ G9 EK S7' };
    const [laid = ''] = lays(at(hands, rufspiel(1, 'G')));
    expect(['HO', 'HU', 'H9']).toContain(laid);
  });
});

describe('Farbe spielen and die Sau suchen (T2)', () => {
  it('an opponent searches the called Sau first', () => {
    const hands = { 0: 'G8 HO HU H9 E9 E8 S9 S8', 1: 'EO GO EU HA HZ G9 EK S7' };
    expect(lays(at(hands, rufspiel(1, 'G')))).toEqual(['G8']);
  });

  it('an opponent who cannot search leads a plain suit, no trump', () => {
    const hands = { 0: 'SA HO HU H9 E9 E8 S9 S8', 1: 'EO GO EU HA HZ G9 EK S7' };
    const [laid = ''] = lays(at(hands, rufspiel(1, 'G')));
    expect(laid[1] === 'O' || laid[1] === 'U' || laid[0] === 'H').toBe(false);
  });

  it('the holder of the Sau does not search himself (B45)', () => {
    const hands = { 0: 'GA G8 HO HU H9 E9 S9 S8', 1: 'EO GO EU HA HZ G9 EK S7' };
    expect(lays(at(hands, rufspiel(1, 'G'))).some((code) => code.startsWith('G'))).toBe(false);
  });
});

describe('stechen', () => {
  it('takes a fat trick with the smallest trump when last', () => {
    const hands = {
      0: 'EA E9 E8 SA SZ GK G9 S9',
      1: 'EZ E7 EO GO EU HA HK SK',
      2: 'EK GA GZ G8 S8 S7 GU HU',
      3: 'HO SO SU H9 H8 H7 HZ G7',
    };
    // Eichel-Sau and Zehn of the others lie there; seat 3 declares and is void: it takes them with a trump nobody can beat any more
    const [laid = '', ...others] = lays(at(hands, solo(3, 'H'), 'EA EZ EK'));
    expect(others).toEqual([]);
    expect(['H7', 'H8', 'H9', 'HZ']).toContain(laid);
  });
});

describe('games in which tricks count, not points', () => {
  it('R51 the declarer of a Bettel ducks with his highest card below the trick', () => {
    const hands = { 0: 'EK E7 G8 G7 H8 H7 S8 S7', 3: 'EZ E9 G9 GA GK HA SA SK' };
    // null order: A K O U Z 9 8 7
    const table = playing(tableWith(hands, 2), { game: 'bettel', declarer: 0 }, 'EZ');
    expect(lays(table)).toEqual(['E7']);
  });

  it('R51 the others stay below the declarer', () => {
    const hands = { 0: 'EZ E7 G8 G7 H8 H7 S8 S7', 1: 'EA E8 G9 GA GK HA SA SK' };
    expect(lays(playing(tableWith(hands), { game: 'bettel', declarer: 0 }, 'EZ'))).toEqual(['E8']);
  });

  it('R52 in a Ramsch the last hand lets a fat trick go', () => {
    const hands = {
      0: 'EA E9 SA SZ GK G9 S9 H7',
      1: 'EZ E7 EO GO EU HA HK SK',
      2: 'EK GA GZ G8 S8 S7 GU HU',
      3: 'HO SO SU H9 H8 HZ G7 E8',
    };
    expect(lays(playing(tableWith(hands), { game: 'ramsch' }, 'EA EZ EK'))).toEqual(['E8']);
  });

  it('R53 somebody takes a trick from a Durchmarsch that looms, even a fat one', () => {
    const hands = {
      0: 'EO GO HO SO EA GA SA HA',
      1: 'GU E9 E8 G9 G8 G7 S8 S7',
      2: 'HU HK H9 EZ EK GZ GK SZ',
      3: 'EU SU HZ H8 H7 E7 S9 SK',
    };
    // seat 0 has taken four tricks and leads the Gras-Sau; seat 3 still has trumps, and no Gras
    const laid = 'EO GU HU SU GO E9 HK H7 HO E8 H9 H8 EA S8 EZ E7 GA G9 GK';
    expect(lays(playing(tableWith(hands), { game: 'ramsch' }, laid))).toEqual(['EU']);
  });

  it('R57 the opponents of a Tout take the trick if they can', () => {
    const hands = {
      0: 'EO GO HO EU HU HA HZ E9',
      1: 'SO GU HK H9 G9 G8 S9 S8',
      2: 'SU H8 H7 EA E8 GA GZ SZ',
      3: 'EK E7 EZ GK G7 SA SK S7',
    };
    const table = playing(tableWith(hands), { game: 'solo', suit: 'H', declarer: 0, tout: true }, 'E9 S8');
    expect(lays(table)).toEqual(['EA']);
  });
});
