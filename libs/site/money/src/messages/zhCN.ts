/** Texts of claims in Mainland China. */
export const zhCN = {
  'claim.done': '已领取“{name}”，{amount} 已存入中心钱包',
  'claim.doneUnnamed': '已领取 {amount}，已存入中心钱包',
  'claim.doneWithoutMoney': '{name} 已完成',
  'claim.joined': '报名成功',
  'claim.refused': '没有领取成功',
  'claim.unknown': '领取结果确认中',
  'claim.unknownHint': '请求已发出，还没有收到结果。系统会继续查询，不会重复领取。',
  'claim.check': '立即查询',
  'claim.absent': '请求没有送达平台，奖励未领取，可以再试一次。',
  'claim.close': '关闭',
} as const;
