/** Script of the platform's responses. */
export type Locale = 'zh-CN' | 'zh-TW';

const TRADITIONAL = /^zh-(tw|hk|mo|hant)\b/i;

/**
 * Parses an `Accept-Language` header or a parameter of a query, which is a list if it is given twice. The script is simplified
 * unless the first entry of a text is a traditional one.
 */
export function parseLocale(value: unknown): Locale {
  const first = typeof value === 'string' ? (value.split(',', 1)[0]?.trim() ?? '') : '';
  return TRADITIONAL.test(first) ? 'zh-TW' : 'zh-CN';
}
