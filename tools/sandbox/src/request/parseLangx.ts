import type { Langx } from '@pavilion/sandbox-world';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';

/** Parses `langx` without regard to case. The script is simplified unless the text names a traditional one. */
export function parseLangx(text: string): Langx {
  return parseLocale(text) === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
