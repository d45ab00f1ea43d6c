import { PRESETS, isPresetName } from '../../packages/rules/src/index.ts';
import { LEVELS, isPlayerName } from '../../packages/bots/src/index.ts';
import type { PlayerName } from '../../packages/bots/src/index.ts';
import { calibrate } from '../calibration.ts';
import { countGames } from './count-games.ts';
import { matchAuctions } from './match-auctions.ts';
import { judgeChoices } from './judge-choices.ts';
import { matchCards } from './match-cards.ts';
import { timesRow } from './times.ts';

/**
 * How well the levels play, in parts that each can be told in minutes, and how long they think; rows in Markdown for `docs/measurements.md`. Every
 * twenty packs the row so far is printed, so that a long match may be stopped.
 *
 *     npm run -s bench:levels -- cards strong sampler 200
 *     npm run -s bench:levels -- choices strong sampler 100
 *     npm run -s bench:levels -- auction strong regular 200
 *     npm run -s bench:levels -- games strong 100
 *     npm run -s bench:levels -- alone strong 300 4000
 *     npm run -s bench:levels -- times 40
 *
 * `cards`: the same auction (by the first player; by `strong` for the sampler, which bids like it), the cards by one party against the other and
 * the other way round. `choices`: what the cards that both choose in the same positions lose against best play with open cards. `auction`: the first bids at one seat among three of the second, the cards by `regular`. `games`: what is played with one
 * player at all seats, and how often it is won; `alone`: the same, but only games alone are played on. A second number is the first pack, so that
 * several processes can share a long match (not of `auction`); a further argument names a preset (schafkopfschule).
 */
const [what = 'times', ...rest] = process.argv.slice(2);
const names = rest.filter((word) => isPlayerName(word));
const [packs = 100, from = 0] = rest.filter((word) => /^\d+$/.test(word)).map(Number);
const presetName = rest.find((word) => isPresetName(word)) ?? 'schafkopfschule';
const rules = PRESETS[isPresetName(presetName) ? presetName : 'schafkopfschule'];
const [first = 'strong', second = 'sampler'] = names;

function print(rows: Iterable<string>): void {
  for (const row of rows) console.log(row);
}

function main(): void {
  const pair: readonly [PlayerName, PlayerName] = [first, second];
  switch (what) {
    case 'cards':
      return print(matchCards(rules, pair, first, { from, packs }));
    case 'choices':
      return print(judgeChoices(rules, pair, { from, packs }));
    case 'auction':
      return print(matchAuctions(rules, pair, 'regular', packs));
    case 'games':
    case 'alone':
      return print(countGames(rules, first, { from, packs, onlyAlone: what === 'alone' }));
    case 'times':
      console.log(`${Math.round(calibrate())} M steps/s\n`);
      return print(LEVELS.map((level) => timesRow(level, rules, packs)));
    default:
      console.log(
        'cards A B packs [first] | choices A B packs [first] | auction A B packs | games A packs [first] | alone A packs [first] | times deals',
      );
  }
}

main();
