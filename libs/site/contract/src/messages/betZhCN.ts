import { pickZhCN } from './pickZhCN.ts';
import { recordZhCN } from './recordZhCN.ts';

/** Words of bets: what was picked, and what became of it. */
export const betZhCN = { ...pickZhCN, ...recordZhCN } as const;
