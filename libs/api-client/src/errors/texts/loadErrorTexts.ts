import type { ErrorTexts } from './errorTexts.ts';

/** Language of the error texts. */
export type ErrorLocale = 'zh-CN' | 'zh-TW';

/** Loads the texts of one language. Each is a separate chunk, because the first page needs none. */
export async function loadErrorTexts(locale: ErrorLocale): Promise<ErrorTexts> {
  return locale === 'zh-TW' ? (await import('./zhTW.ts')).zhTW : (await import('./zhCN.ts')).zhCN;
}
