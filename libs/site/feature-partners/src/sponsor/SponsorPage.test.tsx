import { TransportError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
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
    messages: [partnerMessages, errorMessages],
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
