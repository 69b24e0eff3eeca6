import type { Locale } from './locale.ts';

/** The member whose records are read, and the language they are read in. */
export interface Reader {
  readonly memberId: number;
  readonly locale: Locale;
}
