/** What the databases call the same things. */
export interface Dialect {
  /** Text that is compared and sorted byte by byte, so that all databases agree about names. */
  readonly text: string;
  readonly integer: string;
  /** What stands behind the columns of a table. */
  readonly end: string;
}

/** One step of the layout of a database. */
interface Layout {
  readonly statements: (dialect: Dialect) => readonly string[];
  /**
   * The oldest program, by the number of layouts it knows, that still works with this one: while several nodes are updated one after the
   * other, those that were not yet updated play on.
   */
  readonly oldest: number;
}

/** Layouts of the store, oldest first. A layout that was released never changes; the next one adds to it. */
const LAYOUTS: readonly Layout[] = [
  {
    oldest: 1,
    statements: ({ text, integer, end }) => [
      `CREATE TABLE event (
         table_id ${text} NOT NULL, number ${integer} NOT NULL, command_id ${text} NOT NULL, body ${text} NOT NULL,
         PRIMARY KEY (table_id, number)
       )${end}`,
      `CREATE TABLE command (
         table_id ${text} NOT NULL, command_id ${text} NOT NULL, first ${integer} NOT NULL, next ${integer} NOT NULL,
         PRIMARY KEY (table_id, command_id)
       )${end}`,
    ],
  },
  {
    oldest: 1,
    statements: ({ text, integer, end }) => [
      `CREATE TABLE upkeep (
         table_id ${text} NOT NULL PRIMARY KEY, wake_at ${integer}, leased_until ${integer} NOT NULL, listed ${text}
       )${end}`,
      'CREATE INDEX upkeep_wake ON upkeep (wake_at) WHERE wake_at IS NOT NULL',
      'CREATE INDEX upkeep_listed ON upkeep (table_id) WHERE listed IS NOT NULL',
    ],
  },
];

/** Where a database says which layout it has; one row. It stands outside the layouts, since it is asked first. */
export const LAYOUT_TABLE =
  'CREATE TABLE IF NOT EXISTS layout (id integer PRIMARY KEY, layout integer NOT NULL, oldest integer NOT NULL)';
export const LAYOUT_ROW = 'INSERT INTO layout (id, layout, oldest) VALUES (1, 0, 0) ON CONFLICT (id) DO NOTHING';

/**
 * What has to be done to a database of this layout, in one transaction; nothing for one that has the newest. Throws with a sentence if it is
 * newer than this program, unless its layout still suits us.
 *
 * @param known how many layouts this program knows; tests play an older one
 */
export function migration(
  found: { readonly layout: number; readonly oldest: number },
  dialect: Dialect,
  known = LAYOUTS.length,
): readonly string[] {
  if (found.layout >= known) {
    if (found.layout > known && found.oldest > known)
      throw new Error('was written by a newer version of this program.');
    return [];
  }
  const steps = LAYOUTS.slice(found.layout, known);
  const oldest = steps.at(-1)?.oldest ?? 0;
  return [
    ...steps.flatMap(({ statements }) => statements(dialect)),
    `UPDATE layout SET layout = ${known}, oldest = ${oldest} WHERE id = 1`,
  ];
}
