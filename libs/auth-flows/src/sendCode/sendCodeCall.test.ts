import { deferred } from '@pavilion/testing';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { take } from 'typed-redux-saga';
import { captchaActions, captchaReducer } from '../captcha/captchaSlice.ts';
import type { CaptchaAnswer } from '../captcha/captchaState.ts';
import { authActions } from '../events/authActions.ts';
import { noResponse, refusal, unreadable } from '../testing/callErrors.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { createCountdownSaga, sendCode, type CodeToSend } from './sendCode.ts';
import { sendCodeActions, sendCodeReducer } from './sendCodeSlice.ts';
import type { CodePurpose } from './sendCodeState.ts';

const demand = { kind: 'captcha', captcha: 'picture', code: 6021, serverMessage: '' } as const;
const picture: CaptchaAnswer = { kaptchcate: 1, codeId: 'x-1', code: 'a1b2' };
const none: CaptchaAnswer = { kaptchcate: 0, codeId: '', code: '' };
const request = { type: 'test/send' } as const;
const { codeFormOpened, codeFormClosed, codeSent, codeThrottled, sendStarted } = sendCodeActions;

/** Opens a form whose code is sent with `request`. */
async function setUp(send: CodeToSend['send'], change: Partial<CodeToSend> = {}) {
  const [ends, report]: [unknown[], jest.Mock] = [[], jest.fn()];
  const attempt = jest.fn(send);
  const flow = recordFlow({ sendCode: sendCodeReducer, captcha: captchaReducer }, [
    function* run() {
      for (;;) {
        yield* take(request.type);
        ends.push(yield* sendCode({ clock: createFakeClock(), report }, { channel: 2, send: attempt, ...change }));
      }
    },
  ]);
  await flow.act(codeFormOpened({ purpose: 'bindPhone' }));
  flow.takeActions();
  const sent = () => attempt.mock.calls.map(([captcha]) => captcha);
  return { ...flow, ends, report, attempt, sent };
}

const form = { purpose: 'bindPhone', isSent: false } as const;

describe('sendCode', () => {
  it.each`
    response               | secondsLeft
    ${{ seconds: 60 }}     | ${60}
    ${{ seconds: 42 }}     | ${42}
    ${{ seconds: '42' }}   | ${42}
    ${{ seconds: 41.2 }}   | ${42}
    ${{ seconds: 1 }}      | ${1}
    ${{ seconds: 0 }}      | ${60}
    ${{ seconds: -5 }}     | ${60}
    ${{ seconds: 61 }}     | ${60}
    ${{ seconds: 'soon' }} | ${60}
    ${{}}                  | ${60}
    ${null}                | ${60}
    ${undefined}           | ${60}
  `('F-AUTH-07 the response $response leaves $secondsLeft s to wait', async ({ response, secondsLeft }) => {
    const { act, takeActions, ends, sent } = await setUp(async () => response as unknown);
    await act(request);
    expect(takeActions()).toEqual([request, sendStarted({ channel: 2 }), codeSent({ secondsLeft, channel: 2 })]);
    expect([ends, sent()]).toEqual([['sent'], [none]]);
  });

  it.each`
    data               | secondsLeft
    ${{ seconds: 17 }} | ${17}
    ${{}}              | ${60}
    ${null}            | ${60}
    ${undefined}       | ${60}
  `('F-AUTH-07 a refusal with 6066 and $data leaves $secondsLeft s to wait', async ({ data, secondsLeft }) => {
    const { act, takeActions, ends, report } = await setUp(async () => Promise.reject(refusal(6066, { data })));
    await act(request);
    const failure = { kind: 'api', code: 6066, reaction: 'retryLater', messageKey: 'error.6066', requestId: 'r-1' };
    expect(takeActions().slice(2)).toEqual([codeThrottled({ secondsLeft, failure: failure as never })]);
    expect([ends, report.mock.calls]).toEqual([[undefined], []]);
  });

  it.each`
    what                        | error                    | failure
    ${'a frequent submission'}  | ${refusal(6011)}         | ${{ kind: 'api', code: 6011 }}
    ${'no response'}            | ${noResponse('offline')} | ${{ kind: 'transport', messageKey: 'error.offline' }}
    ${'an unreadable response'} | ${unreadable()}          | ${{ kind: 'protocol' }}
    ${'a bug'}                  | ${new TypeError('bug')}  | ${{ kind: 'unexpected' }}
  `('F-AUTH-07 $what leaves the button enabled; only a bug is reported', async ({ error, failure }) => {
    const { act, getState, ends, report, attempt } = await setUp(async () => Promise.reject(error as Error));
    await act(request);
    const shown = expect.objectContaining(failure as object);
    expect([getState()['sendCode'], ends]).toEqual([{ step: 'ready', ...form, failure: shown }, [undefined]]);
    expect(report.mock.calls).toEqual(error instanceof TypeError ? [[error]] : []);
    await act(request);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('F-AUTH-02 no second code is sent while one is sent or counted down', async () => {
    const late = deferred<unknown>();
    const { act, getState, ends, attempt } = await setUp(() => late.promise);
    await act(request, request);
    expect(getState()['sendCode']).toEqual({ step: 'sending', ...form, channel: 2 });
    late.resolve({ seconds: 60 });
    await act({ type: 'test/later' }, request);
    expect([attempt.mock.calls.length, ends]).toEqual([1, ['sent', undefined]]);
  });

  it('CAP-04 a captcha repeats the call; closing it leaves the button enabled', async () => {
    const { act, takeActions, getState, ends, sent } = await setUp(async ({ code }) =>
      code ? { seconds: 60 } : demand,
    );
    await act(request);
    const started = { owner: 'sendCode', captcha: 'picture', serverText: '' } as const;
    expect(takeActions().slice(2)).toEqual([sendCodeActions.captchaRequired(), captchaActions.captchaStarted(started)]);
    await act(captchaActions.captchaClosed());
    expect(takeActions().slice(1)).toEqual([sendCodeActions.sendCancelled()]);
    expect([getState()['sendCode'], ends]).toEqual([{ step: 'ready', ...form }, [undefined]]);
    await act(request, captchaActions.captchaPassed({ owner: 'sendCode', answer: picture }));
    expect(takeActions().slice(-2)).toEqual([
      sendCodeActions.captchaSolved(),
      codeSent({ secondsLeft: 60, channel: 2 }),
    ]);
    expect([sent(), ends]).toEqual([
      [none, none, picture],
      [undefined, 'sent'],
    ]);
  });

  it('CAP-01 a query requires the captcha before the call', async () => {
    const { act, getState, sent } = await setUp(async () => ({}), { lookUp: async () => 'picture' as const });
    await act(request);
    expect([getState()['sendCode'], sent()]).toEqual([{ step: 'captchaRequired', ...form, channel: 2 }, []]);
  });

  it.each([
    [
      'opening another form',
      codeFormOpened({ purpose: 'bindEmail' }),
      { ...form, purpose: 'bindEmail', step: 'ready' },
    ],
    ['closing the form', codeFormClosed(), { step: 'idle' }],
    ['closing the auth dialog', authActions.authClosed(), { step: 'idle' }],
    ['a login in another tab', authActions.loggedInElsewhere(), { step: 'idle' }],
  ])('AUT-10 %s aborts the call and discards its late response', async (_how, end, after) => {
    const late = deferred<unknown>();
    const { act, getState, ends, attempt } = await setUp(() => late.promise);
    await act(request, end);
    late.resolve({ seconds: 60 });
    await act({ type: 'test/later' });
    expect([getState()['sendCode'], ends]).toEqual([after, [undefined]]);
    expect((attempt.mock.calls[0] as unknown as [unknown, AbortSignal])[1].aborted).toBe(true);
  });
});

/** Opens the countdown of a purpose and records its ticks. */
async function openCountdown(store = createMemoryStore(), clock = createFakeClock()) {
  const flow = recordFlow({ sendCode: sendCodeReducer }, [createCountdownSaga({ clock, store })]);
  const open = (purpose: CodePurpose, isFresh?: boolean) =>
    flow.act(codeFormOpened({ purpose, ...(isFresh !== undefined && { isFresh }) }));
  const send = async (secondsLeft = 60) => {
    await flow.act(sendStarted({ channel: 0 }), codeSent({ secondsLeft, channel: 0 }));
    flow.takeActions();
  };
  return { ...flow, store, clock, open, send };
}

const key = 'pavilion.resend.newDevice';
const waiting = { step: 'waiting', purpose: 'newDevice', isSent: true } as const;

describe('createCountdownSaga', () => {
  it('F-AUTH-07 dispatches one tick a second and then the end, and removes the stored end', async () => {
    const { open, send, takeActions, store, clock } = await openCountdown();
    await open('newDevice');
    await send(3);
    expect(store.get(key)).toBe(String(clock.now() + 3_000));
    for (let second = 0; second < 5; second += 1) clock.advance(1_000);
    expect(takeActions()).toEqual([
      sendCodeActions.countdownTicked({ secondsLeft: 2 }),
      sendCodeActions.countdownTicked({ secondsLeft: 1 }),
      sendCodeActions.countdownEnded(),
    ]);
    expect([store.get(key), clock.pending()]).toEqual([undefined, 0]);
  });

  it('F-AUTH-07 a refusal because of the last code is counted down too', async () => {
    const { open, act, clock, takeActions, getState } = await openCountdown();
    const failure = { kind: 'api', code: 6066, reaction: 'retryLater', messageKey: 'error.6066' } as const;
    await open('newDevice');
    await act(sendStarted({ channel: 0 }), codeThrottled({ secondsLeft: 2, failure }));
    takeActions();
    clock.advance(1_000);
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 1, failure });
    clock.advance(1_000);
    expect(getState()['sendCode']).toEqual({ step: 'ready', purpose: 'newDevice', isSent: true });
  });

  it('F-AUTH-08 each purpose continues its own countdown, in whole seconds of its end', async () => {
    const { open, send, clock, getState, takeActions, store } = await openCountdown();
    await open('newDevice');
    await send();
    clock.advance(10_300);
    await open('bindPhone');
    expect(getState()['sendCode']).toEqual({ step: 'ready', purpose: 'bindPhone', isSent: false });
    await send(20);
    await open('newDevice');
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 50 });
    takeActions();
    clock.advance(699);
    expect(takeActions()).toEqual([]);
    clock.advance(1);
    expect(takeActions()).toEqual([sendCodeActions.countdownTicked({ secondsLeft: 49 })]);
    expect(store.get('pavilion.resend.bindPhone')).toBe(String(1_700_000_000_000 + 30_300));
  });

  it('NEW-04 a fresh form removes the countdown of the former receiver, another form keeps it', async () => {
    const { open, send, getState, store, clock } = await openCountdown();
    await open('newDevice');
    await send();
    await open('newDevice', false);
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 60 });
    await open('newDevice', true);
    expect(getState()['sendCode']).toEqual({ step: 'ready', purpose: 'newDevice', isSent: false });
    expect([store.get(key), clock.pending()]).toEqual([undefined, 0]);
  });

  it.each(['', 'null', '-1', '{}', String(1_700_000_000_000)])(
    'F-STO-03 the stored end %p is removed',
    async (text) => {
      const store = createMemoryStore();
      store.set(key, text);
      const { open, takeActions, clock } = await openCountdown(store);
      await open('newDevice');
      expect([store.get(key), takeActions().length, clock.pending()]).toEqual([undefined, 1, 0]);
    },
  );

  it.each([String(9e15), '1e400'])('F-AUTH-08 the stored end %s is limited to 60 s', async (text) => {
    const store = createMemoryStore();
    store.set(key, text);
    const { open, getState, clock } = await openCountdown(store);
    await open('newDevice');
    expect([getState()['sendCode'], store.get(key)]).toEqual([
      { ...waiting, secondsLeft: 60 },
      String(clock.now() + 60_000),
    ]);
  });

  it('F-AUTH-08 a stored end one millisecond ahead is counted as one second', async () => {
    const store = createMemoryStore();
    store.set(key, String(1_700_000_000_001));
    const { open, getState, clock } = await openCountdown(store);
    await open('newDevice');
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 1 });
    clock.advance(1);
    expect(getState()['sendCode']?.step).toBe('ready');
  });

  it('F-AUTH-08 a clock that is set back keeps the seconds left and stores the new end', async () => {
    const { open, send, clock, getState, store } = await openCountdown();
    await open('newDevice');
    await send();
    clock.advance(10_000);
    clock.setTime(1_600_000_000_000);
    clock.advance(1_000);
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 50 });
    expect(store.get(key)).toBe(String(1_600_000_001_000 + 50_000));
    clock.advance(1_000);
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 49 });
  });

  it.each([
    ['closing the form', codeFormClosed()],
    ['closing the auth dialog', authActions.authClosed()],
    ['a login in another tab', authActions.loggedInElsewhere()],
  ])('AUT-10 %s stops the timer and keeps the end', async (_how, end) => {
    const { open, send, act, takeActions, clock, store } = await openCountdown();
    await open('newDevice');
    await send();
    await act(end);
    clock.advance(5_000);
    expect([takeActions(), clock.pending(), store.get(key)]).toEqual([[end], 0, String(1_700_000_060_000)]);
  });

  it('F-AUTH-08 without a store a countdown lasts as long as the page', async () => {
    const clock = createFakeClock();
    const { act, getState } = recordFlow({ sendCode: sendCodeReducer }, [createCountdownSaga({ clock })]);
    await act(codeFormOpened({ purpose: 'newDevice' }), sendStarted({ channel: 0 }));
    await act(codeSent({ secondsLeft: 60, channel: 0 }), codeFormClosed());
    clock.advance(20_000);
    await act(codeFormOpened({ purpose: 'newDevice' }));
    expect(getState()['sendCode']).toEqual({ ...waiting, secondsLeft: 40 });
  });
});
