import { type Environment, environmentReader, type Files } from './environment.ts';

/** How the operator wants the server to be; read from the environment once, at the start. */
export interface Settings {
  readonly host: string;
  /** The first port to try; 0 lets the system choose. */
  readonly port: number;
  /** Where people reach the server, without a slash at the end; null as long as it is for this machine and the house. */
  readonly publicOrigin: string | null;
  /** Addresses of proxies whose word about the visitor's address counts. */
  readonly trustedProxies: readonly string[];
  /** Folder for everything that is kept on this machine. */
  readonly dataFolder: string;
  /** PostgreSQL, if several nodes share it; otherwise null: one SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** The key that signs cookies, where it is given; otherwise null: a file in the data folder. */
  readonly cookieSecret: string | null;
  /** Texts that the law asks of whoever is open to everybody. */
  readonly legal: { readonly imprint: string; readonly privacy: string } | null;
  /** Whether open tables are listed for everybody. */
  readonly lobby: boolean;
  /** Whether hosts may allow free text at their tables. */
  readonly freeChat: boolean;
  /** Whether bots take their time, as people do, or none: for tests that look at something else. */
  readonly botPace: 'calm' | 'quick';
  readonly limits: Limits;
  /** Whoever knows it may read `/metrics`; without it only this machine. */
  readonly metricsToken: string | null;
  /** What goes into the log; at home only what failed. */
  readonly log: 'all' | 'failures';
}

/** How much is taken. */
export interface Limits {
  readonly connections: number;
  /** A family, or a pub, shares one address. */
  readonly connectionsPerAddress: number;
  /** Tables at which somebody looks; from there on no new ones are opened. */
  readonly tables: number;
  /** Tables that are opened from one address in ten minutes. */
  readonly tablesPerAddress: number;
}

/** The shortest key that nobody guesses, in characters. */
const SECRET_LENGTH = 32;

/** The shortest text that can hold a name and an address, or what is stored for how long. */
const TEXT_LENGTH = 60;

/**
 * Reads the settings. Where something is wrong, all of it is said in sentences, so that nobody has to start the server five times to hear of
 * five mistakes.
 */
export function readSettings(
  environment: Environment,
  files: Files,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly problems: readonly string[] } {
  const read = environmentReader(environment, files);
  const isPublic = read.flag('STAMMTISCH_PUBLIC', false);
  const settings: Settings = {
    host: read.text('HOST') ?? 'localhost',
    port: read.number('PORT', 8080, { from: 0, to: 65_535 }),
    publicOrigin: read.origin('STAMMTISCH_ORIGIN'),
    trustedProxies: read.list('STAMMTISCH_PROXIES'),
    dataFolder: read.text('STAMMTISCH_DATA') ?? 'data',
    databaseUrl: read.databaseUrl('STAMMTISCH_DATABASE'),
    cookieSecret: read.secret('STAMMTISCH_COOKIE_SECRET', SECRET_LENGTH),
    legal: legalTexts(read.file('STAMMTISCH_IMPRINT', TEXT_LENGTH), read.file('STAMMTISCH_PRIVACY', TEXT_LENGTH)),
    lobby: read.flag('STAMMTISCH_LOBBY', true),
    freeChat: read.flag('STAMMTISCH_FREE_CHAT', false),
    botPace: read.oneOf('STAMMTISCH_BOT_PACE', ['calm', 'quick'], 'calm'),
    limits: {
      connections: read.number('STAMMTISCH_MAX_CONNECTIONS', 10_000, { from: 1, to: 1_000_000 }),
      connectionsPerAddress: read.number('STAMMTISCH_MAX_CONNECTIONS_PER_ADDRESS', 50, { from: 1, to: 1_000_000 }),
      tables: read.number('STAMMTISCH_MAX_TABLES', 1_250, { from: 1, to: 1_000_000 }),
      tablesPerAddress: read.number('STAMMTISCH_NEW_TABLES_PER_ADDRESS', 20, { from: 1, to: 1_000_000 }),
    },
    metricsToken: read.secret('STAMMTISCH_METRICS_TOKEN', SECRET_LENGTH),
    log: read.oneOf('STAMMTISCH_LOG', ['all', 'failures'], isPublic ? 'all' : 'failures'),
  };
  const problems = [...read.problems(), ...(isPublic ? notYetPublic(settings, read.isSet) : [])];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}

function legalTexts(imprint: string | null, privacy: string | null): Settings['legal'] {
  return imprint === null || privacy === null ? null : { imprint, privacy };
}

/** What is missing before everybody may come in. */
function notYetPublic(settings: Settings, isSet: (name: string) => boolean): readonly string[] {
  const problems: string[] = [];
  if (!isSet('STAMMTISCH_ORIGIN'))
    problems.push('STAMMTISCH_PUBLIC needs STAMMTISCH_ORIGIN: the address that people type, https://….');
  else if (settings.publicOrigin?.startsWith('http:') === true)
    problems.push(
      'STAMMTISCH_ORIGIN must begin with https:// when the server is public: put a proxy with TLS before it.',
    );
  if (settings.botPace === 'quick')
    problems.push(
      'STAMMTISCH_BOT_PACE must be calm when the server is public: bots that answer at once are for tests.',
    );
  for (const [name, what] of [
    ['STAMMTISCH_IMPRINT', 'the imprint (Impressum)'],
    ['STAMMTISCH_PRIVACY', 'the privacy notice (Datenschutzerklärung)'],
  ] as const) {
    if (!isSet(name)) problems.push(`STAMMTISCH_PUBLIC needs ${name}: a text file with ${what}.`);
  }
  return problems;
}
