import type { ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';

/** Work that can be given up: it hears of that through its signal. */
export type Abortable<Answer> = (signal: AbortSignal) => Answer | Promise<Answer>;

/**
 * Runs a call whose signal is aborted when it is over, answered or not, or when the saga around it ends: whatever it left
 * running beside it ends too. What throws at once rejects like what throws later.
 */
export function* callAborting<Answer>(work: Abortable<Answer>) {
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
export function* callUntil<Answer>(work: Abortable<Answer>, endings: ActionPattern) {
  const { end } = yield* race({ end: call(callAborting<Answer>, work), left: take(endings) });
  return end;
}
