import { isSeat, type Seat } from '@stammtisch/rules';

/** Half of a character that takes two units: no database and no screen keeps it. */
const HALF_A_CHARACTER = /\p{Cs}/u;

/** What was read is not what it should be: carries the path of the first field that is wrong. Never leaves this package. */
export class WrongField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** An object whose fields are taken out one by one; what is left over in the end is wrong too. */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #known = new Set<string>();

  constructor(value: unknown, path = '') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongField(path);
    this.#values = value as Readonly<Record<string, unknown>>;
    this.#path = path;
  }

  /** Any value; `undefined` if the field is missing. */
  any(name: string): unknown {
    this.#known.add(name);
    return Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
  }

  object(name: string): Fields {
    return new Fields(this.any(name), this.pathOf(name));
  }

  text(name: string, longest: number): string {
    const value = this.any(name);
    return typeof value === 'string' && value.length <= longest && !HALF_A_CHARACTER.test(value)
      ? value
      : this.wrong(name);
  }

  /** Exactly `bytes` bytes in lower-case hex. */
  hex(name: string, bytes: number): string {
    const value = this.text(name, 2 * bytes);
    return value.length === 2 * bytes && /^[0-9a-f]+$/.test(value) ? value : this.wrong(name);
  }

  integer(name: string, min: number, max: number): number {
    const value = this.any(name);
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return fits && !Object.is(value, -0) ? value : this.wrong(name);
  }

  flag(name: string): boolean {
    const value = this.any(name);
    return typeof value === 'boolean' ? value : this.wrong(name);
  }

  seat(name: string): Seat {
    const value = this.any(name);
    return isSeat(value) && !Object.is(value, -0) ? value : this.wrong(name);
  }

  one<Value extends string | number>(name: string, values: readonly Value[]): Value {
    const value = this.any(name);
    return values.find((known) => known === value) ?? this.wrong(name);
  }

  integers(name: string, most: number, min: number, max: number): readonly number[] {
    const value = this.any(name);
    if (!Array.isArray(value) || value.length > most) return this.wrong(name);
    const items = new Fields(Object.fromEntries(value.entries()), this.pathOf(name));
    return value.map((_, place) => items.integer(String(place), min, max));
  }

  /** A value or `null`. */
  orNull<Value>(name: string, read: () => Value): Value | null {
    return this.any(name) === null ? null : read();
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name);
  }

  /** Refuses fields that nobody asked for. */
  end(): void {
    const left = Object.keys(this.#values).find((name) => !this.#known.has(name));
    if (left !== undefined) this.wrong(left.slice(0, 40));
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  wrong(name: string): never {
    throw new WrongField(this.pathOf(name));
  }
}
