import type { Clock } from '../ports/clock.ts';
import { eventChannel } from 'redux-saga';
import { take } from 'typed-redux-saga';

/** Waits by the given clock. A cancelled wait leaves no timer. */
export function* waitMs(clock: Clock, ms: number) {
  const channel = eventChannel<true>((emit) => clock.after(ms, () => emit(true)));
  try {
    return yield* take(channel);
  } finally {
    channel.close();
  }
}
