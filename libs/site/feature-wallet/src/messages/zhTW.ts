import type { Translated } from '@pavilion/site-contract';
import { cashierZhTW } from './cashierZhTW.ts';
import { depositZhTW } from './depositZhTW.ts';
import { moneyZhTW } from './moneyZhTW.ts';
import { recordZhTW } from './recordZhTW.ts';
import { withdrawZhTW } from './withdrawZhTW.ts';
import type { zhCN } from './zhCN.ts';

/** Texts of the wallet pages in the Chinese of Taiwan. */
export const zhTW = {
  ...cashierZhTW,
  ...depositZhTW,
  ...moneyZhTW,
  ...recordZhTW,
  ...withdrawZhTW,
} as const satisfies Translated<typeof zhCN>;
