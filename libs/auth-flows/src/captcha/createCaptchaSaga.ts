import type { Saga } from 'redux-saga';
import { callWithAbort, waitMs } from '@pavilion/kernel/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isExternallyCancelled } from '../events/authActions.ts';
import { toReportedFailure } from '../events/toReportedFailure.ts';
import type { CaptchaPorts, LoadedWidget } from './captchaPorts.ts';
import { captchaActions, selectCaptcha, type CaptchaRequest } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaKind, SliderMove, SliderProof } from './captchaState.ts';

/** Milliseconds after which a slider that has not loaded is replaced by the picture (F-AUTH-05). */
export const SLIDER_LOAD_MS = 5_000;

/** Values of `kaptchcate` (§3); 99 is the login that follows a registration. */
export const KAPTCHCATE = { none: 0, picture: 1, behaviour: 2, afterRegistration: 99 } as const;

/** Creates the saga that runs one captcha at a time. A new captcha or the end of its flow cancels it (CAP-01 to CAP-04). */
export function createCaptchaSaga(ports: CaptchaPorts): Saga<[]> {
  return function* captchaSaga() {
    const startsOrEnds = isAnyOf(captchaActions.captchaStarted, captchaActions.captchaClosed, isExternallyCancelled);
    yield* takeLatest(startsOrEnds, function* runLatest(action) {
      if (captchaActions.captchaStarted.match(action)) yield* runCaptcha(ports, action.payload);
    });
  };
}

/** Result of one round: the captcha fields, a change to the picture, or a retry. */
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

/** Waits for a retry, with the same kind or with the picture. */
function* waitForRetry() {
  const { picture } = yield* race({
    retry: take(captchaActions.retryRequested),
    picture: take(captchaActions.pictureChosen),
  });
  return picture ? ('picture' as const) : ('retry' as const);
}

/** Shows pictures, a new one after each refresh, until the player has typed an answer. */
function* runPictureCaptcha(ports: CaptchaPorts) {
  const captcha = yield* select(selectCaptcha);
  if (captcha.step !== 'loadingPicture') yield* put(captchaActions.pictureChosen());
  for (;;) {
    const picture = yield* fetchPicture(ports);
    if (!picture) return yield* waitForRetry();
    const code = yield* readCode();
    if (code) return { kaptchcate: KAPTCHCATE.picture, codeId: picture.codeId, code } satisfies CaptchaAnswer;
  }
}

function* fetchPicture(ports: CaptchaPorts) {
  try {
    const { result } = yield* callWithAbort(ports.fetchPicture);
    yield* put(captchaActions.pictureArrived({ codeId: result.codeId, image: result.image }));
    return result;
  } catch (error) {
    yield* put(captchaActions.captchaFailed(toReportedFailure(error, ports.report)));
    return undefined;
  }
}

/** Returns the typed text if the state accepts it; undefined if the player requests another picture. */
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

/** Runs the slider until it is solved and checked or replaced. */
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

/** Loads the widget. Returns undefined after the timeout or if the player chooses the picture (F-AUTH-05). */
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

/** Creates a proof; called during the check of the slider. */
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
    if (move) return (() => verifyMove(verify, move.payload, signal)) satisfies Prove;
    return again ? ('again' as const) : ('picture' as const);
  } catch (error) {
    report?.(error);
    yield* put(captchaActions.sliderFailed());
    return 'picture' as const;
  }
}

async function verifyMove(verify: LoadedWidget['verify'], move: SliderMove, signal: AbortSignal) {
  if (!verify)
    throw new Error(
      'createCaptchaSaga: the widget has its own view and accepts no moves. Provide `verify` or do not send `sliderMoved`.',
    );
  return verify(move, signal);
}

/** Has the platform check a proof. A check that fails is a failure of the captcha (ruling A3). */
function* check({ checkSlider, report }: CaptchaPorts, prove: Prove) {
  try {
    const { result } = yield* callWithAbort(async (signal) => checkSlider(await prove(), signal));
    yield* put(captchaActions.sliderAccepted());
    return result;
  } catch (error) {
    yield* put(captchaActions.captchaFailed(toReportedFailure(error, report)));
    return yield* waitForRetry();
  }
}
