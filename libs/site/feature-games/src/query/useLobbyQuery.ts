import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters of a lobby. They are part of the URL, so that it can be shared and the back button works. */
export interface LobbyQuery {
  readonly tab: string;
  readonly venue: string;
  readonly search: string;
  readonly scope: 'all' | 'favourite' | 'recent';
  /** Code of the game whose rules are open. */
  readonly game: string;
}

const scopes: readonly string[] = ['favourite', 'recent'];

const read = (params: URLSearchParams): LobbyQuery => {
  const scope = params.get('scope') ?? '';
  return {
    tab: params.get('tab') ?? '',
    venue: params.get('venue') ?? '',
    search: (params.get('q') ?? '').slice(0, 40),
    scope: scopes.includes(scope) ? (scope as LobbyQuery['scope']) : 'all',
    game: params.get('game') ?? '',
  };
};

const names = { tab: 'tab', venue: 'venue', search: 'q', scope: 'scope', game: 'game' } as const;

const isDefault = (key: keyof LobbyQuery, value: string): boolean =>
  value === '' || (key === 'scope' && value === 'all');

/** Returns the filters of the URL and a function that changes them. A change replaces the history entry. */
export function useLobbyQuery(): readonly [LobbyQuery, (change: Partial<LobbyQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => read(params), [params]);
  // The router renders a change later, and its setter does not queue: a second change would undo the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (wanted: Partial<LobbyQuery>) => {
      const next = new URLSearchParams(latest.current);
      for (const [key, value] of Object.entries(wanted) as [keyof LobbyQuery, string][])
        if (isDefault(key, value)) next.delete(names[key]);
        else next.set(names[key], value);
      latest.current = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [query, change];
}
