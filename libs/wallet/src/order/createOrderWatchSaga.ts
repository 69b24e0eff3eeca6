import type { Saga } from 'redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import { callWithAbort, waitMs } from '@pavilion/kernel/flow';
import type { Action } from '@reduxjs/toolkit';
import { call, put, race, take } from 'typed-redux-saga';
import { toMoneyFailure } from '../moneyAction/moneyFailure.ts';
import type { OrderWatch } from './createOrderWatch.ts';

/** Milliseconds between two polls of an open order, and the maximum while polls fail. */
const POLL_MS = 3_000;
const MAX_POLL_MS = 30_000;

/** Error code of an unknown order (§8). */
const NOT_FOUND = 6004;

/** Ports of a watched order. */
export interface OrderPorts<Order> {
  /** Reads an order. `null` means that the member has no such order. */
  readonly read: (orderNo: string, signal: AbortSignal) => Promise<Order | null>;
  /** Whether the order has reached a final status. */
  readonly isEnded: (order: Order) => boolean;
  /** Cancels the order and returns its new state. */
  readonly close?: (orderNo: string) => Promise<Order>;
  readonly clock: Clock;
}

/**
 * Creates the saga that polls one order until it has ended or the page closes (F-WAL-13). The interval grows while polls
 * fail; a failed poll does not change the order. Closing the page aborts the open call.
 */
export function createOrderWatchSaga<Order>({ actions }: OrderWatch<Order>, ports: OrderPorts<Order>): Saga<[]> {
  const toEvent = (order: Order) => (ports.isEnded(order) ? actions.ended(order) : actions.read(order));

  const isFinal = (event: Action) => actions.ended.match(event) || actions.notFound.match(event);

  function* fetchOrder(orderNo: string) {
    try {
      const { result } = yield* callWithAbort((signal) => ports.read(orderNo, signal));
      return result === null ? actions.notFound() : toEvent(result);
    } catch (error) {
      const failure = toCallFailure(error);
      return failure.code === NOT_FOUND ? actions.notFound() : actions.readFailed(failure);
    }
  }

  /** Cancels the order. A missing port is an error of the host and is reported like any other failure. */
  const requestClose = async (orderNo: string) => {
    if (!ports.close) throw new TypeError('createOrderWatchSaga: cannot cancel orders. Pass the port `close`.');
    return ports.close(orderNo);
  };

  function* close(orderNo: string) {
    try {
      return toEvent(yield* call(requestClose, orderNo));
    } catch (error) {
      return actions.closeRefused(toMoneyFailure(error));
    }
  }

  /** Polls the order. Once it is known, the player may cancel it, which aborts the poll. */
  function* pollOrClose(orderNo: string, isKnown: boolean) {
    const { polled } = yield* race({ polled: call(fetchOrder, orderNo), closed: take(matchesClosing(isKnown)) });
    return polled ?? (yield* close(orderNo));
  }

  const matchesClosing = (isKnown: boolean) => (action: Action) => isKnown && actions.closeRequested.match(action);

  /** @returns whether the player cancelled the order during the wait */
  function* wait(isKnown: boolean, failed: number) {
    const ms = Math.min(POLL_MS * 2 ** Math.max(0, failed - 1), MAX_POLL_MS);
    const { closed } = yield* race({
      due: call(waitMs, ports.clock, ms),
      refresh: take(actions.refreshRequested),
      closed: take(matchesClosing(isKnown)),
    });
    return closed !== undefined;
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
