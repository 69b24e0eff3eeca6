import type { Translated } from '@pavilion/site-contract';
import type { loadZhCN } from '../zhCN/loadZhCN.ts';

/** Texts of loading and of failures. */
export const loadZhTW = {
  'load.loading': '載入中',
  'load.failed': '目前無法載入',
  'load.retry': '再試一次',
  'load.offline': '網路已中斷',
  'load.offlineHint': '恢復連線後會自動更新。',
  'load.maintenance': '系統維護中',
  'load.more': '載入更多',
  'load.moreFailed': '載入失敗，請再試一次。',
} as const satisfies Translated<typeof loadZhCN>;
