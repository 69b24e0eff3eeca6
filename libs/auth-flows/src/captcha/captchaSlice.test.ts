import { describeWalk } from '@pavilion/testing';
import { authActions } from '../events/authActions.ts';
import { captchaActions, captchaReducer, captchaTable } from './captchaSlice.ts';
import { idleCaptcha, type CaptchaState, type CaptchaStep } from './captchaState.ts';

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
});
