import { describe, expect, test } from 'vitest';
import { firstOf, setOf } from './card-set.ts';
import type { Contract, Rufspiel } from './contract.ts';
import type { HouseRuleSet } from './house-rules.ts';
import {
  cardsPlayedBy,
  currentWinner,
  giveRest,
  isDeclaring,
  isPlayOver,
  legalInPlay,
  partnerOf,
  playCard,
  seatToPlay,
  startPlay,
  turnOf,
  whyNotInPlay,
} from './play.ts';
import type { Play } from './play.ts';
import { SEATS, bySeat } from './seat.ts';
import type { Seat } from './seat.ts';
import { card, cards, codes, hand, handsOf, rulesOf, sorted } from '../test/support/cards.ts';
import type { WrittenHands } from '../test/support/cards.ts';

/** s0 calls the Gras-Sau of s2, who holds four Gras. */
const HANDS: WrittenHands = {
  0: 'GK G9 EU GO HU H9 S8 S7',
  1: 'E7 EA EZ SO GU HA E9 SA',
  2: 'GA GZ G8 G7 EO H8 S9 SK',
  3: 'EK E8 SZ SU HO HZ HK H7',
};
const RUFSPIEL: Rufspiel = {
  game: 'rufspiel',
  suit: 'G',
  declarer: 0,
  tout: false,
  called: card('GA'),
  muss: false,
};
const WENZ_TOUT: Contract = { game: 'wenz', declarer: 0, tout: true };

function start(contract: Contract = RUFSPIEL, set: HouseRuleSet = {}, forehand: Seat = 0): Play {
  const rules = rulesOf(set);
  const hands = handsOf(rules.deck === 24 ? {} : HANDS, rules);
  return startPlay({ rules, contract, hands: bySeat((seat) => setOf(hands[seat])), forehand });
}

function playing(play: Play, text: string): Play {
  return cards(text).reduce((state, one) => {
    const why = whyNotInPlay(state, one);
    if (why !== null) throw new Error(JSON.stringify(why));
    return playCard(state, one);
  }, play);
}

function toTheEnd(play: Play): Play {
  return isPlayOver(play) ? play : toTheEnd(playCard(play, firstOf(legalInPlay(play))));
}

describe('the playing of the cards', () => {
  test('R15 R70 the forehand leads, then clockwise; the winner of a trick leads the next', () => {
    const play = start();
    expect(seatToPlay(play)).toBe(0);
    expect(seatToPlay(playing(play, 'H9 HA'))).toBe(2);
    const next = playing(play, 'H9 HA EO H7');
    expect(next).toMatchObject({ leader: 2, trick: [], points: [0, 0, 14, 0], taken: [0, 0, 1, 0] });
    expect(next.tricks).toEqual([{ leader: 0, cards: cards('H9 HA EO H7'), winner: 2, points: 14 }]);
    expect(seatToPlay(next)).toBe(2);
    expect(seatToPlay(start(RUFSPIEL, {}, 3))).toBe(3);
  });

  test('R75 a card that was played is gone', () => {
    const play = playing(start(), 'H9 HA EO H7');
    expect(codes(play.hands[0])).toBe(sorted('GK G9 EU GO HU S8 S7'));
    expect(play.dealt[0]).toBe(hand(HANDS[0]!));
    expect(whyNotInPlay(play, card('EO'))).toEqual({ code: 'card-played-before', card: card('EO') });
    expect(whyNotInPlay(play, card('GK'))).toEqual({ code: 'not-your-card', card: card('GK') });
    for (const none of [32, -1, 1.5, 99])
      expect(whyNotInPlay(play, none)).toEqual({ code: 'not-your-card', card: none });
  });

  test('R40 the holder of the called card is the partner', () => {
    expect(start().partner).toBe(2);
    expect(SEATS.filter((seat) => isDeclaring(start(), seat))).toEqual([0, 2]);
    expect(partnerOf(WENZ_TOUT, start().dealt)).toBeNull();
    expect(SEATS.filter((seat) => isDeclaring(start(WENZ_TOUT), seat))).toEqual([0]);
    expect(SEATS.filter((seat) => isDeclaring(start({ game: 'ramsch' }), seat))).toEqual([]);
  });

  test('what the seat to play has to know', () => {
    const turn = turnOf(playing(start(), 'H9 HA EO H7 GA'));
    expect(turn).toMatchObject({ trick: [card('GA')], trickNumber: 2, called: card('GA'), ranAway: false });
    expect(turn.hand).toBe(hand('EK E8 SZ SU HO HZ HK'));
    expect(turn.dealt).toBe(hand(HANDS[3]!));
    expect(turnOf(start(WENZ_TOUT)).called).toBeNull();
  });

  test('the trick belongs to its highest card so far', () => {
    expect(currentWinner(start())).toBeNull();
    expect(currentWinner(playing(start(), 'H9 HA'))).toBe(1);
    expect(currentWinner(playing(start(), 'H9 HA EO'))).toBe(2);
    expect(currentWinner(playing(start(), 'H9 HA H8 HK E7'))).toBe(1);
  });

  test('R5 at the end 120 points and eight tricks are made', () => {
    for (const contract of [RUFSPIEL, WENZ_TOUT, { game: 'ramsch' } as const]) {
      const play = toTheEnd(start(contract));
      expect(play.points.reduce((sum, points) => sum + points, 0)).toBe(120);
      expect(play.taken.reduce((sum, tricks) => sum + tricks, 0)).toBe(8);
      expect(legalInPlay(play)).toBe(0);
      expect(play.hands).toEqual([0, 0, 0, 0]);
    }
  });

  test('the short deck has six tricks with 120 points', () => {
    const play = toTheEnd(start({ game: 'wenz', declarer: 0, tout: false }, { deck: 24 }));
    expect(play.tricksInDeal).toBe(6);
    expect(play.tricks).toHaveLength(6);
    expect(play.points.reduce((sum, points) => sum + points, 0)).toBe(120);
  });

  test('how many cards a seat has played', () => {
    const play = playing(start(), 'H9 HA EO H7 GA EK');
    expect(SEATS.map((seat) => cardsPlayedBy(play, seat))).toEqual([1, 1, 2, 2]);
  });
});

/** Rufspiel on the Schellen-Sau, caller s0. */
function onSchellen(hands: WrittenHands, forehand: Seat): Play {
  const contract: Contract = { ...RUFSPIEL, suit: 'S', called: card('SA') };
  return startPlay({ rules: rulesOf(), contract, hands: bySeat((seat) => hand(hands[seat]!)), forehand });
}

describe('known deals', () => {
  test('BL-008 D1: Schellen-Neun led, the Sau has to fall and trumps are no Schellen', () => {
    const d1 = onSchellen(
      {
        0: 'EO HO EU H7 EK GZ S8 S7',
        1: 'GU HA H9 EA E8 GK SZ S9',
        2: 'GO SO HU HZ SA E9 G8 G7',
        3: 'EZ E7 GA G9 HK H8 SK SU',
      },
      1,
    );
    expect(d1.partner).toBe(2);
    expect(codes(legalInPlay(playing(d1, 'S9')))).toBe('SA');
    expect(codes(legalInPlay(playing(d1, 'S9 SA')))).toBe('SK');
    expect(codes(legalInPlay(playing(d1, 'S9 SA SK')))).toBe('S8 S7');
  });

  test('BL-011 D2: the holder may lead under the Sau, and has run away then', () => {
    const d2 = onSchellen(
      {
        0: 'SK EO GO GU HU HA GA E7',
        1: 'SA SZ S9 S7 HO EU EK G8',
        2: 'S8 SO H9 H8 EA E9 GZ G7',
        3: 'EZ E8 GK G9 HZ HK H7 SU',
      },
      1,
    );
    expect(d2.partner).toBe(1);
    expect(legalInPlay(d2)).toBe(d2.hands[1]);
    const ran = playing(d2, 'S7 S8 H7 SK');
    expect(ran).toMatchObject({ leader: 3, ranAway: true });
  });
});

describe('davonlaufen', () => {
  test('R80 the partner who leads a lower called card has run away', () => {
    const play = playing(start(), 'H9 HA EO H7');
    expect(playing(play, 'G7').ranAway).toBe(true);
    expect(playing(play, 'G7 EK GK E7').ranAway).toBe(true);
    expect(playing(play, 'GA').ranAway).toBe(false);
    expect(playing(play, 'S9').ranAway).toBe(false);
  });

  test('B40 a discarded lower card is no davonlaufen', () => {
    const discarded = playing(start(), 'H9 HA H8 HK E7 G7');
    expect(discarded.ranAway).toBe(false);
  });

  test('B43 the caller or an opponent who leads the called suit does not run away', () => {
    expect(playing(start(), 'G9').ranAway).toBe(false);
    expect(playing(start(), 'G9 E7 GA EK').ranAway).toBe(false);
  });

  test('B39 davonlaufen.whenFollowing: who follows with a lower card has run away', () => {
    const following = start(RUFSPIEL, { 'davonlaufen.whenFollowing': true });
    expect(playing(following, 'G9 E7 G8').ranAway).toBe(true);
    expect(playing(following, 'G9 E7 GA').ranAway).toBe(false);
  });

  test('B37 after the Sau has fallen there is nothing to run away from', () => {
    const play = playing(start(), 'H9 HA EO H7 GA EK GK E7 G7');
    expect(play.ranAway).toBe(false);
  });

  test('other games have no davonlaufen', () => {
    expect(playing(start({ game: 'ramsch' }), 'H9 HA EO H7 G7').ranAway).toBe(false);
    const holderOfEichel = start({ ...WENZ_TOUT, tout: false }, {}, 1);
    expect(playing(holderOfEichel, 'GU').ranAway).toBe(false);
    expect(playing(holderOfEichel, 'E7').ranAway).toBe(false);
  });
});

/** A Wenz-Tout whose first trick is lost. */
function lost(set: HouseRuleSet): Play {
  return playing(start(WENZ_TOUT, set), 'S8 SA SK SZ');
}

describe('the end of the play', () => {
  test('B22 tout.onLostTrick=playOut: a lost Tout is played to the end', () => {
    expect(isPlayOver(lost({}))).toBe(false);
    expect(toTheEnd(lost({})).tricks).toHaveLength(8);
  });

  test('B22 tout.onLostTrick=stop: it ends with the first trick that is lost', () => {
    const stop = { 'tout.onLostTrick': 'stop' } as const;
    expect(isPlayOver(lost(stop))).toBe(true);
    expect(legalInPlay(lost(stop))).toBe(0);
    expect(isPlayOver(playing(start(WENZ_TOUT, stop), 'EU GU G8 SU'))).toBe(false);
    expect(isPlayOver(playing(start({ ...WENZ_TOUT, tout: false }, stop), 'S8 SA SK SZ'))).toBe(false);
  });

  test('B62 a Rufspiel-Tout is lost by a trick of the other party, not by one of the partner', () => {
    const stop = { 'tout.onLostTrick': 'stop', 'tout.allowedGames': ['rufspiel'] } as const;
    const tout = start({ ...RUFSPIEL, tout: true }, stop);
    expect(isPlayOver(playing(tout, 'H9 HA EO H7'))).toBe(false);
    expect(isPlayOver(playing(tout, 'H9 HA H8 H7'))).toBe(true);
  });

  test('B59 who claims the rest gets all points and tricks that are left', () => {
    const play = giveRest(playing(start(), 'H9 HA EO H7'), 3);
    expect(play.points).toEqual([0, 0, 14, 106]);
    expect(play.taken).toEqual([0, 0, 1, 7]);
    expect(play.restTo).toBe(3);
    expect(start().restTo).toBeNull();
  });
});
