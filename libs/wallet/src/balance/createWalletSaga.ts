import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, all, call, flush, fork, put, race, select, take } from 'typed-redux-saga';
import type { WalletState } from './balanceState.ts';
import { parseBalance } from './parseBalance.ts';
import type { WalletPorts } from './walletPorts.ts';
import type { WalletSlice } from './walletSelectors.ts';
import { walletActions } from './walletSlice.ts';

/**
 * Keeps the wallet fresh: asks are coalesced, so that twenty quick navigations make at most two calls (F-WAL-14).
 *
 * An ask that comes while a call is open is answered by one call after it, so the last answer is never older than the
 * last ask. `walletCleared` drops the open call: an answer for a member who left never lands. An ask that came before the
 * saga ran is answered first: hosts start their sagas in any order.
 *
 * @param selectState where the host keeps the wallet; by default under `wallet`
 */
export function createWalletSaga(
  ports: WalletPorts,
  selectState: (state: never) => WalletState = (state: WalletSlice) => state.wallet,
) {
  return function* walletSaga() {
    yield* fork(persistHideZero, ports);
    const requests = yield* actionChannel(walletActions.balanceRequested, buffers.sliding(1));
    const { isRefreshing } = yield* select(selectState as (state: unknown) => WalletState);
    if (isRefreshing) yield* answer(ports, requests);
    for (;;) {
      yield* take(requests);
      yield* answer(ports, requests);
    }
  };
}

function* answer(ports: WalletPorts, asks: Channel<Action>) {
  const { isCleared } = yield* refresh(ports);
  if (isCleared) yield* flush(asks);
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

/** Both answers or neither: a total beside a centre wallet of another moment would add up to money nobody has. */
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
