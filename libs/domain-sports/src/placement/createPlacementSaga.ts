import { isSiteError } from '@pavilion/kernel';
import { call, put, race, take } from 'typed-redux-saga';
import { slipActions } from '../slip/slipActions.ts';
import { type BetDraft, type BetOutcome, type BetRequest } from './betPlacement.ts';
import { isDefiniteRefusal } from './isDefiniteRefusal.ts';
import { type PlacementPorts } from './placementPorts.ts';
import { placementActions } from './placementSlice.ts';
import { slipAfterBet } from './slipAfterBet.ts';

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

const actionOf = (outcome: BetOutcome) => {
  if (outcome.status === 'ACCEPTED') return placementActions.betAccepted(outcome);
  if (outcome.status === 'REJECTED') return placementActions.betRejected(outcome);
  return outcome.status === 'PENDING' ? placementActions.betPending(outcome) : placementActions.betUnseen();
};

type Answer = ReturnType<typeof actionOf | typeof placementActions.answerLost | typeof placementActions.betRefused>;

const isEnd = ({ type }: Answer): boolean =>
  [placementActions.betAccepted.type, placementActions.betRejected.type, placementActions.betRefused.type].includes(
    type as never,
  );

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
 * Places bets one at a time and stays with each until the platform has decided (rulings B2 and W3, SLP-11).
 *
 * The id is made and kept before anything is sent; a bet is sent once and from then on only asked about, through lost
 * answers and reloads. The slip is locked meanwhile (SLP-07): its actions go to the host's store beside ours.
 */
export function createPlacementSaga(ports: PlacementPorts) {
  const { clock, isRefusal = isDefiniteRefusal } = ports;
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
      return await ports.placeBet(request);
    } catch (error) {
      if (isRefusal(error)) await forget(request.requestId);
      throw error;
    }
  };

  function* send(request: BetRequest) {
    try {
      return actionOf(yield* call(sendOnce, request));
    } catch (error) {
      return isRefusal(error) ? placementActions.betRefused(failureKeyOf(error)) : placementActions.answerLost();
    }
  }

  function* ask({ requestId }: BetRequest) {
    try {
      return actionOf(yield* call(ports.betStatus, requestId));
    } catch {
      return placementActions.answerLost();
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

  function* inquire(request: BetRequest, isPending: boolean) {
    let inquiry: Inquiry = { asked: 0, isPending, unseen: 0, unseenSince: 0 };
    for (;;) {
      const wait = inquiry.isPending ? PENDING_ASK_MS : unknownWait(inquiry.asked);
      yield* race({ due: call(sleep, wait), asked: take(placementActions.askRequested) });
      const answer = yield* ask(request);
      yield* put(answer);
      if (isEnd(answer)) return outcomeIn(answer);
      inquiry = noteAnswer(inquiry, answer);
      if (isNeverSeen(inquiry)) {
        yield* put(placementActions.betGivenUp(BET_NOT_PLACED_KEY));
        return undefined;
      }
    }
  }

  function* finish(request: BetRequest, outcome: BetOutcome | undefined) {
    yield* call(forget, request.requestId);
    for (const action of slipAfterBet(request, outcome)) yield* put(action);
  }

  function* keep(request: BetRequest) {
    try {
      yield* call(async () => ports.savePending(request));
      return true;
    } catch {
      return false;
    }
  }

  function* place(draft: BetDraft) {
    const request: BetRequest = { ...draft, requestId: ports.createId() };
    yield* put(placementActions.betSent(request));
    yield* put(slipActions.confirmingStarted());
    const isKept = yield* keep(request);
    const answer: Answer = isKept ? yield* send(request) : placementActions.betRefused(BET_NOT_PLACED_KEY);
    yield* put(answer);
    const isPending = answer.type === placementActions.betPending.type;
    const outcome = isEnd(answer) ? outcomeIn(answer) : yield* inquire(request, isPending);
    yield* finish(request, outcome);
  }

  function* resume(request: BetRequest) {
    yield* put(placementActions.betResumed(request));
    yield* put(slipActions.confirmingStarted());
    const outcome = yield* inquire(request, false);
    yield* finish(request, outcome);
  }

  return function* watchPlacement() {
    const kept = yield* call(ports.loadPending);
    for (const request of kept) yield* resume(request);
    for (;;) {
      const { payload } = yield* take(placementActions.placeRequested);
      yield* place(payload);
    }
  };
}

const outcomeIn = ({ payload }: Answer): BetOutcome | undefined => (typeof payload === 'object' ? payload : undefined);
