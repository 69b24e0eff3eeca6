import { waitMs } from '@pavilion/kernel/flow';
import { call, put, race, take } from 'typed-redux-saga';
import type { MoneyAction, MoneyActionRequest } from './createMoneyAction.ts';
import { createMoneyActionCalls } from './createMoneyActionCalls.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** Waits between questions: 1, 2, 4 … seconds, thirty at most; the first is asked at once. */
const MAX_POLL_MS = 30_000;
const computePollDelayMs = (asked: number): number =>
  asked === 0 ? 0 : Math.min(1_000 * 2 ** (asked - 1), MAX_POLL_MS);

/**
 * Moves money of one kind, one at a time, and stays with it until what came of it is known (W3, F-WAL-04, F-WAL-05).
 *
 * The id is made and kept before anything is sent; it is sent once, and from then on only asked about, through lost
 * answers, reloads and second tabs. The host ends the saga when the member leaves, and dispatches `memberLeft`.
 */
export function createMoneyActionSaga<Draft, Answer, Secret>(
  { actions }: MoneyAction<Draft, Answer, Secret>,
  ports: MoneyActionPorts<Draft, Answer, Secret>,
) {
  const { clock, pendingActions } = ports;
  const { sendOnce, readOutcome } = createMoneyActionCalls(actions, ports);

  const isEnd = (event: { readonly type: string }): boolean =>
    actions.done.match(event) || actions.refused.match(event);

  function* pollOutcome(action: PendingMoneyAction<Draft>, first: number) {
    for (let asked = first; ; asked += 1) {
      yield* race({ due: call(waitMs, clock, computePollDelayMs(asked)), told: take(actions.askRequested) });
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

  function* submit({ draft, secret }: MoneyActionRequest<Draft, Secret>) {
    const [earlier] = pendingActions.list();
    if (earlier) return yield* resume(earlier);
    const action: PendingMoneyAction<Draft> = { requestId: ports.createId(), draft, savedAt: clock.now() };
    pendingActions.keep(action);
    yield* put(actions.sent(action));
    const event = yield* call(sendOnce, action, secret);
    yield* put(event);
    if (!isEnd(event)) yield* pollOutcome(action, actions.heldUp.match(event) ? 1 : 0);
  }

  return function* moneyActionSaga() {
    for (const action of pendingActions.list()) yield* resume(action);
    for (;;) {
      const { payload } = yield* take(actions.submitRequested);
      yield* submit(payload);
    }
  };
}
