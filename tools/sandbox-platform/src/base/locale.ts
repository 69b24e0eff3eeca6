/** Scripts the platform answers in. */
export type Locale = 'zh-CN' | 'zh-TW';

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/** Reads an `Accept-Language` header or a `langx`; simplified unless a traditional one comes first. */
export function parseLocale(text: string | undefined): Locale {
  const first = (text ?? '').split(',', 1)[0]?.trim() ?? '';
  return TRADITIONAL.test(first) ? 'zh-TW' : 'zh-CN';
}
