import { betMessages } from '@pavilion/site-bet-ui';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { errorMessages, sessionActions, type Locale, type Services } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { claimMessages, pauseMessages } from '@pavilion/site-money';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { memberRuntime } from '../claims/memberRuntime.ts';
import { limitMessages } from '../limits/messages/limitMessages.ts';
import { memberCentreMessages } from '../messages/memberCentreMessages.ts';

/** URL and language of the page, and storage of its browser. */
interface MemberOptions {
  readonly path: string;
  readonly locale?: Locale;
  readonly store?: KeyValueStore;
  /** Services that replace the fakes, such as the clock or the brand. */
  readonly services?: Partial<Services>;
}

/** Renders a page of the member centre for a member. */
export async function renderMember(
  page: ReactElement,
  handlers: FakeHandlers,
  { path, locale = 'zh-CN', store = createMemoryStore(), services = {} }: MemberOptions,
) {
  const navigate = jest.fn();
  const site = await renderWithSite(page, {
    path,
    locale,
    messages: [
      memberCentreMessages,
      limitMessages,
      claimMessages,
      pauseMessages,
      betMessages,
      errorMessages,
      loadFailureMessages,
    ],
    reducers: memberRuntime.reducers ?? {},
    ...(memberRuntime.saga && { saga: memberRuntime.saga }),
    services: {
      store,
      navigate,
      session: createFakeSession({ token: 't', userId: '7' }),
      api: createFakeApi(handlers),
      ...services,
    },
  });
  act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { ...site, navigate, user: userEvent.setup() };
}
