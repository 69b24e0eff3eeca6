import { createContext, useContext } from 'react';
import type { Game, Venue } from '../state/gamesSlice.ts';

/** What is entered: a game, or with an empty `gameCode` a venue's hall. */
export interface PlayTarget {
  readonly enName: string;
  readonly gameCode: string;
  /** As the player knows it. */
  readonly name: string;
  readonly state: Venue['state'];
  /** False where the venue stakes from the centre wallet: no money is taken along. */
  readonly hasWallet: boolean;
}

/** A game as something to enter. Venues with games keep money of their own; the one without has no games. */
export const gameTarget = ({ enName, gameCode, name, venueState }: Game): PlayTarget => ({
  enName,
  gameCode,
  name,
  state: venueState,
  hasWallet: true,
});

/** A venue's hall as something to enter. */
export const createLobbyTarget = ({ enName, name, state, hasWallet }: Venue): PlayTarget => ({
  enName,
  gameCode: '',
  name,
  state,
  hasWallet,
});

/** Enters; only inside a click or a press, for a tab may have to be opened. */
export type Play = (target: PlayTarget) => void;

export const LaunchContext = createContext<Play>(() => undefined);

/** The way into games of the lobby around this part. */
export const usePlay = (): Play => useContext(LaunchContext);
