/** The version of the protocol that this code speaks. A change that an older reader would misunderstand makes a new one. */
export const PROTOCOL_VERSION = 2;

/** Versions that this code understands, newest first: its own and the one before it, so that servers and pages may be renewed one by one. */
export const PROTOCOL_VERSIONS: readonly number[] = [PROTOCOL_VERSION, 1];

/** The newest version that both sides speak, or `null`. */
export function commonVersion(offered: readonly number[]): number | null {
  return PROTOCOL_VERSIONS.find((version) => offered.includes(version)) ?? null;
}
