import { inboxZhCN } from './inboxZhCN.ts';
import { loadZhCN } from './loadZhCN.ts';
import { turnoverZhCN } from './turnoverZhCN.ts';
import { vipZhCN } from './vipZhCN.ts';
import { welfareZhCN } from './welfareZhCN.ts';

/** Texts of the member centre in Mainland China. */
export const zhCN = {
  ...inboxZhCN,
  ...loadZhCN,
  ...turnoverZhCN,
  ...vipZhCN,
  ...welfareZhCN,
} as const;
