import { pickZhTW } from './pickZhTW.ts';
import { recordZhTW } from './recordZhTW.ts';

/** Words of bets as Taiwan writes them: what was picked, and what became of it. */
export const betZhTW = { ...pickZhTW, ...recordZhTW } as const;
