import { type KeyValueStore, createMemoryStore } from '@pavilion/kernel';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { array, assert, asyncProperty, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { TestError } from './testError.ts';

type Steps = Readonly<Record<string, { readonly step: string }>>;

/** One call a flow has made and nobody has answered yet. */
interface Pending {
  readonly port: string;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What a fake port is: it waits until the rehearsal answers, late or never, in any order. */
export type Ask = <Answer>(port: string, signal?: AbortSignal) => Promise<Answer>;

/** The stage on which a flow is rehearsed. */
export interface Stage {
  readonly ask: Ask;
  readonly clock: FakeClock;
  readonly store: KeyValueStore;
  readonly report: (error: unknown) => void;
}

/** In a script: what the oldest open call is answered with; an error refuses it. */
export interface Answer {
  readonly answer: unknown;
}

/** A flow, everything a player may do with it, and everything its ports may answer. */
export interface Rehearsal {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: (stage: Stage) => readonly Saga[];
  readonly actions: readonly UnknownAction[];
  /** Ways into the depth of the flow, one of which (or none) comes before the random moves: actions, and good or bad answers. */
  readonly scripts?: readonly (readonly (UnknownAction | Answer)[])[];
  /** Good answers by port. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Steps in which the flow waits for a call, so that one must be under way. */
  readonly busy: Readonly<Record<string, readonly string[]>>;
  /** Closes whatever is open; every slice is then in one of its `restful` steps. */
  readonly closing: readonly UnknownAction[];
  readonly restful: Readonly<Record<string, readonly string[]>>;
  /** After everything, begins anew; the flow must then call this port: its saga is still alive. */
  readonly again: readonly UnknownAction[];
  readonly asksFor: string;
}

type Move =
  | { readonly kind: 'act'; readonly index: number }
  | { readonly kind: 'answer'; readonly which: number; readonly outcome: number }
  | { readonly kind: 'pass'; readonly ms: number };

const moves: Arbitrary<readonly Move[]> = array(
  oneof(
    { weight: 6, arbitrary: record({ kind: constantFrom('act' as const), index: nat(999) }) },
    { weight: 6, arbitrary: record({ kind: constantFrom('answer' as const), which: nat(7), outcome: nat(999) }) },
    {
      weight: 1,
      arbitrary: record({
        kind: constantFrom('pass' as const),
        ms: constantFrom(1, 999, 1_000, 3_000, 5_000, 60_000, 600_000, 3_600_000, -3_600_000),
      }),
    },
  ),
  { minLength: 1, maxLength: 16, size: 'max' },
);

const demand = (captcha: 'picture' | 'behaviour') => ({ kind: 'captcha', captcha, code: 6021, serverMessage: '' });

const refusals: readonly unknown[] = [
  new TestError('transport'),
  new TestError('protocol'),
  new TypeError('a bug'),
  ...[6002, 6007, 6017, 6026, 6034, 6036, 6037, 6038].map(
    (code) => new TestError('api', code, { phoneNumber: '138****0001' }),
  ),
  new TestError('api', 6066, { seconds: 42 }),
];

const demands = [demand('picture'), demand('behaviour')];

/** Secrets of the rehearsals: typed password, its hash, the whole phone number, the address, the ticket. */
const secrets = /demo1234|6e9bece1914809fb8493146417e722f6|13812340001|lily@example\.com|ticket-1/;

/** Enough turns of the microtask queue for every chain of promises a flow makes; a macrotask each step would take minutes. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await undefined;
}

function settleCall(call: Pending | undefined, answer: unknown): void {
  if (answer instanceof Error) call?.reject(answer);
  else call?.resolve(answer);
}

/** Runs one sequence from the first open to the last close. */
async function perform(
  rehearsal: Rehearsal,
  [chosen, sequence]: readonly [number, readonly Move[]],
  visited: Set<string>,
): Promise<void> {
  const clock = createFakeClock();
  const pending: Pending[] = [];
  const crashes: Error[] = [];
  const ask: Ask = (port, signal) =>
    new Promise((resolve, reject) => {
      pending.push({ port, signal, resolve: resolve as Pending['resolve'], reject });
    });
  const middleware = createSagaMiddleware({ onError: (error) => crashes.push(error) });
  const store = createStore(combineReducers(rehearsal.reducers), applyMiddleware(middleware));
  const stage = { ask, clock, store: createMemoryStore(), report: () => undefined };
  const tasks = rehearsal.sagas(stage).map((saga) => middleware.run(saga));
  const steps = () => store.getState() as Steps;
  const live = () => pending.filter(({ signal }) => !signal?.aborted);
  const answer = ({ which, outcome }: Extract<Move, { kind: 'answer' }>) => {
    const [call] = pending.splice(which % Math.max(1, pending.length), 1);
    if (!call) return;
    const good = rehearsal.answers[call.port] ?? [undefined];
    const all = [...good, ...good, ...good, ...good, ...demands, ...refusals];
    settleCall(call, all[outcome % all.length]);
  };
  let checked: unknown;
  const check = (where: string) => {
    if (crashes.length > 0) throw new Error(`${where}: a saga died: ${crashes[0]?.stack ?? ''}`);
    for (const [slice, busy] of Object.entries(rehearsal.busy)) {
      const step = steps()[slice]?.step ?? '';
      if (busy.includes(step) && live().length === 0)
        throw new Error(`${where}: ${slice} waits in ${step} for nothing`);
    }
    if (store.getState() === checked) return;
    checked = store.getState();
    for (const [slice, { step }] of Object.entries(steps())) visited.add(`${slice}.${step}`);
    if (secrets.test(JSON.stringify(checked))) throw new Error(`${where}: a secret in the state`);
  };
  const act = async (action: UnknownAction) => {
    store.dispatch(action);
    await settle();
    check(action.type);
  };

  const scripts = [[], ...(rehearsal.scripts ?? [])];
  for (const step of scripts[chosen % scripts.length] ?? []) {
    if ('answer' in step) settleCall(pending.shift(), step.answer);
    else store.dispatch(step as UnknownAction);
    await settle();
    check('script');
  }
  for (const move of sequence) {
    if (move.kind === 'act') {
      const { actions } = rehearsal;
      store.dispatch(actions[move.index % actions.length] ?? { type: 'none' });
    } else if (move.kind === 'pass') clock.pass(move.ms);
    else answer(move);
    await settle();
    check(JSON.stringify(move));
  }
  for (const { signal, reject } of pending) if (!signal) reject(new TestError('transport'));
  await settle();
  for (const action of [...rehearsal.closing, ...rehearsal.closing]) await act(action);
  for (const [slice, restful] of Object.entries(rehearsal.restful)) {
    const step = steps()[slice]?.step ?? '';
    if (!restful.includes(step)) throw new Error(`closed, but ${slice} stands in ${step}`);
  }
  if (clock.pending() > 0) throw new Error(`closed, but ${clock.pending()} timers are left`);
  const left = live().filter(({ signal }) => signal);
  if (left.length > 0) throw new Error(`closed, but ${left.map(({ port }) => port)} go on`);
  for (const action of rehearsal.again) await act(action);
  if (!live().some(({ port }) => port === rehearsal.asksFor))
    throw new Error(`opened again, but nothing asks for ${rehearsal.asksFor}`);
  for (const task of tasks) task.cancel();
  await settle();
  if (clock.pending() > 0) throw new Error('disposed, but a timer is left');
}

/**
 * Rehearses a flow in 10,000 random sequences of what players, platform and time may do, in any order, and holds each to one
 * consistent state: nobody waits for nothing, nothing secret stands in the state, and whatever happened the flow closes
 * whole (no timer, no call under way, no rejection unhandled) and can be opened again.
 *
 * @returns the steps that were stood in, `login.editing`, so that a test can say that none was missed
 */
export async function rehearse(rehearsal: Rehearsal): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  await assert(
    asyncProperty(nat(99), moves, (script, sequence) => perform(rehearsal, [script, sequence], visited)),
    { numRuns: 10_000, seed: 20_261_121 },
  );
  // A macrotask, so that the runner hears of a rejection nobody handled: it fails the test by itself.
  await new Promise((done) => setImmediate(done));
  return visited;
}
