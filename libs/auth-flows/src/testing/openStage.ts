import { createMemoryStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga } from 'redux-saga';
import { createStageStore } from './createStageStore.ts';
import type { Move } from './drawMoves.ts';
import type { Ask, Rehearsal } from './rehearse.ts';
import { TestError } from './testError.ts';

/** One call a flow has made and nobody has answered yet. */
interface Pending {
  readonly port: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const demand = (captcha: 'picture' | 'behaviour') => ({ kind: 'captcha', captcha, code: 6021, serverMessage: '' });

/** What any port may answer instead of what was hoped for. */
const bad: readonly unknown[] = [
  demand('picture'),
  demand('behaviour'),
  new TestError('transport'),
  new TestError('protocol'),
  new TypeError('a bug'),
  ...[6002, 6007, 6017, 6026, 6034, 6036, 6037, 6038].map(
    (code) => new TestError('api', code, { data: { phoneNumber: '138****0001' } }),
  ),
  new TestError('api', 6066, { data: { seconds: 42 } }),
];

/** Secrets of the rehearsals: typed password, its hash, the whole phone number, the address, the ticket. */
const secrets = /demo1234|6e9bece1914809fb8493146417e722f6|13812340001|lily@example\.com|ticket-1/;

/** A tick of Node comes when no microtask is left: every chain of promises a flow makes has ended. */
const settle = () => new Promise<void>((done) => process.nextTick(done));

function settleCall(call: Pending | undefined, answer: unknown): void {
  if (answer instanceof Error) call?.reject(answer);
  else call?.resolve(answer);
}

/** Calls nobody has answered yet, in the order in which they were made. */
function createCalls(answers: Rehearsal['answers']) {
  let open: Pending[] = [];
  const ask: Ask = (port, signal) =>
    new Promise((resolve, reject) => {
      open.push({ port, signal, resolve: resolve as Pending['resolve'], reject });
    });
  const live = () => (open = open.filter(({ signal }) => !signal?.aborted));
  const answer = ({ which, outcome }: Extract<Move, { kind: 'answer' }>) => {
    const [call] = open.splice(which % Math.max(1, open.length), 1);
    if (!call) return;
    const good = answers[call.port] ?? [undefined];
    const all = [...good, ...good, ...good, ...good, ...bad];
    settleCall(call, all[outcome % all.length]);
  };
  const refuseUnstoppable = () => {
    for (const { signal, reject } of open) if (!signal) reject(new TestError('transport'));
    open = open.filter(({ signal }) => signal);
  };
  return { ask, live, answer, answerOldest: (good: unknown) => settleCall(open.shift(), good), refuseUnstoppable };
}

/** The flow as it runs: its slices, its sagas, its open calls and its clock. */
export function openStage(rehearsal: Rehearsal, visited: Set<string>) {
  const clock = createFakeClock();
  const calls = createCalls(rehearsal.answers);
  const crashes: Error[] = [];
  const store = createStageStore(rehearsal.reducers);
  const stage = { ask: calls.ask, clock, store: createMemoryStore(), report: () => undefined };
  const host = { ...store, onError: (error: Error) => crashes.push(error) };
  const tasks = rehearsal.sagas(stage).map((saga) => runSaga(host, saga));
  const busy = Object.entries(rehearsal.busy);
  let checked: unknown;

  const check = () => {
    if (crashes.length > 0) throw new Error(`a saga died: ${crashes[0]?.stack ?? ''}`);
    const state = store.getState();
    for (const [slice, steps] of busy) {
      const step = state[slice]?.step ?? '';
      if (steps.includes(step) && calls.live().length === 0) throw new Error(`${slice} waits in ${step} for nothing`);
    }
    if (state === checked) return;
    checked = state;
    for (const [slice, { step }] of Object.entries(state)) visited.add(`${slice}.${step}`);
    if (secrets.test(JSON.stringify(state))) throw new Error('a secret in the state');
  };
  const after = async (happen: () => unknown) => {
    happen();
    await settle();
    check();
  };
  return {
    act: (action: UnknownAction) => after(() => store.dispatch(action)),
    answer: (move: Extract<Move, { kind: 'answer' }>) => after(() => calls.answer(move)),
    answerOldest: (good: unknown) => after(() => calls.answerOldest(good)),
    refuseUnstoppable: () => after(calls.refuseUnstoppable),
    pass: (ms: number) => after(() => clock.advance(ms)),
    dispose: () => after(() => tasks.forEach((task) => task.cancel())),
    stepOf: (slice: string) => store.getState()[slice]?.step ?? '',
    timers: clock.pending,
    /** Ports of the calls that are still waited for. */
    waiting: () => calls.live().map(({ port }) => port),
  };
}
