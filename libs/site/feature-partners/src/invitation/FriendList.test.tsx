import { TransportError, type ResponseOf } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { FriendList } from './FriendList.tsx';

type Read = NonNullable<FakeHandlers['partners.friends']>;
type Friend = ResponseOf<'partners.friends'>['list'][number];

const createFriend = (change: Partial<Friend> = {}): Friend => ({
  friendId: '9',
  name: 'li***',
  registerTime: 1_763_690_400_000,
  rCode: 'link',
  state: 'playing',
  progress: '40.50',
  target: '1000.00',
  ...change,
});

const lost = new TransportError('offline', {
  endpointId: 'partners.friends',
  requestId: 'r',
  outcome: 'none',
  attempts: 1,
});

async function open(read: Read) {
  const friends = jest.fn<ReturnType<Read>, Parameters<Read>>(read);
  const site = await renderWithSite(<FriendList />, {
    messages: [partnerMessages, errorMessages, loadFailureMessages],
    services: {
      api: createFakeApi({ 'partners.friends': friends }),
      session: createFakeSession({ token: 't', userId: '7' }),
    },
  });
  await act(async () => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return { friends, panel: screen.getByRole('heading', { level: 2, name: '我邀请的好友' }).closest('section')! };
}

const getRows = () =>
  within(screen.getByRole('table', { name: '我邀请的好友' }))
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

const getPlaceholders = (panel: Element) => panel.querySelectorAll('span[aria-hidden="true"]');

it('ACT-03 shows name, time, source, turnover and state of each friend, as the platform sorts them', async () => {
  const { panel } = await open(() => ({
    total: 3,
    list: [
      createFriend({ friendId: '9', state: 'registered', progress: '0.00', rCode: 'image' }),
      createFriend({ friendId: '8', name: 'wa***', registerTime: 1_763_690_399_000 }),
      createFriend({ friendId: '7', name: 'zh***', state: 'effective', progress: '1000.00', rCode: 'A-77' }),
    ],
  }));
  expect(getRows()).toEqual([
    ['好友', '注册时间', '来源', '有效流水', '状态'],
    ['li***', '2025-11-21 10:00:00', '邀请图', '¥0 / ¥1,000', '已注册'],
    ['wa***', '2025-11-21 09:59:59', '链接', '¥40.50 / ¥1,000', '投注中'],
    ['zh***', '2025-11-21 10:00:00', '—', '¥1,000 / ¥1,000', '有效好友'],
  ]);
  expect(panel).toHaveAttribute('aria-busy', 'false');
  expect(getPlaceholders(panel)).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each<[Friend['state'], string, string]>([
  ['registered', '已注册', 'neutral'],
  ['playing', '投注中', 'warning'],
  ['effective', '有效好友', 'success'],
])('ACT-03 marks the state %s as %s', async (state, text, tone) => {
  await open(() => ({ total: 1, list: [createFriend({ state })] }));
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone);
});

it('ACT-03 shows the next step without friends', async () => {
  await open(() => ({ total: 0, list: [] }));
  expect(screen.getByText('还没有好友通过您的链接注册')).toBeVisible();
  expect(screen.getByText('把链接或邀请图发给好友，注册后会出现在这里。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '显示更多' })).not.toBeInTheDocument();
});

it('ACT-03 reads 20 friends a page, and the next page on request', async () => {
  const names = Array.from({ length: 25 }, (_, at) => `n${at}***`);
  let release: () => void = () => undefined;
  const { friends } = await open(async ({ pageNum, pageSize }) => {
    if (pageNum > 1) await new Promise<void>((resolve) => (release = resolve));
    const list = names.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { total: names.length, list: list.map((name) => createFriend({ friendId: name, name })) };
  });
  expect(getRows()).toHaveLength(21);
  const more = screen.getByRole('button', { name: '显示更多' });
  expect(more).not.toHaveAttribute('aria-busy');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-busy', 'true');
  await act(async () => release());
  expect(
    getRows()
      .slice(1)
      .map(([name]) => name),
  ).toEqual(names);
  expect(screen.queryByRole('button', { name: '显示更多' })).not.toBeInTheDocument();
  expect(friends.mock.calls.map(([body]) => body)).toEqual([
    { pageNum: 1, pageSize: 20 },
    { pageNum: 2, pageSize: 20 },
  ]);
});

it('ACT-03 is busy without a table until the response', async () => {
  const { panel } = await open(() => new Promise(() => undefined));
  expect(panel).toHaveAttribute('aria-busy', 'true');
  expect(getPlaceholders(panel)).toHaveLength(1);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('F-UI-05 a failed call can be repeated', async () => {
  let fails = true;
  const { panel, friends } = await open(() => (fails ? Promise.reject(lost) : { total: 1, list: [createFriend()] }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有读取成功');
  expect(panel).toHaveAttribute('aria-busy', 'false');
  expect(getPlaceholders(panel)).toHaveLength(0);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('cell', { name: 'li***' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(friends).toHaveBeenCalledTimes(2);
});

it('ACT-03 keeps the friends that were read if the next page fails', async () => {
  await open(({ pageNum }) =>
    pageNum > 1 ? Promise.reject(lost) : { total: 30, list: [createFriend({ friendId: '1' })] },
  );
  await userEvent.click(screen.getByRole('button', { name: '显示更多' }));
  expect(await screen.findByRole('cell', { name: 'li***' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('请稍后再试。您的数据没有变化。');
  expect(screen.getByRole('button', { name: '显示更多' })).not.toHaveAttribute('aria-busy');
});
