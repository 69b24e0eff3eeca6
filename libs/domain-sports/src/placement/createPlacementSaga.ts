import type { Saga } from 'redux-saga';
import { waitMs } from '@pavilion/kernel/flow';
import { all, call, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { slipActions } from '../slip/slipReducer.ts';
import { BET_NOT_PLACED_KEY, isFinal, toPlacedBet, type BetReport, createBetCalls } from './createBetCalls.ts';
import { addPollResult, getPollWait, isPresumedLost, startInquiry } from './betInquiry.ts';
import type { BetDraft, BetRequest, PlacedBet } from './betPlacement.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions } from './placementSlice.ts';
import { createSlipUpdates } from './createSlipUpdates.ts';

/**
 * Creates the saga that places one order at a time and follows each bet until the platform has decided it (rulings B2 and
 * W3, SLP-11).
 *
 * Every bet has its own id, which is created and stored before anything is sent. A bet is sent once; after a lost response
 * or a reload only its status is polled. The slip is locked until all bets are decided (SLP-07): its actions are
 * dispatched to the host's store.
 */
export function createPlacementSaga(ports: PlacementPorts): Saga<[]> {
  const { clock } = ports;
  const { removePending, send, readStatus, savePending } = createBetCalls(ports);

  /** Polls one bet until it is decided or given up. */
  function* pollBet(request: BetRequest, isPending: boolean): SagaGenerator<PlacedBet> {
    let inquiry = startInquiry(isPending);
    for (;;) {
      yield* race({ due: call(waitMs, clock, getPollWait(inquiry)), asked: take(placementActions.pollRequested) });
      const report = yield* readStatus(request);
      yield* put(report);
      if (isFinal(report)) return toPlacedBet(request, report);
      inquiry = addPollResult(inquiry, report, clock.now());
      if (isPresumedLost(inquiry, clock.now())) {
        yield* put(placementActions.betGivenUp({ requestId: request.requestId, failureKey: BET_NOT_PLACED_KEY }));
        return { status: 'refused', request } as const;
      }
    }
  }

  function* sendAndFollow(request: BetRequest, isKept: boolean): SagaGenerator<PlacedBet> {
    const { requestId } = request;
    const report: BetReport = isKept
      ? yield* send(request)
      : placementActions.betRefused({ requestId, failureKey: BET_NOT_PLACED_KEY });
    yield* put(report);
    if (isFinal(report)) return toPlacedBet(request, report);
    return yield* pollBet(request, report.type === placementActions.betPending.type);
  }

  /**
   * Updates the slip first and then removes the stored bets. After a reload in between, the bets are polled once more. In the
   * reverse order, placed selections would still be on the slip after a reload and could be placed again. The next order does
   * not wait for the removal.
   */
  function* finish(bets: readonly PlacedBet[]) {
    for (const action of createSlipUpdates(bets)) yield* put(action);
    for (const { request } of bets) yield* fork(removePending, request.requestId);
  }

  /** Stores all bets one after another, then sends them in parallel. */
  function* placeBets(drafts: readonly BetDraft[]) {
    if (drafts.length === 0) return;
    const requests = drafts.map((draft): BetRequest => ({ ...draft, requestId: ports.createId() }));
    yield* put(placementActions.betsSent(requests));
    yield* put(slipActions.confirmingStarted());
    const kept: boolean[] = [];
    for (const request of requests) kept.push(yield* savePending(request));
    yield* finish(yield* all(requests.map((request, at) => call(sendAndFollow, request, kept[at] ?? false))));
  }

  function* resume(requests: readonly BetRequest[]) {
    if (requests.length === 0) return;
    yield* put(placementActions.betsResumed(requests));
    yield* put(slipActions.confirmingStarted());
    yield* finish(yield* all(requests.map((request) => call(pollBet, request, false))));
  }

  return function* watchPlacement() {
    yield* resume(yield* call(ports.loadPending));
    for (;;) {
      const { payload } = yield* take(placementActions.placeRequested);
      yield* placeBets(payload);
    }
  };
}
