import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { createFakeClock } from '../ports/createFakeClock.ts';
import { raceCall } from './raceCall.ts';
import { createFlowReducer } from './createFlowReducer.ts';
import { formatFlowDiagram } from './formatFlowDiagram.ts';
import type { FlowTable } from './flowTable.ts';
import { waitMs } from './waitMs.ts';

type Step = 'closed' | 'open';
type Event = 'opened' | 'left';
const table: FlowTable<Step, Event> = { closed: { opened: 'open' }, open: { left: 'closed' } };
const to = (step: Step) => (state: { readonly step: Step; readonly count: number }) => ({
  step,
  count: state.count + 1,
});
const idle: { readonly step: Step; readonly count: number } = { step: 'closed', count: 0 };
const definition = { name: 'door', idle, table, reducers: { closed: to('closed'), open: to('open') } };

describe('createFlowReducer and formatFlowDiagram', () => {
  const reducer = createFlowReducer<typeof idle, Event>({ ...definition, family: 'building' });
  it.each`
    from        | type               | target      | why
    ${'closed'} | ${'door/opened'}   | ${'open'}   | ${'the row of closed contains it'}
    ${'closed'} | ${'door/left'}     | ${'closed'} | ${'the row of closed does not contain it'}
    ${'open'}   | ${'building/left'} | ${'closed'} | ${'the prefix is the family'}
    ${'open'}   | ${'garden/left'}   | ${'open'}   | ${'the prefix is unknown'}
    ${'open'}   | ${'door/toString'} | ${'open'}   | ${'a row has no inherited events'}
    ${'open'}   | ${'door'}          | ${'open'}   | ${'the type has no event'}
  `('AUT-10 $type leads from $from to $target: $why', ({ from, type, target }) => {
    const state = { step: from as Step, count: 0 };
    const after = reducer(state, { type: type as string });
    expect(after.step).toBe(target);
    expect(after === state).toBe(from === target);
  });

  it('AUT-10 a flow without a family accepts only actions with its own prefix', () => {
    const alone = createFlowReducer<typeof idle, Event>(definition);
    expect(alone(idle, { type: 'undefined/opened' })).toBe(idle);
  });

  it('AUT-09 formatFlowDiagram groups events by target and leaves trivial transitions out of the diagram', () => {
    const lift: FlowTable<'idle' | 'moving' | 'stuck', 'called' | 'arrived' | 'jammed' | 'pushed' | 'freed'> = {
      idle: { called: 'moving', pushed: 'moving' },
      moving: { arrived: 'idle', jammed: 'stuck', pushed: 'moving' },
      stuck: { freed: 'moving', called: undefined },
    };
    expect(formatFlowDiagram('lift', lift)).toBe(`### lift

\`\`\`mermaid
stateDiagram-v2
  [*] --> idle
  idle --> moving: called, pushed
  moving --> stuck: jammed
  stuck --> moving: freed
\`\`\`

<details><summary>the whole table</summary>

| step | leads to | on |
| --- | --- | --- |
| idle | moving | called, pushed |
| moving | idle | arrived |
| moving | stuck | jammed |
| moving | moving | pushed |
| stuck | moving | freed |

</details>`);
  });

  it('AUT-09 formatFlowDiagram writes every transition', () => {
    expect(formatFlowDiagram('door', table)).toContain('  closed --> open: opened');
    expect(formatFlowDiagram('door', table)).toContain('| open | closed | left |');
  });
});

describe('raceCall and waitMs', () => {
  const left = createAction('door/left');

  it('AUT-10 raceCall aborts a cancelled call and returns undefined', async () => {
    const channel = stdChannel();
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    };
    const task = runSaga({ channel }, raceCall<string>, work, left);
    channel.put(left());
    expect(await task.toPromise()).toBeUndefined();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('AUT-10 raceCall returns the result of the call, or rejects if the call throws', async () => {
    expect(await runSaga({}, raceCall, () => 'yes', left).toPromise()).toEqual({ result: 'yes' });
    const broken = () => {
      throw new Error('broken');
    };
    const failed = runSaga({ onError: () => undefined }, raceCall, broken, left);
    await expect(failed.toPromise()).rejects.toThrow('broken');
  });

  it('AUT-10 raceCall aborts the remaining work when one part of it fails', async () => {
    const signals: AbortSignal[] = [];
    const parts = (signal: AbortSignal) => {
      signals.push(signal);
      return Promise.all([Promise.reject(new Error('broken')), new Promise<never>(() => undefined)]);
    };
    const failed = runSaga({ onError: () => undefined }, raceCall, parts, left);
    await expect(failed.toPromise()).rejects.toThrow('broken');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('AUT-10 a finished wait closes its timer and returns', async () => {
    const clock = createFakeClock({ start: 0 });
    const cancel = jest.fn();
    const watched = {
      ...clock,
      after: (ms: number, callback: () => void) => {
        const stop = clock.after(ms, callback);
        return () => {
          cancel();
          stop();
        };
      },
    };
    const waiting = runSaga({}, waitMs, watched, 10);
    clock.advance(10);
    await waiting.toPromise();
    expect([cancel.mock.calls.length, clock.pending()]).toEqual([1, 0]);
  });

  it('AUT-10 waitMs ends when its time has passed; a cancelled wait leaves no timer', async () => {
    const clock = createFakeClock({ start: 0 });
    const io = {};
    const waiting = runSaga(io, waitMs, clock, 1_000);
    clock.advance(999);
    expect(waiting.isRunning()).toBe(true);
    clock.advance(1);
    await waiting.toPromise();
    const cancelled = runSaga(io, waitMs, clock, 1_000);
    expect(clock.pending()).toBe(1);
    cancelled.cancel();
    expect(clock.pending()).toBe(0);
  });
});
