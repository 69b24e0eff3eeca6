/** Script of the platform's responses. */
export type Locale = 'zh-CN' | 'zh-TW';

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/** Parses an `Accept-Language` header or a `langx`. The script is simplified unless the first entry is a traditional one. */
export function parseLocale(text: string | undefined): Locale {
  const first = (text ?? '').split(',', 1)[0]?.trim() ?? '';
  return TRADITIONAL.test(first) ? 'zh-TW' : 'zh-CN';
}
