import type { WorldGameType } from '../definitions/worldTypes.ts';

/** Number of kick-offs at a minute of each hour. */
export interface KickOffSlot {
  readonly gameType: WorldGameType;
  readonly minute: number;
  readonly isSenior: boolean;
  readonly count: number;
}

const createSlots = (
  gameType: WorldGameType,
  isSenior: boolean,
  counts: Readonly<Record<number, number>>,
): KickOffSlot[] =>
  Object.entries(counts).map(([minute, count]) => ({ gameType, isSenior, minute: Number(minute), count }));

/**
 * Kick-offs of football and basketball per hour. 36 football matches of about 112 minutes keep at least 60 in play.
 * Most are at the full and half hour, as in reality.
 */
export const kickOffSlots: readonly KickOffSlot[] = [
  ...createSlots('FT', true, { 0: 4, 15: 2, 30: 4, 45: 2 }),
  ...createSlots('FT', false, { 0: 6, 5: 1, 15: 4, 20: 1, 30: 6, 35: 1, 45: 4, 50: 1 }),
  ...createSlots('BK', true, { 0: 3, 30: 3 }),
].sort((a, b) => a.minute - b.minute);

/** Kick-offs of the other sports per hour, planned separately. They keep about 60 matches in play. */
export const otherSlots: readonly { readonly gameType: WorldGameType; readonly slots: readonly KickOffSlot[] }[] = [
  { gameType: 'TN', slots: createSlots('TN', true, { 0: 2, 20: 1, 30: 2, 50: 1 }) },
  { gameType: 'BS', slots: createSlots('BS', true, { 5: 2, 35: 1 }) },
  { gameType: 'VB', slots: createSlots('VB', true, { 0: 1, 15: 1, 30: 1 }) },
  { gameType: 'TT', slots: createSlots('TT', true, { 0: 2, 10: 1, 20: 2, 30: 1, 40: 2, 50: 1 }) },
  { gameType: 'SK', slots: createSlots('SK', true, { 0: 1, 25: 1, 45: 1 }) },
  { gameType: 'OP', slots: createSlots('OP', true, { 10: 1, 30: 1, 40: 1 }) },
];
