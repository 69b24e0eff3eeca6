import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of failed reads in Taiwan. */
export const zhTW = {
  retry: '重試',
  moneyHint: '您的資金不受影響',
  'title.failed': '讀取失敗',
  'title.maintenance': '系統維護中',
  'title.region': '所在地區目前未開放',
  'title.offline': '網路已中斷',
  offlineHint: '連線恢復後可以再試一次。',
} as const satisfies Translated<typeof zhCN>;
