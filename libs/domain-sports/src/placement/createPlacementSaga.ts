import { isSiteError } from '@pavilion/kernel';
import { all, call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { slipActions } from '../slip/slipActions.ts';
import type { BetDraft, BetOutcome, BetRequest, PlacedBet } from './betPlacement.ts';
import type { PlacementPorts } from './placementPorts.ts';
import { placementActions } from './placementSlice.ts';
import { slipAfterBets } from './slipAfterBets.ts';

/** Milliseconds between two questions about a bet that waits out the in-play delay. */
const PENDING_ASK_MS = 1_000;
const LAST_ASK_MS = 30_000;

/** A bet the platform has denied this often and for this long never arrived; one still on its way would have. */
const UNSEEN_TIMES = 3;
const UNSEEN_MS = 15_000;

/** Shown when a bet never arrived, or could not be kept before sending: no bet exists, the player may try again. */
export const BET_NOT_PLACED_KEY = 'sports.bet.notPlaced';

/** Waits between questions while nothing is known: 1, 2, 4 … seconds, thirty at most; the first is asked at once. */
const unknownWait = (asked: number): number => (asked === 0 ? 0 : Math.min(1_000 * 2 ** (asked - 1), LAST_ASK_MS));

/** An answer speaks of the bet that was asked about, whatever id it repeats. */
const actionOf = (requestId: string, answer: BetOutcome) => {
  const outcome = { ...answer, requestId };
  if (outcome.status === 'ACCEPTED') return placementActions.betAccepted(outcome);
  if (outcome.status === 'REJECTED') return placementActions.betRejected(outcome);
  return outcome.status === 'PENDING' ? placementActions.betPending(outcome) : placementActions.betUnseen(requestId);
};

type Answer = ReturnType<typeof actionOf | typeof placementActions.answerLost | typeof placementActions.betRefused>;

const isEnd = ({ type }: Answer): boolean =>
  [placementActions.betAccepted.type, placementActions.betRejected.type, placementActions.betRefused.type].includes(
    type as never,
  );

/** The bet as it ended; no outcome is no bet. */
const endOf = (request: BetRequest, { type, payload }: Answer): PlacedBet => {
  if (typeof payload === 'string' || 'failureKey' in payload) return { status: 'refused', request };
  return { status: type === placementActions.betAccepted.type ? 'accepted' : 'rejected', request, outcome: payload };
};

const failureKeyOf = (error: unknown): string => (isSiteError(error) ? error.messageKey : BET_NOT_PLACED_KEY);

/** What is remembered between two questions. */
interface Inquiry {
  readonly asked: number;
  readonly isPending: boolean;
  readonly unseen: number;
  /** When the platform first denied the bet. */
  readonly unseenSince: number;
}

/**
 * Places one order at a time, of one bet or many, and stays with each bet until the platform has decided (rulings B2 and
 * W3, SLP-11).
 *
 * Every bet has its own id, made and kept before anything is sent; it is sent once and from then on only asked about,
 * through lost answers and reloads. The slip is locked until the last of them is decided (SLP-07): its actions go to the
 * host's store beside ours.
 */
export function createPlacementSaga(ports: PlacementPorts) {
  const { clock, isRefusal } = ports;
  const sleep = (ms: number): Promise<void> => new Promise((wake) => void clock.after(ms, wake));

  /** A place that cannot forget only makes the next start ask once more. */
  const forget = async (requestId: string): Promise<void> => {
    try {
      await ports.forgetPending(requestId);
    } catch {
      return;
    }
  };

  /**
   * Outlives the flow: a session that ends with this very answer cancels the saga, and a bet refused for good must not be
   * asked about after the next login.
   */
  const sendOnce = async (request: BetRequest): Promise<BetOutcome> => {
    try {
      return await (request.kind === 'single' ? ports.placeBet(request) : ports.placeSeries(request));
    } catch (error) {
      if (isRefusal(error)) await forget(request.requestId);
      throw error;
    }
  };

  function* send(request: BetRequest) {
    const { requestId } = request;
    try {
      return actionOf(requestId, yield* call(sendOnce, request));
    } catch (error) {
      return isRefusal(error)
        ? placementActions.betRefused({ requestId, failureKey: failureKeyOf(error) })
        : placementActions.answerLost(requestId);
    }
  }

  function* ask({ requestId }: BetRequest) {
    try {
      return actionOf(requestId, yield* call(ports.betStatus, requestId));
    } catch {
      return placementActions.answerLost(requestId);
    }
  }

  const noteAnswer = (inquiry: Inquiry, answer: Answer): Inquiry => {
    const isUnseen = answer.type === placementActions.betUnseen.type;
    const isPending = answer.type === placementActions.betPending.type;
    const asked = isPending ? 0 : inquiry.asked + 1;
    const unseenSince = inquiry.unseen === 0 ? clock.now() : inquiry.unseenSince;
    if (isUnseen) return { asked, isPending: false, unseen: inquiry.unseen + 1, unseenSince };
    return { ...inquiry, asked, isPending: isPending || inquiry.isPending, ...(isPending ? { unseen: 0 } : {}) };
  };

  const isNeverSeen = ({ unseen, unseenSince }: Inquiry): boolean =>
    unseen >= UNSEEN_TIMES && clock.now() - unseenSince >= UNSEEN_MS;

  /** Stays with one bet to its end. */
  function* inquire(request: BetRequest, isPending: boolean): SagaGenerator<PlacedBet> {
    let inquiry: Inquiry = { asked: 0, isPending, unseen: 0, unseenSince: 0 };
    for (;;) {
      const wait = inquiry.isPending ? PENDING_ASK_MS : unknownWait(inquiry.asked);
      yield* race({ due: call(sleep, wait), asked: take(placementActions.askRequested) });
      const answer = yield* ask(request);
      yield* put(answer);
      if (isEnd(answer)) return endOf(request, answer);
      inquiry = noteAnswer(inquiry, answer);
      if (isNeverSeen(inquiry)) {
        yield* put(placementActions.betGivenUp({ requestId: request.requestId, failureKey: BET_NOT_PLACED_KEY }));
        return { status: 'refused', request } as const;
      }
    }
  }

  function* keep(request: BetRequest) {
    try {
      yield* call(async () => ports.savePending(request));
      return true;
    } catch {
      return false;
    }
  }

  function* sendAndFollow(request: BetRequest, isKept: boolean): SagaGenerator<PlacedBet> {
    const { requestId } = request;
    const answer: Answer = isKept
      ? yield* send(request)
      : placementActions.betRefused({ requestId, failureKey: BET_NOT_PLACED_KEY });
    yield* put(answer);
    if (isEnd(answer)) return endOf(request, answer);
    return yield* inquire(request, answer.type === placementActions.betPending.type);
  }

  /**
   * The slip first, the kept bets after it: a reload in between asks once more, where the other way round it would find what
   * was placed on the slip again, as if it had never been.
   */
  function* finish(bets: readonly PlacedBet[]) {
    for (const action of slipAfterBets(bets)) yield* put(action);
    for (const { request } of bets) yield* call(forget, request.requestId);
  }

  /** All are kept one after another before the first is sent; then they go out together. */
  function* place(drafts: readonly BetDraft[]) {
    if (drafts.length === 0) return;
    const requests = drafts.map((draft): BetRequest => ({ ...draft, requestId: ports.createId() }));
    yield* put(placementActions.betsSent(requests));
    yield* put(slipActions.confirmingStarted());
    const kept: boolean[] = [];
    for (const request of requests) kept.push(yield* keep(request));
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
      yield* place(payload);
    }
  };
}
