import { pickZhTW } from './pickZhTW.ts';
import { recordZhTW } from './recordZhTW.ts';

/** Texts of bets for Taiwan: selections and results. */
export const betZhTW = { ...pickZhTW, ...recordZhTW } as const;
