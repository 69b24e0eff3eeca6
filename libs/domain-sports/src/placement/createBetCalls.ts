import { isSiteError } from '@pavilion/kernel';
import { call } from 'typed-redux-saga';
import type { BetOutcome, BetRequest, PlacedBet } from './betPlacement.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions, type BetFailure } from './placementSlice.ts';

/**
 * Message key for a bet that never arrived or could not be stored before sending. No bet exists; the player may retry.
 */
export const BET_NOT_PLACED_KEY = 'sports.bet.notPlaced';

/** Creates the action of an outcome. It uses the id of the request instead of the id in the outcome. */
const toOutcomeAction = (requestId: string, sent: BetOutcome) => {
  const outcome = { ...sent, requestId };
  if (outcome.status === 'ACCEPTED') return placementActions.betAccepted(outcome);
  if (outcome.status === 'REJECTED') return placementActions.betRejected(outcome);
  return outcome.status === 'PENDING' ? placementActions.betPending(outcome) : placementActions.betUnseen(requestId);
};

/** Action with the known state of a sent bet. */
export type BetReport = ReturnType<
  typeof toOutcomeAction | typeof placementActions.responseLost | typeof placementActions.betRefused
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

/** Returns the message key of an error, and the text of the platform if the error has one. */
function toBetFailure(requestId: string, error: unknown): BetFailure {
  if (!isSiteError(error)) return { requestId, failureKey: BET_NOT_PLACED_KEY };
  const { messageKey: failureKey, serverMessage }: { messageKey: string; serverMessage?: unknown } = error;
  const hasText = typeof serverMessage === 'string' && serverMessage !== '';
  return { requestId, failureKey, ...(hasText && { failureText: serverMessage }) };
}

/** Creates the calls of the placement flow. Their sagas do not throw. */
export function createBetCalls(ports: PlacementPorts) {
  const { isRefusal } = ports;

  /** Removes a stored bet. If that fails, the next start polls the bet once more. */
  const removePending = async (requestId: string): Promise<void> => {
    try {
      await ports.deletePending(requestId);
    } catch {
      return;
    }
  };

  /**
   * Sends a bet and removes it from the store if it was refused. It is no saga, because the end of the session may cancel
   * the saga during the call, and the next login must not poll a refused bet.
   */
  const sendOnce = async (request: BetRequest): Promise<BetOutcome> => {
    try {
      return await (request.kind === 'single' ? ports.placeBet(request) : ports.placeSeries(request));
    } catch (error) {
      if (isRefusal(error)) await removePending(request.requestId);
      throw error;
    }
  };

  function* send(request: BetRequest) {
    const { requestId } = request;
    try {
      return toOutcomeAction(requestId, yield* call(sendOnce, request));
    } catch (error) {
      return isRefusal(error)
        ? placementActions.betRefused(toBetFailure(requestId, error))
        : placementActions.responseLost(requestId);
    }
  }

  function* readStatus({ requestId }: BetRequest) {
    try {
      return toOutcomeAction(requestId, yield* call(ports.betStatus, requestId));
    } catch {
      return placementActions.responseLost(requestId);
    }
  }

  /**
   * Stores a bet before it is sent.
   *
   * @returns whether it is stored
   */
  function* savePending(request: BetRequest) {
    try {
      yield* call(async () => ports.savePending(request));
      return true;
    } catch {
      return false;
    }
  }

  return { removePending, send, readStatus, savePending };
}
