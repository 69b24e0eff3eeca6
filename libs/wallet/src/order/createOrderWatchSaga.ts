import { toCallFailure } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import { callWithAbort, waitMs } from '@pavilion/kernel/flow';
import type { Action } from '@reduxjs/toolkit';
import { call, put, race, take } from 'typed-redux-saga';
import { toMoneyFailure } from '../failure/moneyFailure.ts';
import type { OrderWatch } from './createOrderWatch.ts';

/** Milliseconds between two looks at an open order, and at most while looks fail. */
const POLL_MS = 3_000;
const MAX_POLL_MS = 30_000;

/** No such order (§8). */
const NOT_FOUND = 6004;

/** What following an order needs from outside. */
export interface OrderPorts<Order> {
  /** `null`: there is no such order of this member. */
  readonly read: (orderNo: string, signal: AbortSignal) => Promise<Order | null>;
  /** Whether nothing more will come of it by itself. */
  readonly isEnded: (order: Order) => boolean;
  /** Cancels it, and answers how it stands then. */
  readonly close?: (orderNo: string) => Promise<Order>;
  readonly clock: Clock;
}

/**
 * Follows one order at a time: looks, waits, looks again, until it has ended or the page is left (F-WAL-13). A look that
 * fails is repeated more and more slowly; it never says anything about the order. Leaving gives the open call up.
 */
export function createOrderWatchSaga<Order>({ actions }: OrderWatch<Order>, ports: OrderPorts<Order>) {
  const toEvent = (order: Order) => (ports.isEnded(order) ? actions.ended(order) : actions.read(order));

  const isFinal = (event: Action) => actions.ended.match(event) || actions.notFound.match(event);

  function* fetchOrder(orderNo: string) {
    try {
      const { answer } = yield* callWithAbort((signal) => ports.read(orderNo, signal));
      return answer === null ? actions.notFound() : toEvent(answer);
    } catch (error) {
      const failure = toCallFailure(error);
      return failure.code === NOT_FOUND ? actions.notFound() : actions.readFailed(failure);
    }
  }

  /** What the port does not offer is a bug of the host, told like any other failure. */
  const requestClose = async (orderNo: string) => {
    if (!ports.close) throw new TypeError('This kind of order cannot be cancelled.');
    return ports.close(orderNo);
  };

  function* close(orderNo: string) {
    try {
      return toEvent(yield* call(requestClose, orderNo));
    } catch (error) {
      return actions.closeRefused(toMoneyFailure(error));
    }
  }

  /** Looks; an order that is known may be cancelled meanwhile, and the look is given up for that. */
  function* pollOrClose(orderNo: string, isKnown: boolean) {
    const { looked } = yield* race({ looked: call(fetchOrder, orderNo), told: take(closing(isKnown)) });
    return looked ?? (yield* close(orderNo));
  }

  const closing = (isKnown: boolean) => (action: Action) => isKnown && actions.closeRequested.match(action);

  /** @returns whether the player cancelled instead */
  function* wait(isKnown: boolean, failed: number) {
    const ms = Math.min(POLL_MS * 2 ** Math.max(0, failed - 1), MAX_POLL_MS);
    const { told } = yield* race({
      due: call(waitMs, ports.clock, ms),
      looked: take(actions.lookRequested),
      told: take(closing(isKnown)),
    });
    return told !== undefined;
  }

  function* follow(orderNo: string) {
    let [failed, isKnown, isClosing] = [0, false, false];
    for (;;) {
      const event = isClosing ? yield* close(orderNo) : yield* pollOrClose(orderNo, isKnown);
      yield* put(event);
      if (isFinal(event)) return;
      failed = actions.readFailed.match(event) ? failed + 1 : 0;
      isKnown ||= actions.read.match(event);
      isClosing = yield* wait(isKnown, failed);
    }
  }

  return function* orderWatchSaga() {
    let opened = yield* take(actions.opened);
    for (;;) {
      const { again } = yield* race({
        done: call(follow, opened.payload.orderNo),
        again: take(actions.opened),
        left: take(actions.left),
      });
      opened = again ?? (yield* take(actions.opened));
    }
  };
}
