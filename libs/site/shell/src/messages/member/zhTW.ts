import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts for members in Taiwan. */
export const zhTW = {
  'header.overview': '總覽',
  'header.logout': '登出',
  'header.account': '帳號選單，{name}',
  'header.balance': '中心錢包餘額',
  'header.balanceShort': '餘額',
  'header.refreshBalance': '重新整理餘額',
  'header.hideBalance': '隱藏餘額',
  'header.showBalance': '顯示餘額',
  'header.balanceStale': '餘額暫時無法更新，目前顯示的是上一次的金額',
  'header.unread': '{count} 則未讀訊息',
  'inbox.latest': '最新訊息',
  'inbox.all': '查看全部訊息',
  'inbox.none': '目前沒有訊息',
  'inbox.isUnread': '未讀',
  'inbox.failed': '目前無法載入訊息',
  'session.expired': '請重新登入',
  'session.welcome': '登入成功',
  'session.loggedOut': '您已登出',
  'session.otherTab': '您已在另一個分頁登出',
  'session.notKept': '瀏覽器不會保留登入狀態，關閉本頁後需要重新登入',
  'realName.text': '您尚未填寫真實姓名，請填寫後再繼續',
  'realName.complete': '前往填寫',
} as const satisfies Translated<typeof zhCN>;
