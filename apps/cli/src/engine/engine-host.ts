import { actionOfText, chooseAction, seededRandom, writeView } from '@stammtisch/bots';
import type { EngineQuestion } from '@stammtisch/bots';
import { writeHouseRules } from '@stammtisch/rules';
import type { HouseRules, Seat, SeatAction, View } from '@stammtisch/rules';
import { EngineProcess } from './engine-process.ts';
import type { EngineFault } from './engine-process.ts';

/** Milliseconds for the handshake: an interpreter may have to load first. */
const HANDSHAKE = 10_000;

/** What an engine did wrong, and how often. */
export type Faults = ReadonlyMap<EngineFault | 'illegal', number>;

/** Engines at a simulated table, one process for each place. */
export interface EngineHost {
  ask(question: EngineQuestion): Promise<SeatAction | null>;
  /** By engine: its faults; empty if there were none. */
  faults(): ReadonlyMap<string, Faults>;
  stop(): void;
}

/** What is needed to host engines. */
export interface Hosting {
  readonly rules: HouseRules;
  /** Milliseconds for a decision. */
  readonly time: number;
  readonly places: readonly { readonly place: Seat; readonly engine: string }[];
}

/** An engine that could not be started. */
export interface NoEngine {
  readonly engine: string;
  readonly fault: EngineFault;
}

/** Starts the engines of a plan; all of them or none. */
export async function startHost(hosting: Hosting): Promise<EngineHost | NoEngine> {
  const running = new Map<Seat, EngineProcess>();
  for (const { place, engine } of hosting.places) {
    const started = await EngineProcess.start(engine.slice('engine:'.length), HANDSHAKE);
    if (!(started instanceof EngineProcess)) {
      for (const other of running.values()) other.stop();
      return { engine, fault: started };
    }
    started.send(`rules ${JSON.stringify(writeHouseRules(hosting.rules))}`);
    running.set(place, started);
  }
  return hostOf(hosting, running);
}

function hostOf({ time }: Hosting, running: ReadonlyMap<Seat, EngineProcess>): EngineHost {
  const counted = new Map<string, Map<EngineFault | 'illegal', number>>();
  const dealt = new Map<Seat, string>();
  let asked = 0;
  const random = seededRandom('engine-host');

  /** A fault is counted, and rules of thumb act for the engine, so that the others can play on. */
  function instead(engine: string, fault: EngineFault | 'illegal', view: View): SeatAction | null {
    const faults = counted.get(engine) ?? new Map<EngineFault | 'illegal', number>();
    faults.set(fault, (faults.get(fault) ?? 0) + 1);
    counted.set(engine, faults);
    return chooseAction(view, 'xaver', random);
  }

  async function ask({ engine, place, deal, view }: EngineQuestion): Promise<SeatAction | null> {
    const process = running.get(place);
    if (process === undefined || process.fault !== null) return instead(engine, process?.fault ?? 'ended', view);
    if (dealt.get(place) !== deal) process.send(`deal ${deal}`);
    dealt.set(place, deal);
    asked += 1;
    process.send(`act ${asked} ${JSON.stringify({ time, ...writeView(view) })}`);
    const answer = await process.waitFor(`action ${asked}`, time);
    if ('fault' in answer) return instead(engine, answer.fault, view);
    const action = actionOfText(view.actions, answer.text);
    const silent = action === null && !maySilent(view);
    return action === undefined || silent ? instead(engine, 'illegal', view) : action;
  }

  return {
    ask,
    faults: () => counted,
    stop: () => {
      for (const process of running.values()) process.stop();
    },
  };
}

/** A seat may keep silent while all it could do is to speak up. */
function maySilent({ actions }: View): boolean {
  return actions.every(({ type }) => type === 'stoss');
}
