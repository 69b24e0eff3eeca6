import { getCountry, defaultCountry, type Country } from '@pavilion/auth-flows';
import { useRead } from '@pavilion/site-data';

/** Area codes to choose from; only the default one while the list is missing. */
export interface Countries {
  readonly list: readonly Country[];
  readonly find: (areaCode: string) => Country;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reads the platform's list of area codes in the player's language. */
export function useCountries(): Countries {
  const { data, failure, refetch } = useRead('site.queryCountryArea', { area: '' });
  const list = data && data.length > 0 ? data : [defaultCountry];
  return {
    list,
    find: (areaCode) => getCountry(list, areaCode),
    hasFailed: failure !== undefined && !data,
    retry: refetch,
  };
}
