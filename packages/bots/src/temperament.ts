/** Names of the bots. */
export const BOT_NAMES = ['sepp', 'resi', 'xaver'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What makes one bot different from another. All three think alike; they dare and value different things. Chances are in percent. */
export interface Temperament {
  /** Chance of winning from which on a Rufspiel is played. */
  readonly rufspielFrom: number;
  /** Chance of winning from which on a game alone against three is played. */
  readonly soloFrom: number;
  /** Chance of taking every trick from which on a Tout is announced. */
  readonly toutFrom: number;
  /** Chance of winning from which on a bot doubles: Stoß, Retour and later answers. */
  readonly stossFrom: number;
  /** Strength of the first packet, as count of `knocking.ts`, from which on a bot knocks. */
  readonly knockFrom: number;
}

/** A bot as a guest at the table sees it. */
export interface Bot {
  readonly name: BotName;
  /** Name for the screen. */
  readonly title: string;
  readonly character: 'careful' | 'bold' | 'steady';
  readonly temperament: Temperament;
}

/** The three regulars: Sepp waits for good cards, Resi plays whatever might be won, Xaver keeps to the middle. */
export const BOTS: Readonly<Record<BotName, Bot>> = {
  sepp: {
    name: 'sepp',
    title: 'Sepp',
    character: 'careful',
    temperament: { rufspielFrom: 60, soloFrom: 70, toutFrom: 90, stossFrom: 72, knockFrom: 72 },
  },
  resi: {
    name: 'resi',
    title: 'Resi',
    character: 'bold',
    temperament: { rufspielFrom: 48, soloFrom: 52, toutFrom: 70, stossFrom: 55, knockFrom: 50 },
  },
  xaver: {
    name: 'xaver',
    title: 'Xaver',
    character: 'steady',
    temperament: { rufspielFrom: 53, soloFrom: 60, toutFrom: 80, stossFrom: 62, knockFrom: 60 },
  },
};

/** Whether a value names a bot. */
export function isBotName(value: unknown): value is BotName {
  return BOT_NAMES.some((name) => name === value);
}
