import { avatarZhCN } from './zhCN/avatarZhCN.ts';
import { inboxZhCN } from './zhCN/inboxZhCN.ts';
import { loadZhCN } from './zhCN/loadZhCN.ts';
import { overviewZhCN } from './zhCN/overviewZhCN.ts';
import { feedbackZhCN } from './zhCN/feedbackZhCN.ts';
import { tutorialZhCN } from './zhCN/tutorialZhCN.ts';
import { turnoverZhCN } from './zhCN/turnoverZhCN.ts';
import { vipZhCN } from './zhCN/vipZhCN.ts';
import { welfareZhCN } from './zhCN/welfareZhCN.ts';

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
