import { cashierZhCN } from './cashierZhCN.ts';
import { depositZhCN } from './depositZhCN.ts';
import { moneyZhCN } from './moneyZhCN.ts';
import { recordZhCN } from './recordZhCN.ts';
import { withdrawZhCN } from './withdrawZhCN.ts';

/** Texts of the wallet pages. */
export const zhCN = { ...cashierZhCN, ...depositZhCN, ...moneyZhCN, ...recordZhCN, ...withdrawZhCN } as const;
