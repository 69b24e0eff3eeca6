import type { ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';

/** Work that can be cancelled through its signal. */
export type AbortableCall<Result> = (signal: AbortSignal) => Result | Promise<Result>;

/**
 * Runs a call with an abort signal. The signal is aborted when the call settles or when the surrounding saga ends, so
 * work that the call left running ends too. An error thrown synchronously becomes a rejection.
 */
export function* callWithAbort<Result>(work: AbortableCall<Result>) {
  const abort = new AbortController();
  try {
    return yield* call(async () => ({ result: await work(abort.signal) }));
  } finally {
    abort.abort();
  }
}

/**
 * Runs a call until it settles or an action matches `cancelOn`. A cancelled call is aborted and its result is
 * discarded (AUT-10).
 *
 * @returns the result, or undefined if the call was cancelled
 * @throws the error that the call rejects with
 */
export function* raceCall<Result>(work: AbortableCall<Result>, cancelOn: ActionPattern) {
  const { settled } = yield* race({ settled: call(callWithAbort<Result>, work), cancelled: take(cancelOn) });
  return settled;
}
