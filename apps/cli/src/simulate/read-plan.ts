import { PLAYER_NAMES, isEngineName, isPlayerName } from '@stammtisch/bots';
import type { PlayerName, SimulationPlan } from '@stammtisch/bots';
import { BIDDABLE_GAMES, err, isPresetName, ok, readHouseRules } from '@stammtisch/rules';
import type { BySeat, HouseRules, Result } from '@stammtisch/rules';
import { allOf, houseRuleProblemText } from '@stammtisch/texts';
import type { Language } from '@stammtisch/texts';
import type { Arguments } from '../arguments.ts';
import type { Sentence } from '../usage.ts';

/** What to simulate and on how many threads. */
export interface SimulateArguments {
  readonly plan: SimulationPlan;
  readonly jobs: number;
  /** Milliseconds that an engine may take for a decision. */
  readonly time: number;
}

const GAMES = [...BIDDABLE_GAMES, 'ramsch'] as const;
const MOST_DEALS = 1_000_000_000;
const MOST_JOBS = 256;
const MOST_TIME = 3_600_000;

/** Reads the options of `schafkopf simulate`. */
export function readPlan(args: Arguments, language: Language): Result<SimulateArguments, Sentence> {
  if (args.operands.length > 0) return err(NO_FILES);
  const deals = readCount(args, 'deals', '1000', MOST_DEALS);
  if (!deals.ok) return deals;
  const jobs = readCount(args, 'jobs', '1', MOST_JOBS);
  if (!jobs.ok) return jobs;
  const time = readCount(args, 'time', '1000', MOST_TIME);
  if (!time.ok) return time;
  const players = readPlayers(args.values.get('players') ?? 'sepp,resi,xaver,random');
  if (!players.ok) return players;
  const rules = readRules(args.values.get('rules') ?? 'wirtshaus', language);
  if (!rules.ok) return rules;
  const contract = readContract(args.values.get('contract'));
  if (!contract.ok) return contract;
  const plan: SimulationPlan = {
    deals: deals.value,
    seed: args.values.get('seed') ?? '1',
    players: players.value,
    rules: rules.value,
    duplicate: args.flags.has('duplicate'),
    ...(contract.value === null ? {} : { contract: contract.value }),
  };
  return ok({ plan, jobs: jobs.value, time: time.value });
}

const NO_FILES: Sentence = { de: 'simulate nimmt keine Dateien.', en: 'simulate takes no files.' };

function readCount(args: Arguments, option: string, otherwise: string, most: number): Result<number, Sentence> {
  const text = args.values.get(option) ?? otherwise;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return ok(count);
  return err({
    de: `--${option} nimmt eine ganze Zahl von 1 bis ${most}, nicht ${text}.`,
    en: `--${option} takes a whole number from 1 to ${most}, not ${text}.`,
  });
}

function readPlayers(text: string): Result<BySeat<PlayerName>, Sentence> {
  const names = text.split(',').map((name) => (isEngineName(name.trim()) ? name.trim() : name.trim().toLowerCase()));
  const known = names.filter(isPlayerName);
  const [a, b, c, d] = known;
  const four = names.length === 4 && known.length === 4;
  if (four && a !== undefined && b !== undefined && c !== undefined && d !== undefined) return ok([a, b, c, d]);
  return err({
    de: `--players nimmt vier Namen mit Kommas aus ${allOf([...PLAYER_NAMES, 'engine:PROGRAMM'], 'de')}, nicht ${text}.`,
    en: `--players takes four names with commas out of ${allOf([...PLAYER_NAMES, 'engine:PROGRAM'], 'en')}, not ${text}.`,
  });
}

/** The name of a preset, or house rules as records have them. */
function readRules(text: string, language: Language): Result<HouseRules, Sentence> {
  const written = isPresetName(text) ? { preset: text } : jsonOf(text);
  const rules = readHouseRules(written ?? { preset: text });
  if (rules.ok) return rules;
  const sentence = houseRuleProblemText(rules.reason, language);
  return err({ de: `--rules: ${sentence}`, en: `--rules: ${sentence}` });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readContract(text: string | undefined): Result<(typeof GAMES)[number] | null, Sentence> {
  if (text === undefined) return ok(null);
  const game = GAMES.find((name) => name === text.toLowerCase());
  if (game !== undefined) return ok(game);
  return err({
    de: `--contract nimmt eines von ${GAMES.join(', ')}, nicht ${text}.`,
    en: `--contract takes one of ${GAMES.join(', ')}, not ${text}.`,
  });
}
