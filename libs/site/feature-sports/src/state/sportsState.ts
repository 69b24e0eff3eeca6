import { defaultSportView, type SportView } from '@pavilion/domain-sports';
import { placementReducer, type PlacementState } from '@pavilion/domain-sports/placement';
import type { RootState } from '@pavilion/site-contract';
import { deskReducer, type DeskState } from './deskSlice.ts';

declare module '@pavilion/site-contract' {
  interface LazyState {
    sportView: SportView;
    sportsDesk: DeskState;
    placement: PlacementState;
  }
}

const initialDesk = deskReducer(undefined, { type: '' });
const initialPlacement = placementReducer(undefined, { type: '' });

/** Selects the view: sport, show type and filters. */
export const selectSportView = (state: RootState): SportView => state.sportView ?? defaultSportView;

/** Selects the layout of the venue. */
export const selectDesk = (state: RootState): DeskState => state.sportsDesk ?? initialDesk;

/** Selects the state of the last order. */
export const selectPlacement = (state: RootState): PlacementState => state.placement ?? initialPlacement;
