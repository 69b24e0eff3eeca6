import { CHINA_MOBILE_REGEX, DEFAULT_AREA_CODE } from './phone.ts';

/** A country of the platform's list (§3). */
export interface Country {
  readonly areaName: string;
  readonly areaCode: string;
  readonly regex: string;
}

/** The country a form starts with, and falls back to while the list is not there (§9). */
export const defaultCountry: Country = { areaName: '', areaCode: DEFAULT_AREA_CODE, regex: CHINA_MOBILE_REGEX };

/** The country of an area code; the default one where the list does not have it. */
export function getCountry(countries: readonly Country[], areaCode = DEFAULT_AREA_CODE): Country {
  return countries.find((country) => country.areaCode === areaCode) ?? defaultCountry;
}
