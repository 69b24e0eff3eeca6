import type { Translated } from '@pavilion/site-contract';
import { avatarZhTW } from './avatarZhTW.ts';
import { inboxZhTW } from './inboxZhTW.ts';
import { loadZhTW } from './loadZhTW.ts';
import { overviewZhTW } from './overviewZhTW.ts';
import { feedbackZhTW } from './feedbackZhTW.ts';
import { tutorialZhTW } from './tutorialZhTW.ts';
import { turnoverZhTW } from './turnoverZhTW.ts';
import { vipZhTW } from './vipZhTW.ts';
import { welfareZhTW } from './welfareZhTW.ts';
import type { zhCN } from './zhCN.ts';

/** Texts of the member centre in Taiwan. */
export const zhTW = {
  ...avatarZhTW,
  ...inboxZhTW,
  ...loadZhTW,
  ...overviewZhTW,
  ...feedbackZhTW,
  ...tutorialZhTW,
  ...turnoverZhTW,
  ...vipZhTW,
  ...welfareZhTW,
} as const satisfies Translated<typeof zhCN>;
