import type { ResponseOf } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { MessageList } from './MessageList.tsx';

type Data = ResponseOf<'service.conversation'>;
type Message = Data['list'][number];

const createMessage = (messageId: string, part: Partial<Message> = {}): Message => ({
  messageId,
  author: 'player',
  text: '',
  images: [],
  createTime: 1_763_690_400_000,
  ...part,
});

async function open({ count, ...part }: Partial<Data> & { readonly count?: number } = {}) {
  const list = part.list ?? [];
  const conversation = {
    topics: [{ topic: 'deposit', name: '存款没到账' }],
    unread: 0,
    total: list.length,
    ...part,
    list,
  } as Data;
  const onEarlier = jest.fn();
  let setCount: (count: number) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(count ?? list.length);
    setCount = setShown;
    return (
      <MessageList conversation={conversation} onEarlier={onEarlier} count={shown}>
        <li>not confirmed</li>
      </MessageList>
    );
  }
  const view = await renderWithSite(<Page />, { messages: [serviceMessages, errorMessages] });
  return { ...view, onEarlier, log: screen.getByRole('log', { name: '对话记录' }), grow: () => setCount(99) };
}

const listItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('NAV-08 shows the author, text and time of each message, and what is not confirmed at the end', async () => {
  await open({
    list: [
      createMessage('1', { topic: 'deposit' }),
      createMessage('2', { topic: 'removed' }),
      createMessage('3', { author: 'platform', text: '请稍等' }),
      createMessage('4', { author: 'desk', text: '好', createTime: 1_763_690_461_000 }),
    ],
  });
  expect(listItems()).toEqual([
    '您存款没到账2025-11-21 10:00:00',
    '您removed2025-11-21 10:00:00',
    '自动回复请稍等2025-11-21 10:00:00',
    '客服好2025-11-21 10:01:01',
    'not confirmed',
  ]);
  expect(screen.queryByText('以下是新回复')).toBeNull();
});

it('NAV-08 marks the first unread reply', async () => {
  await open({ unread: 1, list: ['1', '2'].map((id) => createMessage(id, { author: 'desk', text: `r${id}` })) });
  expect(listItems().map((text) => text?.slice(0, 6))).toEqual(['客服r120', '以下是新回复', '客服r220', 'not co']);
});

it('NAV-08 pictures of a message open in a new tab', async () => {
  const image = { imageId: 'a', url: '/uploads/a', width: 1, height: 1 };
  await open({ list: [createMessage('1', { images: [image] })] });
  const link = screen.getByRole('link', { name: '图片（新标签页打开）' });
  expect(link).toHaveAttribute('href', '/uploads/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('NAV-08 a message shows the order that it is about', async () => {
  const attachment = { kind: 'error', id: '6005' } as const;
  await open({ list: [createMessage('1', { attachment })] });
  expect(screen.getByText('错误提示 6005')).toBeVisible();
});

it('NAV-08 offers the number of earlier messages', async () => {
  const { onEarlier } = await open({ total: 12, list: ['1', '2'].map((id) => createMessage(id)) });
  fireEvent.click(screen.getByRole('button', { name: '显示更早的 10 条' }));
  expect(onEarlier).toHaveBeenCalledTimes(1);
});

it('NAV-08 offers no earlier messages if all are shown', async () => {
  await open({ list: [createMessage('1')] });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each`
  count | isShown
  ${0}  | ${true}
  ${1}  | ${false}
`('NAV-08 shows the greeting with $count messages: $isShown', async ({ count, isShown }) => {
  await open({ count: count as number });
  expect(screen.queryAllByText(/^您好，请选择最接近的主题/)).toHaveLength(isShown ? 1 : 0);
});

it.each`
  distance | top
  ${0}     | ${1_500}
  ${119}   | ${1_500}
  ${120}   | ${680}
`('NAV-08 a new message scrolls a list that is $distance pixels from its end to $top', async ({ distance, top }) => {
  const { log, grow } = await open({ list: [createMessage('1')] });
  const size = (scrollHeight: number) =>
    Object.defineProperties(log, {
      scrollHeight: { value: scrollHeight, configurable: true },
      clientHeight: { value: 200, configurable: true },
    });
  size(1_000);
  log.scrollTop = 800 - (distance as number);
  fireEvent.scroll(log);
  size(1_500);
  act(() => grow());
  expect(log.scrollTop).toBe(top);
});
