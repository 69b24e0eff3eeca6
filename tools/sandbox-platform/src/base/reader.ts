import type { Locale } from './locale.ts';

/** Member whose records are read, and the script of the texts. */
export interface Reader {
  readonly memberId: number;
  readonly locale: Locale;
}
