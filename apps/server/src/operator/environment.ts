/** What the system hands over at the start. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a text file; null if it cannot be read. */
export type Files = (path: string) => string | null;

/** Ours begin with this: a name that nobody knows is a slip of the pen, not somebody else's. */
const PREFIX = 'STAMMTISCH_';

/** Reads settings one by one and collects what is wrong with them. An empty value counts as none. */
export interface EnvironmentReader {
  readonly isSet: (name: string) => boolean;
  readonly text: (name: string) => string | null;
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string, otherwise: boolean) => boolean;
  readonly number: (name: string, otherwise: number, range: { readonly from: number; readonly to: number }) => number;
  readonly oneOf: <T extends string>(name: string, values: readonly T[], otherwise: T) => T;
  /** An address such as `https://schafkopf.example`, without anything behind it. */
  readonly origin: (name: string) => string | null;
  readonly databaseUrl: (name: string) => string | null;
  /** Something that nobody must guess, at least so many characters. It is never repeated in a sentence. */
  readonly secret: (name: string, length: number) => string | null;
  /** The content of a text file with at least so many characters and nothing left to fill in. */
  readonly file: (name: string, length: number) => string | null;
  /** Everything that was wrong so far, and our names that nobody asked for. */
  readonly problems: () => readonly string[];
}

/** A reader of these values and these files. */
export function environmentReader(environment: Environment, files: Files): EnvironmentReader {
  const asked = new Set<string>();
  const problems: string[] = [];

  function text(name: string): string | null {
    asked.add(name);
    return environment[name]?.trim() || null;
  }

  function wrong<T>(otherwise: T, sentence: string): T {
    problems.push(sentence);
    return otherwise;
  }

  function oneOf<T extends string>(name: string, values: readonly T[], otherwise: T): T {
    const value = text(name);
    if (value === null) return otherwise;
    const found = values.find((allowed) => allowed === value.toLowerCase());
    return found ?? wrong(otherwise, `${name} must be ${values.join(' or ')}, not "${value}".`);
  }

  return {
    isSet: (name) => text(name) !== null,
    text,
    oneOf,
    list: (name) => (text(name) ?? '').split(/[\s,]+/).filter((part) => part !== ''),
    flag: (name, otherwise) => oneOf(name, ['on', 'off'], otherwise ? 'on' : 'off') === 'on',
    number(name, otherwise, { from, to }) {
      const value = text(name);
      if (value === null) return otherwise;
      const number = Number(value);
      if (/^\d+$/.test(value) && number >= from && number <= to) return number;
      return wrong(otherwise, `${name} must be a number from ${from} to ${to}, not "${value}".`);
    },
    origin(name) {
      const value = text(name);
      if (value === null) return null;
      const origin = URL.parse(value)?.origin;
      if (/^https?:/.test(value) && origin === value.toLowerCase().replace(/\/$/, '')) return origin;
      return wrong(null, `${name} must be an address such as https://schafkopf.example, not "${value}".`);
    },
    databaseUrl(name) {
      const value = text(name);
      if (value === null || /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
      // It may hold a password, so it is not repeated.
      return wrong(null, `${name} must be an address such as postgres://user:password@host:5432/database.`);
    },
    secret(name, length) {
      const value = text(name);
      if (value === null || value.length >= length) return value;
      return wrong(null, `${name} is too short: it needs at least ${length} characters that nobody can guess.`);
    },
    file(name, length) {
      const path = text(name);
      if (path === null) return null;
      const content = files(path)?.trim() ?? null;
      if (content === null) return wrong(null, `${name}: the file "${path}" cannot be read.`);
      const open = /\[\[[^\]]*\]\]/.exec(content)?.[0];
      if (open !== undefined) return wrong(null, `${name}: the file "${path}" still has ${open} to be filled in.`);
      if (content.length < length) return wrong(null, `${name}: the file "${path}" is empty or too short.`);
      return content;
    },
    problems: () => [
      ...problems,
      ...Object.keys(environment)
        .filter((name) => name.startsWith(PREFIX) && !asked.has(name))
        .map((name) => `${name} is no setting of this server.`),
    ],
  };
}
