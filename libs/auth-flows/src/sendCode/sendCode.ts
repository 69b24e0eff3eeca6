import type { Saga } from 'redux-saga';
import type { CaptchaDemand } from '@pavilion/api-client';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, select, call, takeLatest } from 'typed-redux-saga';
import { callWithCaptcha, type GuardedCall } from '../captcha/callWithCaptcha.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions, isExternallyCancelled } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import type { SendCodePorts, CountdownPorts } from './sendCodePorts.ts';
import { selectSendCode, sendCodeActions } from './sendCodeSlice.ts';
import type { CodeChannel, CodePurpose } from './sendCodeState.ts';

/** Code of a request within 60 s of the last code (§8). */
const TOO_SOON = 6066;

/** Request to send a code. */
export interface CodeToSend {
  readonly channel: CodeChannel;
  /** Fetches the required captcha in advance. */
  readonly lookUp?: GuardedCall<unknown>['lookUp'];
  readonly send: (captcha: CaptchaAnswer, signal: AbortSignal) => Promise<unknown | CaptchaDemand>;
}

/**
 * Sends a code, with a captcha if the platform requires one. Does nothing while a code is being sent or counted down.
 *
 * @returns `sent`, or undefined with the reason in the state
 */
export function* sendCode({ report }: SendCodePorts, { channel, send, lookUp }: CodeToSend) {
  if ((yield* select(selectSendCode)).step !== 'ready') return undefined;
  yield* put(sendCodeActions.sendStarted({ channel }));
  try {
    const end = yield* callWithCaptcha({
      owner: 'sendCode',
      attempt: send,
      ...(lookUp && { lookUp }),
      isEnd: isAnyOf(
        sendCodeActions.codeFormOpened,
        sendCodeActions.codeFormClosed,
        authActions.authClosed,
        authActions.loggedInElsewhere,
      ),
      captchaRequired: () => sendCodeActions.captchaRequired(),
      captchaSolved: () => sendCodeActions.captchaSolved(),
    });
    if (end === 'cancelled') yield* put(sendCodeActions.sendCancelled());
    if (!end || end === 'cancelled') return undefined;
    yield* put(sendCodeActions.codeSent({ secondsLeft: readSeconds(end.result), channel }));
    return 'sent' as const;
  } catch (error) {
    yield* refuse(error, report);
    return undefined;
  }
}

function* refuse(error: unknown, report: SendCodePorts['report']) {
  const failure = toReportedFailure(error, report);
  if (failure.code !== TOO_SOON) yield* put(sendCodeActions.codeRefused(failure));
  else
    yield* put(
      sendCodeActions.codeThrottled({ secondsLeft: readSeconds((error as { readonly data?: unknown }).data), failure }),
    );
}

/** Reads the seconds to wait from a response; 60 if it has none. */
function readSeconds(response: unknown): number {
  const seconds = Number((response as { readonly seconds?: unknown } | null | undefined)?.seconds);
  return seconds > 0 && seconds <= RESEND_SECONDS ? Math.ceil(seconds) : RESEND_SECONDS;
}

/** Seconds between two codes (§9). */
export const RESEND_SECONDS = 60;

const MAX_MS = RESEND_SECONDS * 1_000;

/** Builds the key under which the end of a countdown is stored, in milliseconds of the platform's clock. */
export const buildCountdownKey = (purpose: CodePurpose) => `pavilion.resend.${purpose}`;

interface Running {
  readonly ports: CountdownPorts;
  readonly store: KeyValueStore;
  readonly purpose: CodePurpose;
}

/** Creates the saga of the countdown after a code. Closing the form leaves no timer (F-AUTH-07, F-AUTH-08). */
export function createCountdownSaga(ports: CountdownPorts): Saga<[]> {
  const { codeFormOpened, codeSent, codeThrottled, codeFormClosed } = sendCodeActions;
  const store = ports.store ?? createMemoryStore();
  return function* countdownSaga() {
    let purpose: CodePurpose = 'newDevice';
    const isCause = isAnyOf(codeFormOpened, codeSent, codeThrottled, codeFormClosed, isExternallyCancelled);
    yield* takeLatest(isCause, function* count(action) {
      if (codeFormOpened.match(action)) {
        purpose = action.payload.purpose;
        if (action.payload.isFresh) store.remove(buildCountdownKey(purpose));
        yield* restore({ ports, store, purpose });
      }
      if (codeSent.match(action) || codeThrottled.match(action)) {
        yield* countDown({ ports, store, purpose }, action.payload.secondsLeft * 1_000);
      }
    });
  };
}

/** Continues the countdown of an earlier visit. An invalid stored time is removed. */
function* restore(running: Running) {
  const { ports, store, purpose } = running;
  const left = Number(store.get(buildCountdownKey(purpose)) ?? Number.NaN) - ports.clock.now();
  if (!(left > 0)) {
    store.remove(buildCountdownKey(purpose));
    return;
  }
  yield* put(sendCodeActions.countdownRestored({ secondsLeft: toSeconds(clamp(left)) }));
  yield* countDown(running, clamp(left));
}

/**
 * Dispatches the seconds left. They are computed from the end time, because a hidden tab misses ticks. A clock that is set
 * back cannot prolong the countdown.
 */
function* countDown({ ports: { clock }, store, purpose }: Running, ms: number) {
  const storeEnd = (left: number) => {
    store.set(buildCountdownKey(purpose), String(clock.now() + left));
    return clock.now() + left;
  };
  let left = clamp(ms);
  let end = storeEnd(left);
  while (left > 0) {
    yield* call(waitMs, clock, left % 1_000 || 1_000);
    const next = end - clock.now();
    if (next > left) end = storeEnd(left);
    else left = next;
    if (left > 0) yield* put(sendCodeActions.countdownTicked({ secondsLeft: toSeconds(left) }));
  }
  store.remove(buildCountdownKey(purpose));
  yield* put(sendCodeActions.countdownEnded());
}

const clamp = (ms: number) => Math.min(Math.max(Number.isFinite(ms) ? ms : MAX_MS, 1), MAX_MS);

const toSeconds = (ms: number) => Math.ceil(ms / 1_000);
