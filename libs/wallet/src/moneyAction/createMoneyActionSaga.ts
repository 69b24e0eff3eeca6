import type { Saga } from 'redux-saga';
import { readSecret } from '@pavilion/kernel';
import { waitMs } from '@pavilion/kernel/flow';
import { call, put, race, take } from 'typed-redux-saga';
import type { MoneyAction, RequestedMoneyAction } from './createMoneyAction.ts';
import { createMoneyActionCalls } from './createMoneyActionCalls.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** Longest wait between two queries. The first query is immediate, the next waits are 1 s, 2 s, 4 s … */
const MAX_POLL_MS = 30_000;
const computePollDelayMs = (attempt: number): number =>
  attempt === 0 ? 0 : Math.min(1_000 * 2 ** (attempt - 1), MAX_POLL_MS);

/**
 * Creates the saga of a money action. It performs one action at a time, until its outcome is known (W3, F-WAL-04,
 * F-WAL-05).
 *
 * The request id is stored before the request is sent. The request is sent once; lost responses, reloads and other tabs
 * only query its outcome. When the member logs out, the host ends the saga and dispatches `memberLeft`.
 */
export function createMoneyActionSaga<Draft, Result, Secret>(
  { actions }: MoneyAction<Draft, Result, Secret>,
  ports: MoneyActionPorts<Draft, Result, Secret>,
): Saga<[]> {
  const { clock, pendingActions } = ports;
  const { sendOnce, readOutcome } = createMoneyActionCalls(actions, ports);

  const isEnd = (event: { readonly type: string }): boolean =>
    actions.done.match(event) || actions.refused.match(event);

  function* pollOutcome(action: PendingMoneyAction<Draft>, first: number) {
    for (let attempt = first; ; attempt += 1) {
      yield* race({
        due: call(waitMs, clock, computePollDelayMs(attempt)),
        requested: take(actions.outcomeQueryRequested),
      });
      const event = yield* call(readOutcome, action);
      if (isEnd(event)) pendingActions.forget(action.requestId);
      yield* put(event);
      if (isEnd(event)) return;
    }
  }

  function* resume(action: PendingMoneyAction<Draft>) {
    yield* put(actions.resumed(action));
    yield* pollOutcome(action, 0);
  }

  function* submit({ draft, secret }: RequestedMoneyAction<Draft, Secret>) {
    const [earlier] = pendingActions.list();
    if (earlier) return yield* resume(earlier);
    const action: PendingMoneyAction<Draft> = { requestId: ports.createId(), draft, savedAt: clock.now() };
    pendingActions.keep(action);
    yield* put(actions.sent(action));
    const event = yield* call(sendOnce, action, secret && readSecret(secret));
    yield* put(event);
    if (!isEnd(event)) yield* pollOutcome(action, actions.outcomePending.match(event) ? 1 : 0);
  }

  return function* moneyActionSaga() {
    for (const action of pendingActions.list()) yield* resume(action);
    for (;;) {
      const { payload } = yield* take(actions.submitRequested);
      yield* submit(payload);
    }
  };
}
