/** How long a seat may take to commit its chance, and the one who cuts; milliseconds. */
export const COMMIT_MS = 3_000;
export const CUT_MS = 12_000;
/** How long a seat may take to open it. */
export const OPEN_MS = 4_000;
/** How long the table waits for somebody who is not connected. */
export const GONE_MS = 20_000;
/** How long a bill lies there before the next deal begins without those who have not said that they are ready. */
export const BILL_MS = 45_000;
/** A time that is overdue by more was missed because no server was there; nobody is charged for it. */
export const OUTAGE_MS = 10_000;
/** A table at which nothing happened for so long closes. */
export const FORGOTTEN_MS = 24 * 3_600_000;
/** Deals without the chance of somebody who committed and did not open. */
export const NO_CHANCE_DEALS = 20;
