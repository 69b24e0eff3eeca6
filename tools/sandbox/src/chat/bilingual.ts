import type { Locale } from '../content/locale.ts';

/** A text in both scripts. */
export type Bilingual = Readonly<Record<Locale, string>>;
