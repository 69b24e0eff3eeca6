import type { Logger } from '@pavilion/kernel';
import { createSingleRunTask } from './createSingleRunTask.ts';

const warn = jest.fn<undefined, Parameters<Logger['warn']>>();
const logger: Logger = { warn };

/** Work that ends on `end`; `begun` returns the number of runs. */
function heldWork() {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => ends.push((error) => (error === undefined ? resolve() : reject(error))));
  return { work, begun: () => ends.length, end: (error?: Error) => ends.at(-1)?.(error) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createSingleRunTask', () => {
  it('joins the current run', async () => {
    const held = heldWork();
    const singly = createSingleRunTask('sweeping', held.work, logger);
    const both = Promise.all([singly.run(), singly.run()]);
    expect(held.begun()).toBe(1);
    held.end();
    await both;
    await singly.idle();
  });

  it('runs once more after the current run for all calls during it', async () => {
    const held = heldWork();
    const singly = createSingleRunTask('sweeping', held.work, logger);
    void singly.run();
    const [first, second] = [singly.runAgain(), singly.runAgain()];
    await settled();
    expect(held.begun()).toBe(1);
    held.end();
    await settled();
    expect(held.begun()).toBe(2);
    held.end();
    await Promise.all([first, second]);
  });

  it('logs a failure and runs again at the next call', async () => {
    const held = heldWork();
    const singly = createSingleRunTask('sweeping', held.work, logger);
    const run = singly.run();
    held.end(new Error('database unavailable'));
    await run;
    expect(warn).toHaveBeenCalledWith('sweeping failed, will be retried', { reason: 'database unavailable' });
    const next = singly.run();
    expect(held.begun()).toBe(2);
    held.end();
    await next;
  });
});
