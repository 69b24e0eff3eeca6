import { countryOf, defaultCountry, type Country } from '@pavilion/auth-flows';
import { useLocale, useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';

/** Area codes to choose from; the default one alone while, or where, the list is not there. */
export interface Countries {
  readonly list: readonly Country[];
  readonly find: (areaCode: string) => Country;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reads the platform's list of area codes in the player's language. */
export function useCountries(): Countries {
  const { api, logger } = useServices();
  const locale = useLocale();
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ readonly list?: readonly Country[]; readonly hasFailed: boolean }>(unread);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('site.queryCountryArea', { area: '' }, { signal: abort.signal })
      .then((list) => !abort.signal.aborted && setRead({ list, hasFailed: false }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logger.warn('countries.failed', { error: String(error) });
        setRead({ hasFailed: true });
      });
    return () => abort.abort();
  }, [api, logger, locale, tries]);
  const list = read.list && read.list.length > 0 ? read.list : [defaultCountry];
  return {
    list,
    find: (areaCode) => countryOf(list, areaCode),
    hasFailed: read.hasFailed,
    retry: () => setTries(tries + 1),
  };
}

const unread = { hasFailed: false };
