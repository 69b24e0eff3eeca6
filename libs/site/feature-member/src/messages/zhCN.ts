import { feedbackZhCN } from './feedbackZhCN.ts';
import { inboxZhCN } from './inboxZhCN.ts';
import { loadZhCN } from './loadZhCN.ts';
import { tutorialZhCN } from './tutorialZhCN.ts';
import { vipZhCN } from './vipZhCN.ts';
import { welfareZhCN } from './welfareZhCN.ts';

/** Texts of the member centre in Mainland China. */
export const zhCN = {
  ...feedbackZhCN,
  ...inboxZhCN,
  ...loadZhCN,
  ...tutorialZhCN,
  ...vipZhCN,
  ...welfareZhCN,
} as const;
