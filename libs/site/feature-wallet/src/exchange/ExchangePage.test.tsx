import { schemas } from '@pavilion/api-client/schemas';
import { screen, waitFor, within } from '@testing-library/react';
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
const answer = { ...schemas['promotion.joinActivity'].example.response, rewardName: '8 元彩金' };

async function setUp(join = jest.fn(async () => answer)) {
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
});
