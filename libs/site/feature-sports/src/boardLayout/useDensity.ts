import { useAppSelector, useServices } from '@pavilion/site-contract';
import type { BoardDensity } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';

/** Returns the density that the player chose, or that of the brand (DSK-02). */
export function useDensity(): BoardDensity {
  const { brand } = useServices();
  return useAppSelector((state) => selectDesk(state).density) ?? brand.boardDensity;
}
