const FIRST = 2_600_000_000n;

/** Formats the number of an application, 10 digits. */
export const formatApplicationNo = (id: bigint): string => String(FIRST + id);

/** Returns the id of an application; `undefined` for a text that is no number of one. */
export const parseApplicationNo = (text: string): bigint | undefined =>
  /^26\d{8}$/.test(text) ? BigInt(text) - FIRST : undefined;
