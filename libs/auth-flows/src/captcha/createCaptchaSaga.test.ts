import { createHash } from 'node:crypto';
import { deferred, settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { authActions } from '../events/authActions.ts';
import { noResponse, refusal } from '../testing/callErrors.ts';
import { recordFlow } from '../testing/recordFlow.ts';
import { TestError } from '../testing/testError.ts';
import type { CaptchaPorts, LoadedWidget } from './captchaPorts.ts';
import { captchaActions, captchaReducer } from './captchaSlice.ts';
import type { CaptchaAnswer, CaptchaPicture, SliderProof } from './captchaState.ts';
import { createCaptchaController } from '../controllers/createCaptchaController.ts';
import { createCaptchaSaga, SLIDER_LOAD_MS } from './createCaptchaSaga.ts';
import { solveWork } from './solveWork.ts';
import { puzzle } from '../testing/puzzle.ts';

const proof: SliderProof = { lotNumber: 'lot', captchaOutput: 'out', passToken: 'pass', genTime: '1' };
const passed: CaptchaAnswer = { kaptchcate: 2, codeId: 'lot', code: 'pass' };

function setUp(overrides: Partial<CaptchaPorts> = {}) {
  const clock = createFakeClock();
  let pictures = 0;
  const ports = {
    clock,
    fetchPicture: jest.fn(async () => ({ codeId: `x-${++pictures}`, image: 'data:,' })),
    checkSlider: jest.fn(async () => passed),
    report: jest.fn(),
    ...overrides,
  };
  const controller = createCaptchaController(ports);
  const state = () => controller.getState().captcha;
  const start = async (captcha: 'picture' | 'behaviour') => {
    controller.send(captchaActions.captchaStarted({ owner: 'login', captcha }));
    await settle();
  };
  return { ...controller, ports, clock, state, start };
}

const widget = (loaded: LoadedWidget) => ({ load: jest.fn(async (_signal: AbortSignal) => loaded) });

describe('createCaptchaSaga', () => {
  it('CAP-02 a refresh loads a new picture, and its id is sent', async () => {
    const { send, state, start } = setUp();
    await start('picture');
    send(captchaActions.refreshRequested());
    await settle();
    expect(state()).toMatchObject({ step: 'picture', codeId: 'x-2' });
    send(captchaActions.answerEntered({ code: ' a1b2 ' }));
    expect(state()).toEqual({ step: 'passed', owner: 'login', serverText: '', isFallback: false });
  });

  it('F-AUTH-04 a picture that fails to load can be retried and never passes', async () => {
    const fetchPicture = jest.fn().mockRejectedValueOnce(new TestError('transport'));
    const { send, state, start } = setUp({ fetchPicture: fetchPicture.mockResolvedValue({ codeId: 'x', image: '' }) });
    await start('picture');
    expect(state()).toMatchObject({ step: 'failed', failure: { kind: 'transport' } });
    send(captchaActions.retryRequested());
    await settle();
    expect(state()).toMatchObject({ step: 'picture', codeId: 'x' });
  });

  it('CAP-03 a third-party widget is solved and checked by the platform', async () => {
    const { state, start, ports } = setUp({ widget: widget({ solve: async () => proof }) });
    await start('behaviour');
    expect(ports.checkSlider).toHaveBeenCalledWith(proof, expect.any(AbortSignal));
    expect(state().step).toBe('passed');
  });

  it('CAP-03 a slider that the host renders is moved, verified and checked', async () => {
    const verify = jest.fn(async () => proof);
    const { send, state, start } = setUp({ widget: widget({ verify }) });
    await start('behaviour');
    expect(state().step).toBe('slider');
    const move = { mode: 'drag', x: 120, track: [[0, 0, 0]] } as const;
    send(captchaActions.sliderMoved(move));
    await settle();
    expect(verify).toHaveBeenCalledWith(move, expect.any(AbortSignal));
    expect(state().step).toBe('passed');
  });

  it.each`
    how             | load
    ${'is blocked'} | ${() => Promise.reject(new Error('blocked'))}
    ${'throws at once'} | ${() => {
      throw new Error('broken');
    }}
    ${'is missing'} | ${undefined}
  `('F-AUTH-05 a slider that $how is replaced by the picture, with a notice', async ({ load }) => {
    const { state, start, ports, clock } = setUp(load ? { widget: { load } } : {});
    await start('behaviour');
    expect(state()).toMatchObject({ step: 'picture', isFallback: true });
    expect(ports.checkSlider).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });

  it('F-AUTH-05 a slider slower than 5 s is cancelled; its late response changes nothing', async () => {
    const late = deferred<LoadedWidget>();
    const load = jest.fn((_signal: AbortSignal) => late.promise);
    const { state, start, clock } = setUp({ widget: { load } });
    await start('behaviour');
    clock.advance(SLIDER_LOAD_MS - 1);
    expect(state().step).toBe('loadingSlider');
    clock.advance(1);
    await settle();
    late.resolve({ solve: async () => proof });
    await settle();
    expect(state()).toMatchObject({ step: 'picture', isFallback: true });
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it.each`
    rule                                 | overrides
    ${'the platform refuses the proof'}  | ${{ checkSlider: jest.fn().mockRejectedValue(new TestError('api', 6036, { data: null, serverMessage: '验证失败' })) }}
    ${'the check gets no response'}      | ${{ checkSlider: jest.fn().mockRejectedValue(new TestError('transport')) }}
    ${'the piece is in the wrong place'} | ${{ widget: widget({ verify: async () => Promise.reject(new TestError('api', 6036)) }) }}
  `('F-AUTH-05 does not pass when $rule, and offers a retry', async ({ overrides }) => {
    const { send, state, start } = setUp({ widget: widget({ verify: async () => proof }), ...overrides });
    await start('behaviour');
    send(captchaActions.sliderMoved({ mode: 'keys', x: 1, track: [[0, 0, 0]] }));
    await settle();
    expect(state().step).toBe('failed');
    send(captchaActions.retryRequested());
    await settle();
    expect(state().step).toBe('slider');
  });

  it('CAP-03 the player may choose the picture instead of the slider', async () => {
    const { send, state, start } = setUp({ widget: widget({ verify: async () => proof }) });
    await start('behaviour');
    send(captchaActions.pictureChosen());
    await settle();
    expect(state()).toMatchObject({ step: 'picture', isFallback: false });
  });

  it('AUT-10 closing aborts open calls and leaves no timer', async () => {
    const load = jest.fn((_signal: AbortSignal) => new Promise<LoadedWidget>(() => undefined));
    const { send, state, start, clock } = setUp({ widget: { load } });
    await start('behaviour');
    send(captchaActions.captchaClosed());
    expect([state().step, clock.pending(), load.mock.calls[0]?.[0].aborted]).toEqual(['idle', 0, true]);
  });
});

const reject = (error: Error) => () => Promise.reject(error);
const move = { mode: 'keys', x: 1, track: [[0, 0, 0]] } as const;
const { captchaStarted, pictureChosen, refreshRequested, retryRequested, captchaPassed } = captchaActions;

/** Starts a captcha and records the actions of its saga. */
async function record(captcha: 'picture' | 'behaviour', overrides: Partial<CaptchaPorts> = {}) {
  const clock = createFakeClock();
  const ports = {
    clock,
    fetchPicture: jest.fn(async (_signal: AbortSignal) => ({ codeId: 'x-1', image: 'data:,' })),
    checkSlider: jest.fn(async (..._sent: Parameters<CaptchaPorts['checkSlider']>) => passed),
    report: jest.fn(),
    ...overrides,
  };
  const flow = recordFlow({ captcha: captchaReducer }, [createCaptchaSaga(ports)]);
  const start = async () => flow.act(captchaStarted({ owner: 'register', captcha }));
  await start();
  /** Returns the actions of the saga, without those of the test. */
  const effects = (...sent: readonly unknown[]) => flow.takeActions().filter((action) => !sent.includes(action));
  return { ...flow, clock, ports, start, effects };
}

describe('actions of createCaptchaSaga', () => {
  const pictureArrived = captchaActions.pictureArrived({ codeId: 'x-1', image: 'data:,' });
  const answered = (code: string) =>
    captchaPassed({ owner: 'register', answer: { kaptchcate: 1, codeId: 'x-1', code } });

  it('CAP-02 a picture is passed with its id and the typed text, after a text that is too long', async () => {
    const { act, takeActions } = await record('picture');
    const [tooLong, typed] = ['12345678901', ' a1b2 '].map((code) => captchaActions.answerEntered({ code }));
    await act(...[tooLong, typed].flatMap((action) => action ?? []));
    expect(takeActions().slice(1)).toStrictEqual([pictureChosen(), pictureArrived, tooLong, typed, answered('a1b2')]);
  });

  it('CAP-03 a third-party slider is passed with the fields of the platform; its signal aborts at the end', async () => {
    const load = jest.fn(async (_signal: AbortSignal) => ({ solve: async () => proof }));
    const { takeActions, clock } = await record('behaviour', { widget: { load } });
    expect(takeActions().slice(1)).toStrictEqual([
      captchaActions.sliderChosen(),
      captchaActions.sliderReady({}),
      captchaActions.sliderSolved(proof),
      captchaActions.sliderAccepted(),
      captchaPassed({ owner: 'register', answer: passed }),
    ]);
    expect([load.mock.calls.map(([signal]) => signal.aborted), clock.pending()]).toEqual([[true], 0]);
  });

  it('CAP-03 a refresh loads another puzzle and aborts the former one', async () => {
    const load = jest.fn(async (_signal: AbortSignal) => ({ puzzle, verify: async () => proof }));
    const { act, takeActions, getState } = await record('behaviour', { widget: { load } });
    await act(refreshRequested());
    const ready = captchaActions.sliderReady({ puzzle });
    expect(takeActions().slice(1)).toStrictEqual([captchaActions.sliderChosen(), ready, refreshRequested(), ready]);
    expect(load.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
    expect(getState()['captcha']).toStrictEqual({
      step: 'slider',
      owner: 'register',
      serverText: '',
      isFallback: false,
      puzzle,
    });
  });

  it('CAP-03 a move is verified, checked and passed', async () => {
    const { act, takeActions, ports } = await record('behaviour', { widget: widget({ verify: async () => proof }) });
    takeActions();
    await act(captchaActions.sliderMoved(move));
    expect(jest.mocked(ports.checkSlider).mock.calls.map(([sent]) => sent)).toEqual([proof]);
    expect(takeActions().slice(1)).toStrictEqual([
      captchaActions.sliderAccepted(),
      captchaPassed({ owner: 'register', answer: passed }),
    ]);
  });

  it('CAP-03 a move of a widget with its own view fails, is reported and can be retried', async () => {
    const load = async () => ({ solve: () => new Promise<SliderProof>(() => undefined) });
    const { act, getState, ports } = await record('behaviour', { widget: { load } });
    await act(captchaActions.sliderMoved(move));
    expect(getState()['captcha']).toMatchObject({ step: 'failed', failure: { kind: 'unexpected' } });
    expect(ports.report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringMatching(/accepts no moves\. Provide `verify`/) as unknown }),
    );
    await act(retryRequested());
    expect(getState()['captcha']?.step).toBe('slider');
  });

  it.each`
    how                      | load                                                    | reports
    ${'cannot be loaded'}    | ${reject(new Error('blocked'))}                         | ${1}
    ${'fails after loading'} | ${async () => ({ solve: reject(new Error('broken')) })} | ${1}
    ${'is empty'}            | ${async () => undefined}                                | ${0}
  `('F-AUTH-05 a slider that $how is reported $reports times and replaced', async ({ load, reports }) => {
    const { getState, ports, takeActions } = await record('behaviour', { widget: { load } });
    expect(getState()['captcha']).toMatchObject({ step: 'picture', isFallback: true });
    expect(takeActions().filter(captchaActions.sliderFailed.match)).toHaveLength(1);
    expect(ports.report).toHaveBeenCalledTimes(reports);
  });

  it.each`
    how                   | load
    ${'is blocked'}       | ${reject(new Error('blocked'))}
    ${'fails afterwards'} | ${async () => ({ solve: reject(new Error('broken')) })}
  `('F-AUTH-05 a slider that $how is replaced without a report too', async ({ load }) => {
    const { getState, errors } = await record('behaviour', { widget: { load }, report: undefined });
    expect([getState()['captcha']?.step, errors]).toEqual(['picture', []]);
  });

  it('CAP-03 the picture may be chosen while the slider loads: the load is aborted and no failure is shown', async () => {
    const load = jest.fn((_signal: AbortSignal) => new Promise<LoadedWidget>(() => undefined));
    const { act, clock, effects } = await record('behaviour', { widget: { load } });
    const chosen = pictureChosen();
    effects();
    await act(chosen);
    expect(effects(chosen)).toEqual([pictureArrived]);
    expect([load.mock.calls[0]?.[0].aborted, clock.pending()]).toEqual([true, 0]);
  });

  it.each<[next: string, choice: ReturnType<typeof retryRequested | typeof pictureChosen>, step: string]>([
    ['a retry', retryRequested(), 'slider'],
    ['the picture', pictureChosen(), 'picture'],
  ])('CAP-03 after a failed check %s follows', async (_next, choice, step) => {
    const checkSlider = reject(refusal(6036));
    const { act, getState, ports } = await record('behaviour', {
      checkSlider,
      widget: widget({ verify: async () => proof }),
    });
    await act(captchaActions.sliderMoved(move), choice);
    expect(getState()['captcha']).toMatchObject({ step, isFallback: false });
    expect(ports.report).not.toHaveBeenCalled();
  });

  it('F-AUTH-05 a retry after the picture of a fallback failed loads the slider again', async () => {
    const load = jest.fn(reject(new Error('blocked')));
    const { act, getState, ports } = await record('behaviour', {
      widget: { load },
      fetchPicture: reject(noResponse()),
    });
    expect(getState()['captcha']).toMatchObject({ step: 'failed', isFallback: true, failure: { kind: 'transport' } });
    await act(retryRequested());
    expect(load).toHaveBeenCalledTimes(2);
    await act(pictureChosen());
    expect([load.mock.calls.length, getState()['captcha']?.step]).toEqual([2, 'failed']);
    expect(jest.mocked(ports.report).mock.calls).toEqual([[new Error('blocked')], [new Error('blocked')]]);
  });

  it.each([
    ['closing', captchaActions.captchaClosed()],
    ['closing the auth dialog', authActions.authClosed()],
    ['a login in another tab', authActions.loggedInElsewhere()],
  ])('AUT-10 %s during a picture aborts it; the next captcha starts', async (_how, end) => {
    const fetchPicture = jest.fn((_signal: AbortSignal) => new Promise<CaptchaPicture>(() => undefined));
    const { act, start, getState } = await record('picture', { fetchPicture });
    await act(end);
    expect([getState()['captcha'], fetchPicture.mock.calls[0]?.[0].aborted]).toEqual([{ step: 'idle' }, true]);
    await start();
    expect([getState()['captcha']?.step, fetchPicture.mock.calls.length]).toEqual(['loadingPicture', 2]);
  });

  it('AUT-10 a new captcha replaces the running one', async () => {
    const fetchPicture = jest.fn((_signal: AbortSignal) => new Promise<CaptchaPicture>(() => undefined));
    const { start } = await record('picture', { fetchPicture });
    await start();
    expect(fetchPicture.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
  });
});

const startsWithZeros = (text: string, bits: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) < 2 ** (32 - bits);

describe('solveWork', () => {
  it.each([0, 4, 8, 10])('CAP-03 finds the first number whose hash starts with %d zero bits', async (workBits) => {
    for (const lotNumber of ['abc', 'lot-2', 'lot-3']) {
      let first = 0;
      while (!startsWithZeros(`${lotNumber}.${first}`, workBits)) first += 1;
      const work = await solveWork({ lotNumber, workBits }, new AbortController().signal);
      expect(work).toEqual({ mode: 'work', nonce: String(first) });
    }
  });

  it('CAP-03 rejects with the reason of a signal that aborts during the work', async () => {
    const abort = new AbortController();
    const work = solveWork({ lotNumber: 'abc', workBits: 32 }, abort.signal);
    const reason = new Error('closed');
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
  });

  it('CAP-03 finds a number that the platform accepts, and stops when its signal aborts', async () => {
    const move = await solveWork({ lotNumber: 'abc', workBits: 8 }, new AbortController().signal);
    const nonce = move.mode === 'work' ? move.nonce : '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`abc.${nonce}`));
    expect(new Uint8Array(digest)[0]).toBe(0);
    await expect(solveWork({ lotNumber: 'abc', workBits: 32 }, AbortSignal.abort())).rejects.toThrow();
  });
});
