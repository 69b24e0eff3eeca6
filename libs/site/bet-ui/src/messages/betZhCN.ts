import { pickZhCN } from './pickZhCN.ts';
import { recordZhCN } from './recordZhCN.ts';

/** Texts of bets: selections and results. */
export const betZhCN = { ...pickZhCN, ...recordZhCN } as const;
