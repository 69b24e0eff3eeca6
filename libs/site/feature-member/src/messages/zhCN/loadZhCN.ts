/** Texts of loading and of failures. */
export const loadZhCN = {
  'load.loading': '正在加载',
  'load.failed': '暂时无法加载',
  'load.retry': '重试',
  'load.offline': '网络已断开',
  'load.offlineHint': '恢复连接后会自动更新。',
  'load.maintenance': '正在维护',
  'load.more': '加载更多',
  'load.moreFailed': '没有加载成功，请重试。',
} as const;
