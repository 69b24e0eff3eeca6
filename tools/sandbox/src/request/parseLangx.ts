import type { Langx } from '@pavilion/sandbox-world';
import { parseLocale } from '@pavilion/sandbox-platform/base/locale';

/** Reads the wire's `langx`, in any case; simplified unless it is a traditional one. */
export function parseLangx(text: string): Langx {
  return parseLocale(text) === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
