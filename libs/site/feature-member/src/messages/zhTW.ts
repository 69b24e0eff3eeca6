import type { Translated } from '@pavilion/site-contract';
import { avatarZhTW } from './zhTW/avatarZhTW.ts';
import { inboxZhTW } from './zhTW/inboxZhTW.ts';
import { loadZhTW } from './zhTW/loadZhTW.ts';
import { overviewZhTW } from './zhTW/overviewZhTW.ts';
import { feedbackZhTW } from './zhTW/feedbackZhTW.ts';
import { tutorialZhTW } from './zhTW/tutorialZhTW.ts';
import { turnoverZhTW } from './zhTW/turnoverZhTW.ts';
import { vipZhTW } from './zhTW/vipZhTW.ts';
import { welfareZhTW } from './zhTW/welfareZhTW.ts';
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
