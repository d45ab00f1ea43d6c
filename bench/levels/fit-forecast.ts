import { PRESETS, declarerOf, forehandOf, rankLevel, seatsFrom, view } from '../../packages/rules/src/index.ts';
import type { Announcement, HouseRules, Seat, SeatAction, Table, View } from '../../packages/rules/src/index.ts';
import { BUDGETS, BOTS, nextCommand, seededRandom } from '../../packages/bots/src/index.ts';
import { sharedSolver } from '../../packages/bots/src/levels/shared-solver.ts';
import { forWholeDeals } from '../../packages/bots/src/levels/thinking.ts';
import { actionOf } from '../../packages/bots/src/player.ts';
import { prospects } from '../../packages/bots/src/prospect.ts';
import { weighGames } from '../../packages/bots/src/think/weigh-games.ts';
import type { WeighedGame } from '../../packages/bots/src/think/weigh-games.ts';
import { meanText, percentText } from './mean.ts';
import { dealtTable, isAuctioned, perform, playOn } from './play.ts';

/**
 * What games alone promise in the worlds of an auction, and what they bring with `strong` at all seats; for the numbers of `forecast.ts`:
 *
 *     node bench/levels/fit-forecast.ts 400
 *
 * In every pack each seat that could think of a game alone insists on its best one, the others bid as they like, and the deal is played. The
 * tables so far are printed every twenty packs.
 */
interface Trial {
  readonly game: string;
  /** Share of worlds that were won. */
  readonly inWorlds: number;
  readonly brought: number;
  readonly won: boolean;
}

const FIRST_PACK = 2_000_000;
const GAMES = 3;
/** Percent by count from which on the auction thinks of a game, and the share of worlds below which nobody would play it. */
const HOPELESS = 25;
const LEAST = 0.3;
const LIMITS = [0.42, 0.54, 0.66, 0.8, 1.01];

function* trialsOf(rules: HouseRules, pack: number): Generator<Trial> {
  let table = dealtTable(rules, pack);
  for (const seat of seatsFrom(forehandOf(table.dealer))) {
    if (isAuctioned(table) || table.deal?.auction?.step.type !== 'interest') return;
    const best = bestAlone(view(table, seat), pack);
    if (best !== null && best.inWorlds.winning >= LEAST) {
      const end = playOn(insisted(table, seat, best.announcement, pack), () => 'strong', pack);
      const contract = end.deal?.contract ?? null;
      if (contract !== null && declarerOf(contract) === seat && contract.game === best.announcement.game) {
        const won = end.deal?.phase.name === 'settled' && end.deal.phase.bill.won === true;
        yield { game: contract.game, inWorlds: best.inWorlds.winning, brought: end.accounts[seat], won };
      }
    }
    table = spoken(table, pack, null);
  }
}

/** The game alone that a seat may expect most from. */
function bestAlone(seen: View, pack: number): WeighedGame | null {
  if (seen.viewer === 'spectator' || seen.deal === null) return null;
  const open = prospects(seen.rules, seen.viewer, seen.deal.hand, BOTS.xaver.temperament)
    .filter(({ announcement, chance }) => isAlone(announcement) && chance >= HOPELESS)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, GAMES);
  const random = seededRandom(`forecast/${pack}/${seen.viewer}`);
  const announcements = open.map(({ announcement }) => announcement);
  const weighed = weighGames(seen, announcements, forWholeDeals(seen, BUDGETS.strong), sharedSolver(), random);
  return weighed?.games.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

function isAlone({ game, tout }: Announcement): boolean {
  return tout !== true && game !== 'rufspiel' && game !== 'bettel' && game !== 'sie';
}

/** The table after the next word of the auction, or after a word of the seat that insists. */
function spoken(
  table: Table,
  pack: number,
  insists: { readonly seat: Seat; readonly game: Announcement } | null,
): Table {
  const step = table.deal?.auction?.step.type ?? '';
  const command = nextCommand(table, (seen, seat) =>
    seat === insists?.seat
      ? wordFor(seen, insists.game)
      : actionOf('strong', seen, seededRandom(`forecast/${pack}/${seat}/${step}`)),
  );
  if (command === null) throw new Error('nobody acts');
  return perform(table, command);
}

function insisted(start: Table, seat: Seat, game: Announcement, pack: number): Table {
  let table = start;
  while (!isAuctioned(table)) table = spoken(table, pack, { seat, game });
  return table;
}

/** What one says who wants this game and no other. */
function wordFor({ rules, actions }: View, { game, suit }: Announcement): SeatAction | null {
  const level = rankLevel(rules, { game, tout: false, herz: suit === 'H' });
  const fits = (action: SeatAction): boolean =>
    (action.type === 'announce' && action.announcement.game === game && action.announcement.suit === suit) ||
    (action.type === 'name' && rankLevel(rules, action.rank) === level);
  const word = actions.find((action) => fits(action) && !(action.type === 'announce' && action.announcement.tout));
  return word ?? actions.find(({ type }) => type === 'hold' || type === 'interest') ?? actions[0] ?? null;
}

/** How the trials went by what they promised, and the line through them. */
function tableOf(title: string, trials: readonly Trial[]): string {
  const rows = LIMITS.map((limit, index) => {
    const some = trials.filter(({ inWorlds }) => inWorlds < limit && inWorlds >= (LIMITS[index - 1] ?? 0));
    const won = some.filter((trial) => trial.won).length;
    const promised = some.reduce((sum, { inWorlds }) => sum + inWorlds, 0);
    const brought = meanText(some.map((trial) => trial.brought));
    return `| ${title} | ${some.length} | ${percentText(promised, some.length)} | ${percentText(won, some.length)} | ${brought} |`;
  });
  return [...rows, lineThrough(trials)].join('\n');
}

/** The line of least squares: share won = least + more · share of worlds. */
function lineThrough(trials: readonly Trial[]): string {
  const count = Math.max(1, trials.length);
  const x = trials.reduce((sum, { inWorlds }) => sum + inWorlds, 0) / count;
  const y = trials.filter(({ won }) => won).length / count;
  const product = trials.reduce((sum, { inWorlds, won }) => sum + (inWorlds - x) * (Number(won) - y), 0);
  const more = product / trials.reduce((sum, { inWorlds }) => sum + (inWorlds - x) ** 2, 1e-9);
  return `least ${(y - more * x).toFixed(2)}, more ${more.toFixed(2)}`;
}

function main(packs: number, from: number): void {
  const trials: Trial[] = [];
  for (let done = 1; done <= packs; done++) {
    trials.push(...trialsOf(PRESETS.schafkopfschule, from + done - 1));
    if (done % 20 !== 0 && done !== packs) continue;
    console.log(`\n${done} packs\n`);
    console.log(tableOf('all', trials));
    for (const game of new Set(trials.map((trial) => trial.game)))
      console.log(
        tableOf(
          game,
          trials.filter((trial) => trial.game === game),
        ),
      );
  }
}

main(Number(process.argv[2] ?? 400), FIRST_PACK + Number(process.argv[3] ?? 0));
