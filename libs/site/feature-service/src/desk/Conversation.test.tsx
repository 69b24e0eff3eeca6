import { ApiError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { Conversation } from './Conversation.tsx';

type Data = ResponseOf<'service.conversation'>;

const ORDER = 'D20261121000001';
const empty: Data = {
  isOpen: true,
  hours: { from: '09:00', to: '23:00' },
  topics: [{ topic: 'deposit', name: '存款没到账' }],
  state: 'none',
  position: 0,
  total: 0,
  unread: 0,
  list: [],
};

const member = { session: { status: 'member', userId: '7' } } as never;

interface Setting {
  readonly part?: object;
  readonly path?: string;
  readonly state?: never;
  readonly store?: ReturnType<typeof createMemoryStore>;
  readonly calls?: FakeHandlers;
}

async function open({
  part = {},
  path = '/app/help/zxkf',
  state = {} as never,
  store = createMemoryStore(),
  calls = {},
}: Setting = {}) {
  const sent: RequestOf<'service.send'>[] = [];
  const handlers: FakeHandlers = {
    'service.conversation': () => ({ ...empty, ...part }),
    'service.send': (body) => {
      sent.push(body);
      return { messageId: String(sent.length) };
    },
    'service.markRead': () => ({}),
    'transactions.queryDealRecord': () => ({ total: 0, list: [] }) as never,
    ...calls,
  };
  const view = await renderWithSite(<Conversation />, {
    messages: [serviceMessages, errorMessages],
    services: { api: createFakeApi(handlers), store },
    state,
    path,
  });
  const field = await screen.findByRole('textbox', { name: '写给客服' });
  return { ...view, sent, field, store, user: userEvent.setup() };
}

const pressSend = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '发送' }));

it('NAV-08 sends the order of the link with the first message of a member, and no second time', async () => {
  const { sent, field, user } = await open({ path: `/app/help/zxkf?order=${ORDER}`, state: member });
  expect(screen.getByText(ORDER)).toBeInTheDocument();
  await user.type(field, '没到账');
  await pressSend(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(field, '还在吗');
  await pressSend(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ text, attachment }) => [text, attachment])).toEqual([
    ['没到账', { kind: 'order', id: ORDER }],
    ['还在吗', undefined],
  ]);
});

it('NAV-08 keeps the order of a guest for the time after the login, and sends the text without it', async () => {
  const { sent, field, user } = await open({ path: `/app/help/zxkf?order=${ORDER}` });
  expect(screen.getByText('登录后才能附上')).toBeInTheDocument();
  await user.type(field, '没到账');
  await pressSend(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('attachment');
  expect(sent[0]?.guestToken).toMatch(/^[\da-f-]{36}$/);
  expect(screen.getByText(ORDER)).toBeInTheDocument();
});

it('NAV-08 sends the error code of a guest', async () => {
  const { sent, user } = await open({ path: '/app/help/zxkf?error=6003' });
  await pressSend(user);
  await waitFor(() => expect(sent).toMatchObject([{ text: '', attachment: { kind: 'error', id: '6003' } }]));
});

it.each`
  length   | isSent
  ${1_000} | ${true}
  ${1_001} | ${false}
`('F-SVC-03 a text of $length characters is sent: $isSent', async ({ length, isSent }) => {
  const store = createMemoryStore();
  const text = '长'.repeat(length as number);
  store.set('service.draft.m.7', JSON.stringify({ text }));
  const { sent, field, user } = await open({ state: member, store });
  await pressSend(user);
  await waitFor(() => expect(field).toHaveValue(isSent ? '' : text));
  expect(sent).toHaveLength(isSent ? 1 : 0);
});

it.each`
  part                                                | text
  ${{ state: 'waiting', position: 3 }}                | ${'排队中，您是第 3 位。离开页面也会保留位置。'}
  ${{ state: 'waiting', position: 3, isOpen: false }} | ${'留言已收到，我们会在服务时间内回复。'}
  ${{ state: 'none', isOpen: false }}                 | ${'您可以先留言，客服会在服务时间内回复。'}
  ${{ state: 'answered' }}                            | ${'客服已回复。'}
`('NAV-08 shows "$text" in the state $part', async ({ part, text }) => {
  await open({ part: part as Partial<Data>, state: member });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('F-SVC-04 shows markup of a reply as text, below the mark of new replies', async () => {
  const list = [
    { messageId: '1', author: 'desk', text: '<b id="x">好</b>', images: [], createTime: 1_763_690_400_000 },
  ] as const;
  const { container } = await open({
    part: { state: 'answered', total: 1, unread: 1, list: [...list] },
    state: member,
  });
  expect(screen.getByText('<b id="x">好</b>')).toBeInTheDocument();
  expect(container.querySelector('#x')).toBeNull();
  expect(screen.getByText('以下是新回复')).toBeInTheDocument();
});

const refuse: FakeHandlers['service.send'] = () => {
  throw new ApiError(6008, { endpointId: 'service.send', requestId: 'r', serverMessage: '含有不能发的内容' });
};
const picture = (imageId: string) => ({ imageId, url: `/uploads/${imageId}` });
const listPictures = () => screen.queryAllByAltText(/^图片 \d$/).map((image) => image.getAttribute('src'));

it('F-SVC-03 a refused message is edited together with what is being written', async () => {
  const store = createMemoryStore();
  const draft = { text: '没到账', subject: { kind: 'order', id: ORDER }, pictures: ['a', 'b'].map(picture) };
  store.set('service.draft.m.7', JSON.stringify(draft));
  const { field, user } = await open({ state: member, store, calls: { 'service.send': refuse } });
  await pressSend(user);
  await screen.findByRole('button', { name: '重新编辑' });
  await user.type(field, '还在吗');
  await user.click(screen.getByRole('button', { name: '重新编辑' }));
  expect(field).toHaveValue('没到账\n还在吗');
  expect(screen.getByText(ORDER)).toBeInTheDocument();
  expect(listPictures()).toEqual(['/uploads/a', '/uploads/b']);
  expect(screen.queryByText('没有发送')).toBeNull();
});

it('F-SVC-03 a refused topic can be deleted, but has no text to edit', async () => {
  const { field, user } = await open({ state: member, calls: { 'service.send': refuse } });
  await user.type(field, '还在吗');
  await user.click(screen.getByRole('button', { name: '存款没到账' }));
  expect(await screen.findByRole('button', { name: '删除' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新编辑' })).toBeNull();
  expect(field).toHaveValue('还在吗');
});

it('F-SVC-03 two pictures that are uploaded at the same time are both attached, and a removed one is not restored', async () => {
  const store = createMemoryStore();
  store.set('service.draft.m.7', JSON.stringify({ text: '', pictures: [picture('a')] }));
  const ends: ((response: never) => void)[] = [];
  const upload = jest.fn(() => new Promise<never>((resolve) => ends.push(resolve)));
  const { field, user } = await open({ state: member, store, calls: { 'user.uploadImage': upload } });
  const paste = (name: string) =>
    fireEvent.paste(field, { clipboardData: { files: [new File(['x'], name, { type: 'image/png' })] } });
  paste('b.png');
  paste('c.png');
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: '移除图片 1' }));
  for (const [at, imageId] of ['b', 'c'].entries()) await act(async () => ends[at]?.(picture(imageId) as never));
  expect(listPictures()).toEqual(['/uploads/b', '/uploads/c']);
});

it('F-SVC-03 a message has at most three pictures, also if more are uploaded at the same time', async () => {
  const store = createMemoryStore();
  store.set('service.draft.m.7', JSON.stringify({ text: '', pictures: ['a', 'b'].map(picture) }));
  const ends: ((response: never) => void)[] = [];
  const upload = jest.fn(() => new Promise<never>((resolve) => ends.push(resolve)));
  const { field } = await open({ state: member, store, calls: { 'user.uploadImage': upload } });
  for (const name of ['c.png', 'd.png'])
    fireEvent.paste(field, { clipboardData: { files: [new File(['x'], name, { type: 'image/png' })] } });
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  for (const [at, imageId] of ['c', 'd'].entries()) await act(async () => ends[at]?.(picture(imageId) as never));
  expect(listPictures()).toEqual(['/uploads/a', '/uploads/b', '/uploads/c']);
  expect(screen.getByText('一条消息最多 3 张图片。')).toBeVisible();
});

it('NAV-08 a failed list of orders is shown as such, and refetched on request', async () => {
  let isDown = true;
  const list = { total: 0, list: [] } as never;
  const { user } = await open({
    state: member,
    calls: {
      'transactions.queryDealRecord': () => (isDown ? Promise.reject(new Error('down')) : list),
    },
  });
  await user.click(screen.getByRole('button', { name: '附上订单或注单' }));
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('记录加载失败')).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('还没有记录')).toBeVisible();
});

const createReply = (messageId: string, part: object = {}) => ({
  messageId,
  author: 'desk',
  text: `reply ${messageId}`,
  images: [],
  createTime: 1_763_690_400_000,
  ...part,
});

it.each`
  state          | isOffered
  ${'none'}      | ${true}
  ${'automatic'} | ${true}
  ${'closed'}    | ${true}
  ${'waiting'}   | ${false}
  ${'answered'}  | ${false}
`('NAV-08 offers topics in the state $state: $isOffered', async ({ state, isOffered }) => {
  await open({ part: { state: state as string }, state: member });
  expect(screen.queryAllByRole('group', { name: '常见主题' })).toHaveLength(isOffered ? 1 : 0);
});

it('NAV-08 a chosen topic is sent without text, and shown by its name until it is confirmed', async () => {
  const bodies: RequestOf<'service.send'>[] = [];
  const topics = [
    { topic: 'withdraw', name: '取款没到账' },
    { topic: 'deposit', name: '存款没到账' },
  ];
  const { user } = await open({
    part: { topics },
    state: member,
    calls: { 'service.send': (body) => (bodies.push(body), new Promise<never>(() => undefined)) },
  });
  await user.click(screen.getByRole('button', { name: '存款没到账' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('您存款没到账发送中…');
  expect(screen.queryByText(/^您好，请选择最接近的主题/)).toBeNull();
  expect(bodies).toEqual([{ text: '', imageIds: [], topic: 'deposit' }]);
});

it('F-SVC-02 a message that the conversation contains is not shown a second time, and leaves the storage', async () => {
  const store = createMemoryStore();
  const stored = (requestId: string, text: string) => ({
    requestId,
    at: 1,
    body: { text, imageIds: [] },
    pictures: [],
  });
  store.set('service.outbox.m.7', JSON.stringify([stored('a', 'first'), stored('b', 'second')]));
  const list = [createReply('1', { author: 'player', text: 'first', requestId: 'a' }), createReply('2')];
  await open({
    part: { state: 'waiting', total: 2, list },
    state: member,
    store,
    calls: { 'service.send': () => new Promise<never>(() => undefined) },
  });
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items()).toEqual([
    '您first2025-11-21 10:00:00',
    '客服reply 22025-11-21 10:00:00',
    '您second还没有得到确认，正在自动重发',
  ]);
  await waitFor(() => expect(JSON.parse(store.get('service.outbox.m.7') ?? '')).toMatchObject([{ requestId: 'b' }]));
});

it('ERR-09 a refused message shows the reason and its pictures, and is deleted on request', async () => {
  const store = createMemoryStore();
  store.set(
    'service.draft.m.7',
    JSON.stringify({ text: ' 没到账 ', subject: { kind: 'order', id: ORDER }, pictures: [picture('a')] }),
  );
  const send = jest.fn(refuse);
  const { user } = await open({ state: member, store, calls: { 'service.send': send } });
  await pressSend(user);
  expect(await screen.findByText('含有不能发的内容')).toHaveRole('alert');
  expect(send.mock.calls.map(([body]) => body)).toEqual([
    { text: '没到账', imageIds: ['a'], attachment: { kind: 'order', id: ORDER } },
  ]);
  expect(screen.getByText(`订单 ${ORDER}`)).toBeVisible();
  expect(screen.getByRole('link', { name: '图片（新标签页打开）' })).toHaveAttribute('href', '/uploads/a');
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(store.get('service.outbox.m.7')).toBeUndefined();
});

it('NAV-08 reads 50 messages, and 50 more with each press of "earlier"', async () => {
  const limits: number[] = [];
  const { user } = await open({
    state: member,
    calls: {
      'service.conversation': ({ limit }) => {
        limits.push(limit);
        const list = limit === 50 ? [createReply('2')] : [createReply('1'), createReply('2')];
        return { ...empty, state: 'answered', total: 3, list } as never;
      },
    },
  });
  await user.click(screen.getByRole('button', { name: '显示更早的 2 条' }));
  await user.click(await screen.findByRole('button', { name: '显示更早的 1 条' }));
  await waitFor(() => expect(limits).toEqual([50, 100, 150]));
  expect(screen.getByText('reply 1')).toBeVisible();
});

it('NAV-08 a conversation that cannot be read shows a failure, and is read again on request', async () => {
  let isDown = true;
  await renderWithSite(<Conversation />, {
    messages: [serviceMessages, errorMessages],
    services: {
      api: createFakeApi({
        'service.conversation': () => {
          if (isDown) throw new Error('down');
          return empty;
        },
      }),
    },
    state: member,
  });
  expect(screen.queryByText('对话加载失败')).toBeNull();
  expect(await screen.findByText('对话加载失败')).toBeVisible();
  expect(screen.getByText('网络可能不稳定，您写的内容不会丢失。')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('textbox', { name: '写给客服' })).toBeVisible();
});
