import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, takeLatest } from 'typed-redux-saga';
import { isExternallyCancelled } from '../events/authActions.ts';
import type { CountdownPorts } from './sendCodePorts.ts';
import { sendCodeActions } from './sendCodeSlice.ts';
import type { CodePurpose } from './sendCodeState.ts';

/** Seconds between two codes (§9). */
export const RESEND_SECONDS = 60;

const MAX_MS = RESEND_SECONDS * 1_000;

/** Name under which a count-down's end is stored, milliseconds of the platform's clock. */
export const countdownKey = (purpose: CodePurpose) => `pavilion.resend.${purpose}`;

interface Running {
  readonly ports: CountdownPorts;
  readonly store: KeyValueStore;
  readonly purpose: CodePurpose;
}

/** Counts down after a code was sent; leaves no timer behind when the form is closed (F-AUTH-07, F-AUTH-08). */
export function createCountdownSaga(ports: CountdownPorts) {
  const { codeFormOpened, codeSent, codeHeld, codeFormClosed } = sendCodeActions;
  const store = ports.store ?? createMemoryStore();
  return function* countdownSaga() {
    let purpose: CodePurpose = 'newDevice';
    const isCause = isAnyOf(codeFormOpened, codeSent, codeHeld, codeFormClosed, isExternallyCancelled);
    yield* takeLatest(isCause, function* count(action) {
      if (codeFormOpened.match(action)) {
        purpose = action.payload.purpose;
        if (action.payload.isFresh) store.remove(countdownKey(purpose));
        yield* restore({ ports, store, purpose });
      }
      if (codeSent.match(action) || codeHeld.match(action)) {
        yield* countDown({ ports, store, purpose }, action.payload.secondsLeft * 1_000);
      }
    });
  };
}

/** Goes on with a count-down of an earlier visit. A stored time that makes no sense is dropped. */
function* restore(running: Running) {
  const { ports, store, purpose } = running;
  const left = Number(store.get(countdownKey(purpose)) ?? Number.NaN) - ports.clock.now();
  if (!(left > 0)) {
    store.remove(countdownKey(purpose));
    return;
  }
  yield* put(sendCodeActions.countdownRestored({ secondsLeft: toSeconds(clamp(left)) }));
  yield* countDown(running, clamp(left));
}

/** Tells each second, reckoned from the end and not from ticks: a hidden tab misses ticks. A clock set back cannot prolong it. */
function* countDown({ ports: { clock }, store, purpose }: Running, ms: number) {
  const endIn = (left: number) => {
    store.set(countdownKey(purpose), String(clock.now() + left));
    return clock.now() + left;
  };
  let left = clamp(ms);
  let end = endIn(left);
  while (left > 0) {
    yield* call(waitMs, clock, left % 1_000 || 1_000);
    const next = end - clock.now();
    if (next > left) end = endIn(left);
    else left = next;
    if (left > 0) yield* put(sendCodeActions.ticked({ secondsLeft: toSeconds(left) }));
  }
  store.remove(countdownKey(purpose));
  yield* put(sendCodeActions.countdownEnded());
}

const clamp = (ms: number) => Math.min(Math.max(Number.isFinite(ms) ? ms : MAX_MS, 1), MAX_MS);

const toSeconds = (ms: number) => Math.ceil(ms / 1_000);
