import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import type { PlacementState } from './betPlacement.ts';
import { createPlacementSaga } from './createPlacementSaga.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementReducer, type placementActions } from './placementSlice.ts';

/**
 * Creates bet placement for a host without a Redux store.
 *
 * @param onError called with an unexpected error of a port; placement has then stopped
 */
export const createPlacementController = (
  ports: PlacementPorts,
  onError?: (error: Error) => void,
): Controller<PlacementState, ActionOf<typeof placementActions>> =>
  createController(placementReducer, createPlacementSaga(ports), onError);
