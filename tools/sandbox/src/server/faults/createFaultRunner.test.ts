import { createFakeClock } from '@pavilion/kernel/testing';
import { type UnsealedResponse, createFaultRunner } from './createFaultRunner.ts';
import { createFaults, type Fault } from './createFaults.ts';
import type { FaultKind } from './faultKinds.ts';

const ID = 'user.login';
const response = { status: 200, text: '{}' };

/** Opens a runner with planned faults, each for one call unless it has a count. */
function openRunner(...planned: (Partial<Fault> & { kind: FaultKind })[]) {
  const clock = createFakeClock();
  const faults = createFaults();
  const plan = (fault: Partial<Fault> & { kind: FaultKind }) => faults.add({ endpoint: ID, count: 1, ...fault });
  planned.forEach(plan);
  const runThroughFaults = createFaultRunner(faults, clock);
  const work = jest.fn((): Promise<UnsealedResponse> => Promise.resolve(response));
  const ended = jest.fn();
  const run = () => runThroughFaults(ID, work);
  const runLater = (name: string) => void run().then(() => void ended(name));
  return { clock, plan, work, ended, run, runLater };
}

it('X1 runs a call without faults once and returns its response', async () => {
  const { run, work, clock } = openRunner();
  expect(await run()).toEqual(response);
  expect(work).toHaveBeenCalledTimes(1);
  expect(clock.pending()).toBe(0);
});

it.each`
  delayMs      | waits
  ${undefined} | ${1_000}
  ${5}         | ${5}
  ${3_000}     | ${3_000}
`('X1 delay with $delayMs ms starts the work after $waits ms', async ({ delayMs, waits }: Record<string, number>) => {
  const { runLater, work, ended, clock } = openRunner({ kind: 'delay', ...(delayMs !== undefined && { delayMs }) });
  runLater('call');
  await clock.advanceAsync((waits ?? 0) - 1);
  expect(work).not.toHaveBeenCalled();
  await clock.advanceAsync(1);
  expect([work.mock.calls.length, ended.mock.calls]).toEqual([1, [['call']]]);
});

it.each`
  code         | expected
  ${undefined} | ${6005}
  ${6013}      | ${6013}
  ${0}         | ${0}
`('X1 error with the code $code refuses with $expected and does not start the work', async ({ code, expected }) => {
  const { run, work } = openRunner({ kind: 'error', ...(code !== undefined && { code: code as number }) });
  await expect(run()).rejects.toMatchObject({ name: 'Refusal', code: expected as number });
  expect(work).not.toHaveBeenCalled();
});

it('X1 drop does not start the work', async () => {
  const { run, work } = openRunner({ kind: 'drop' });
  const fault = expect.objectContaining({ kind: 'drop' }) as Fault;
  expect(await run()).toEqual({ status: 0, text: '', fault });
  expect(work).not.toHaveBeenCalled();
});

it('X1 duplicate runs the call twice at the same time and returns the first response', async () => {
  const { run, work } = openRunner({ kind: 'duplicate' });
  work.mockImplementation(() => Promise.resolve({ ...response, status: work.mock.calls.length }));
  expect(await run()).toEqual({ ...response, status: 2 });
  expect(work).toHaveBeenCalledTimes(2);
});

it.each<FaultKind>(['lostAnswer', 'html', 'codeNull', 'cutSealed'])(
  'X1 %s lets the work complete and is part of the response',
  async (kind) => {
    const { run, work } = openRunner({ kind });
    expect(await run()).toEqual({ ...response, fault: { endpoint: ID, kind, count: 1 } });
    expect(work).toHaveBeenCalledTimes(1);
  },
);

it.each<FaultKind>(['delay', 'duplicate'])('X1 %s is no part of the response', async (kind) => {
  const { run, clock } = openRunner({ kind });
  const sent = run();
  await clock.advanceAsync(1_000);
  expect(await sent).toEqual(response);
});

it('X1 applies all faults of a call', async () => {
  const { run, clock, work } = openRunner({ kind: 'delay' }, { kind: 'duplicate' }, { kind: 'stall' });
  const sent = run();
  await clock.advanceAsync(1_000);
  expect(await sent).toMatchObject({ fault: { kind: 'stall' } });
  expect(work).toHaveBeenCalledTimes(2);
});

it('X1 hold returns the response after that of the next call', async () => {
  const { runLater, ended, clock } = openRunner({ kind: 'hold' });
  runLater('held');
  await clock.advanceAsync(1_000);
  runLater('next');
  await clock.advanceAsync(0);
  expect(ended.mock.calls).toEqual([['next']]);
  await clock.advanceAsync(50);
  expect(ended.mock.calls).toEqual([['next'], ['held']]);
});

it('X1 hold starts after the work is done', async () => {
  const { runLater, work, clock } = openRunner({ kind: 'hold' });
  runLater('held');
  await clock.advanceAsync(0);
  expect([work.mock.calls.length, clock.pending()]).toEqual([1, 1]);
});
