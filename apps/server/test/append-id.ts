/** The id of the command with which `append-forever` adds to a table from this number on; the point makes it known for whole where it stands among other bytes. */
export function idOf(table: string, from: number): string {
  return `${table}-${from}.`;
}
