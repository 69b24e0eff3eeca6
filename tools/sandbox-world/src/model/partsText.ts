import type { Score } from '../definitions/worldTypes.ts';

/** Parts of a score as the wire carries them. */
export const partsText = (parts: readonly Score[]) => parts.map(({ home, away }): [number, number] => [home, away]);
