/**
 * How a deal ended: 0 played to the end, 1 thrown in because everybody passed, 2 void because an opening is missing and no cards were dealt,
 * 3 given up after dealing by the table or an administrator.
 */
export const DEAL_STATUS = { played: 0, thrownIn: 1, void: 2, givenUp: 3 } as const;
export type DealStatus = (typeof DEAL_STATUS)[keyof typeof DEAL_STATUS];

/** Whether any value is a status. */
export function isDealStatus(value: unknown): value is DealStatus {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
