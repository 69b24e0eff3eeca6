import { createContext, useContext } from 'react';
import type { ShownSpot } from './matchPick.ts';

/** Selection of prices in the lobby. */
export interface MatchBetsView {
  /** Id of the selected price. */
  readonly pickedId: string | undefined;
  /** Selects a price, or removes it if it is selected. It prompts a guest to log in. */
  readonly toggle: (shown: ShownSpot) => void;
}

export const MatchBetsContext = createContext<MatchBetsView | undefined>(undefined);

/** Returns the selection of the surrounding lobby. */
export function useMatchBets(): MatchBetsView {
  const view = useContext(MatchBetsContext);
  if (!view) throw new Error('useMatchBets: render the lobby in MatchBets.');
  return view;
}
