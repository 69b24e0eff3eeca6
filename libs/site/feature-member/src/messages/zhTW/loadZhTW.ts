import type { Translated } from '@pavilion/site-contract';
import type { loadZhCN } from '../zhCN/loadZhCN.ts';

/** Texts of loading and of failures. */
export const loadZhTW = {
  'load.loading': '載入中',
  'load.retry': '重試',
  'load.more': '載入更多',
  'load.moreFailed': '載入失敗，請再試一次。',
} as const satisfies Translated<typeof loadZhCN>;
