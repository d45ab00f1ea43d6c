/** The longest frame that a client may send, in bytes of UTF-8. */
export const MOST_FRAME_BYTES = 8192;

/** Letters of a name, of a line of chat. */
export const LONGEST_NAME = 24;
export const LONGEST_LINE = 200;

/** Chairs at a table. */
export const CHAIRS = 4;

/** People who may sit at a table or wait there for a chair. */
export const MOST_PEOPLE = 8;

/** People who look on by name: so many a table can overlook, and a crowd costs no more than they do. */
export const MOST_LOOKING = 8;
