import { isEngineName } from '@stammtisch/bots';
import type { GameReport, PlayerReport, SimulationPlan, SimulationReport } from '@stammtisch/bots';
import { gameName, writtenLanguage } from '@stammtisch/texts';
import type { Language, WrittenLanguage } from '@stammtisch/texts';
import type { Call } from '../command.ts';

/** The report of a simulation as two small tables: the players and the games. */
export function reportText(
  plan: SimulationPlan,
  report: SimulationReport,
  { language, paint }: Pick<Call, 'language' | 'paint'>,
): string {
  const words = WORDS[writtenLanguage(language)];
  const width = Math.max(NAME, ...report.players.map(({ name }) => shortName(name).length + 1));
  const players = report.players.map((player) => playerRow(player, width, language));
  const games = report.games.map((game) => gameRow(game, language));
  const thrownIn = gameCells(words.thrownIn, report.thrownIn.count, percent(report.thrownIn.share, language), '');
  return [
    words.title(report.deals, plan),
    '',
    paint('bold', playerCells(width, words.player, words.mean(plan), '± 95 %', words.plays, words.wins)),
    ...players,
    '',
    paint('bold', gameCells(words.game, words.count, words.share, words.wins)),
    ...games,
    ...(report.thrownIn.count === 0 ? [] : [thrownIn]),
  ].join('\n');
}

interface ReportWords {
  readonly title: (deals: number, plan: SimulationPlan) => string;
  readonly mean: (plan: SimulationPlan) => string;
  readonly player: string;
  readonly plays: string;
  readonly wins: string;
  readonly game: string;
  readonly count: string;
  readonly share: string;
  readonly thrownIn: string;
}

const WORDS: Readonly<Record<WrittenLanguage, ReportWords>> = {
  de: {
    title: (deals, plan) =>
      `${deals} Spiele${plan.duplicate ? ' (jedes viermal gespielt)' : ''}, Karten „${plan.seed}“`,
    mean: (plan) => (plan.rules['scoring.currency'] === 'cent' ? 'Cent je Spiel' : 'Punkte je Spiel'),
    player: 'Spieler',
    plays: 'spielt',
    wins: 'gewinnt',
    game: 'Spiel',
    count: 'Anzahl',
    share: 'Anteil',
    thrownIn: 'zusammengeworfen',
  },
  en: {
    title: (deals, plan) => `${deals} deals${plan.duplicate ? ' (each played four times)' : ''}, cards “${plan.seed}”`,
    mean: (plan) => (plan.rules['scoring.currency'] === 'cent' ? 'cents a deal' : 'points a deal'),
    player: 'Player',
    plays: 'plays',
    wins: 'wins',
    game: 'Game',
    count: 'count',
    share: 'share',
    thrownIn: 'thrown in',
  },
};

function playerRow(
  { name, mean, margin, declaredShare, declaredWonShare }: PlayerReport,
  width: number,
  language: Language,
): string {
  const won = declaredWonShare === null ? '' : percent(declaredWonShare, language);
  const sign = mean > 0 ? '+' : '';
  return playerCells(
    width,
    shortName(name),
    `${sign}${decimal(mean, language)}`,
    decimal(margin, language),
    percent(declaredShare, language),
    won,
  );
}

function gameRow({ game, tout, count, share, wonShare }: GameReport, language: Language): string {
  const name = `${gameName(game, language)}${tout ? ' Tout' : ''}`;
  return gameCells(name, count, percent(share, language), percent(wonShare, language));
}

/** Width of the names of our bots; engines may need more. */
const NAME = 10;

/** An engine by the last part of what starts it. */
function shortName(name: string): string {
  return isEngineName(name) ? name.slice(name.lastIndexOf('/') + 1) : name;
}

function playerCells(width: number, ...[name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(width), ...cells.map((cell, index) => cell.padStart(index === 0 ? 16 : 10))].join('');
}

function gameCells(name: string, count: string | number, share: string, won: string): string {
  return `${name.padEnd(18)}${String(count).padStart(8)}${share.padStart(10)}${won.padStart(10)}`.trimEnd();
}

/** Two digits behind the comma; a minus is a minus sign. */
function decimal(value: number, language: Language): string {
  const fixed = Math.abs(value).toFixed(2);
  const text = writtenLanguage(language) === 'de' ? fixed.replace('.', ',') : fixed;
  return value < 0 && Number(fixed) !== 0 ? `\u2212${text}` : text;
}

function percent(share: number, language: Language): string {
  const text = (share * 100).toFixed(1);
  return writtenLanguage(language) === 'de' ? `${text.replace('.', ',')} %` : `${text} %`;
}
