import type { LobbyQuery } from './useLobbyQuery.ts';

/** Whether a filter, a search or a choice of own games is active. */
export const isFiltered = ({ tab, venue, search, scope }: LobbyQuery): boolean =>
  tab !== '' || venue !== '' || search.trim() !== '' || scope !== 'all';
