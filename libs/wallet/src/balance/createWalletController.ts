import { createController, type Controller } from '@pavilion/kernel/controller';
import type { WalletState } from './balanceState.ts';
import { createWalletSaga } from './createWalletSaga.ts';
import type { WalletPorts } from './walletPorts.ts';
import { walletReducer } from './walletSlice.ts';

/** Runs the wallet without a Redux host. */
export function createWalletController(ports: WalletPorts): Controller<WalletState> {
  return createController(
    walletReducer,
    createWalletSaga(ports, (state: WalletState) => state),
    ports.report,
  );
}
