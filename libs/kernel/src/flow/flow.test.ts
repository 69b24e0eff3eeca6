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
const to = (step: Step) => (state: { readonly step: Step; readonly heard: number }) => ({
  step,
  heard: state.heard + 1,
});
const idle: { readonly step: Step; readonly heard: number } = { step: 'closed', heard: 0 };
const definition = { name: 'door', idle, table, reducers: { closed: to('closed'), open: to('open') } };

describe('a flow from its table', () => {
  const reducer = createFlowReducer<typeof idle, Event>({ ...definition, family: 'house' });
  it.each`
    from        | type               | leads       | why
    ${'closed'} | ${'door/opened'}   | ${'open'}   | ${'its row says so'}
    ${'closed'} | ${'door/left'}     | ${'closed'} | ${'its row says nothing'}
    ${'open'}   | ${'house/left'}    | ${'closed'} | ${'the family is heard'}
    ${'open'}   | ${'garden/left'}   | ${'open'}   | ${'nobody else is'}
    ${'open'}   | ${'door/toString'} | ${'open'}   | ${'a row has no inherited events'}
    ${'open'}   | ${'door'}          | ${'open'}   | ${'it names no event'}
  `('AUT-10 $from hears $type and stands $leads: $why', ({ from, type, leads }) => {
    const state = { step: from as Step, heard: 0 };
    const after = reducer(state, { type: type as string });
    expect(after.step).toBe(leads);
    expect(after === state).toBe(from === leads);
  });

  it('AUT-10 a flow without a family hears itself alone', () => {
    const alone = createFlowReducer<typeof idle, Event>(definition);
    expect(alone(idle, { type: 'undefined/opened' })).toBe(idle);
  });

  it('AUT-09 is drawn with every way it has', () => {
    expect(formatFlowDiagram('door', table)).toContain('  closed --> open: opened');
    expect(formatFlowDiagram('door', table)).toContain('| open | closed | left |');
  });
});

describe('work of a flow', () => {
  const left = createAction('door/left');

  it('AUT-10 a call given up is aborted, and answers nothing', async () => {
    const channel = stdChannel();
    const heard: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      heard.push(signal);
      return new Promise<string>(() => undefined);
    };
    const task = runSaga({ channel }, raceCall<string>, work, left);
    channel.put(left());
    expect(await task.toPromise()).toBeUndefined();
    expect(heard.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('AUT-10 a call that answers says so; one that throws at once rejects', async () => {
    expect(await runSaga({}, raceCall, () => 'yes', left).toPromise()).toEqual({ answer: 'yes' });
    const broken = () => {
      throw new Error('broken');
    };
    const failed = runSaga({ onError: () => undefined }, raceCall, broken, left);
    await expect(failed.toPromise()).rejects.toThrow('broken');
  });

  it('AUT-10 when a part of a call fails, the others are given up', async () => {
    const heard: AbortSignal[] = [];
    const parts = (signal: AbortSignal) => {
      heard.push(signal);
      return Promise.all([Promise.reject(new Error('broken')), new Promise<never>(() => undefined)]);
    };
    const failed = runSaga({ onError: () => undefined }, raceCall, parts, left);
    await expect(failed.toPromise()).rejects.toThrow('broken');
    expect(heard.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('AUT-10 a wait ends by the clock alone, and leaves no timer when given up', async () => {
    const clock = createFakeClock(0);
    const io = {};
    const waiting = runSaga(io, waitMs, clock, 1_000);
    clock.advance(999);
    expect(waiting.isRunning()).toBe(true);
    clock.advance(1);
    await waiting.toPromise();
    const givenUp = runSaga(io, waitMs, clock, 1_000);
    expect(clock.pending()).toBe(1);
    givenUp.cancel();
    expect(clock.pending()).toBe(0);
  });
});
