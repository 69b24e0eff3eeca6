/** Texts of failed reads in Mainland China. */
export const zhCN = {
  retry: '重试',
  moneyHint: '您的资金不受影响',
  'title.failed': '没有读取成功',
  'title.maintenance': '正在维护',
  'title.region': '所在地区暂不开放',
  'title.offline': '网络已断开',
  offlineHint: '恢复连接后可以重试。',
} as const;
