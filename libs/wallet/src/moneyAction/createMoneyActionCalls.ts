import { isDefiniteRefusal } from '@pavilion/api-client';
import { isSiteError } from '@pavilion/kernel';
import { toMoneyFailure, type MoneyFailure } from './moneyFailure.ts';
import type { MoneyActions } from './createMoneyAction.ts';
import { isHandlerRefusal } from './isHandlerRefusal.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { PendingMoneyAction } from './moneyActionState.ts';

/** Time after which an unknown request id counts as never received: a call takes up to 30 s, its response may be late. */
const IN_FLIGHT_MS = 60_000;

/** The action never reached the platform. No money moved, and the player may try again under a new id. */
const ABSENT: MoneyFailure = { kind: 'absent', reaction: 'show', messageKey: 'error.outcomeUnknown' };
/** The receiver refused after the money had left. The money was returned. */
const REVERSED: MoneyFailure = { kind: 'reversed', reaction: 'show', messageKey: 'error.6014' };

/** Creates the calls of a money action. Both resolve to the event of their outcome and never reject. */
export function createMoneyActionCalls<Draft, Result, Secret>(
  actions: MoneyActions<Draft, Result, Secret>,
  ports: MoneyActionPorts<Draft, Result, Secret>,
) {
  const { clock, pendingActions, getStatus = () => 'done' as const, isRefusal = isDefiniteRefusal, report } = ports;

  const toLostEvent = (error: unknown) => {
    if (!isSiteError(error)) report?.(error);
    return actions.responseLost();
  };
  const toEvent = (response: Result) => {
    const status = getStatus(response);
    if (status === 'pending') return actions.outcomePending(response);
    return status === 'done' ? actions.done(response) : actions.refused(REVERSED);
  };

  return {
    /** The call continues if the flow ends; its outcome then needs no query after the next login. */
    sendOnce: async (action: PendingMoneyAction<Draft>, secret: Secret | undefined) => {
      try {
        const response = await ports.send(action.draft, action.requestId, secret);
        if (getStatus(response) !== 'pending') pendingActions.forget(action.requestId);
        return toEvent(response);
      } catch (error) {
        if (!isRefusal(error)) return toLostEvent(error);
        pendingActions.forget(action.requestId);
        return actions.refused(toMoneyFailure(error));
      }
    },
    readOutcome: async (action: PendingMoneyAction<Draft>) => {
      try {
        const response = await ports.queryOutcome(action);
        if (response !== undefined) return toEvent(response);
        const mayBeInTransit = clock.now() - action.savedAt < IN_FLIGHT_MS;
        return mayBeInTransit ? actions.responseLost() : actions.refused(ABSENT);
      } catch (error) {
        return isHandlerRefusal(error) ? actions.refused(toMoneyFailure(error)) : toLostEvent(error);
      }
    },
  };
}
