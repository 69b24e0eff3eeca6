/** Languages the sites speak. */
export type Locale = 'zh-CN' | 'zh-TW';

export const locales: readonly Locale[] = ['zh-CN', 'zh-TW'];

/** Whether a stored or foreign value names a language the sites speak. */
export function isLocale(value: unknown): value is Locale {
  return value === 'zh-CN' || value === 'zh-TW';
}

/** The language as the sport venue writes it (`langx` of §7). */
export function toLangx(locale: Locale): 'zh-cn' | 'zh-tw' {
  return locale === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
