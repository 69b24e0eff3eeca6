import { inspect } from 'node:util';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeClock, type FakeClock } from '@pavilion/kernel/testing';
import { rehearse, type CallPort, type Rehearsal } from '@pavilion/testing';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { runSaga, type Saga } from 'redux-saga';
import { createStageStore } from './createStageStore.ts';
import { TestError } from './testError.ts';

/** Environment of a flow in a rehearsal. */
export interface Stage {
  readonly callPort: CallPort;
  readonly clock: FakeClock;
  readonly store: KeyValueStore;
  readonly report: (error: unknown) => void;
}

/** A flow of several slices and sagas. */
interface FlowRehearsal extends Pick<
  Rehearsal<FakeClock>,
  'actions' | 'scripts' | 'results' | 'busy' | 'closing' | 'rest'
> {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: (stage: Stage) => readonly Saga[];
  /** Opens the flow in any state. It must then call the named port, which proves that its saga still runs. */
  readonly again: readonly UnknownAction[];
  readonly callsPort: string;
}

const demand = (captcha: 'picture' | 'behaviour') => ({ kind: 'captcha', captcha, code: 6021, serverMessage: '' });

/** Failures that any port may return. */
const failures: readonly unknown[] = [
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

/**
 * Runs a flow through random sequences. All sequences use the same sagas.
 *
 * @returns the visited steps, such as `login.editing`
 */
export function rehearseFlow({ reducers, sagas, again, callsPort, ...rehearsal }: FlowRehearsal) {
  return rehearse({
    ...rehearsal,
    createClock: createFakeClock,
    open: ({ callPort, clock, onError }) => {
      const store = createStageStore(reducers);
      const stage = { callPort, clock, store: createMemoryStore(), report: () => undefined };
      const dispatch = <Sent extends UnknownAction>(action: Sent): Sent => {
        if (credentials.test(inspect(action, { depth: Infinity }))) throw new Error(`${action.type} contains a secret`);
        return store.dispatch(action);
      };
      const tasks = sagas(stage).map((saga) => runSaga({ ...store, dispatch, onError }, saga));
      return {
        send: dispatch,
        getSlices: store.getState,
        dispose: () => tasks.forEach((task) => task.cancel()),
      };
    },
    failures,
    closingError: new TestError('transport'),
    reopening: { actions: again, port: callsPort },
    secrets,
  });
}
