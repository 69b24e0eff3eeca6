import { useAppSelector, useIsPathHidden, useLocale, type Locale } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { useEffect, useMemo, useState } from 'react';
import { useSearchT } from '../messages/searchMessages.ts';
import { listPlatformEntries } from './listPlatformEntries.ts';
import { loadHelpEntries } from './loadHelpEntries.ts';
import type { SearchEntry } from './searchEntry.ts';
import { listSitePages } from './sitePages.ts';

/** Age from which the names are fetched again, milliseconds: matches are added and end during a visit. */
const MAX_AGE_MS = 120_000;
const NO_ENTRIES: readonly SearchEntry[] = [];

export interface SearchEntries {
  readonly entries: readonly SearchEntry[];
  /** State of the names of the platform; help and pages are found without them. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** Returns everything that the search can find. It has no entry of a hidden page (ACT-02, GRD-05). */
export function useSearchEntries(): SearchEntries {
  const t = useSearchT();
  const isHidden = useIsPathHidden();
  const isOffered = useAppSelector(({ site }) => site.areas?.includes('search') ?? false);
  const { data, failure, isLoading, refetch } = useRead('search.index', isOffered ? {} : undefined, {
    maxAgeMs: MAX_AGE_MS,
  });
  const help = useHelpEntries();
  const platform = useMemo(() => (data ? listPlatformEntries(data, t) : NO_ENTRIES), [data, t]);
  const entries = useMemo(
    () => [...platform, ...help, ...listSitePages(t)].filter(({ path }) => !isHidden(path)),
    [platform, help, t, isHidden],
  );
  const state = data ? 'ready' : failure ? 'failed' : isLoading ? 'loading' : 'ready';
  return { entries, state, retry: refetch };
}

interface LoadedHelp {
  readonly locale: Locale;
  readonly entries: readonly SearchEntry[];
}

/** Returns the help pages in the language of the site. There are none if they cannot be loaded. */
function useHelpEntries(): readonly SearchEntry[] {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<LoadedHelp>();
  useEffect(() => {
    let isDropped = false;
    loadHelpEntries(locale).then(
      (entries) => {
        if (!isDropped) setLoaded({ locale, entries });
      },
      () => undefined,
    );
    return () => {
      isDropped = true;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.entries : NO_ENTRIES;
}
