import { call } from 'typed-redux-saga';
import { toFailureKey, toOutcomeAction } from './betReport.ts';
import type { BetOutcome, BetRequest } from './betPlacement.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions } from './placementSlice.ts';

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
        ? placementActions.betRefused({ requestId, failureKey: toFailureKey(error) })
        : placementActions.answerLost(requestId);
    }
  }

  function* readStatus({ requestId }: BetRequest) {
    try {
      return toOutcomeAction(requestId, yield* call(ports.betStatus, requestId));
    } catch {
      return placementActions.answerLost(requestId);
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
