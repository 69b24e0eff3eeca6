import { schemas } from '@pavilion/api-client/schemas';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import { screen, within } from '@testing-library/react';
import { createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { WithdrawTimeline } from './WithdrawTimeline.tsx';

const example: WithdrawOrder = schemas['withdraw.new'].example.response;
const START = example.createdAt;

async function setUp(change: Partial<WithdrawOrder> | Error | null) {
  const read = jest.fn(async () => {
    if (change instanceof Error) throw change;
    return { order: change && { ...example, ...change } };
  });
  const site = await renderWallet(
    <WithdrawTimeline orderNo="W20261121000001" />,
    { 'withdraw.withdrawOrderInfo': read },
    { path: '/mine/takemoney' },
  );
  return { ...site, read };
}

const readSteps = async () => {
  const [list] = await screen.findAllByRole('list');
  const items = within(list as HTMLElement).getAllByRole('listitem');
  return items.map((item) => [item.textContent, item.getAttribute('aria-current')]);
};

describe('WithdrawTimeline', () => {
  it('WAL-05 lists past steps with their times, marks the latest one, and lists the remaining steps', async () => {
    await setUp({
      status: 'reviewing',
      steps: [
        { status: 'submitted', at: START },
        { status: 'reviewing', at: START + 60_000 },
      ],
    });
    expect(await readSteps()).toEqual([
      ['已提交2025-11-21 10:00:00', null],
      ['审核中2025-11-21 10:01:00', 'step'],
      ['付款中', null],
      ['已到账', null],
    ]);
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2025-11-21T02:00:00.000Z');
  });

  it.each(['paid', 'rejected'] as const)('WAL-05 a withdrawal that is %s has no remaining steps', async (status) => {
    await setUp({
      status,
      steps: [
        { status: 'submitted', at: START },
        { status, at: START },
      ],
    });
    expect((await readSteps()).map(([text]) => text)).toEqual([
      '已提交2025-11-21 10:00:00',
      `${status === 'paid' ? '已到账' : '未通过'}2025-11-21 10:00:00`,
    ]);
  });

  it.each`
    status        | state       | arrival
    ${'paying'}   | ${'付款中'} | ${['预计到账', '69.10 USDT']}
    ${'paid'}     | ${'已到账'} | ${['到账金额', '69.10 USDT']}
    ${'rejected'} | ${'未通过'} | ${undefined}
  `('WAL-05 shows account, fee and arrival of a withdrawal that is $status', async (row) => {
    const { status, state, arrival } = row as { status: 'paid'; state: string; arrival?: [string, string] };
    await setUp({ status, fee: '2.50', payAmount: '69.10', payCurrency: 'USDT', reason: '账户信息有误' });
    expect(await screen.findByRole('heading', { name: '取款 ¥500.00' })).toBeVisible();
    expect(screen.getByTestId('withdraw-status')).toHaveTextContent(state);
    expect(readTerms()).toEqual([
      ['订单号', 'W20261121000001'],
      ['收款账户', '中国工商银行 6222 **** **** 0018'],
      ['手续费', '¥2.50'],
      ...(arrival ? [arrival] : []),
    ]);
    expect(screen.queryByText('这笔取款未通过，资金已退回中心钱包') === null).toBe(arrival !== undefined);
    expect(screen.queryByText(/账户信息有误/) === null).toBe(arrival !== undefined);
  });

  it('WAL-05 links back to the form and to the records of withdrawals, and copies the order number', async () => {
    await setUp({});
    expect(await screen.findByRole('link', { name: '返回取款' })).toHaveAttribute('href', '/mine/takemoney');
    expect(screen.getByRole('link', { name: '交易记录' })).toHaveAttribute('href', '/mine/transRecord?type=withdraw');
    expect(screen.getByRole('button', { name: '复制 订单号' })).toBeVisible();
  });

  it('WAL-05 shows an order of another member as not found, with a link to the form', async () => {
    const { read } = await setUp(null);
    expect(await screen.findByText('没有找到这笔订单')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回取款' })).toHaveAttribute('href', '/mine/takemoney');
    expect(read).toHaveBeenCalledWith({ orderNo: 'W20261121000001' }, expect.anything());
  });

  it('F-UI-05 offers a retry if the order cannot be read', async () => {
    const { read, user } = await setUp(createRefusal(6005, '服务有点繁忙'));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
