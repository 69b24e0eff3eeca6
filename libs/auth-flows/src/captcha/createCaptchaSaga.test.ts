import { deferred, settle } from '@pavilion/testing';
import { createFakeClock } from '@pavilion/kernel/testing';
import { TestError } from '../testing/testError.ts';
import type { CaptchaPorts, LoadedWidget } from './captchaPorts.ts';
import { captchaActions } from './captchaSlice.ts';
import type { CaptchaAnswer, SliderProof } from './captchaState.ts';
import { createCaptchaController } from '../controllers/createCaptchaController.ts';
import { SLIDER_LOAD_MS } from './createCaptchaSaga.ts';
import { solveWork } from './solveWork.ts';

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

describe('solveWork', () => {
  it('CAP-03 finds a number that the platform accepts, and stops when its signal aborts', async () => {
    const move = await solveWork({ lotNumber: 'abc', workBits: 8 }, new AbortController().signal);
    const nonce = move.mode === 'work' ? move.nonce : '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`abc.${nonce}`));
    expect(new Uint8Array(digest)[0]).toBe(0);
    await expect(solveWork({ lotNumber: 'abc', workBits: 32 }, AbortSignal.abort())).rejects.toThrow();
  });
});
