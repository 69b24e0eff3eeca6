import { createController, type Controller } from '@pavilion/kernel/controller';
import type { PlacementState } from './betPlacement.ts';
import { createPlacementSaga } from './createPlacementSaga.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementReducer } from './placementSlice.ts';

/**
 * Bet placement without a host's Redux store: the third door.
 *
 * @param onError hears an error no port is allowed to cause; placing has then stopped
 */
export const createPlacementController = (
  ports: PlacementPorts,
  onError?: (error: Error) => void,
): Controller<PlacementState> => createController(placementReducer, createPlacementSaga(ports), onError);
