/** The program that writes these records. */
export const APP = 'stammtisch';

/** The id of the record of a deal; it can be part of an address. */
export function recordId(session: string, deal: number): string {
  return `${session}-${deal}`;
}
