import { dialogActions, sessionActions } from '@pavilion/site-contract';
import { act, waitFor } from '@testing-library/react';
import { createMessage, PUSH } from '../testing/fakeChat.ts';
import { renderChat } from '../testing/renderChat.tsx';

type Opened = Awaited<ReturnType<typeof renderChat>>;
let opened: Opened | undefined;
const open = async (...given: Parameters<typeof renderChat>) => (opened = await renderChat(...given));
afterEach(() => opened?.dispose());

const listDialogs = ({ store }: Opened) => store.getState().ui.dialogs.map(({ kind }) => kind);

it('CHT-03 an open chat stays open when a login closes all dialogs, and a closed one stays closed', async () => {
  const chat = await open();
  const { dispatch } = chat.store;
  act(() => void dispatch(dialogActions.opened({ kind: 'chat' })));
  act(() => void dispatch(dialogActions.opened({ kind: 'login' })));
  act(() => void dispatch(dialogActions.allClosed()));
  expect(listDialogs(chat)).toEqual(['chat']);
  act(() => void dispatch(dialogActions.closed('chat')));
  act(() => void dispatch(dialogActions.opened({ kind: 'login' })));
  act(() => void dispatch(dialogActions.allClosed()));
  expect(listDialogs(chat)).toEqual([]);
});

it('CHT-06 joins every room once, also after further messages', async () => {
  const { chat, log } = await open();
  const listJoined = () => chat.requests.flatMap((each) => (each.msgId === 10002 ? [each.msgData.rid] : []));
  await waitFor(() => expect(listJoined()).toEqual(['lobby', 'football']));
  await chat.push(PUSH.message, createMessage(1));
  await log().findByText('第 1 句');
  expect(listJoined()).toEqual(['lobby', 'football']);
});

it('F-CHT-23 shows in a toast that a login drops waiting words of a guest', async () => {
  const { chat, field, services, store, user, toasts } = await open({ isGuest: true });
  chat.sends = 'silent';
  await user.type(field() as Element, '访客的话{Enter}');
  act(() => {
    services.session.login({ token: 't', userId: '7' });
    store.dispatch(sessionActions.loggedIn({ userId: '7' }));
  });
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([expect.stringContaining('1')]));
  expect(chat.log).toEqual([]);
});
