import { DEFAULTS, VALUES, type Settings } from './schema.ts';

/** The settings that somebody chose; the others follow the device and the app. */
export type Chosen = Partial<Settings>;

/** What a device asks for by itself. */
export interface Device {
  /** Language tag of the browser. */
  readonly language: string;
  readonly moreContrast: boolean;
}

/** From this text size on the hand has two rows, unless somebody chose otherwise. */
const TWO_ROWS_FROM = 150;

/** What was chosen, from stored text; whatever is wrong there was not chosen. */
export function readChosen(text: string | null): Chosen {
  const given = parsed(text);
  const names = Object.keys(VALUES) as readonly (keyof Settings)[];
  const valid = names.flatMap((name) => {
    const values: readonly unknown[] = VALUES[name];
    return values.includes(given[name]) ? [[name, given[name]]] : [];
  });
  // Each value was found in the list of its setting.
  return ofVersionOne(given, Object.fromEntries(valid) as Chosen);
}

/** All settings: what was chosen, and for the rest what suits it and the device best. */
export function settle(chosen: Chosen, device: Device): Settings {
  return { ...defaultsFor(chosen, device), ...chosen };
}

/** What the settings are that nobody chose; some follow others. */
export function defaultsFor(chosen: Chosen, device: Device): Settings {
  return {
    ...DEFAULTS,
    language: device.language.startsWith('de') ? 'de' : 'en',
    print: chosen.contrast === 'more' || device.moreContrast ? 'large' : DEFAULTS.print,
    bigHand: (chosen.textSize ?? DEFAULTS.textSize) >= TWO_ROWS_FROM,
  };
}

/** Version 0.1 kept every setting with each choice, had `oneTap`, and two rows for large letters whatever stood there. */
function ofVersionOne(given: Readonly<Record<string, unknown>>, chosen: Chosen): Chosen {
  if (typeof given['oneTap'] !== 'boolean') return chosen;
  const { bigHand, ...rest } = chosen;
  return {
    ...rest,
    ...(bigHand === true && { bigHand }),
    ...(given['oneTap'] && { touchMode: 'one-tap' as const }),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
