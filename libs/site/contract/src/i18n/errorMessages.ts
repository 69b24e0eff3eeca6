import type { ErrorTexts } from '@pavilion/api-client';
import { defineMessages } from './messages.ts';

/**
 * Texts of the error catalogue (ERR-01), shared by all features: list it under `messages` and read `t(error.messageKey)`.
 * A message of the server has priority over these texts (ERR-09).
 */
export const errorMessages = defineMessages<ErrorTexts>('errors', {
  'zh-CN': () => import('@pavilion/api-client/errors/zh-CN').then((file) => file.zhCN),
  'zh-TW': () => import('@pavilion/api-client/errors/zh-TW').then((file) => file.zhTW),
});
