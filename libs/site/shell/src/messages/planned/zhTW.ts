import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of pages that are not open yet, for Taiwan. */
export const zhTW = {
  'planned.badge': '籌備中',
  'planned.text': '此專區尚未開放，開放時會在公告中通知您。',
  'planned.open': '目前可以使用',
  'planned.venue': '進入體育盤口',
  'support.title': '安全提醒',
  'support.text':
    '儲值管道僅由官方網站、官方 APP 與官方客服提供。本站不承認任何線下代儲代理，請勿轉帳給對方，也請勿透露您的密碼與驗證碼。',
  'support.ok': '我知道了',
} as const satisfies Translated<typeof zhCN>;
