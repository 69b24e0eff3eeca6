import type { ErrorTexts } from './errorTexts.ts';

export type ErrorLocale = 'zh-CN' | 'zh-TW';

/** Loads the texts of one language, each a chunk of its own: the first page needs none of them. */
export async function loadErrorTexts(locale: ErrorLocale): Promise<ErrorTexts> {
  return locale === 'zh-TW' ? (await import('./zhTW.ts')).zhTW : (await import('./zhCN.ts')).zhCN;
}
