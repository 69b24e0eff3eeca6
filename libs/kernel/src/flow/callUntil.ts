import { type ActionPattern } from 'redux-saga/effects';
import { call, race, take } from 'typed-redux-saga';

/** Work that can be given up: it hears of that through its signal. */
export type Abortable<Answer> = (signal: AbortSignal) => Answer | Promise<Answer>;

/** Runs a call that is aborted when the saga around it ends; what throws at once rejects like what throws later. */
export function* callAborting<Answer>(work: Abortable<Answer>) {
  const abort = new AbortController();
  let isSettled = false;
  try {
    return yield* call(async () => {
      try {
        return { answer: await work(abort.signal) };
      } finally {
        isSettled = true;
      }
    });
  } finally {
    // An abort nobody hears still makes an error with its stack.
    if (!isSettled) abort.abort();
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
