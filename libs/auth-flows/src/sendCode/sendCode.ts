import type { CaptchaDemand } from '@pavilion/api-client';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { callWithCaptcha, type GuardedCall } from '../captcha/callWithCaptcha.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import { RESEND_SECONDS } from './createCountdownSaga.ts';
import type { SendCodePorts } from './sendCodePorts.ts';
import { selectSendCode, sendCodeActions } from './sendCodeSlice.ts';
import type { CodeChannel } from './sendCodeState.ts';

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
