import type { Clock, Logger } from '@pavilion/kernel';
import { runSaga, stdChannel } from 'redux-saga';
import { supervise } from './supervise.ts';

const atOnce: Clock = { now: () => 0, after: (_ms, run) => (queueMicrotask(run), () => undefined) };

function start(saga: () => Generator, clock: Clock = atOnce) {
  const warn = jest.fn<void, Parameters<Logger['warn']>>();
  const io = { channel: stdChannel(), dispatch: () => undefined, getState: () => ({}) };
  const task = runSaga(io, () => supervise('test', saga, { clock, logger: { warn } }));
  return { task, warn };
}

describe('supervise', () => {
  it('restarts a failed saga and logs the failure', async () => {
    let runs = 0;
    const { task, warn } = start(function* saga() {
      runs += 1;
      if (runs < 3) throw new Error('bug');
    });
    await task.toPromise();
    expect([runs, warn.mock.calls.length]).toEqual([3, 2]);
  });

  it('stops after five failures within 1 min and does not reject', async () => {
    let runs = 0;
    const { task, warn } = start(function* saga() {
      runs += 1;
      throw new Error('bug');
    });
    await expect(task.toPromise()).resolves.toBeUndefined();
    expect([runs, warn.mock.calls.at(-1)?.[1]?.['failures']]).toEqual([5, 5]);
  });

  it('waits twice as long after each failure', async () => {
    const pauses: number[] = [];
    const clock: Clock = { ...atOnce, after: (ms, run) => (pauses.push(ms), atOnce.after(ms, run)) };
    await start(function* saga() {
      throw new Error('bug');
    }, clock).task.toPromise();
    expect(pauses).toEqual([250, 500, 1_000, 2_000]);
  });

  it('does not count failures older than 1 min', async () => {
    let now = 0;
    let runs = 0;
    const { task, warn } = start(
      function* saga() {
        now += 59_999;
        runs += 1;
        if (runs < 12) throw new Error('bug');
      },
      { ...atOnce, now: () => now },
    );
    await task.toPromise();
    expect([runs, Math.max(...warn.mock.calls.map(([, facts]) => Number(facts?.['failures'])))]).toEqual([12, 2]);
  });

  it('ends with a saga that returns', async () => {
    const { task, warn } = start(function* saga() {
      return undefined;
    });
    await task.toPromise();
    expect(warn).not.toHaveBeenCalled();
  });
});
