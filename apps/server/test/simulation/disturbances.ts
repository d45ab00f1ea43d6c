import { PHRASES, type TableFrame } from '@stammtisch/protocol';
import { RULES } from './plans.ts';
import type { Player } from './player.ts';

/** What a whim may use. */
export interface Whimsical {
  readonly one: Player;
  readonly name: string;
  /** Everybody at the table, `one` too. */
  readonly people: readonly Player[];
  /** The last frame that `one` saw. */
  readonly frame: TableFrame;
  /** A number 0..`bound`-1. */
  readonly below: (bound: number) => number;
  /** Does something after so many virtual milliseconds. */
  readonly after: (ms: number, work: () => void) => void;
}

/** Something that people do at a table besides playing. */
type Whim = (whimsical: Whimsical) => void;

const WHIMS: readonly Whim[] = [
  ({ one }) => one.want({ type: 'away' }),
  ({ one, below }) => one.want({ type: 'sit-out', on: below(4) > 0 }),
  ({ one, after, below }) => {
    one.want({ type: 'pause' });
    after(1_000 + below(29_000), () => one.want({ type: 'resume' }));
  },
  ({ one, name, after, below }) => {
    one.want({ type: 'stand' });
    after(1_000 + below(60_000), () => one.want({ type: 'sit', name, chair: null }));
  },
  ({ one, people, frame, after, below }) => {
    const { waiting, looking = [] } = frame.sitting;
    const others = [...waiting, ...looking.map(({ member }) => member)];
    one.want({ type: 'hand-over', to: others[below(others.length)] ?? null });
    after(500 + below(5_000), () => {
      const asked = people.find((other) => (other.frame()?.you.offeredBy ?? null) !== null);
      asked?.want({ type: below(3) === 0 ? 'decline-chair' : 'accept-chair' });
    });
  },
  ({ one, after, below }) => {
    one.sleep();
    after(5_000 + below(120_000), one.awake);
  },
  ({ one, below }) => one.want({ type: 'say', phrase: PHRASES[below(PHRASES.length)] ?? 'servus' }),
  ({ one, frame, below }) => {
    const { members } = frame.sitting;
    one.want({ type: 'mute', member: members[below(members.length)]?.member ?? 1, on: below(2) === 0 });
  },
  // Most of these are refused: only the host may.
  ({ one, below }) => one.want({ type: 'set-rules', rules: RULES[below(RULES.length)] ?? { preset: 'wirtshaus' } }),
  ({ one, below }) =>
    one.want({ type: 'set-options', options: { spectators: below(2) === 0, listed: below(2) === 0 } }),
  ({ one, frame, below }) => {
    const { members } = frame.sitting;
    one.want({ type: 'pass-host', to: members[below(members.length)]?.member ?? 1 });
  },
];

/** Somebody does something besides playing. */
export function disturb(whimsical: Whimsical): void {
  WHIMS[whimsical.below(WHIMS.length)]?.(whimsical);
}
