import type { LobbyStart } from '../state/lobbyStart.ts';

/** Creates the first screen of a lobby without venues and games. */
export const createLobbyStart = (given: Partial<LobbyStart> = {}): LobbyStart => ({
  venues: [],
  tabs: [],
  total: given.games?.length ?? 0,
  games: [],
  rows: [],
  time: 0,
  pools: [],
  ...given,
});
