import { ApiError } from '@pavilion/api-client';
import { uiActions } from '@pavilion/site-contract';
import { act, screen, waitFor } from '@testing-library/react';
import { createActivity, createLostResponse, renderActivity } from '../testing/renderActivity.tsx';

const tier = { rewardId: 'tier1', name: '一档', amount: '8.00', measure: 'turnover' as const, target: '1000.00' };
const betting = createActivity('bettingGift', [tier]);
const claimable = { rewards: [{ ...tier, state: 'claimable' as const, progress: '1200.00' }] };
const pending = () => new Promise<never>(() => undefined);
const lost = () => {
  throw createLostResponse();
};
const claimButton = () => screen.queryByRole('button', { name: '领取一档' });

describe('loading and failure', () => {
  it('ACT-01 shows drawing, link back and two placeholders while the activity is read', async () => {
    const { container } = await renderActivity({ activity: betting, handlers: { 'promotion.config': pending } });
    expect(screen.getByRole('link', { name: '全部优惠' })).toHaveAttribute('href', '/activity/discount');
    expect(container.querySelector('img')).not.toBeNull();
    expect(container.querySelectorAll('div[aria-busy="true"] > section[aria-busy="true"] > *')).toHaveLength(2);
    expect(screen.queryByText('没有这项活动')).toBeNull();
  });

  it.each(['promotion.confirmInfo', 'promotion.verification'] as const)(
    'ACT-01 shows neither notice nor part before %s is read, but the rules',
    async (id) => {
      const { container } = await renderActivity({
        activity: betting,
        info: claimable,
        reasons: [{ reason: 'bindPhone', message: '请先绑定手机号码' }],
        handlers: { [id]: pending },
      });
      expect(await screen.findByText('规则一')).toBeVisible();
      await act(() => Promise.resolve());
      expect(screen.queryByText('投注礼金')).toBeNull();
      expect(screen.queryByText('现在还不能领取')).toBeNull();
      expect(container.querySelectorAll('section[aria-busy="true"]')).toHaveLength(1);
    },
  );

  it('ACT-01 ERR-09 a failed read of the activity shows a retry instead of the page', async () => {
    let fails = true;
    const { user, container } = await renderActivity({
      activity: betting,
      info: claimable,
      handlers: { 'promotion.config': () => (fails ? lost() : { list: [betting] }) },
    });
    expect(await screen.findByText('没有读取成功')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: '全部优惠' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('投注礼金')).toBeVisible();
    expect(screen.queryByText('没有读取成功')).toBeNull();
  });

  it('ACT-01 ERR-09 a failed read of the progress shows the terms, and a retry below them', async () => {
    let fails = true;
    const { user, store } = await renderActivity({
      activity: betting,
      handlers: {
        'promotion.confirmInfo': () => (fails ? lost() : { activityId: '7', claims: [], rewards: claimable.rewards }),
      },
    });
    expect(await screen.findByText('没有读取成功')).toBeVisible();
    expect(screen.getByText('一档')).toBeVisible();
    expect(claimButton()).toBeNull();
    expect(screen.queryByText('我的领取记录')).toBeNull();
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText('网络已断开')).toBeVisible();
    act(() => void store.dispatch(uiActions.onlineChanged(true)));
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(claimButton()).toBeEnabled());
    expect(screen.queryByText('没有读取成功')).toBeNull();
  });

  it('ACT-01 claims nothing before the platform has verified it', async () => {
    await renderActivity({ activity: betting, info: claimable, handlers: { 'promotion.verification': lost } });
    expect(await screen.findByText('未达成')).toBeVisible();
    expect(claimButton()).toBeNull();
  });
});

describe('unknown activity', () => {
  const notFound = () => {
    throw new ApiError(6004, { endpointId: 'promotion.config', requestId: 'r', serverMessage: 'x', data: {} });
  };

  it.each([
    ['an empty list', () => ({ list: [] })],
    ['6004', notFound],
  ])('F-RTE-06 shows that there is none for %s, with a link to the list', async (_what, config) => {
    await renderActivity({ activity: betting, handlers: { 'promotion.config': config } });
    expect(await screen.findByText('没有这项活动')).toBeVisible();
    expect(screen.getByText('它可能已经下线。看看正在进行的优惠。')).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['全部优惠', '/activity/discount'],
    ]);
    expect(links[0]).toHaveAttribute('data-variant', 'primary');
  });

  it.each(['abc', '7a', 'a7', '1234567890'])('F-RTE-06 the id %s is not sent to the platform', async (id) => {
    const config = jest.fn(() => ({ list: [betting] }));
    await renderActivity({
      activity: betting,
      path: `/activity/bettingGift/${id}`,
      handlers: { 'promotion.config': config },
    });
    expect(await screen.findByText('没有这项活动')).toBeVisible();
    expect(config).not.toHaveBeenCalled();
  });

  it('F-RTE-06 reads the activity with its id', async () => {
    const config = jest.fn((_body: object) => ({ list: [betting] }));
    await renderActivity({ activity: betting, info: claimable, handlers: { 'promotion.config': config } });
    await waitFor(() => expect(claimButton()).toBeEnabled());
    expect(config.mock.calls[0]?.[0]).toEqual({ activityId: '7' });
  });
});

describe('own record', () => {
  const claim = { claimId: '1', rewardId: 'a', name: '彩金', amount: '1050.00', createTime: 1_763_690_400_000 };

  it('ACT-01 lists what the member has claimed, with amount and time', async () => {
    await renderActivity({ activity: betting, info: { claims: [claim, { ...claim, claimId: '2', amount: '0.00' }] } });
    const record = await screen.findByTestId('claim-record');
    expect([...record.children].map((row) => row.textContent)).toEqual([
      '彩金+¥1,050.002025-11-21 10:00:00',
      '彩金¥0.002025-11-21 10:00:00',
    ]);
    expect(screen.getByRole('heading', { name: '我的领取记录' })).toBeVisible();
    expect(screen.queryByText(/还没有领取过/)).toBeNull();
  });

  it('ACT-01 shows that nothing has been claimed, and reads no turnover then', async () => {
    const turnover = jest.fn();
    await renderActivity({ activity: betting, info: {}, handlers: { 'promotions.turnover': turnover } });
    expect(await screen.findByText('还没有领取过', { exact: false })).toHaveTextContent('领取成功后会显示在这里。');
    expect(screen.queryByTestId('claim-record')).toBeNull();
    expect(turnover).not.toHaveBeenCalled();
  });

  it('ACT-01 a guest sees neither a record nor the part of a member', async () => {
    await renderActivity({ activity: betting, isGuest: true });
    expect(await screen.findByText('投注礼金')).toBeVisible();
    expect(screen.queryByText('我的领取记录')).toBeNull();
    expect(screen.queryByText('没有读取成功')).toBeNull();
  });
});

describe('rules', () => {
  it('ACT-01 lists the rules, without terms or example if the platform states none', async () => {
    const { container } = await renderActivity({
      activity: { ...betting, rules: ['规则一', '规则二'] },
      isGuest: true,
    });
    const rules = await screen.findByText('规则二');
    expect([...rules.parentElement!.children].map((rule) => rule.textContent)).toEqual(['规则一', '规则二']);
    expect(screen.getByRole('heading', { name: '活动规则' }).closest('#rules')).not.toBeNull();
    expect(container.querySelector('#rules dl')).toBeNull();
    expect(screen.queryByTestId('rules-example')).toBeNull();
  });

  it('ACT-01 shows the terms with their topics, and the example of the activity to a guest', async () => {
    const { container } = await renderActivity({
      activity: {
        ...betting,
        terms: [
          { topic: 'who', text: '所有会员' },
          { topic: 'end', text: '当日' },
        ],
        example: '例如领取 8 元',
      },
      isGuest: true,
    });
    expect(await screen.findByTestId('rules-example')).toHaveTextContent(/^举例例如领取 8 元$/);
    expect(container.querySelector('#rules dl')?.textContent).toBe('谁可参加所有会员何时失效当日');
  });
});

describe('claim', () => {
  it('F-WAL-19 a claimed reward cannot be claimed again before the progress is read again', async () => {
    let reads = 0;
    const { user, join } = await renderActivity({
      activity: betting,
      handlers: {
        'promotion.confirmInfo': () => {
          reads += 1;
          return reads === 1 ? { activityId: '7', claims: [], rewards: claimable.rewards } : pending();
        },
      },
    });
    await waitFor(() => expect(claimButton()).toBeEnabled());
    await user.click(claimButton()!);
    await waitFor(() => expect(reads).toBe(2));
    expect(claimButton()).toBeDisabled();
    expect(join).toHaveBeenCalledTimes(1);
  });
});
