export { createSingleDraft, createBetDrafts } from './placement/createBetDrafts.ts';
export type {
  BetDraft,
  BetOutcome,
  BetRejection,
  BetRequest,
  BetStatus,
  LegOutcome,
  PlacedBet,
  PlacementState,
  PlacementStatus,
  QuotedLeg,
  SeriesRequest,
  SingleRequest,
} from './placement/betPlacement.ts';
export { createPendingBetStore } from './placement/createPendingBetStore.ts';
export { createPlacementController } from './placement/createPlacementController.ts';
export { BET_NOT_PLACED_KEY } from './placement/createBetCalls.ts';
export { createPlacementSaga } from './placement/createPlacementSaga.ts';
export type { PlacementPorts } from './placement/placementPorts.ts';
export {
  placementActions,
  placementReducer,
  placementSelectors,
  isInProgress,
  movePlacement,
  PLACEMENT_TRANSITIONS,
  getPlacementStatus,
  type BetEvent,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementMove,
} from './placement/placementSlice.ts';
export { createSlipUpdates } from './placement/createSlipUpdates.ts';
