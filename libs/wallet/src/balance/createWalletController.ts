import { createController, type Controller } from '@pavilion/kernel/controller';
import type { WalletState } from './balanceState.ts';
import { createWalletSaga } from './createWalletSaga.ts';
import type { WalletPorts } from './walletPorts.ts';
import { walletReducer } from './walletSlice.ts';

/** Creates a controller of the wallet, for hosts without Redux. */
export function createWalletController(ports: WalletPorts): Controller<WalletState> {
  return createController(
    walletReducer,
    createWalletSaga(ports, (state: WalletState) => state),
    ports.report,
  );
}
