import type { CallFailure } from '@pavilion/api-client';
import type { Game, GameTab, Venue } from './gamesSlice.ts';
import type { LobbyStart } from './lobbyStart.ts';

/** Venues, tabs and games of a category, as far as they are loaded. */
export interface GameList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: CallFailure | undefined;
  readonly venues: readonly Venue[];
  readonly tabs: readonly GameTab[];
  /** Games of the first rows that came with the first read. */
  readonly rows: LobbyStart['rows'];
  /** Pools and the time at which they were read, milliseconds UTC; absent while they are read. */
  readonly pools: { readonly list: LobbyStart['pools']; readonly readAt: number } | undefined;
  /** Hottest games first. */
  readonly games: readonly Game[];
  /** Number of games in the category; `games` may hold fewer. */
  readonly total: number;
  /** State of loading the whole list. */
  readonly filling: 'idle' | 'pending' | 'failed';
  /** Loads the rest of the list. Has no effect before the first page, or if the list is loaded or loading. */
  readonly fill: () => void;
  readonly retry: () => void;
}
