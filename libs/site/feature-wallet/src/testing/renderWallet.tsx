import { errorMessages, sessionActions, type Locale } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { pauseMessages, receiptMessages } from '@pavilion/site-money';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { walletMessages } from '../messages/walletMessages.ts';
import { walletRuntime } from '../state/walletRuntime.ts';

/** URL and language of the page, and storage of its browser. */
interface WalletLocation {
  readonly path: string;
  readonly locale?: Locale;
  readonly store?: KeyValueStore;
}

const noRecords = { total: 0, totalIn: '0.00', totalOut: '0.00', list: [] };

/** Renders a wallet page for a member with a clock that the test advances. */
export async function renderWallet(
  page: ReactElement,
  handlers: FakeHandlers,
  { path, locale = 'zh-CN', store = createMemoryStore() }: WalletLocation,
) {
  // The time of the wire examples.
  const clock = createFakeClock({ start: 1_763_690_400_000 });
  const navigate = jest.fn();
  const site = await renderWithSite(page, {
    path,
    locale,
    messages: [walletMessages, errorMessages, loadFailureMessages, pauseMessages, receiptMessages],
    reducers: walletRuntime.reducers ?? {},
    ...(walletRuntime.saga && { saga: walletRuntime.saga }),
    services: {
      clock,
      store,
      navigate,
      session: createFakeSession({ token: 't', userId: '7' }),
      // The orders next to the form; none by default.
      api: createFakeApi({ 'transactions.queryDealRecord': async () => noRecords, ...handlers }),
    },
  });
  act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  const advance = (ms: number) =>
    act(async () => {
      clock.advance(ms);
      await Promise.resolve();
    });
  return { ...site, clock, navigate, pass: advance, user: userEvent.setup() };
}
