import { describeWalk } from '@pavilion/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { authActions } from '../events/authActions.ts';
import { captchaActions, captchaReducer, captchaTable, selectIsCaptchaOpen } from './captchaSlice.ts';
import { idleCaptcha, type CaptchaState, type CaptchaStep } from './captchaState.ts';
import { puzzle } from '../testing/puzzle.ts';

const requested = { owner: 'login', serverText: '', isFallback: false } as const;
const picture = { codeId: 'x', image: 'data:,' };
const failure = { kind: 'transport', reaction: 'show', messageKey: 'error.network' } as const;
const proof = { lotNumber: 'l', captchaOutput: 'o', passToken: 'p', genTime: '1' };

const states: Readonly<Record<CaptchaStep, CaptchaState>> = {
  idle: idleCaptcha,
  choosing: { step: 'choosing', ...requested },
  loadingPicture: { step: 'loadingPicture', ...requested },
  picture: { step: 'picture', ...requested, ...picture },
  loadingSlider: { step: 'loadingSlider', ...requested },
  slider: { step: 'slider', ...requested },
  checking: { step: 'checking', ...requested },
  passed: { step: 'passed', ...requested },
  failed: { step: 'failed', ...requested, failure },
};

const actions = {
  captchaStarted: captchaActions.captchaStarted({ owner: 'login', captcha: 'picture' }),
  pictureChosen: captchaActions.pictureChosen(),
  sliderChosen: captchaActions.sliderChosen(),
  captchaFailed: captchaActions.captchaFailed(failure),
  pictureArrived: captchaActions.pictureArrived(picture),
  refreshRequested: captchaActions.refreshRequested(),
  answerEntered: captchaActions.answerEntered({ code: 'a1b2' }),
  sliderReady: captchaActions.sliderReady({}),
  sliderFailed: captchaActions.sliderFailed(),
  sliderMoved: captchaActions.sliderMoved({ mode: 'work', nonce: '1' }),
  sliderSolved: captchaActions.sliderSolved(proof),
  sliderAccepted: captchaActions.sliderAccepted(),
  retryRequested: captchaActions.retryRequested(),
  captchaClosed: captchaActions.captchaClosed(),
  authClosed: authActions.authClosed(),
  loggedInElsewhere: authActions.loggedInElsewhere(),
};

describeWalk('AUT-09 AUT-10 captchaTable', { table: captchaTable, reducer: captchaReducer, states, actions });

describe('captchaReducer', () => {
  it('F-AUTH-05 only a typed answer and an accepted slider lead to passed (ruling A3)', () => {
    const ways = Object.entries(captchaTable).flatMap(([step, row]) =>
      Object.entries(row).flatMap(([event, to]) => (to === 'passed' ? [`${step} ${event}`] : [])),
    );
    expect(ways).toEqual(['picture answerEntered', 'checking sliderAccepted']);
  });

  it.each`
    code             | step         | fieldError
    ${''}            | ${'picture'} | ${'codeRequired'}
    ${'12345678901'} | ${'picture'} | ${'codeRule'}
    ${'1234567890'}  | ${'passed'}  | ${undefined}
  `('F-AUTH-04 "$code" leads to $step', ({ code, step, fieldError }) => {
    const after = captchaReducer(states.picture, captchaActions.answerEntered({ code }));
    expect([after.step, 'fieldError' in after ? after.fieldError : undefined]).toEqual([step, fieldError]);
  });

  const wrong = { kind: 'api', code: 6036, reaction: 'show', messageKey: 'error.6036' } as const;
  const again = { owner: 'register', serverText: '请完成验证', wrong, isFallback: false } as const;
  const mistyped: CaptchaState = { step: 'picture', ...again, ...picture, fieldError: 'codeRule' };

  it.each<[from: CaptchaState, event: UnknownAction, after: CaptchaState]>([
    [
      states.passed,
      captchaActions.captchaStarted({ owner: 'sendCode', captcha: 'behaviour' }),
      { step: 'choosing', owner: 'sendCode', serverText: '', isFallback: false },
    ],
    [
      { step: 'picture', ...requested, isFallback: true, ...picture },
      captchaActions.captchaStarted({ owner: 'register', captcha: 'picture', serverText: '请完成验证', wrong }),
      { step: 'choosing', ...again },
    ],
    [{ step: 'choosing', ...again }, actions.pictureChosen, { step: 'loadingPicture', ...again }],
    [{ step: 'choosing', ...again }, actions.sliderChosen, { step: 'loadingSlider', ...again }],
    [{ step: 'loadingPicture', ...again }, actions.pictureArrived, { step: 'picture', ...again, ...picture }],
    [{ step: 'loadingPicture', ...again }, actions.captchaFailed, { step: 'failed', ...again, failure }],
    [mistyped, actions.refreshRequested, { step: 'loadingPicture', ...again }],
    [mistyped, actions.answerEntered, { step: 'passed', ...again }],
    [mistyped, captchaActions.answerEntered({ code: ' ' }), { ...mistyped, fieldError: 'codeRequired' }],
    [{ step: 'loadingSlider', ...again }, actions.sliderReady, { step: 'slider', ...again }],
    [{ step: 'loadingSlider', ...again }, captchaActions.sliderReady({ puzzle }), { step: 'slider', ...again, puzzle }],
    [{ step: 'loadingSlider', ...again }, actions.sliderFailed, { step: 'loadingPicture', ...again, isFallback: true }],
    [{ step: 'loadingSlider', ...again }, actions.pictureChosen, { step: 'loadingPicture', ...again }],
    [{ step: 'slider', ...again, puzzle }, actions.refreshRequested, { step: 'loadingSlider', ...again }],
    [{ step: 'slider', ...again, puzzle }, actions.sliderMoved, { step: 'checking', ...again }],
    [{ step: 'slider', ...again }, actions.sliderSolved, { step: 'checking', ...again }],
    [{ step: 'checking', ...again }, actions.sliderAccepted, { step: 'passed', ...again }],
    [{ step: 'checking', ...again }, actions.captchaFailed, { step: 'failed', ...again, failure }],
    [{ step: 'failed', ...again, failure }, actions.retryRequested, { step: 'choosing', ...again }],
    [{ step: 'failed', ...again, failure }, actions.pictureChosen, { step: 'loadingPicture', ...again }],
    [
      { step: 'loadingPicture', ...again, isFallback: true },
      actions.pictureArrived,
      { step: 'picture', ...again, ...picture, isFallback: true },
    ],
    [mistyped, actions.captchaClosed, { step: 'idle' }],
  ])('CAP-02 CAP-03 %j + %j leads to %j', (from, event, after) => {
    expect(captchaReducer(from, event)).toStrictEqual(after);
  });

  it('CAP-04 the dialog is open in each step from the demand to the solution', () => {
    const open = Object.values(states).filter((captcha) => selectIsCaptchaOpen({ captcha }));
    expect(open.map(({ step }) => step)).toEqual(
      Object.keys(states).filter((step) => step !== 'idle' && step !== 'passed'),
    );
  });
});
