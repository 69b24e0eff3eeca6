import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of a category is shown, as the page's address has it: it can be sent on, and the back button knows it. */
export interface LobbyQuery {
  readonly tab: string;
  readonly venue: string;
  readonly search: string;
  readonly scope: 'all' | 'favourite' | 'recent';
  /** The game whose rules lie open. */
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

/** Reads what is asked of the list, and changes it in place: a filter is no new page. */
export function useLobbyQuery(): readonly [LobbyQuery, (change: Partial<LobbyQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => read(params), [params]);
  const change = useCallback(
    (wanted: Partial<LobbyQuery>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(wanted) as [keyof LobbyQuery, string][])
            if (value === '' || value === 'all') next.delete(names[key]);
            else next.set(names[key], value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [query, change];
}
