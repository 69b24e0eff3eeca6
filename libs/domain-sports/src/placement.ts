export { betDraftOf } from './placement/betDraftOf.ts';
export {
  type BetDraft,
  type BetOutcome,
  type BetRejection,
  type BetRequest,
  type PlacementState,
  type PlacementStatus,
} from './placement/betPlacement.ts';
export { createPendingBetStore } from './placement/createPendingBetStore.ts';
export { createPlacementController } from './placement/createPlacementController.ts';
export { BET_NOT_PLACED_KEY, createPlacementSaga } from './placement/createPlacementSaga.ts';
export { isDefiniteRefusal } from './placement/isDefiniteRefusal.ts';
export { type PlacementPorts } from './placement/placementPorts.ts';
export { placementActions, placementReducer, placementSelectors } from './placement/placementSlice.ts';
export {
  isUnderWay,
  movePlacement,
  PLACEMENT_TRANSITIONS,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementMove,
} from './placement/placementTransitions.ts';
export { slipAfterBet } from './placement/slipAfterBet.ts';
