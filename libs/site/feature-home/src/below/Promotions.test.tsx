import type { CallResultOf } from '@pavilion/api-client';
import { createFakeApi, createFakeSession, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Promotions } from './Promotions.tsx';

type Activity = CallResultOf<'promotion.config'>['list'][number];

const createActivity = (sort: number, more: Partial<Activity> = {}): Activity => ({
  activityId: `${sort}`,
  type: 'firstDeposit',
  title: `活动${sort}`,
  summary: `说明${sort}`,
  rules: [],
  rewards: [],
  beginTime: 0,
  endTime: 1,
  sort,
  state: 'running',
  ...more,
});

async function renderPromotions(handlers: FakeHandlers, userId?: string) {
  const session = createFakeSession(userId === undefined ? undefined : { token: 't', userId });
  await act(() =>
    renderWithSite(<Promotions />, {
      messages: [belowMessages],
      services: { api: createFakeApi(handlers), session },
      state: { session: { status: userId === undefined ? 'guest' : 'member', userId, member: undefined } },
    }),
  );
  return within(screen.getByRole('region', { name: '优惠活动' }));
}

const createConfig = (...list: Activity[]): FakeHandlers => ({ 'promotion.config': () => ({ list }) });

describe('promotions of home', () => {
  it('ACT-02 are the first four running activities of the operator for a guest', async () => {
    const section = await renderPromotions(
      createConfig(
        ...[5, 3, 1, 4, 2].map((sort) => createActivity(sort, { state: sort === 1 ? 'coming' : 'running' })),
      ),
    );
    const titles = section.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
    expect(titles).toEqual(['活动2 说明2', '活动3 说明3', '活动4 说明4', '活动5 说明5']);
    expect(section.queryByText('可领取')).toBeNull();
  });

  it('are at most four', async () => {
    const section = await renderPromotions(createConfig(...[1, 2, 3, 4, 5].map((sort) => createActivity(sort))));
    expect(section.getAllByRole('listitem')).toHaveLength(4);
    expect(section.queryByText('活动5')).toBeNull();
  });

  it('link to their own page, and to all promotions', async () => {
    const section = await renderPromotions(createConfig(createActivity(1), createActivity(2, { type: 'vip' })));
    expect(section.getByRole('link', { name: /活动1/ })).toHaveAttribute('href', '/activity/firstDeposit/1');
    expect(section.getByRole('link', { name: /活动2/ })).toHaveAttribute('href', '/mine/vip');
    expect(section.getByRole('link', { name: '全部优惠' })).toHaveAttribute('href', '/activity/discount');
  });

  it('ACT-02 are those that the platform selects for a member, without the call of guests', async () => {
    const config = jest.fn(() => ({ list: [createActivity(1)] }));
    const own = (activityId: string, isClaimable: boolean) => ({
      activityId,
      type: 'newTask' as const,
      title: `彩金${activityId}`,
      summary: '',
      path: '',
      isJoined: false,
      isClaimable,
    });
    const section = await renderPromotions(
      {
        'promotion.config': config,
        'advertising.getMyDiscountAd': () => ({ list: [own('9', false), own('8', true)] }),
      },
      '7',
    );
    const links = section.getAllByRole('link', { name: /彩金/ }).map(({ textContent }) => textContent?.trim());
    expect(links).toEqual(['彩金9', '彩金8 可领取']);
    expect(config).not.toHaveBeenCalled();
  });

  it('have four rows without text while they load', async () => {
    const section = await renderPromotions({ 'promotion.config': () => new Promise<never>(() => undefined) });
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    const rows = section.getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows.map(({ textContent }) => textContent).join('')).toBe('');
  });

  it('have a text if none is running', async () => {
    const section = await renderPromotions(createConfig(createActivity(1, { state: 'ended' })));
    expect(section.getByText('暂时没有进行中的活动')).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
  });

  it('are read again on request after a failure', async () => {
    const config = jest.fn(async (): Promise<{ list: Activity[] }> => Promise.reject(new Error('offline')));
    const section = await renderPromotions({ 'promotion.config': config });
    expect(section.getByText('加载失败，请稍后再试')).toBeVisible();
    expect(section.queryByRole('list')).toBeNull();
    config.mockResolvedValue({ list: [createActivity(1)] });
    await userEvent.click(section.getByRole('button', { name: '重试' }));
    expect(await section.findByRole('link', { name: /活动1/ })).toBeVisible();
    expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    expect(section.queryByText('加载失败，请稍后再试')).toBeNull();
  });
});
