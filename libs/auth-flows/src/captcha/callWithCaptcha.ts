import { isCaptchaDemand, type CaptchaDemand } from '@pavilion/api-client';
import { type AbortableCall, raceCall } from '@pavilion/kernel/flow';
import type { Action } from '@reduxjs/toolkit';
import { put, race, take } from 'typed-redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import { captchaActions, type CaptchaRequest } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaKind, CaptchaOwner } from './captchaState.ts';
import { KAPTCHCATE } from './createCaptchaSaga.ts';

/** What a call carries while nobody asked for a captcha. */
export const noCaptcha: CaptchaAnswer = { kaptchcate: KAPTCHCATE.none, codeId: '', code: '' };

/** A call that the platform may answer with a demand for a captcha. */
export interface GuardedCall<Answer> {
  readonly owner: CaptchaOwner;
  readonly attempt: (captcha: CaptchaAnswer, signal: AbortSignal) => Promise<Answer | CaptchaDemand>;
  /** What the first try carries; `noCaptcha` unless told. */
  readonly first?: CaptchaAnswer;
  /** Asks beforehand what the platform will want (CAP-01), to save a call that is sure to be refused. */
  readonly lookUp?: AbortableCall<CaptchaKind | 'none'>;
  /** Leaves 6036 and 6038 to the flow: with a sent code in the same call they may mean that code. */
  readonly hasSentCode?: boolean;
  /** Tells an action after which nobody waits any more. */
  readonly isEnd: (action: Action) => boolean;
  /** Events of the flow itself: a captcha is asked, answered. */
  readonly captchaRequired: (request: CaptchaRequest) => Action;
  readonly captchaAnswered: () => Action;
}

/**
 * Makes a call; a 6021 or 6022 starts the matching captcha and then repeats the very same call, as often as asked (CAP-04).
 * A wrong or spent answer brings a fresh captcha that says so (F-AUTH-04).
 *
 * @returns the answer; `cancelled` when the player closed the captcha; undefined when the flow itself ended
 * @throws whatever the call rejects with
 */
export function* callWithCaptcha<Answer>(guarded: GuardedCall<Answer>) {
  let captcha = guarded.first ?? noCaptcha;
  let request = yield* lookUpFirst(guarded);
  while (request !== 'ended') {
    if (request) {
      const answer = yield* requestCaptcha(guarded, request);
      if (!answer || answer === 'cancelled') return answer;
      captcha = answer;
    }
    const end = yield* attempt(guarded, captcha);
    if (!end || 'answer' in end) return end;
    request = end.request;
  }
  return undefined;
}

function* lookUpFirst<Answer>({ lookUp, owner, isEnd }: GuardedCall<Answer>) {
  if (!lookUp) return undefined;
  try {
    const end = yield* raceCall(lookUp, isEnd);
    if (!end) return 'ended' as const;
    return end.answer === 'none' ? undefined : { owner, captcha: end.answer };
  } catch {
    // The call itself will say what it wants.
    return undefined;
  }
}

function* attempt<Answer>(guarded: GuardedCall<Answer>, captcha: CaptchaAnswer) {
  const { owner, isEnd } = guarded;
  try {
    const end = yield* raceCall((signal) => guarded.attempt(captcha, signal), isEnd);
    if (!end || !isCaptchaDemand(end.answer))
      return end as { readonly answer: Exclude<Answer, CaptchaDemand> } | undefined;
    const { captcha: kind, serverMessage } = end.answer;
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

function* requestCaptcha<Answer>(
  { owner, captchaRequired, captchaAnswered, isEnd }: GuardedCall<Answer>,
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
    yield* put(captchaAnswered());
    return (passed as ReturnType<typeof captchaActions.captchaPassed>).payload.answer;
  } finally {
    if (!isOver) yield* put(captchaActions.captchaClosed());
  }
}

const isPassedFor = (owner: CaptchaOwner) => (action: Action) =>
  captchaActions.captchaPassed.match(action) && action.payload.owner === owner;

/** Closed by the player, or taken away by another flow's captcha. */
const isCancelledFor = (owner: CaptchaOwner) => (action: Action) =>
  captchaActions.captchaClosed.match(action) ||
  (captchaActions.captchaStarted.match(action) && action.payload.owner !== owner);
