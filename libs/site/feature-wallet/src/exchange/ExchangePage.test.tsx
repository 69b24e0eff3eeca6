import { schemas } from '@pavilion/api-client/schemas';
import { siteActions } from '@pavilion/site-contract';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { ExchangePage } from './ExchangePage.tsx';

const [activity] = schemas['promotion.config'].example.response.list;
if (!activity) throw new Error('ExchangePage.test: the example has no activity.');
const gift = (rewardId: string, name: string, target: string) => ({
  rewardId,
  name,
  target,
  amount: '8.00',
  state: 'claimable',
  measure: 'points',
  progress: '320',
});
const response = { ...schemas['promotion.joinActivity'].example.response, rewardName: '8 元彩金' };

async function setUp(join = jest.fn(async () => response), handlers: FakeHandlers = {}) {
  const record = jest.fn(async () => schemas['activityTopGift.exchangeRecord'].example.response);
  const site = await renderWallet(
    <ExchangePage />,
    {
      'promotion.config': async () => ({ list: [{ ...activity, type: 'topGift' }] as never }),
      'promotion.confirmInfo': async () => ({
        activityId: '1010',
        claims: [],
        rewards: [gift('gift8', '8 元彩金', '80'), gift('gift88', '88 元彩金', '800')] as never,
      }),
      'activityTopGift.exchangeRecord': record,
      'promotion.joinActivity': join,
      ...handlers,
    },
    { path: '/mine/exchange' },
  );
  const exchange = async () => {
    await site.user.click(await screen.findByRole('button', { name: '兑换 8 元彩金' }));
    await site.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '兑换' }));
  };
  return { ...site, join, record, exchange };
}

describe('ExchangePage', () => {
  it('WAL-07 shows points, gifts and past exchanges and disables a gift that costs more than the points', async () => {
    await setUp();
    expect(await screen.findByTestId('gift-points')).toHaveTextContent('320');
    expect(screen.getByRole('button', { name: '兑换 88 元彩金' })).toBeDisabled();
    expect(screen.getByRole('cell', { name: '-80' })).toBeVisible();
  });

  it('F-WAL-19 exchanges a gift once after a confirmation, shows a toast and refreshes the points', async () => {
    const { exchange, join, toasts, record } = await setUp();
    await exchange();
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已兑换 8 元彩金，¥8.00 已到账' }]));
    expect(join.mock.calls).toEqual([
      [{ activityId: '1010', rewardId: 'gift8' }, { requestId: expect.any(String) }],
    ] as never);
    await waitFor(() => expect(record).toHaveBeenCalledTimes(2));
  });

  it('L1 exchanges nothing while play is paused, and shows why', async () => {
    const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: 1_763_776_800_000 } as const;
    const overview = () => ({ deposits: [], pause });
    const { user, store, join } = await setUp(undefined, { 'limits.overview': overview });
    await act(
      async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
    );
    expect(await screen.findByText('冷静期进行中，2025-11-22 10:00 结束')).toBeVisible();
    const button = await screen.findByRole('button', { name: '兑换 8 元彩金' });
    expect(button).toHaveAccessibleDescription(/^冷静期进行中/);
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(join).not.toHaveBeenCalled();
  });

  it('F-WAL-19 shows the server text for a second claim', async () => {
    const { exchange } = await setUp(jest.fn(() => Promise.reject(createRefusal(6009, '您已领取过'))));
    await exchange();
    expect(await screen.findByText('您已领取过')).toBeVisible();
  });

  it('F-WAL-05 shows a lost response as unknown, not as failed', async () => {
    const { exchange } = await setUp(jest.fn(() => Promise.reject(createLostResponse())));
    await exchange();
    expect(await screen.findByText(/结果确认中/)).toBeVisible();
    expect(screen.queryByText(/兑换没有完成/)).toBeNull();
  });

  it('WAL-07 shows costs of gifts and what is lacking', async () => {
    await setUp();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['8 元彩金¥8.0080 积分兑换', '88 元彩金¥8.00800 积分积分不足']);
    expect(screen.getByRole('button', { name: '兑换 8 元彩金' })).toBeEnabled();
  });

  it('WAL-07 a gift that costs all points can be exchanged', async () => {
    const example = schemas['activityTopGift.exchangeRecord'].example.response;
    await setUp(undefined, { 'activityTopGift.exchangeRecord': async () => ({ ...example, points: 800 }) });
    expect(await screen.findByRole('button', { name: '兑换 88 元彩金' })).toBeEnabled();
  });

  it('WAL-07 lists time, gift, points and amount of past exchanges', async () => {
    const example = schemas['activityTopGift.exchangeRecord'].example.response;
    const [first] = example.list;
    const list = [{ ...first, giftName: '8 元彩金', points: 80, amount: '8', createTime: 1_763_690_400_000 }] as never;
    const { record } = await setUp(undefined, {
      'activityTopGift.exchangeRecord': async () => ({ ...example, list }),
    });
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '时间礼品使用积分金额',
      '2025-11-21 10:00:008 元彩金-80+¥8.00',
    ]);
    expect(record).not.toHaveBeenCalled();
  });

  it('WAL-07 reads the newest 20 exchanges and only activities with gifts', async () => {
    const config = jest.fn(async () => ({ list: [{ ...activity, state: 'ended' }] as never }));
    const confirm = jest.fn();
    const { record } = await setUp(undefined, { 'promotion.config': config, 'promotion.confirmInfo': confirm });
    expect(await screen.findByText('目前没有可兑换的礼品')).toBeVisible();
    expect(screen.getByText('新的礼品上架后会显示在这里。')).toBeVisible();
    expect(config.mock.calls).toEqual([[{ type: 'topGift' }, expect.anything()]] as never);
    expect(record.mock.calls).toEqual([[{ pageNum: 1, pageSize: 20 }, expect.anything()]] as never);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('WAL-07 shows that there are no gifts and no past exchanges', async () => {
    const example = schemas['activityTopGift.exchangeRecord'].example.response;
    await setUp(undefined, {
      'promotion.confirmInfo': async () => ({ activityId: '1010', claims: [], rewards: [] }),
      'activityTopGift.exchangeRecord': async () => ({ ...example, list: [] }),
    });
    expect(await screen.findByText('目前没有可兑换的礼品')).toBeVisible();
    expect(screen.getByText('还没有兑换记录')).toBeVisible();
    expect(screen.getByText('兑换的礼品会记录在这里。')).toBeVisible();
  });

  it('F-WAL-19 names gift, points and amount before the exchange, and exchanges nothing without a confirmation', async () => {
    const { user, join } = await setUp();
    await user.click(await screen.findByRole('button', { name: '兑换 8 元彩金' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '兑换 8 元彩金？' }));
    expect(dialog.getByText('将使用 80 积分，彩金 ¥8.00 进入中心钱包。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(join).not.toHaveBeenCalled();
  });

  it('F-WAL-19 closes the notice of a refused exchange', async () => {
    const { exchange, user } = await setUp(jest.fn(() => Promise.reject(createRefusal(6009, '您已领取过'))));
    await exchange();
    expect(await screen.findByText('兑换没有完成，积分没有变动')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('您已领取过')).toBeNull();
  });

  it('F-WAL-05 blocks other exchanges and queries a lost one on request', async () => {
    const join = jest.fn(() => Promise.reject(createLostResponse()));
    const { exchange, user } = await setUp(join);
    await exchange();
    expect(await screen.findByText('结果确认中 · 礼品兑换')).toBeVisible();
    expect(screen.getByRole('button', { name: '兑换 8 元彩金' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(join).toHaveBeenCalledTimes(2));
  });

  it('the page has title and lead of the chosen tab, and the tab is part of the URL', async () => {
    const facts = schemas['transfer.getTransferRate'].example.response;
    const { user } = await setUp(undefined, { 'transfer.getTransferRate': async () => facts });
    expect(screen.getByRole('heading', { level: 1, name: '礼品兑换' })).toBeVisible();
    expect(screen.getByText('用积分兑换彩金，兑换后直接进入中心钱包。')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '币钱包兑换' }));
    expect(screen.getByRole('heading', { level: 1, name: '币钱包兑换' })).toBeVisible();
    expect(screen.getByText(/^在中心钱包与 USDT 币钱包之间兑换/)).toBeVisible();
    expect(await screen.findByLabelText('支付金额')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '礼品兑换' }));
    expect(await screen.findByTestId('gift-points')).toBeVisible();
  });
});
