import { isSiteError } from '@pavilion/kernel';
import type { BetOutcome, BetRequest, PlacedBet } from './betPlacement.ts';
import { placementActions } from './placementSlice.ts';

/**
 * Message key for a bet that never arrived or could not be stored before sending. No bet exists; the player may retry.
 */
export const BET_NOT_PLACED_KEY = 'sports.bet.notPlaced';

/** Creates the action of an outcome. It uses the id of the request instead of the id in the outcome. */
export const toOutcomeAction = (requestId: string, sent: BetOutcome) => {
  const outcome = { ...sent, requestId };
  if (outcome.status === 'ACCEPTED') return placementActions.betAccepted(outcome);
  if (outcome.status === 'REJECTED') return placementActions.betRejected(outcome);
  return outcome.status === 'PENDING' ? placementActions.betPending(outcome) : placementActions.betUnseen(requestId);
};

/** Action with the known state of a sent bet. */
export type BetReport = ReturnType<
  typeof toOutcomeAction | typeof placementActions.answerLost | typeof placementActions.betRefused
>;

/** Whether the bet is decided. */
export const isFinal = ({ type }: BetReport): boolean =>
  [placementActions.betAccepted.type, placementActions.betRejected.type, placementActions.betRefused.type].includes(
    type as never,
  );

/** Converts the final action to a placed bet. A bet without an outcome is refused. */
export const toPlacedBet = (request: BetRequest, { type, payload }: BetReport): PlacedBet => {
  if (typeof payload === 'string' || 'failureKey' in payload) return { status: 'refused', request };
  return { status: type === placementActions.betAccepted.type ? 'accepted' : 'rejected', request, outcome: payload };
};

/** Returns the message key of an error. */
export const toFailureKey = (error: unknown): string => (isSiteError(error) ? error.messageKey : BET_NOT_PLACED_KEY);
