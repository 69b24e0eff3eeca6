import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
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
} from './captchaState.ts';
import { captchaTable, type CaptchaEvent } from './captchaTable.ts';

/** Who asks for which captcha, and why: the platform's words, or the failure of the answer before. */
export interface CaptchaRequest {
  readonly owner: CaptchaOwner;
  readonly captcha: CaptchaKind;
  readonly serverText?: string;
  readonly wrong?: CallFailure;
}

const action = <Payload = void>(event: CaptchaEvent | 'captchaPassed') => createAction<Payload>(`captcha/${event}`);

/**
 * What a view sends: `refreshRequested`, `answerEntered`, `sliderMoved`, `pictureChosen` (the picture instead of the
 * slider), `retryRequested`, `captchaClosed`. Flows send `captchaStarted` and hear `captchaPassed`.
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
  /** The player let the piece go, on a slider the host draws. */
  sliderMoved: action<SliderMove>('sliderMoved'),
  /** A widget that shows itself was solved. */
  sliderSolved: action<SliderProof>('sliderSolved'),
  sliderAccepted: action('sliderAccepted'),
  retryRequested: action('retryRequested'),
  captchaClosed: action('captchaClosed'),
  /** The answer, for the flow that asked; no state keeps it. */
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

const at =
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
    return fieldError && state.step === 'picture' ? { ...state, fieldError } : at('passed')(state);
  },
  failed: (state: CaptchaState, action: UnknownAction): CaptchaState =>
    captchaActions.captchaFailed.match(action)
      ? { step: 'failed', ...getRequestedCaptcha(state), failure: action.payload }
      : state,
};

/** The reducer of the captcha; mount it under `captcha`. */
export const captchaReducer = createFlowReducer<CaptchaState, CaptchaEvent>({
  name: 'captcha',
  family: 'auth',
  idle: idleCaptcha,
  table: captchaTable,
  reducers: {
    ...stepReducers,
    idle: () => idleCaptcha,
    loadingSlider: at('loadingSlider'),
    checking: at('checking'),
  },
});

/** The part of a host's state where the captcha lives. */
export interface CaptchaSlice {
  readonly captcha: CaptchaState;
}

/** The captcha as it stands. */
export const selectCaptcha = (state: CaptchaSlice): CaptchaState => state.captcha;

/** The captcha wants something of the player: its dialog is open. */
export const selectIsCaptchaOpen = ({ captcha: { step } }: CaptchaSlice): boolean =>
  step !== 'idle' && step !== 'passed';
