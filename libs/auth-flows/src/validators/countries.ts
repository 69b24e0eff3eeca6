import { CHINA_MOBILE_REGEX, DEFAULT_AREA_CODE } from './phone.ts';

/** Country of the platform's list (§3). */
export interface Country {
  readonly areaName: string;
  readonly areaCode: string;
  readonly regex: string;
}

/** Country of an empty form, also used while the list is not loaded (§9). */
export const defaultCountry: Country = { areaName: '', areaCode: DEFAULT_AREA_CODE, regex: CHINA_MOBILE_REGEX };

/** Returns the country of an area code; the default country if the list does not contain it. */
export function getCountry(countries: readonly Country[], areaCode = DEFAULT_AREA_CODE): Country {
  return countries.find((country) => country.areaCode === areaCode) ?? defaultCountry;
}
