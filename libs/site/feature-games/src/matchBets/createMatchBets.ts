import { slipReducer, type Slip } from '@pavilion/domain-sports';
import { createPlacementSaga, placementReducer, type PlacementState } from '@pavilion/domain-sports/placement';
import { createController, type Controller } from '@pavilion/kernel/controller';
import type { Services } from '@pavilion/site-contract';
import { combineReducers } from '@reduxjs/toolkit';
import { createMatchBetPorts } from './createMatchBetPorts.ts';

/** Slip with one selection, and its bet. */
export interface MatchBetState {
  readonly slip: Slip;
  readonly placement: PlacementState;
}

/** Bets of one member on e-sports matches. */
export type MatchBets = Controller<MatchBetState>;

/**
 * Creates the slip and the placement of e-sports bets, in a store of their own: the slip of sports listens to the same
 * actions. Bets that are undecided after a reload are queried at once (F-BET-05).
 */
export const createMatchBets = (services: Services, userId: string): MatchBets =>
  createController<MatchBetState>(
    combineReducers({ slip: slipReducer, placement: placementReducer }) as never,
    createPlacementSaga(createMatchBetPorts(services, userId)),
    (error) => services.logger.warn('matchBets.failed', { error: String(error) }),
  );
