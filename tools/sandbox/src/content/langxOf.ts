import type { Langx } from '../world/index.ts';
import { localeOf } from './locale.ts';

/** Reads the wire's `langx`, in any case; simplified unless it is a traditional one. */
export function langxOf(text: string): Langx {
  return localeOf(text) === 'zh-TW' ? 'zh-tw' : 'zh-cn';
}
