import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import { validateCaptcha } from '../validators/codes.ts';
import {
  idleCaptcha,
  type CaptchaAnswer,
  type CaptchaKind,
  type CaptchaOwner,
  type CaptchaPicture,
  type CaptchaState,
  type SliderMove,
  type SliderProof,
  type SliderPuzzle,
  type CaptchaStep,
} from './captchaState.ts';

/** Events of the captcha. */
export type CaptchaEvent =
  | 'captchaStarted'
  | 'pictureChosen'
  | 'sliderChosen'
  | 'captchaFailed'
  | 'pictureArrived'
  | 'refreshRequested'
  | 'answerEntered'
  | 'sliderReady'
  | 'sliderFailed'
  | 'sliderMoved'
  | 'sliderSolved'
  | 'sliderAccepted'
  | 'retryRequested'
  | 'captchaClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = { captchaStarted: 'choosing', captchaClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * Transition table of the captcha. Only `answerEntered` and `sliderAccepted` lead to `passed`. A failed slider, a script
 * that does not load and a check that fails never do (ruling A3).
 */
export const captchaTable: FlowTable<CaptchaStep, CaptchaEvent> = {
  idle: { captchaStarted: 'choosing' },
  choosing: { ...always, pictureChosen: 'loadingPicture', sliderChosen: 'loadingSlider' },
  loadingPicture: { ...always, pictureArrived: 'picture', captchaFailed: 'failed' },
  picture: { ...always, answerEntered: 'passed', refreshRequested: 'loadingPicture' },
  loadingSlider: { ...always, sliderReady: 'slider', sliderFailed: 'loadingPicture', pictureChosen: 'loadingPicture' },
  slider: {
    ...always,
    sliderMoved: 'checking',
    sliderSolved: 'checking',
    sliderFailed: 'loadingPicture',
    refreshRequested: 'loadingSlider',
    pictureChosen: 'loadingPicture',
  },
  checking: { ...always, sliderAccepted: 'passed', captchaFailed: 'failed' },
  passed: always,
  failed: { ...always, retryRequested: 'choosing', pictureChosen: 'loadingPicture' },
};

/** Request for a captcha: owner, kind, and the message of the platform or the failure of the previous attempt. */
export interface CaptchaRequest {
  readonly owner: CaptchaOwner;
  readonly captcha: CaptchaKind;
  readonly serverText?: string;
  readonly wrong?: CallFailure;
}

const action = <Payload = void>(event: CaptchaEvent | 'captchaPassed') =>
  createAction<Payload, `captcha/${CaptchaEvent | 'captchaPassed'}`>(`captcha/${event}`);

/**
 * Actions of the captcha. Views send `refreshRequested`, `answerEntered`, `sliderMoved`, `pictureChosen` (picture instead
 * of slider), `retryRequested` and `captchaClosed`. Flows send `captchaStarted` and take `captchaPassed`.
 */
export const captchaActions = {
  captchaStarted: action<CaptchaRequest>('captchaStarted'),
  pictureChosen: action('pictureChosen'),
  sliderChosen: action('sliderChosen'),
  captchaFailed: action<CallFailure>('captchaFailed'),
  pictureArrived: action<CaptchaPicture>('pictureArrived'),
  refreshRequested: action('refreshRequested'),
  answerEntered: action<{ readonly code: string }>('answerEntered'),
  sliderReady: action<{ readonly puzzle?: SliderPuzzle }>('sliderReady'),
  sliderFailed: action('sliderFailed'),
  /** The player released the piece of a slider that the host renders. */
  sliderMoved: action<SliderMove>('sliderMoved'),
  /** A widget with its own view was solved. */
  sliderSolved: action<SliderProof>('sliderSolved'),
  sliderAccepted: action('sliderAccepted'),
  retryRequested: action('retryRequested'),
  captchaClosed: action('captchaClosed'),
  /** Captcha fields for the owner's call. They are not part of any state. */
  captchaPassed: action<{ readonly owner: CaptchaOwner; readonly answer: CaptchaAnswer }>('captchaPassed'),
} as const;

const noCaptcha = { owner: 'login', serverText: '', isFallback: false } as const;

const getRequestedCaptcha = (state: CaptchaState) =>
  state.step === 'idle'
    ? noCaptcha
    : {
        owner: state.owner,
        serverText: state.serverText,
        isFallback: state.isFallback,
        ...(state.wrong && { wrong: state.wrong }),
      };

const createStepReducer =
  <Step extends 'loadingSlider' | 'checking' | 'passed'>(step: Step) =>
  (state: CaptchaState): CaptchaState => ({ step, ...getRequestedCaptcha(state) });

const stepReducers = {
  choosing: (state: CaptchaState, action: UnknownAction): CaptchaState => {
    if (!captchaActions.captchaStarted.match(action)) return { step: 'choosing', ...getRequestedCaptcha(state) };
    const { owner, serverText = '', wrong } = action.payload;
    return { step: 'choosing', owner, serverText, isFallback: false, ...(wrong && { wrong }) };
  },
  loadingPicture: (state: CaptchaState, action: UnknownAction): CaptchaState => ({
    step: 'loadingPicture',
    ...getRequestedCaptcha(state),
    ...(captchaActions.sliderFailed.match(action) && { isFallback: true }),
  }),
  picture: (state: CaptchaState, action: UnknownAction): CaptchaState =>
    captchaActions.pictureArrived.match(action)
      ? { step: 'picture', ...getRequestedCaptcha(state), ...action.payload }
      : state,
  slider: (state: CaptchaState, action: UnknownAction): CaptchaState =>
    captchaActions.sliderReady.match(action)
      ? { step: 'slider', ...getRequestedCaptcha(state), ...action.payload }
      : state,
  passed: (state: CaptchaState, action: UnknownAction): CaptchaState => {
    const fieldError = captchaActions.answerEntered.match(action) ? validateCaptcha(action.payload.code) : undefined;
    return fieldError && state.step === 'picture' ? { ...state, fieldError } : createStepReducer('passed')(state);
  },
  failed: (state: CaptchaState, action: UnknownAction): CaptchaState =>
    captchaActions.captchaFailed.match(action)
      ? { step: 'failed', ...getRequestedCaptcha(state), failure: action.payload }
      : state,
};

/** Reducer of the captcha. Mount it under `captcha`. */
export const captchaReducer = createFlowReducer<CaptchaState, CaptchaEvent>({
  name: 'captcha',
  family: 'auth',
  idle: idleCaptcha,
  table: captchaTable,
  reducers: {
    ...stepReducers,
    idle: () => idleCaptcha,
    loadingSlider: createStepReducer('loadingSlider'),
    checking: createStepReducer('checking'),
  },
});

/** Part of a host's Redux state that contains the captcha. */
export interface CaptchaSlice {
  readonly captcha: CaptchaState;
}

/** Selects the state of the captcha. */
export const selectCaptcha = (state: CaptchaSlice): CaptchaState => state.captcha;

/** Selects whether the captcha dialog is open. */
export const selectIsCaptchaOpen = ({ captcha: { step } }: CaptchaSlice): boolean =>
  step !== 'idle' && step !== 'passed';
