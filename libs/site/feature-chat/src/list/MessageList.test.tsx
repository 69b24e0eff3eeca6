import { act, screen, waitFor } from '@testing-library/react';
import { createMessage, PUSH } from '../testing/fakeChat.ts';
import { getChatClient } from '../state/getChatClient.ts';
import { renderChat } from '../testing/renderChat.tsx';

type Opened = Awaited<ReturnType<typeof renderChat>>;
let opened: Opened | undefined;
const open = async (...given: Parameters<typeof renderChat>) => (opened = await renderChat(...given));

const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
afterEach(() => {
  opened?.dispose();
  setHidden(false);
});

it('CHT-06 a message is read when the page is visible, not while it is in the background', async () => {
  const { chat, log, services } = await open({ history: [createMessage(1)] });
  const countUnread = () => getChatClient(services).getState().rooms['lobby']?.unread;
  await log().findByText('第 1 句');
  setHidden(true);
  await chat.push(PUSH.message, createMessage(2));
  await log().findByText('第 2 句');
  expect(countUnread()).toBe(1);
  setHidden(false);
  await waitFor(() => expect(countUnread()).toBe(0));
});

it('CHT-04 shows that nothing is older, and offers the first word only to those who may write', async () => {
  const member = await open({ history: [createMessage(1)] });
  expect(await member.log().findByText('没有更早的消息了')).toBeVisible();
  member.unmount();
  member.dispose();
  const guest = await open({ isGuest: true });
  expect(await screen.findByText('说第一句吧。')).toBeVisible();
  await guest.user.click(screen.getByRole('tab', { name: '足球' }));
  expect(await screen.findByText('还没有人说话')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('说第一句吧。')).toBeNull());
});
