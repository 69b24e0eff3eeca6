import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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
  jest.restoreAllMocks();
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

/** Sets the height of the list and of its content, because jsdom has no layout. */
function mockListSize(view: number, content: number): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(view);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(content);
}

it('CHT-04 loads older messages at the top, page by page, until there are no more', async () => {
  mockListSize(400, 0);
  const history = Array.from({ length: 40 }, (_, at) => createMessage(at + 1));
  const { chat, log } = await open({ history });
  await log().findByText('第 40 句');
  await waitFor(() => expect(log().getByText('第 1 句')).toBeVisible());
  const pages = chat.requests.flatMap(({ msgId, msgData }) =>
    msgId === 10011 && 'rid' in msgData && msgData.rid === 'lobby' ? [msgData] : [],
  );
  expect(pages.map((page) => ('beforeMid' in page ? page.beforeMid : undefined))).toEqual([undefined, 26, 11]);
  expect(log().getByText('没有更早的消息了')).toBeVisible();
});

it('CHT-06 above the foot new messages do not move the list; a button counts them and leads to the newest', async () => {
  mockListSize(400, 2_000);
  const { chat, log, user } = await open({ history: [createMessage(1)] });
  await log().findByText('第 1 句');
  const list = screen.getByRole('log');
  list.scrollTop = 1_000;
  fireEvent.scroll(list);
  expect(await screen.findByRole('button', { name: '回到最新' })).toBeVisible();
  expect(list).toHaveAttribute('aria-live', 'off');
  await chat.push(PUSH.message, createMessage(2));
  await chat.push(PUSH.message, createMessage(3));
  await user.click(await screen.findByRole('button', { name: '2 条新消息' }));
  expect(list).toHaveAttribute('aria-live', 'polite');
  expect(list.scrollTop).toBe(2_000);
});
