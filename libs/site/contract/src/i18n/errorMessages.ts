import type { ErrorTexts } from '@pavilion/api-client';
import { defineMessages } from './messages.ts';

/**
 * The texts of the error catalogue (ERR-01), shared by every feature: list it under `messages` and read
 * `t(error.messageKey)`. The server's own words come first where it sent some (ERR-09).
 */
export const errorMessages = defineMessages<ErrorTexts>('errors', {
  'zh-CN': () => import('@pavilion/api-client/errors/zh-CN').then((file) => file.zhCN),
  'zh-TW': () => import('@pavilion/api-client/errors/zh-TW').then((file) => file.zhTW),
});
