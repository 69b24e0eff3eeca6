import { defaultCountry, type Country } from '@pavilion/auth-flows';
import type { Locale } from '@pavilion/site-contract';

/** Country of an empty form, by the language of the brand, also used while the list is not loaded (FGT-02). */
export const brandCountries: Readonly<Record<Locale, Country>> = {
  'zh-CN': defaultCountry,
  'zh-TW': { areaName: '', areaCode: '+886', regex: String.raw`^0?9\d{8}$` },
};
