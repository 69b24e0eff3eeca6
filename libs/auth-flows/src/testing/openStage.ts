import { inspect } from 'node:util';
import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga } from 'redux-saga';
import { createStageStore } from './createStageStore.ts';
import type { Move } from './drawMoves.ts';
import type { CallPort, Rehearsal } from './rehearse.ts';
import { TestError } from './testError.ts';

/** An open call of a flow. */
interface Pending {
  readonly port: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const demand = (captcha: 'picture' | 'behaviour') => ({ kind: 'captcha', captcha, code: 6021, serverMessage: '' });

/** Failures that any port may return. */
const bad: readonly unknown[] = [
  demand('picture'),
  demand('behaviour'),
  new TestError('transport'),
  new TestError('protocol'),
  new TypeError('bug'),
  ...[6002, 6007, 6017, 6026, 6034, 6036, 6037, 6038].map(
    (code) => new TestError('api', code, { data: { phoneNumber: '138****0001' } }),
  ),
  new TestError('api', 6066, { data: { seconds: 42 } }),
];

/** Secrets that no action contains: typed password, its hash, ticket. */
const credentials = /demo1234|6e9bece1914809fb8493146417e722f6|ticket-1/;
/** Data that no state contains: the secrets, a full phone number, an e-mail address. */
const secrets = new RegExp(`${credentials.source}|13812340001|lily@example\\.com`);

/** Waits until all chains of promises have run, because Node runs `nextTick` callbacks between microtask queues. */
const settle = () => new Promise<void>((done) => process.nextTick(done));

function settleCall(call: Pending | undefined, result: unknown): void {
  if (result instanceof Error) call?.reject(result);
  else call?.resolve(result);
}

/** Creates the list of open calls, in the order in which they were made. */
function createCalls(results: Rehearsal['results']) {
  let open: Pending[] = [];
  const callPort: CallPort = (port, signal) =>
    new Promise((resolve, reject) => {
      open.push({ port, signal, resolve: resolve as Pending['resolve'], reject });
    });
  const live = () => (open = open.filter(({ signal }) => !signal?.aborted));
  const settleOne = ({ which, outcome }: Extract<Move, { kind: 'settle' }>) => {
    const [call] = open.splice(which % Math.max(1, open.length), 1);
    if (!call) return;
    const good = results[call.port] ?? [undefined];
    const all = [...good, ...good, ...good, ...good, ...bad];
    settleCall(call, all[outcome % all.length]);
  };
  const refuseUnstoppable = () => {
    for (const { signal, reject } of open) if (!signal) reject(new TestError('transport'));
    open = open.filter(({ signal }) => signal);
  };
  return {
    callPort,
    live,
    settleOne,
    settleOldest: (good: unknown) => settleCall(open.shift(), good),
    refuseUnstoppable,
  };
}

/** Creates a running flow with its slices, sagas, open calls and clock. */
export function openStage(rehearsal: Rehearsal, visited: Set<string>) {
  const clock = createFakeClock();
  const calls = createCalls(rehearsal.results);
  const crashes: Error[] = [];
  const store = createStageStore(rehearsal.reducers);
  const stage = { callPort: calls.callPort, clock, store: createMemoryStore(), report: () => undefined };
  const dispatch = <Sent extends UnknownAction>(action: Sent): Sent => {
    if (credentials.test(inspect(action, { depth: Infinity }))) throw new Error(`${action.type} contains a secret`);
    return store.dispatch(action);
  };
  const host = { ...store, dispatch, onError: (error: Error) => crashes.push(error) };
  const tasks = rehearsal.sagas(stage).map((saga) => runSaga(host, saga));
  const busy = Object.entries(rehearsal.busy);
  let checked: unknown;

  const check = () => {
    if (crashes.length > 0) throw new Error(`a saga failed: ${crashes[0]?.stack ?? ''}`);
    const state = store.getState();
    for (const [slice, steps] of busy) {
      const step = state[slice]?.step ?? '';
      if (steps.includes(step) && calls.live().length === 0) throw new Error(`${slice} has no open call in ${step}`);
    }
    if (state === checked) return;
    checked = state;
    for (const [slice, { step }] of Object.entries(state)) visited.add(`${slice}.${step}`);
    if (secrets.test(JSON.stringify(state))) throw new Error('the state contains a secret');
  };
  const after = async (happen: () => unknown) => {
    happen();
    await settle();
    check();
  };
  return {
    act: (action: UnknownAction) => after(() => dispatch(action)),
    settle: (move: Extract<Move, { kind: 'settle' }>) => after(() => calls.settleOne(move)),
    settleOldest: (good: unknown) => after(() => calls.settleOldest(good)),
    refuseUnstoppable: () => after(calls.refuseUnstoppable),
    advance: (ms: number) => after(() => clock.advance(ms)),
    dispose: () => after(() => tasks.forEach((task) => task.cancel())),
    getStep: (slice: string) => store.getState()[slice]?.step ?? '',
    timers: clock.pending,
    /** Returns the ports with an open call. */
    waiting: () => calls.live().map(({ port }) => port),
  };
}
