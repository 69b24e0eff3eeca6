import type { Locale } from '../content/locale.ts';

/** Text in both Chinese scripts. */
export type Bilingual = Readonly<Record<Locale, string>>;
