import { parseSearch } from '@pavilion/site-search';
import { useServices } from '@pavilion/site-contract';
import { useMemo, useState } from 'react';
import { clearRecent, readRecent } from '../entries/recentEntries.ts';
import type { SearchEntry, SearchKind } from '../entries/searchEntry.ts';
import { START_PAGES } from '../entries/sitePages.ts';
import { useSearchEntries, type SearchEntries } from '../entries/useSearchEntries.ts';
import { findEntries } from './findEntries.ts';
import { useReadings } from './useReadings.ts';

/** Group of the list: results of a kind or, before the player types, recent and common entries. */
export interface ShownGroup {
  readonly kind: SearchKind | 'recent' | 'start';
  readonly entries: readonly SearchEntry[];
}

export interface SearchResults extends Pick<SearchEntries, 'state' | 'retry'> {
  readonly groups: readonly ShownGroup[];
  /** Typed text without surrounding spaces. */
  readonly search: string;
  readonly forgetRecent: () => void;
}

/** Returns the results of a search, or what is offered without one. They are never behind the field, so Enter opens what it shows. */
export function useSearchGroups(typed: string): SearchResults {
  const { store } = useServices();
  const { entries, state, retry } = useSearchEntries();
  const readings = useReadings(entries);
  const search = typed.trim();
  const [recent, setRecent] = useState(() => readRecent(store));
  const found = useMemo(
    () => findEntries(entries, parseSearch(search, readings.readSyllables), readings.names),
    [entries, search, readings],
  );
  const offered = useMemo(() => listOffered(entries, recent), [entries, recent]);
  return {
    groups: search === '' ? offered : found,
    search,
    state,
    retry,
    forgetRecent: () => {
      clearRecent(store);
      setRecent([]);
    },
  };
}

function listOffered(entries: readonly SearchEntry[], recent: readonly string[]): readonly ShownGroup[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const pick = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const groups: readonly ShownGroup[] = [
    { kind: 'recent', entries: pick(recent) },
    { kind: 'start', entries: pick(START_PAGES.filter((key) => !recent.includes(key))) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}
