import type { Langx } from '../world/index.ts';
import { parseLocale } from './locale.ts';

/** Reads the wire's `langx`, in any case; simplified unless it is a traditional one. */
export function parseLangx(text: string): Langx {
  return parseLocale(text) === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
