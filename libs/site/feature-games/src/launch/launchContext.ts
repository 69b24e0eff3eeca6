import { createContext, useContext } from 'react';
import type { Game, Venue } from '../state/gamesSlice.ts';

/** Game to launch; an empty `gameCode` is the lobby of the venue. */
export interface PlayTarget {
  readonly enName: string;
  readonly gameCode: string;
  /** Name shown to the player. */
  readonly name: string;
  readonly state: Venue['state'];
  /** Whether the venue has a balance of its own. If not, it uses the centre wallet and nothing is transferred. */
  readonly hasWallet: boolean;
}

/** Converts a game to a launch target. All venues with games have a balance of their own. */
export const toPlayTarget = ({ enName, gameCode, name, venueState }: Game): PlayTarget => ({
  enName,
  gameCode,
  name,
  state: venueState,
  hasWallet: true,
});

/** Converts the lobby of a venue to a launch target. */
export const toLobbyTarget = ({ enName, name, state, hasWallet }: Venue): PlayTarget => ({
  enName,
  gameCode: '',
  name,
  state,
  hasWallet,
});

/** Launches a target. Call it only in a click, because it may open a tab. */
export type Play = (target: PlayTarget) => void;

export const LaunchContext = createContext<Play>(() => undefined);

/** Returns the launch function of the surrounding lobby. */
export const usePlay = (): Play => useContext(LaunchContext);
