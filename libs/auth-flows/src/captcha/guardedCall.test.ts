import { deferred } from '@pavilion/testing';
import { createAction } from '@reduxjs/toolkit';
import { noResponse, refusal } from '../testing/callErrors.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { callWithCaptcha, noCaptcha, type GuardedCall } from './callWithCaptcha.ts';
import { captchaActions, captchaReducer, type CaptchaRequest } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaKind } from './captchaState.ts';

const flowRequired = createAction<CaptchaRequest>('flow/required');
const flowSolved = createAction('flow/solved');
const flowEnded = createAction('flow/ended');

const picture: CaptchaAnswer = { kaptchcate: 1, codeId: 'x-1', code: 'a1b2' };
const slider: CaptchaAnswer = { kaptchcate: 2, codeId: 'lot', code: 'pass' };
const demand = { kind: 'captcha', captcha: 'behaviour', code: 6022, serverMessage: '请完成验证' } as const;
const { captchaStarted, captchaPassed, captchaClosed } = captchaActions;

/** Runs one call of the login, whose attempts return or reject one after the other. */
function setUp(attempts: readonly (() => Promise<unknown>)[], overrides: Partial<GuardedCall<unknown>> = {}) {
  const results = [...attempts];
  const attempt = jest.fn((..._sent: [CaptchaAnswer, AbortSignal]) => (results.shift() ?? (async () => 'done'))());
  const ends: unknown[] = [];
  const flow = recordFlow({ captcha: captchaReducer }, [
    function* run() {
      const end = yield* callWithCaptcha<unknown>({
        owner: 'login',
        attempt,
        isEnd: flowEnded.match,
        captchaRequired: flowRequired,
        captchaSolved: flowSolved,
        ...overrides,
      });
      ends.push(end);
    },
  ]);
  const sent = () => attempt.mock.calls.map(([captcha]) => captcha);
  return { ...flow, attempt, ends, sent };
}

const returning = (value: unknown) => async () => value;
const rejecting = (error: Error) => async () => Promise.reject(error);
const pass = (answer: CaptchaAnswer) => captchaPassed({ owner: 'login', answer });

describe('callWithCaptcha', () => {
  it('CAP-04 a call that needs no captcha is made once, without one', async () => {
    const { act, sent, ends, takeActions } = setUp([returning({ token: 't' })]);
    await act();
    await act(flowSolved());
    expect([sent(), ends]).toEqual([[noCaptcha], [{ result: { token: 't' } }]]);
    expect(takeActions()).toEqual([flowSolved()]);
  });

  it('CAP-04 a demand starts the captcha with its text; the solution repeats the call', async () => {
    const { act, sent, ends, takeActions } = setUp([returning(demand)]);
    const request = { owner: 'login', captcha: 'behaviour', serverText: '请完成验证' } as const;
    await act(pass(slider));
    // The solution came before the demand and is ignored.
    expect([sent(), ends]).toEqual([[noCaptcha], []]);
    expect(takeActions()).toEqual([pass(slider), flowRequired(request), captchaStarted(request)]);
    await act(captchaPassed({ owner: 'register', answer: picture }), pass(slider));
    expect([sent(), ends]).toEqual([[noCaptcha, slider], [{ result: 'done' }]]);
    expect(takeActions().slice(2)).toEqual([flowSolved()]);
  });

  it.each<[end: string, action: ReturnType<typeof captchaClosed> | ReturnType<typeof captchaStarted>]>([
    ['closing it', captchaClosed()],
    ['the captcha of another flow', captchaStarted({ owner: 'sendCode', captcha: 'picture' })],
  ])('AUT-10 %s cancels the call and closes nothing else', async (_end, action) => {
    const { act, ends, attempt, takeActions } = setUp([returning(demand)]);
    await act(flowSolved());
    takeActions();
    await act(action);
    expect([ends, attempt.mock.calls.length, takeActions()]).toEqual([['cancelled'], 1, [action]]);
  });

  it('AUT-10 another captcha of the same flow does not cancel the call', async () => {
    const { act, ends } = setUp([returning(demand)]);
    await act(flowSolved(), captchaStarted({ owner: 'login', captcha: 'picture' }), pass(picture));
    expect(ends).toEqual([{ result: 'done' }]);
  });

  it('AUT-10 the end of the flow closes its captcha', async () => {
    const { act, ends, takeActions, attempt } = setUp([returning(demand)]);
    await act(flowSolved());
    takeActions();
    await act(flowEnded());
    expect([ends, takeActions(), attempt.mock.calls.length]).toEqual([[undefined], [flowEnded(), captchaClosed()], 1]);
  });

  it('AUT-10 the end of the flow aborts a call; its late result is discarded', async () => {
    const late = deferred<unknown>();
    const { act, ends, attempt, takeActions } = setUp([() => late.promise]);
    await act(flowEnded());
    late.resolve(demand);
    await act(flowSolved());
    expect([ends, attempt.mock.calls[0]?.[1].aborted]).toEqual([[undefined], true]);
    expect(takeActions()).toEqual([flowEnded(), flowSolved()]);
  });

  it.each<[code: number, captcha: CaptchaAnswer, kind: CaptchaKind]>([
    [6036, picture, 'picture'],
    [6038, picture, 'picture'],
    [6036, slider, 'behaviour'],
    [6038, slider, 'behaviour'],
  ])('F-AUTH-04 code %d after %j starts another %s captcha with the failure', async (code, first, kind) => {
    const { act, sent, ends, takeActions } = setUp([rejecting(refusal(code, { serverMessage: '错误' }))], { first });
    await act(flowSolved());
    const texts = { messageKey: `error.${code}`, serverText: '错误', requestId: 'r-1' };
    const wrong = { kind: 'api', code, reaction: 'show', ...texts } as const;
    const request = { owner: 'login', captcha: kind, wrong } as const;
    expect(takeActions().slice(1)).toStrictEqual([flowRequired(request), captchaStarted(request)]);
    await act(pass(picture));
    expect([sent(), ends]).toEqual([[first, picture], [{ result: 'done' }]]);
  });

  it.each<[what: string, error: Error, overrides: Partial<GuardedCall<unknown>>]>([
    ['another code', refusal(6002), { first: picture }],
    ['no response', noResponse(), { first: picture }],
    ['a bug', new TypeError('bug'), { first: slider }],
    ['6036 without a captcha', refusal(6036), {}],
    ['6036 of the login after a registration', refusal(6036), { first: { ...noCaptcha, kaptchcate: 99 } }],
    ['6038 of a call with a sent code', refusal(6038), { first: picture, hasSentCode: true }],
  ])('F-AUTH-04 %s is thrown and starts no captcha', async (_what, error, overrides) => {
    const { act, errors, ends, takeActions } = setUp([rejecting(error)], overrides);
    await act(flowSolved());
    expect([errors, ends, takeActions()]).toEqual([[error], [], [flowSolved()]]);
  });

  it('CAP-01 the captcha of a query precedes the call', async () => {
    const { act, sent, ends, takeActions } = setUp([], { lookUp: async () => 'picture' as const });
    await act(flowSolved());
    const request = { owner: 'login', captcha: 'picture' } as const;
    expect([sent(), takeActions().slice(1)]).toEqual([[], [flowRequired(request), captchaStarted(request)]]);
    await act(pass(picture));
    expect([sent(), ends]).toEqual([[picture], [{ result: 'done' }]]);
  });

  it.each<[what: string, lookUp: () => Promise<CaptchaKind | 'none'>]>([
    ['returns none', async () => 'none'],
    ['gets no response', () => Promise.reject(noResponse('timeout'))],
    ['is refused', () => Promise.reject(refusal(6011))],
  ])('CAP-01 a query that %s makes the call without a captcha', async (_what, lookUp) => {
    const { act, sent, ends, errors } = setUp([], { lookUp });
    await act(flowSolved());
    expect([sent(), ends, errors]).toEqual([[noCaptcha], [{ result: 'done' }], []]);
  });

  it('AUT-10 the end of the flow during a query aborts it and makes no call', async () => {
    const signals: AbortSignal[] = [];
    const late = deferred<CaptchaKind>();
    const lookUp = (signal: AbortSignal) => {
      signals.push(signal);
      return late.promise;
    };
    const { act, ends, attempt, takeActions } = setUp([], { lookUp });
    await act(flowEnded());
    late.resolve('picture');
    await act(flowSolved());
    expect([ends, signals.map(({ aborted }) => aborted), attempt.mock.calls]).toEqual([[undefined], [true], []]);
    expect(takeActions()).toEqual([flowEnded(), flowSolved()]);
  });
});
