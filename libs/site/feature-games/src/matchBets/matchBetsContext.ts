import { createContext, useContext } from 'react';
import type { MatchRef, ShownSpot } from './matchPick.ts';

/** Selection of prices in the lobby. */
export interface MatchBetsView {
  /** Id of the selected price. */
  readonly pickedId: string | undefined;
  /** Selects a price, or removes it if it is selected. It prompts a guest to log in. */
  readonly toggle: (shown: ShownSpot) => void;
  /** Match whose panel the player has opened. */
  readonly opened: MatchRef | undefined;
  /** Opens the panel of a match; `undefined` closes it. */
  readonly open: (match: MatchRef | undefined) => void;
}

export const MatchBetsContext = createContext<MatchBetsView | undefined>(undefined);

/** Returns the selection of the surrounding lobby. */
export function useMatchBets(): MatchBetsView {
  const view = useContext(MatchBetsContext);
  if (!view) throw new Error('useMatchBets: render the lobby in MatchBets.');
  return view;
}
