/** Texts of loading and of failures. */
export const loadZhCN = {
  'load.loading': '正在加载',
  'load.retry': '重试',
  'load.more': '加载更多',
  'load.moreFailed': '没有加载成功，请重试。',
} as const;
