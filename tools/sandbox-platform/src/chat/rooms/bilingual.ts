import type { Locale } from '../../base/locale.ts';

/** Text in both Chinese scripts. */
export type Bilingual = Readonly<Record<Locale, string>>;
