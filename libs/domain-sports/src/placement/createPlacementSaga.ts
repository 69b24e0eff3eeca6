import { all, call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { slipActions } from '../slip/slipActions.ts';
import { BET_NOT_PLACED_KEY, isFinal, toPlacedBet, type BetAnswer } from './betAnswer.ts';
import { addAnswer, getPollWait, isPresumedLost, startInquiry } from './betInquiry.ts';
import type { BetDraft, BetRequest, PlacedBet } from './betPlacement.ts';
import { createBetCalls } from './createBetCalls.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions } from './placementSlice.ts';
import { slipAfterBets } from './slipAfterBets.ts';

/**
 * Places one order at a time, of one bet or many, and stays with each bet until the platform has decided (rulings B2 and
 * W3, SLP-11).
 *
 * Every bet has its own id, made and kept before anything is sent; it is sent once and from then on only asked about,
 * through lost answers and reloads. The slip is locked until the last of them is decided (SLP-07): its actions go to the
 * host's store beside ours.
 */
export function createPlacementSaga(ports: PlacementPorts) {
  const { clock } = ports;
  const { removePending, send, readStatus, savePending } = createBetCalls(ports);
  const sleep = (ms: number): Promise<void> => new Promise((wake) => void clock.after(ms, wake));

  /** Stays with one bet to its end. */
  function* inquire(request: BetRequest, isPending: boolean): SagaGenerator<PlacedBet> {
    let inquiry = startInquiry(isPending);
    for (;;) {
      yield* race({ due: call(sleep, getPollWait(inquiry)), asked: take(placementActions.askRequested) });
      const answer = yield* readStatus(request);
      yield* put(answer);
      if (isFinal(answer)) return toPlacedBet(request, answer);
      inquiry = addAnswer(inquiry, answer, clock.now());
      if (isPresumedLost(inquiry, clock.now())) {
        yield* put(placementActions.betGivenUp({ requestId: request.requestId, failureKey: BET_NOT_PLACED_KEY }));
        return { status: 'refused', request } as const;
      }
    }
  }

  function* sendAndFollow(request: BetRequest, isKept: boolean): SagaGenerator<PlacedBet> {
    const { requestId } = request;
    const answer: BetAnswer = isKept
      ? yield* send(request)
      : placementActions.betRefused({ requestId, failureKey: BET_NOT_PLACED_KEY });
    yield* put(answer);
    if (isFinal(answer)) return toPlacedBet(request, answer);
    return yield* inquire(request, answer.type === placementActions.betPending.type);
  }

  /**
   * The slip first, the kept bets after it: a reload in between asks once more, where the other way round it would find what
   * was placed on the slip again, as if it had never been.
   */
  function* finish(bets: readonly PlacedBet[]) {
    for (const action of slipAfterBets(bets)) yield* put(action);
    for (const { request } of bets) yield* call(removePending, request.requestId);
  }

  /** All are kept one after another before the first is sent; then they go out together. */
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
    yield* finish(yield* all(requests.map((request) => call(inquire, request, false))));
  }

  return function* watchPlacement() {
    yield* resume(yield* call(ports.loadPending));
    for (;;) {
      const { payload } = yield* take(placementActions.placeRequested);
      yield* placeBets(payload);
    }
  };
}
