import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of claims in Taiwan. */
export const zhTW = {
  'claim.done': '已領取「{name}」，{amount} 已存入中心錢包',
  'claim.doneUnnamed': '已領取 {amount}，已存入中心錢包',
  'claim.doneWithoutMoney': '{name} 已完成',
  'claim.joined': '報名成功',
  'claim.refused': '領取未成功',
  'claim.unknown': '領取結果確認中',
  'claim.unknownHint': '請求已送出，尚未收到結果。系統會繼續查詢，不會重複領取。',
  'claim.check': '立即查詢',
  'claim.absent': '請求沒有送達平台，獎勵尚未領取，可以再試一次。',
  'claim.close': '關閉',
} as const satisfies Translated<typeof zhCN>;
