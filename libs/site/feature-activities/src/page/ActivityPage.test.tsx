import { screen, waitFor, within } from '@testing-library/react';
import { createActivity, createLostResponse, createRefusal, renderActivity } from '../testing/renderActivity.tsx';

const tier = {
  rewardId: 'tier1',
  name: '流水满 1,000 元',
  amount: '8.00',
  measure: 'turnover' as const,
  target: '1000.00',
};
const betting = createActivity('bettingGift', [tier]);
const claimable = { rewards: [{ ...tier, state: 'claimable' as const, progress: '1200.00' }] };
const claimButton = () => screen.findByRole('button', { name: '领取流水满 1,000 元' });

describe('claim of an activity', () => {
  it('ACT-01 claims once for a double click, shows a toast and reads the progress again', async () => {
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { user, join, toasts, readInfo, pendingStore } = await renderActivity({
      activity: betting,
      info: claimable,
      join: async ({ activityId }) => {
        await responded;
        return {
          activityId,
          action: 'claimed',
          rewardName: '彩金',
          amount: '8.00',
          centerWalletBalance: '8.00',
          createTime: 1,
        };
      },
    });
    await user.dblClick(await claimButton());
    respond();
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已领取“彩金”，¥8.00 已存入中心钱包' }]));
    expect(join.mock.calls).toEqual([[{ activityId: '7', rewardId: 'tier1' }, { requestId: expect.any(String) }]]);
    await waitFor(() => expect(readInfo).toHaveBeenCalledTimes(2));
    expect(pendingStore.get('wallet.activityClaim.7')).toBeUndefined();
  });

  it('W3 stores the request id before sending and queries a lost response under the same id', async () => {
    const stored: (string | undefined)[] = [];
    let lost = true;
    const { user, join, toasts } = await renderActivity({
      activity: betting,
      info: claimable,
      join: ({ activityId }, options) => {
        stored.push(options?.requestId);
        if (lost) {
          lost = false;
          throw createLostResponse();
        }
        return {
          activityId,
          action: 'claimed',
          rewardName: '彩金',
          amount: '8.00',
          centerWalletBalance: '8.00',
          createTime: 1,
        };
      },
    });
    await user.click(await claimButton());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(join).toHaveBeenCalledTimes(2);
    expect(stored[1]).toBe(stored[0]);
    expect(screen.queryByText('没有领取成功')).toBeNull();
  });

  it('W3 shows an unknown outcome as pending, never as failed, and blocks another claim', async () => {
    const { user } = await renderActivity({
      activity: betting,
      info: claimable,
      join: () => {
        throw createLostResponse();
      },
    });
    await user.click(await claimButton());
    expect(await screen.findByText('领取结果确认中')).toBeVisible();
    expect(screen.queryByText('没有领取成功')).toBeNull();
    expect(await claimButton()).toBeDisabled();
  });

  it.each([
    [6009, '您已领取过该奖励'],
    [6012, '有效流水尚未达标'],
    [6015, '请先绑定手机号码'],
  ])('F-WAL-19 shows the reason of refusal %i and reads the progress again', async (code, reason) => {
    const { user, readInfo } = await renderActivity({
      activity: betting,
      info: claimable,
      join: () => {
        throw createRefusal(code, reason);
      },
    });
    await user.click(await claimButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    await waitFor(() => expect(readInfo).toHaveBeenCalledTimes(2));
  });

  it('ERR-04 6449 shows the reason and opens no dialog besides the prompt of the shell', async () => {
    const { user, store } = await renderActivity({
      activity: betting,
      info: claimable,
      join: () => {
        throw createRefusal(6449, '请先完善真实姓名');
      },
    });
    await user.click(await claimButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('请先完善真实姓名');
    expect(store.getState().ui.dialogs).toEqual([]);
  });
});

describe('page of an activity', () => {
  it('shows the terms to a guest with a login button, and sends no call of a member', async () => {
    const { readInfo, user, store } = await renderActivity({ activity: betting, isGuest: true });
    expect(await screen.findByText('规则一')).toBeVisible();
    expect(screen.queryByRole('button', { name: /领取流水/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'loginPrompt', wanted: '/activity/bettingGift/7' }]);
    expect(readInfo).not.toHaveBeenCalled();
  });

  it('a claimable reward is locked while the platform names an obstacle', async () => {
    await renderActivity({
      activity: betting,
      info: claimable,
      reasons: [{ reason: 'bindPhone', message: '请先绑定手机号码' }],
    });
    expect(await screen.findByText('请先绑定手机号码')).toBeVisible();
    expect(screen.getByRole('link', { name: '去绑定手机' })).toHaveAttribute('href', '/mine/auth#phone');
    expect(screen.queryByRole('button', { name: /领取流水/ })).toBeNull();
  });

  it.each(['abc', '1234567890'])('F-RTE-06 the id %s is no activity', async (id) => {
    await renderActivity({ activity: betting, path: `/activity/bettingGift/${id}` });
    expect(await screen.findByText('没有这项活动')).toBeVisible();
  });

  it('NAV-05 a link of another kind leads to the page of the activity', async () => {
    await renderActivity({ activity: betting, info: claimable, path: '/activity/signGift/7' });
    expect(await screen.findByText('投注礼金')).toBeVisible();
  });
});

describe('parts of the kinds', () => {
  const bonus = {
    rewardId: 'bonus',
    name: '首存彩金',
    amount: '588.00',
    measure: 'deposit' as const,
    target: '100.00',
    rate: '50.00',
  };

  it('WAL-09 the calculator follows the terms of the platform and opens the deposit with the amount', async () => {
    const { user, navigate } = await renderActivity({ activity: createActivity('firstDeposit', [bonus]) });
    const field = await screen.findByLabelText('存款金额');
    expect(field).toHaveValue('100');
    expect(screen.getByTestId('calculator-bonus')).toHaveTextContent('¥50.00');
    await user.clear(field);
    await user.type(field, '99.99');
    expect(screen.getByTestId('calculator-bonus')).toHaveTextContent('¥0.00');
    await user.clear(field);
    await user.type(field, '2000');
    expect(screen.getByTestId('calculator-bonus')).toHaveTextContent('¥588.00');
    await user.click(screen.getByRole('button', { name: '按此金额存款' }));
    expect(navigate).toHaveBeenCalledWith('/mine/savemoney?amount=2000');
  });

  it('ACT-01 signs in without naming the day, so that midnight cannot make it stale', async () => {
    const days = ['day1', 'day2'].map((rewardId, at) => ({
      rewardId,
      name: `第 ${at + 1} 天`,
      amount: `${at + 1}.00`,
      measure: 'days' as const,
      target: String(at + 1),
    }));
    const { user, join } = await renderActivity({
      activity: createActivity('signGift', days),
      info: {
        sign: { isSignedToday: false, streak: 1 },
        rewards: [
          { ...days[0]!, state: 'claimed', progress: '1' },
          { ...days[1]!, state: 'claimable', progress: '2' },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: '签到领 ¥2.00' }));
    await waitFor(() => expect(join.mock.calls[0]?.[0]).toEqual({ activityId: '7' }));
  });

  it('ACT-01 a draw shows all odds, and the prize that the platform has drawn', async () => {
    const prize = (rewardId: string, chance: string) => ({
      rewardId,
      name: `奖品 ${rewardId}`,
      amount: '3.00',
      measure: 'none' as const,
      target: '1',
      chance,
    });
    const { user, toasts } = await renderActivity({
      activity: createActivity('drawGift', [prize('a', '0.05'), prize('b', '99.95')]),
      info: { draw: { chances: 1 } },
      join: ({ activityId }) => ({
        activityId,
        action: 'claimed',
        rewardId: 'a',
        rewardName: '奖品 a',
        amount: '3.00',
        centerWalletBalance: '3.00',
        createTime: 1,
      }),
    });
    const table = within(await screen.findByRole('table', { name: '奖项与概率' }));
    expect(table.getByText('0.05%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '抽一次' }));
    expect(await screen.findByText('抽中 奖品 a，¥3.00 已存入中心钱包')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('ACT-01 a race marks the own rank and its prize', async () => {
    const place = (rewardId: string, target: string, amount: string) => ({
      rewardId,
      name: rewardId,
      amount,
      measure: 'rank' as const,
      target,
    });
    await renderActivity({
      activity: createActivity('racePage', [place('first', '1', '1888.00'), place('topten', '10', '88.00')]),
      reasons: [{ reason: 'needRank', message: '上周排名未进入奖励名次' }],
      info: {
        race: {
          rank: 2,
          ranking: [
            { rank: 1, name: 'ab***1', turnover: '9000.00' },
            { rank: 2, name: 'de***1', turnover: '8000.00' },
          ],
        },
      },
    });
    const own = (await screen.findByText('de***1（我）')).closest('tr');
    expect(own).toHaveAttribute('data-state', 'selected');
    expect(own).toHaveTextContent('¥88.00');
    expect(screen.getByTestId('race-rank')).toHaveTextContent('2');
  });

  it('ACT-01 a landing page is joined before its rewards are claimed', async () => {
    const { user, join, toasts } = await renderActivity({
      activity: createActivity('activityLandPage', [tier]),
      reasons: [{ reason: 'joinFirst', message: '请先报名参加活动' }],
      info: { rewards: [{ ...tier, state: 'locked', progress: '0.00' }] },
      join: ({ activityId }) => ({
        activityId,
        action: 'joined',
        amount: '0.00',
        centerWalletBalance: '1.00',
        createTime: 1,
      }),
    });
    await user.click(await screen.findByRole('button', { name: '报名参加' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '报名成功' }]));
    expect(join.mock.calls[0]?.[0]).toEqual({ activityId: '7' });
  });
});
