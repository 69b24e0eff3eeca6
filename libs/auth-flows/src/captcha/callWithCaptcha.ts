import { isCaptchaDemand, type CaptchaDemand } from '@pavilion/api-client';
import { type AbortableCall, raceCall } from '@pavilion/kernel/flow';
import type { Action } from '@reduxjs/toolkit';
import { put, race, take } from 'typed-redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import { captchaActions, type CaptchaRequest } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaKind, CaptchaOwner } from './captchaState.ts';
import { KAPTCHCATE } from './createCaptchaSaga.ts';

/** Captcha fields of a call for which no captcha is required. */
export const noCaptcha: CaptchaAnswer = { kaptchcate: KAPTCHCATE.none, codeId: '', code: '' };

/** A call for which the platform may require a captcha. */
export interface GuardedCall<Result> {
  readonly owner: CaptchaOwner;
  readonly attempt: (captcha: CaptchaAnswer, signal: AbortSignal) => Promise<Result | CaptchaDemand>;
  /** Captcha fields of the first attempt. Default: `noCaptcha`. */
  readonly first?: CaptchaAnswer;
  /** Fetches the required captcha in advance (CAP-01), which saves a call that would be refused. */
  readonly lookUp?: AbortableCall<CaptchaKind | 'none'>;
  /** Whether the call carries a sent code. The codes 6036 and 6038 may then refer to that code and are left to the flow. */
  readonly hasSentCode?: boolean;
  /** Whether an action ends the flow. */
  readonly isEnd: (action: Action) => boolean;
  /** Create the flow's own events: a captcha is required, and it was solved. */
  readonly captchaRequired: (request: CaptchaRequest) => Action;
  readonly captchaSolved: () => Action;
}

/**
 * Makes a call. Each 6021 or 6022 starts the matching captcha and repeats the same call with it (CAP-04). A wrong or used
 * captcha starts a new one, with the failure in its request (F-AUTH-04).
 *
 * @returns the result; `cancelled` if the player closed the captcha; undefined if the flow ended
 * @throws the error that the call rejects with
 */
export function* callWithCaptcha<Result>(guarded: GuardedCall<Result>) {
  let captcha = guarded.first ?? noCaptcha;
  let request = yield* lookUpFirst(guarded);
  while (request !== 'ended') {
    if (request) {
      const answer = yield* requestCaptcha(guarded, request);
      if (!answer || answer === 'cancelled') return answer;
      captcha = answer;
    }
    const end = yield* attempt(guarded, captcha);
    if (!end || 'result' in end) return end;
    request = end.request;
  }
  return undefined;
}

function* lookUpFirst<Result>({ lookUp, owner, isEnd }: GuardedCall<Result>) {
  if (!lookUp) return undefined;
  try {
    const end = yield* raceCall(lookUp, isEnd);
    if (!end) return 'ended' as const;
    return end.result === 'none' ? undefined : { owner, captcha: end.result };
  } catch {
    // The call itself returns the demand for a captcha.
    return undefined;
  }
}

function* attempt<Result>(guarded: GuardedCall<Result>, captcha: CaptchaAnswer) {
  const { owner, isEnd } = guarded;
  try {
    const end = yield* raceCall((signal) => guarded.attempt(captcha, signal), isEnd);
    if (!end || !isCaptchaDemand(end.result))
      return end as { readonly result: Exclude<Result, CaptchaDemand> } | undefined;
    const { captcha: kind, serverMessage } = end.result;
    return { request: { owner, captcha: kind, serverText: serverMessage } satisfies CaptchaRequest };
  } catch (error) {
    const wrong = toCallFailure(error);
    const kind = toCaptchaKind(captcha);
    if (!kind || guarded.hasSentCode || !isWrongAnswer(wrong.code)) throw error;
    return { request: { owner, captcha: kind, wrong } satisfies CaptchaRequest };
  }
}

const isWrongAnswer = (code: number | undefined) => code === 6036 || code === 6038;

function toCaptchaKind({ kaptchcate }: CaptchaAnswer): CaptchaKind | undefined {
  if (kaptchcate === KAPTCHCATE.picture) return 'picture';
  return kaptchcate === KAPTCHCATE.behaviour ? 'behaviour' : undefined;
}

function* requestCaptcha<Result>(
  { owner, captchaRequired, captchaSolved, isEnd }: GuardedCall<Result>,
  request: CaptchaRequest,
) {
  let isOver = false;
  try {
    yield* put(captchaRequired(request));
    yield* put(captchaActions.captchaStarted(request));
    const { passed, left } = yield* race({
      passed: take(isPassedFor(owner)),
      isCancelled: take(isCancelledFor(owner)),
      left: take(isEnd),
    });
    isOver = !left;
    if (left) return undefined;
    if (!passed) return 'cancelled' as const;
    yield* put(captchaSolved());
    return (passed as ReturnType<typeof captchaActions.captchaPassed>).payload.answer;
  } finally {
    if (!isOver) yield* put(captchaActions.captchaClosed());
  }
}

const isPassedFor = (owner: CaptchaOwner) => (action: Action) =>
  captchaActions.captchaPassed.match(action) && action.payload.owner === owner;

/** Matches actions that end the captcha of `owner`: the player closed it, or another flow started one. */
const isCancelledFor = (owner: CaptchaOwner) => (action: Action) =>
  captchaActions.captchaClosed.match(action) ||
  (captchaActions.captchaStarted.match(action) && action.payload.owner !== owner);
