import type { CaptchaDemand } from '@pavilion/api-client';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, select } from 'typed-redux-saga';
import { callWithCaptcha, type GuardedCall } from '../captcha/callWithCaptcha.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { toReportedFailure } from '../failure/toReportedFailure.ts';
import { RESEND_SECONDS } from './createCountdownSaga.ts';
import type { SendCodePorts } from './sendCodePorts.ts';
import { selectSendCode, sendCodeActions } from './sendCodeSlice.ts';
import type { CodeChannel } from './sendCodeState.ts';

/** The platform's word that the last code is younger than sixty seconds (§8). */
const TOO_SOON = 6066;

/** One code to be sent. */
export interface CodeToSend {
  readonly channel: CodeChannel;
  /** Asks beforehand which captcha will be wanted. */
  readonly lookUp?: GuardedCall<unknown>['lookUp'];
  readonly send: (captcha: CaptchaAnswer, signal: AbortSignal) => Promise<unknown | CaptchaDemand>;
}

/**
 * Sends a code, with whatever captcha the platform wants first; does nothing while one is being sent or counted down.
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
      captchaRequired: () => sendCodeActions.captchaAsked(),
      captchaAnswered: () => sendCodeActions.captchaAnswered(),
    });
    if (end === 'cancelled') yield* put(sendCodeActions.sendCancelled());
    if (!end || end === 'cancelled') return undefined;
    yield* put(sendCodeActions.codeSent({ secondsLeft: secondsIn(end.answer), channel }));
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
      sendCodeActions.codeHeld({ secondsLeft: secondsIn((error as { readonly data?: unknown }).data), failure }),
    );
}

/** How long the platform says the player must wait; the whole minute when it does not say. */
function secondsIn(answer: unknown): number {
  const seconds = Number((answer as { readonly seconds?: unknown } | null | undefined)?.seconds);
  return seconds > 0 && seconds <= RESEND_SECONDS ? Math.ceil(seconds) : RESEND_SECONDS;
}
