import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import type { WalletState } from './balanceState.ts';
import { createWalletSaga } from './createWalletSaga.ts';
import type { WalletPorts } from './walletPorts.ts';
import { walletReducer, type walletActions } from './walletSlice.ts';

/** Creates a controller of the wallet, for hosts without Redux. */
export function createWalletController(ports: WalletPorts): Controller<WalletState, ActionOf<typeof walletActions>> {
  return createController(
    walletReducer,
    createWalletSaga(ports, (state: WalletState) => state),
    ports.report,
  );
}
