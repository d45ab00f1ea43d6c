/** What `GET /api/identity/self` answers: what a person sees about itself. */
export interface SelfFile {
  readonly name: string | null;
  /** The device that asks. */
  readonly device: string;
  /** Devices that are this person, the one that asks first, then the newest. */
  readonly devices: readonly SelfDevice[];
  /** Codes of tables at which the person sits or waits now, the newest first. */
  readonly tables: readonly string[];
  /** Codes of all tables at which the person has sat, the newest first; older servers do not say. */
  readonly played?: readonly string[];
  /** Passkeys of the person, the oldest first; older servers have none. */
  readonly passkeys?: readonly SelfPasskey[];
}

/** A passkey of a person. */
export interface SelfPasskey {
  readonly id: string;
  /** System and browser with which it was made; `null` if nobody knows. */
  readonly name: string | null;
  /** When it was made; milliseconds since 1970. */
  readonly made: number;
}

/** A device of a person. */
export interface SelfDevice {
  readonly id: string;
  /** System and browser; `null` if nobody knows. */
  readonly name: string | null;
  /** When it came last, to the day; milliseconds since 1970. */
  readonly seen: number;
}
