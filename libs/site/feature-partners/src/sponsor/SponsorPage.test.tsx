import { TransportError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { SponsorPage } from './SponsorPage.tsx';

const sponsors = ['海港城', '北境灰熊'].map((name, at) => ({
  id: String(at),
  name,
  title: '官方合作',
  content: `${name}的介绍`,
  period: '2026',
  sort: at,
}));

const open = (handlers: FakeHandlers) =>
  renderWithSite(<SponsorPage />, {
    messages: [partnerMessages, errorMessages, loadFailureMessages],
    services: { api: createFakeApi(handlers) },
  });

it('ACT-02 ACT-03 shows the content of the call, and a gallery that turns around at its ends', async () => {
  await open({ 'advertising.sponsorContent': () => sponsors });
  expect(await screen.findByRole('heading', { level: 2, name: '海港城' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '海港城',
    '北境灰熊',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(screen.getByRole('heading', { level: 2, name: '北境灰熊' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一张' }));
  expect(screen.getByText('第 1 张，共 2 张')).toBeVisible();
});

it('ACT-02 shows that there is no partnership', async () => {
  await open({ 'advertising.sponsorContent': () => [] });
  expect(await screen.findByText('目前没有公开的合作')).toBeVisible();
});

it('F-UI-05 a failed call can be repeated', async () => {
  let fails = true;
  const lost = new TransportError('timeout', {
    endpointId: 'advertising.sponsorContent',
    requestId: 'r',
    outcome: 'none',
    attempts: 3,
  });
  await open({ 'advertising.sponsorContent': () => (fails ? Promise.reject(lost) : sponsors) });
  const retry = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: '海港城' })).toBeVisible();
});

const getThird = () => ({ ...sponsors[0]!, id: '2', name: '南港电竞', content: '南港电竞的介绍', period: '2025–2027' });

const getGallery = () => within(screen.getByRole('region', { name: '合作图集' }));

/** Returns name and counter of the shown partnership, and the state of its buttons. */
const getShown = () => ({
  title: getGallery().getByRole('heading', { level: 2 }).textContent,
  counter: getGallery().getByText(/^第/).textContent,
  pressed: getGallery()
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent),
});

it('ACT-03 lists title, name, text and period of each partnership', async () => {
  await open({ 'advertising.sponsorContent': () => [...sponsors, getThird()] });
  const list = within(await screen.findByRole('region', { name: '合作伙伴' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '官方合作海港城海港城的介绍合作期 2026',
    '官方合作北境灰熊北境灰熊的介绍合作期 2026',
    '官方合作南港电竞南港电竞的介绍合作期 2025–2027',
  ]);
  expect(list.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    '海港城 · 示意图',
    '北境灰熊 · 示意图',
    '南港电竞 · 示意图',
  ]);
});

it('ACT-03 the gallery shows the first partnership, turns around at both ends and shows the chosen one', async () => {
  await open({ 'advertising.sponsorContent': () => [...sponsors, getThird()] });
  await screen.findByRole('region', { name: '合作图集' });
  const press = (name: string) => userEvent.click(getGallery().getByRole('button', { name }));
  const [first, second, third] = [
    { title: '海港城', counter: '第 1 张，共 3 张', pressed: ['海港城'] },
    { title: '北境灰熊', counter: '第 2 张，共 3 张', pressed: ['北境灰熊'] },
    { title: '南港电竞', counter: '第 3 张，共 3 张', pressed: ['南港电竞'] },
  ];
  expect(getShown()).toEqual(first);
  await press('下一张');
  expect(getShown()).toEqual(second);
  await press('下一张');
  expect(getShown()).toEqual(third);
  await press('下一张');
  expect(getShown()).toEqual(first);
  await press('上一张');
  expect(getShown()).toEqual(third);
  await press('上一张');
  expect(getShown()).toEqual(second);
  await press('南港电竞');
  expect(getShown()).toEqual(third);
  expect(getGallery().getByText('南港电竞的介绍')).toBeVisible();
  expect(getGallery().getByText('官方合作')).toBeVisible();
  expect(getGallery().getByRole('img', { name: '南港电竞 · 示意图' })).toBeVisible();
});

it('ACT-03 leads a possible partner to the customer service', async () => {
  await open({ 'advertising.sponsorContent': () => [] });
  await screen.findByText('目前没有公开的合作');
  expect(screen.getByRole('heading', { level: 1, name: '赞助合作' })).toBeVisible();
  expect(screen.getByText('我们和球队、赛事一起做的事。')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '想和我们合作' })).toBeVisible();
  expect(screen.getByText('请写明项目、人群和期限，交给在线客服，市场部会在五个工作日内回复。')).toBeVisible();
  expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
});

/** Returns which states of the page are shown. */
const getStates = () => ({
  isLoading: screen.queryByText('正在读取') !== null,
  hasFailed: screen.queryByText('没有读取成功') !== null,
  isEmpty: screen.queryByText('目前没有公开的合作') !== null,
  hasGallery: screen.queryByRole('region', { name: '合作图集' }) !== null,
  hasList: screen.queryByRole('region', { name: '合作伙伴' }) !== null,
});
const none = { isLoading: false, hasFailed: false, isEmpty: false, hasGallery: false, hasList: false };

it.each<[keyof ReturnType<typeof getStates>, NonNullable<FakeHandlers['advertising.sponsorContent']>, object]>([
  ['isLoading', () => new Promise(() => undefined), {}],
  ['isEmpty', () => [], {}],
  ['hasGallery', () => sponsors, { hasList: true }],
  [
    'hasFailed',
    () =>
      Promise.reject(
        new TransportError('offline', {
          endpointId: 'advertising.sponsorContent',
          requestId: 'r',
          outcome: 'none',
          attempts: 1,
        }),
      ),
    {},
  ],
])('F-UI-05 shows one state at a time: %s', async (state, read, more) => {
  await open({ 'advertising.sponsorContent': read });
  await waitFor(() => expect(getStates()).toEqual({ ...none, [state]: true, ...more }));
});
