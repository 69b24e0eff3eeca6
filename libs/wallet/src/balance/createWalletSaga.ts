import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type Saga } from 'redux-saga';
import { actionChannel, all, call, flush, fork, put, race, select, take } from 'typed-redux-saga';
import type { WalletState } from './balanceState.ts';
import { parseBalance } from './parseBalance.ts';
import type { WalletPorts } from './walletPorts.ts';
import type { WalletSlice } from './walletSelectors.ts';
import { walletActions } from './walletSlice.ts';

/**
 * Creates the saga that refreshes the wallet. Requests are coalesced: 20 quick navigations make at most 2 calls
 * (F-WAL-14).
 *
 * Requests during an open call cause one more call after it, so the last response is never older than the last
 * request. `walletCleared` aborts the open call and discards its response. Hosts start their sagas in any order, so a
 * request that was dispatched before the saga ran is handled first.
 *
 * @param selectState selects the wallet in the host's state; default: `state.wallet`
 */
export function createWalletSaga(
  ports: WalletPorts,
  selectState: (state: never) => WalletState = (state: WalletSlice) => state.wallet,
): Saga<[]> {
  return function* walletSaga() {
    yield* fork(persistHideZero, ports);
    const requests = yield* actionChannel(walletActions.balanceRequested, buffers.sliding(1));
    const { isRefreshing } = yield* select(selectState as (state: unknown) => WalletState);
    if (isRefreshing) yield* handleRequest(ports, requests);
    for (;;) {
      yield* take(requests);
      yield* handleRequest(ports, requests);
    }
  };
}

function* handleRequest(ports: WalletPorts, requests: Channel<Action>) {
  const { isCleared } = yield* refresh(ports);
  if (isCleared) yield* flush(requests);
}

function* refresh(ports: WalletPorts) {
  const abort = new AbortController();
  try {
    yield* put(walletActions.refreshStarted());
    const { cleared } = yield* race({
      done: call(load, ports, abort.signal),
      cleared: take(walletActions.walletCleared),
    });
    return { isCleared: cleared !== undefined };
  } finally {
    abort.abort();
  }
}

/** Loads both balances or neither: totals of two different moments would not add up. */
function* load(ports: WalletPorts, signal: AbortSignal) {
  try {
    const [balance, venues] = yield* all([call(ports.getBalance, signal), call(ports.getVenueBalances, signal)]);
    yield* put(walletActions.balanceLoaded({ facts: parseBalance(balance, venues), at: ports.clock.now() }));
  } catch (error) {
    ports.report?.(error);
    yield* put(walletActions.balanceFailed());
  }
}

function* persistHideZero({ hideZero }: WalletPorts) {
  if (!hideZero) return;
  yield* put(walletActions.zeroBalancesHidden(hideZero.get() === '1'));
  for (;;) {
    const { payload } = yield* take(walletActions.zeroBalancesHidden);
    hideZero.set(payload ? '1' : '0');
  }
}
