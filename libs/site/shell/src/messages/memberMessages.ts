import { defineMessages } from '@pavilion/site-contract';
import { zhCN } from './member/zhCN.ts';
import { zhTW } from './member/zhTW.ts';

/**
 * Texts only a member reads. Both languages come with the member's side, a file of its own: a kept session would otherwise
 * wait for one file after the other.
 */
export const memberMessages = defineMessages<typeof zhCN>('member', {
  'zh-CN': () => Promise.resolve(zhCN),
  'zh-TW': () => Promise.resolve(zhTW),
});
