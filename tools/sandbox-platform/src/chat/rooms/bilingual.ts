import type { Locale } from '../../base/locale.ts';

/** A text in both scripts. */
export type Bilingual = Readonly<Record<Locale, string>>;
