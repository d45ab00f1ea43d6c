/** Amounts in a record may be as large as sums of a long evening, never so large that they are not exact. Cents or points. */
export const MOST_MONEY = 1_000_000_000_000;

/** Largest factor that earlier deals can leave to a deal (`doubled`). */
export const MOST_DOUBLED = 1024;
