import type { CallFailure } from '@pavilion/api-client';
import type { Game, GameTab, Venue } from './gamesSlice.ts';

/** Venues, tabs and games of a category, as far as they are loaded. */
export interface GameList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: CallFailure | undefined;
  readonly venues: readonly Venue[];
  readonly tabs: readonly GameTab[];
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
