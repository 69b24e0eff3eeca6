import { inboxZhCN } from './inboxZhCN.ts';
import { vipZhCN } from './vipZhCN.ts';
import { welfareZhCN } from './welfareZhCN.ts';

/** Texts of the member centre in Mainland China. */
export const zhCN = {
  ...inboxZhCN,
  ...vipZhCN,
  ...welfareZhCN,
  'load.loading': '正在加载',
  'load.failed': '暂时无法加载',
  'load.retry': '重试',
  'load.offline': '网络已断开',
  'load.offlineHint': '恢复连接后会自动更新。',
  'load.maintenance': '正在维护',
  'load.more': '加载更多',
  'load.moreFailed': '没有加载成功，请重试。',
} as const;
