import { isDefiniteRefusal } from '@pavilion/api-client';
import { isSiteError } from '@pavilion/kernel';
import { waitMs } from '@pavilion/kernel/flow';
import { call, put, race, take } from 'typed-redux-saga';
import { toMoneyFailure, type MoneyFailure } from '../failure/moneyFailure.ts';
import type { MoneyAction, MoneyWish } from './createMoneyAction.ts';
import { isSettlingRefusal } from './isSettlingRefusal.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { KeptAction } from './moneyActionState.ts';

/** A call lives 30 s and its answer may be slow: what the platform has not seen after a minute never arrived. */
const ON_ITS_WAY_MS = 60_000;

/** Waits between questions: 1, 2, 4 … seconds, thirty at most; the first is asked at once. */
const LAST_WAIT_MS = 30_000;
const waitBefore = (asked: number): number => (asked === 0 ? 0 : Math.min(1_000 * 2 ** (asked - 1), LAST_WAIT_MS));

/** It never reached the platform, so no money moved; the player may try again, under a new id. */
const ABSENT: MoneyFailure = { kind: 'absent', reaction: 'show', messageKey: 'error.outcomeUnknown' };
/** Whoever it was for said no after the money had left; it is back. */
const REVERSED: MoneyFailure = { kind: 'reversed', reaction: 'show', messageKey: 'error.6014' };

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
  const { clock, kept, statusOf = () => 'done' as const, isRefusal = isDefiniteRefusal, report } = ports;

  /** Outlives the flow: an answer that comes with the end of a session must not be asked about after the next login. */
  const sendOnce = async (action: KeptAction<Draft>, secret: Secret | undefined) => {
    try {
      const answer = await ports.send(action.draft, action.requestId, secret);
      if (statusOf(answer) !== 'pending') kept.forget(action.requestId);
      return eventOf(answer);
    } catch (error) {
      if (!isRefusal(error)) return lost(error);
      kept.forget(action.requestId);
      return actions.refused(toMoneyFailure(error));
    }
  };

  const askOnce = async (action: KeptAction<Draft>) => {
    try {
      const answer = await ports.ask(action);
      if (answer !== undefined) return eventOf(answer);
      const mayBeOnItsWay = clock.now() - action.savedAt < ON_ITS_WAY_MS;
      return mayBeOnItsWay ? actions.answerLost() : actions.refused(ABSENT);
    } catch (error) {
      return isSettlingRefusal(error) ? actions.refused(toMoneyFailure(error)) : lost(error);
    }
  };

  const lost = (error: unknown) => {
    if (!isSiteError(error)) report?.(error);
    return actions.answerLost();
  };

  const eventOf = (answer: Answer) => {
    const status = statusOf(answer);
    if (status === 'pending') return actions.heldUp(answer);
    return status === 'done' ? actions.done(answer) : actions.refused(REVERSED);
  };

  const isEnd = (event: { readonly type: string }): boolean =>
    actions.done.match(event) || actions.refused.match(event);

  function* inquire(action: KeptAction<Draft>, first: number) {
    for (let asked = first; ; asked += 1) {
      yield* race({ due: call(waitMs, clock, waitBefore(asked)), told: take(actions.askRequested) });
      const event = yield* call(askOnce, action);
      if (isEnd(event)) kept.forget(action.requestId);
      yield* put(event);
      if (isEnd(event)) return;
    }
  }

  function* resume(action: KeptAction<Draft>) {
    yield* put(actions.resumed(action));
    yield* inquire(action, 0);
  }

  function* submit({ draft, secret }: MoneyWish<Draft, Secret>) {
    const [earlier] = kept.list();
    if (earlier) return yield* resume(earlier);
    const action: KeptAction<Draft> = { requestId: ports.createId(), draft, savedAt: clock.now() };
    kept.keep(action);
    yield* put(actions.sent(action));
    const event = yield* call(sendOnce, action, secret);
    yield* put(event);
    if (!isEnd(event)) yield* inquire(action, actions.heldUp.match(event) ? 1 : 0);
  }

  return function* moneyActionSaga() {
    for (const action of kept.list()) yield* resume(action);
    for (;;) {
      const { payload } = yield* take(actions.submitRequested);
      yield* submit(payload);
    }
  };
}
