import { callWithAbort, waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isExternallyCancelled } from '../events/authActions.ts';
import { toReportedFailure } from '../failure/toReportedFailure.ts';
import type { CaptchaPorts, LoadedWidget } from './captchaPorts.ts';
import { captchaActions, selectCaptcha, type CaptchaRequest } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaKind, SliderMove, SliderProof } from './captchaState.ts';

/** A slider that is not there after this many milliseconds is given up for the picture (F-AUTH-05). */
export const SLIDER_LOAD_MS = 5_000;

/** Kinds of captcha as the wire numbers them in `kaptchcate` (§3); 99 is the login right after a registration. */
export const KAPTCHCATE = { none: 0, picture: 1, behaviour: 2, afterRegistration: 99 } as const;

/** Runs captchas, one at a time; a new one, closing, or whatever ends the flow ends the one before (CAP-01 to CAP-04). */
export function createCaptchaSaga(ports: CaptchaPorts) {
  return function* captchaSaga() {
    const beginnings = isAnyOf(captchaActions.captchaStarted, captchaActions.captchaClosed, isExternallyCancelled);
    yield* takeLatest(beginnings, function* runLatest(action) {
      if (captchaActions.captchaStarted.match(action)) yield* runCaptcha(ports, action.payload);
    });
  };
}

/** How one round ends: with an answer, with the picture instead, or with a new try. */
type RoundResult = CaptchaAnswer | 'picture' | 'retry';

function* runCaptcha(ports: CaptchaPorts, { owner, captcha }: CaptchaRequest) {
  let kind: CaptchaKind = captcha;
  for (;;) {
    const end: RoundResult = yield* kind === 'behaviour' ? runSlider(ports) : runPictureCaptcha(ports);
    if (typeof end !== 'string') {
      yield* put(captchaActions.captchaPassed({ owner, answer: end }));
      return;
    }
    kind = end === 'picture' ? 'picture' : captcha;
  }
}

/** Waits for another try, with the same kind or with the picture instead. */
function* failed() {
  const { picture } = yield* race({
    retry: take(captchaActions.retryRequested),
    picture: take(captchaActions.pictureChosen),
  });
  return picture ? ('picture' as const) : ('retry' as const);
}

/** The picture, fresh after each refresh, until something was typed. */
function* runPictureCaptcha(ports: CaptchaPorts) {
  const captcha = yield* select(selectCaptcha);
  if (captcha.step !== 'loadingPicture') yield* put(captchaActions.pictureChosen());
  for (;;) {
    const picture = yield* fetchPicture(ports);
    if (!picture) return yield* failed();
    const code = yield* readCode();
    if (code) return { kaptchcate: KAPTCHCATE.picture, codeId: picture.codeId, code } satisfies CaptchaAnswer;
  }
}

function* fetchPicture(ports: CaptchaPorts) {
  try {
    const { answer } = yield* callWithAbort(ports.fetchPicture);
    yield* put(captchaActions.pictureArrived({ codeId: answer.codeId, image: answer.image }));
    return answer;
  } catch (error) {
    yield* put(captchaActions.captchaFailed(toReportedFailure(error, ports.report)));
    return undefined;
  }
}

/** What was typed once it is allowed; undefined when another picture is wanted. */
function* readCode() {
  for (;;) {
    const { entered } = yield* race({
      entered: take(captchaActions.answerEntered),
      refresh: take(captchaActions.refreshRequested),
    });
    if (!entered) return undefined;
    const captcha = yield* select(selectCaptcha);
    if (captcha.step === 'passed') return entered.payload.code.trim();
  }
}

/** The slider, until it is solved and checked, or something else takes its place. */
function* runSlider(ports: CaptchaPorts) {
  yield* put(captchaActions.sliderChosen());
  for (;;) {
    const end = yield* runSliderRound(ports);
    if (end !== 'again') return end;
  }
}

function* runSliderRound(ports: CaptchaPorts) {
  const abort = new AbortController();
  try {
    const widget = yield* loadWidget(ports, abort.signal);
    if (!widget) return 'picture' as const;
    yield* put(captchaActions.sliderReady(widget.puzzle ? { puzzle: widget.puzzle } : {}));
    const end = yield* waitForEnd(ports, widget, abort.signal);
    return typeof end === 'string' ? end : yield* check(ports, end);
  } finally {
    abort.abort();
  }
}

/** The widget, or undefined when it does not come in time or the player wants the picture (F-AUTH-05). */
function* loadWidget({ widget, clock, report }: CaptchaPorts, signal: AbortSignal) {
  try {
    const { loaded, picture } = yield* race({
      loaded: call(async () => widget?.load(signal)),
      isLate: call(waitMs, clock, SLIDER_LOAD_MS),
      picture: take(captchaActions.pictureChosen),
    });
    if (!loaded && !picture) yield* put(captchaActions.sliderFailed());
    return loaded;
  } catch (error) {
    report?.(error);
    yield* put(captchaActions.sliderFailed());
    return undefined;
  }
}

/** Makes a proof; called while the slider is being checked. */
type Prove = () => SliderProof | Promise<SliderProof>;

function* waitForEnd({ report }: CaptchaPorts, { solve, verify }: LoadedWidget, signal: AbortSignal) {
  try {
    const { move, proof, again } = yield* race({
      move: take(captchaActions.sliderMoved),
      proof: call(solve ? async () => solve(signal) : () => new Promise<SliderProof>(() => undefined)),
      again: take(captchaActions.refreshRequested),
      picture: take(captchaActions.pictureChosen),
    });
    if (proof) yield* put(captchaActions.sliderSolved(proof));
    if (proof) return (() => proof) satisfies Prove;
    if (move) return (() => verified(verify, move.payload, signal)) satisfies Prove;
    return again ? ('again' as const) : ('picture' as const);
  } catch (error) {
    report?.(error);
    yield* put(captchaActions.sliderFailed());
    return 'picture' as const;
  }
}

async function verified(verify: LoadedWidget['verify'], move: SliderMove, signal: AbortSignal) {
  if (!verify) throw new Error('The widget draws itself: it takes no moves.');
  return verify(move, signal);
}

/** Only the platform says that a slider was solved; a check that cannot be made is a failure (ruling A3). */
function* check({ checkSlider, report }: CaptchaPorts, prove: Prove) {
  try {
    const { answer } = yield* callWithAbort(async (signal) => checkSlider(await prove(), signal));
    yield* put(captchaActions.sliderAccepted());
    return answer;
  } catch (error) {
    yield* put(captchaActions.captchaFailed(toReportedFailure(error, report)));
    return yield* failed();
  }
}
