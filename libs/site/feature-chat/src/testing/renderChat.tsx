import { sessionActions, slipShareActions, type SharedSlip } from '@pavilion/site-contract';
import { betMessages } from '@pavilion/site-bet-ui';
import { createFakeApi, createFakeSession, renderWithSite } from '@pavilion/site-testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@pavilion/chat-socket/protocol';
import { chatMessages } from '../messages/chatMessages.ts';
import { ChatPanel } from '../panel/ChatPanel.tsx';
import { getChatClient } from '../state/getChatClient.ts';
import { chatRuntime } from '../state/chatRuntime.ts';
import { installFakeChat } from './fakeChat.ts';

/** Installs what jsdom lacks. Base UI creates pointer events when a key presses an item. */
function installBrowserParts(): void {
  window.PointerEvent ??= MouseEvent as never;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** Options of {@link renderChat}. */
interface ChatGiven {
  readonly history?: readonly ChatMessage[];
  readonly isGuest?: boolean;
  /** Called when the panel closes itself. */
  readonly close?: () => void;
}

/** Renders the panel with store, texts, saga and client on a fake server, and waits for the first messages. */
export async function renderChat({ history = [], isGuest = false, close = () => undefined }: ChatGiven = {}) {
  installBrowserParts();
  window.localStorage.clear();
  const chat = installFakeChat(history);
  const shared: SharedSlip[] = [];
  const site = await renderWithSite(<ChatPanel request={{ kind: 'chat' }} close={close} />, {
    messages: [chatMessages, betMessages],
    reducers: {
      ...chatRuntime.reducers,
      shared: (state: number = 0, action: UnknownAction) => {
        if (slipShareActions.addRequested.match(action)) shared.push(action.payload);
        return state;
      },
    },
    ...(chatRuntime.saga && { saga: chatRuntime.saga }),
    services: {
      session: createFakeSession(isGuest ? undefined : { token: 't', userId: '7' }),
      api: createFakeApi({ 'user.jwt': () => ({ jwt: 'j' }) }),
    },
  });
  if (!isGuest) act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  await screen.findByRole('log', {}, { timeout: 3_000 });
  const log = () => within(screen.getByRole('log'));
  return {
    ...site,
    chat,
    shared,
    log,
    user: userEvent.setup(),
    /** Returns the texts of all rows in order. */
    lines: () => [...screen.getByRole('log').querySelectorAll('[data-row]')].map((row) => row.textContent),
    field: () => screen.queryByRole('textbox'),
    dispose: () => getChatClient(site.services).dispose(),
  };
}
