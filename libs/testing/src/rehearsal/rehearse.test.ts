import type { CallPort, Rehearsal, RehearsalAction, RehearsalClock, RehearsalStage } from './rehearsal.ts';
import { rehearse } from './rehearse.ts';

interface TestClock extends RehearsalClock {
  readonly start: () => () => void;
}

/** Creates a clock that counts timers without firing them. */
function createTestClock(): TestClock {
  const timers = new Set<symbol>();
  return {
    advance: () => undefined,
    pending: () => timers.size,
    start: () => {
      const timer = Symbol('timer');
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
}

type Mistake = 'none' | 'no call' | 'timer left' | 'call left' | 'not at rest' | 'secret' | 'error';

/** Opens a flow that loads a value: idle, loading, loaded. `mistake` is its bug. */
function openFlow(mistake: Mistake, { callPort, clock, onError }: RehearsalStage<TestClock>) {
  let slice: { readonly step: string; readonly value?: unknown } = { step: 'idle' };
  let controller = new AbortController();
  let stopTimer = () => undefined as void;
  const load = async (call: CallPort) => {
    const { signal } = controller;
    slice = { step: 'loading' };
    stopTimer();
    stopTimer = clock.start();
    if (mistake === 'no call') return;
    const value = await call('load', signal).catch(() => 'failed');
    if (signal.aborted) return;
    if (mistake === 'error' && value === 'failed') onError(new Error('planted'));
    stopTimer();
    slice = { step: 'loaded', value: mistake === 'secret' ? 'pass1234' : 'hidden' };
  };
  const close = () => {
    if (mistake !== 'call left') controller.abort();
    if (mistake !== 'timer left') stopTimer();
    slice = { step: mistake === 'not at rest' ? 'loaded' : 'idle' };
    controller = new AbortController();
  };
  const send = ({ type }: RehearsalAction) => {
    if (type === 'closed') close();
    else if (slice.step !== 'loading') void load(callPort);
  };
  return { send, getSlices: () => ({ flow: slice }), dispose: close };
}

const rehearseWith = (mistake: Mistake, options: Partial<Rehearsal<TestClock>> = {}) =>
  rehearse<TestClock>({
    createClock: createTestClock,
    open: (stage) => openFlow(mistake, stage),
    actions: [{ type: 'opened' }],
    results: { load: ['pass1234'] },
    failures: [new Error('no connection')],
    busy: { flow: ['loading'] },
    closing: [{ type: 'closed' }],
    rest: { flow: ['idle'] },
    secrets: /pass\d{4}/,
    ...options,
  });

/** Returns the message of the failed rule. The property of the rehearsal reports it as its cause. */
const catchReason = async (rehearsal: Promise<unknown>): Promise<unknown> => {
  const error = await rehearsal.catch((reason: unknown) => reason);
  return ((error as Error).cause as Error).message;
};

it.each`
  mistake          | message
  ${'no call'}     | ${'flow has no open call in loading'}
  ${'timer left'}  | ${'1 timers are left'}
  ${'call left'}   | ${'closed, but load are still open'}
  ${'not at rest'} | ${'closed, but flow is at loaded'}
  ${'secret'}      | ${'the state contains a secret'}
  ${'error'}       | ${'planted'}
`('I10 reports the mistake "$mistake" of a flow', async ({ mistake, message }) => {
  expect(await catchReason(rehearseWith(mistake as Mistake))).toMatch(message as string);
});

it('I10 accepts a correct flow and returns the steps it has visited', async () => {
  expect([...(await rehearseWith('none'))].sort()).toEqual(['flow.idle', 'flow.loaded', 'flow.loading']);
});

it('I10 reports a flow that stops working after it was closed', async () => {
  const reopening = { actions: [{ type: 'opened' }], port: 'load' };
  await rehearseWith('none', { reopening });
  const open = (stage: RehearsalStage<TestClock>) => {
    const flow = openFlow('none', stage);
    let isClosed = false;
    const send = (action: RehearsalAction) => {
      if (!isClosed) flow.send(action);
      isClosed ||= action.type === 'closed';
    };
    return { ...flow, send };
  };
  const reason = await catchReason(rehearseWith('none', { open, reopening }));
  expect(reason).toBe('opened again, but no call of load is open');
});

it('I10 settles calls without a signal with the closing error before the flow is closed', async () => {
  const settled: unknown[] = [];
  const open = ({ callPort }: RehearsalStage<TestClock>) => {
    const send = ({ type }: RehearsalAction) => {
      if (type === 'opened') callPort('send').catch((error: unknown) => settled.push(error));
    };
    return { send, getSlices: () => ({ flow: { step: 'idle' } }), dispose: () => undefined };
  };
  const closingError = new Error('no connection');
  await rehearseWith('none', { open, closingError, results: { send: [new Error('refused')] } });
  expect(settled).toContain(closingError);
});
