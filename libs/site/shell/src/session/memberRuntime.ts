import { createWalletSaga, walletReducer } from '@pavilion/wallet';
import type { ShellServices } from '../services/createServices.ts';
import { memberMessages } from '../messages/memberMessages.ts';
import { createSessionSaga } from './sessionSaga.ts';

/** What only members need: the wallet's slice, and the sagas of session and wallet. A file of its own, fetched at login. */
export const memberRuntime = {
  messages: [memberMessages],
  reducers: { wallet: walletReducer },
  sessionSaga: createSessionSaga,
  walletSaga: ({ api, clock, session, logger }: ShellServices) =>
    createWalletSaga({
      getBalance: (signal) => api.call('transfer.getBalance', { withLockMoney: true }, { signal }),
      getVenueBalances: (signal) => api.call('venue.allBalance', { category: 8 }, { signal }),
      clock,
      hideZero: {
        get: () => session.get('hideZeroBalance'),
        set: (value) => session.set('hideZeroBalance', value),
      },
      report: (error) => logger.warn('balance.failed', { error: String(error) }),
    }),
};
