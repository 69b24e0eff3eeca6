import type { Score } from '../definitions/worldTypes.ts';

/** Converts the parts of a score to their wire form. */
export const toWireParts = (parts: readonly Score[]) => parts.map(({ home, away }): [number, number] => [home, away]);
