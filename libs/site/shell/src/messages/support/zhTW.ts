import type { Translated } from '@pavilion/site-contract';
import type { zhCN } from './zhCN.ts';

/** Texts of the security tip before customer service, in traditional Chinese. */
export const zhTW = {
  'support.title': '安全提醒',
  'support.text':
    '儲值管道僅由官方網站、官方 APP 與官方客服提供。本站不承認任何線下代儲代理，請勿轉帳給對方，也請勿透露您的密碼與驗證碼。',
  'support.ok': '我知道了',
} as const satisfies Translated<typeof zhCN>;
