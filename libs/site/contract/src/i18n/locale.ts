/** Languages of the sites. */
export type Locale = 'zh-CN' | 'zh-TW';

export const locales: readonly Locale[] = ['zh-CN', 'zh-TW'];

/** Whether a stored or foreign value is a language of the sites. */
export function isLocale(value: unknown): value is Locale {
  return value === 'zh-CN' || value === 'zh-TW';
}

/** Converts the language to the code of the sport venue (`langx` of §7). */
export function toLangx(locale: Locale): 'zh-cn' | 'zh-tw' {
  return locale === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
