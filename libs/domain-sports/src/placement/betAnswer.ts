import { isSiteError } from '@pavilion/kernel';
import type { BetOutcome, BetRequest, PlacedBet } from './betPlacement.ts';
import { placementActions } from './placementSlice.ts';

/** Shown when a bet never arrived, or could not be kept before sending: no bet exists, the player may try again. */
export const BET_NOT_PLACED_KEY = 'sports.bet.notPlaced';

/** Creates the action of an outcome. The outcome is about the bet of the request, whatever id it repeats. */
export const toOutcomeAction = (requestId: string, sent: BetOutcome) => {
  const outcome = { ...sent, requestId };
  if (outcome.status === 'ACCEPTED') return placementActions.betAccepted(outcome);
  if (outcome.status === 'REJECTED') return placementActions.betRejected(outcome);
  return outcome.status === 'PENDING' ? placementActions.betPending(outcome) : placementActions.betUnseen(requestId);
};

/** Action that reports what is known of a sent bet. */
export type BetAnswer = ReturnType<
  typeof toOutcomeAction | typeof placementActions.answerLost | typeof placementActions.betRefused
>;

/** Whether the bet is decided. */
export const isFinal = ({ type }: BetAnswer): boolean =>
  [placementActions.betAccepted.type, placementActions.betRejected.type, placementActions.betRefused.type].includes(
    type as never,
  );

/** The decided bet. Without an outcome there is no bet. */
export const toPlacedBet = (request: BetRequest, { type, payload }: BetAnswer): PlacedBet => {
  if (typeof payload === 'string' || 'failureKey' in payload) return { status: 'refused', request };
  return { status: type === placementActions.betAccepted.type ? 'accepted' : 'rejected', request, outcome: payload };
};

/** Message key of an error. */
export const toFailureKey = (error: unknown): string => (isSiteError(error) ? error.messageKey : BET_NOT_PLACED_KEY);
