import { defineMessages } from '@pavilion/site-contract';
import { zhCN } from './member/zhCN.ts';
import { zhTW } from './member/zhTW.ts';

/**
 * Texts for members. Both languages are part of the member chunk, because a stored session would otherwise wait for two
 * files in sequence.
 */
export const memberMessages = defineMessages<typeof zhCN>('member', {
  'zh-CN': () => Promise.resolve(zhCN),
  'zh-TW': () => Promise.resolve(zhTW),
});
