import { call } from 'typed-redux-saga';

/** Runs a call that is aborted when the saga around it ends; what throws at once rejects like what throws later. */
export function* callAborting<Answer>(work: (signal: AbortSignal) => Answer | Promise<Answer>) {
  const abort = new AbortController();
  try {
    return yield* call(async () => ({ answer: await work(abort.signal) }));
  } finally {
    abort.abort();
  }
}
