import { avatarZhCN } from './avatarZhCN.ts';
import { inboxZhCN } from './inboxZhCN.ts';
import { loadZhCN } from './loadZhCN.ts';
import { overviewZhCN } from './overviewZhCN.ts';
import { feedbackZhCN } from './feedbackZhCN.ts';
import { tutorialZhCN } from './tutorialZhCN.ts';
import { turnoverZhCN } from './turnoverZhCN.ts';
import { vipZhCN } from './vipZhCN.ts';
import { welfareZhCN } from './welfareZhCN.ts';

/** Texts of the member centre in Mainland China. */
export const zhCN = {
  ...avatarZhCN,
  ...inboxZhCN,
  ...loadZhCN,
  ...overviewZhCN,
  ...feedbackZhCN,
  ...tutorialZhCN,
  ...turnoverZhCN,
  ...vipZhCN,
  ...welfareZhCN,
} as const;
