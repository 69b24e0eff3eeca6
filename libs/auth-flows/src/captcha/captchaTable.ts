import type { FlowTable } from '@pavilion/kernel/flow';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { CaptchaStep } from './captchaState.ts';

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
