import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of the list of sessions for Taiwan. */
export const zhTW = {
  title: '登入裝置',
  lead: '發現不認得的登入時，請立即結束，並變更帳號密碼。',
  loading: '正在讀取登入裝置',
  failed: '登入裝置讀取失敗',
  failedHint: '您的登入不受影響，請重試。',
  retry: '重試',
  current: '目前登入',
  device: '未知裝置',
  place: '位置不明',
  loginAt: '登入時間',
  lastUsedAt: '最近使用',
  endedAt: '結束時間',
  end: '結束',
  endDevice: '{device}，{time} 登入',
  endOthers: '結束其他所有登入',
  onlyCurrent: '沒有其他使用中的登入',
  ended: '最近結束的登入',
  'reason.logout': '已登出',
  'reason.elsewhere': '已在其他裝置登入',
  'reason.password': '密碼已變更',
  'reason.member': '由您結束',
  'reason.operator': '由平台結束',
  'reason.idle': '連續 7 天未使用',
  'reason.expired': '登入已滿 30 天',
  'confirm.one': '結束這個登入？',
  'confirm.oneText': '「{device}」會立即登出，進行中的遊戲和聊天也會結束。已受理的投注照常結算，場館餘額不受影響。',
  'confirm.others': '結束其他所有登入？',
  'confirm.othersText':
    '除目前登入外，所有裝置會立即登出，這台裝置記住的密碼也會清除。已受理的投注照常結算，場館餘額不受影響。',
  'confirm.cancel': '取消',
  'done.one': '這個登入已結束',
  'done.others': '其他所有登入已結束',
} as const satisfies Translated<typeof zhCN>;
