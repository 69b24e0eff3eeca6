import type { ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';

/** Work that can be given up: it hears of that through its signal. */
export type AbortableCall<Answer> = (signal: AbortSignal) => Answer | Promise<Answer>;

/**
 * Runs a call whose signal is aborted when it is over, answered or not, or when the saga around it ends: whatever it left
 * running beside it ends too. What throws at once rejects like what throws later.
 */
export function* callWithAbort<Answer>(work: AbortableCall<Answer>) {
  const abort = new AbortController();
  try {
    return yield* call(async () => ({ answer: await work(abort.signal) }));
  } finally {
    abort.abort();
  }
}

/**
 * Runs a call until it answers or something in `endings` happens; then it is aborted and its late answer dropped (AUT-10).
 *
 * @returns undefined when it was given up
 * @throws whatever the call rejects with
 */
export function* raceCall<Answer>(work: AbortableCall<Answer>, cancelOn: ActionPattern) {
  const { end } = yield* race({ end: call(callWithAbort<Answer>, work), left: take(cancelOn) });
  return end;
}
