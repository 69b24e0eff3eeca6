import type { Translated } from '@pavilion/site-contract';
import { inboxZhTW } from './inboxZhTW.ts';
import { loadZhTW } from './loadZhTW.ts';
import { turnoverZhTW } from './turnoverZhTW.ts';
import { vipZhTW } from './vipZhTW.ts';
import { welfareZhTW } from './welfareZhTW.ts';
import type { zhCN } from './zhCN.ts';

/** Texts of the member centre in Taiwan. */
export const zhTW = {
  ...inboxZhTW,
  ...loadZhTW,
  ...turnoverZhTW,
  ...vipZhTW,
  ...welfareZhTW,
} as const satisfies Translated<typeof zhCN>;
