import type { DepositOrder } from '@pavilion/wallet/cashier';
import { screen, waitFor } from '@testing-library/react';
import { createDepositOrder } from '../../testing/createDepositOrder.ts';
import { createLostResponse, createRefusal } from '../../testing/createFailures.ts';
import { renderWallet } from '../../testing/renderWallet.tsx';
import { DepositWaitPage } from './DepositWaitPage.tsx';

async function setUp(order: DepositOrder | null = createDepositOrder()) {
  const read = jest.fn<Promise<{ order: DepositOrder | null }>, []>(async () => ({ order }));
  const close = jest.fn<Promise<DepositOrder>, []>(async () => createDepositOrder({ status: 'closed' }));
  const site = await renderWallet(
    <DepositWaitPage />,
    { 'payment.getDepositOrderStatus': read, 'payment.closeOrder': close },
    { path: '/mine/savemoney/transfer-wait?order=D20261121000001' },
  );
  return { ...site, read, close };
}

const coin = createDepositOrder({
  kind: 'coin',
  payType: 'usdt-trc20',
  payAmount: '140.37',
  payCurrency: 'USDT',
  rate: '7.1',
  confirmationsNeeded: 20,
  expiresAt: 1_763_694_000_000,
  payTo: {
    bankName: '',
    branch: '',
    holder: '',
    remark: '',
    protocol: 'TRC20',
    accountNo: 'TXYZ',
    qrText: 'TXYZ',
  },
});

describe('DepositWaitPage', () => {
  it('WAL-04 shows the exact amount, the payee and the remaining time', async () => {
    const { pass } = await setUp();
    expect(await screen.findByTestId('pay-amount')).toHaveTextContent('¥999.62');
    expect(screen.getByText('K7P2QX')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');
    await pass(61_000);
    expect(screen.getByRole('timer')).toHaveTextContent('28:59');
  });

  it('WAL-04 shows address, chain and QR code of a coin deposit', async () => {
    await setUp(coin);
    expect(await screen.findByTestId('pay-amount')).toHaveTextContent('140.37 USDT');
    expect(screen.getByRole('img', { name: '付款二维码' })).toBeVisible();
    expect(screen.getByText('TRC20')).toBeVisible();
  });

  it.each`
    status           | title                     | isPolling
    ${'paid'}        | ${'已收到付款，正在入账'} | ${true}
    ${'late'}        | ${'订单结束后收到付款'}   | ${true}
    ${'wrongAmount'} | ${'付款金额与订单不符'}   | ${true}
    ${'confirmed'}   | ${'存款成功'}             | ${false}
    ${'closed'}      | ${'订单已取消'}           | ${false}
    ${'expired'}     | ${'订单已过期'}           | ${false}
    ${'failed'}      | ${'存款没有成功'}         | ${false}
  `('F-WAL-13 shows “$title” for status $status', async ({ status, title, isPolling }) => {
    const { read, pass, clock } = await setUp(createDepositOrder({ status, paidAmount: '990.00', credited: '990.00' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    read.mockClear();
    await pass(3_000);
    expect(read.mock.calls.length > 0).toBe(isPolling);
    if (!isPolling) expect(clock.pending()).toBe(0);
  });

  it('F-WAL-13 shows the receipt of a paid order, refreshes the balance and stops polling', async () => {
    const { read, pass, changes, clock } = await setUp();
    await screen.findByTestId('pay-amount');
    read.mockResolvedValue({
      order: createDepositOrder({ status: 'confirmed', paidAmount: '999.62', credited: '999.62' }),
    });
    await pass(3_000);
    expect(await screen.findByText('入账金额')).toBeVisible();
    await waitFor(() => expect(changes).toEqual([{ tags: ['balance', 'orders'] }]));
    expect(clock.pending()).toBe(0);
  });

  it('WAL-04 shows the confirmations of the chain', async () => {
    await setUp({ ...coin, status: 'paid', confirmations: 7, paidAt: 1 });
    expect(await screen.findByRole('progressbar', { name: '区块确认 7 / 20' })).toHaveAttribute('value', '7');
  });

  it('WAL-04 cancels an order once after a confirmation', async () => {
    const { user, close } = await setUp();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('如果已经付款，请不要取消');
    const [confirm] = [...dialog.querySelectorAll('button')].filter(({ textContent }) => textContent === '取消订单');
    await user.click(confirm as HTMLElement);
    expect(await screen.findByRole('heading', { name: '订单已取消' })).toBeVisible();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('F-WAL-05 keeps the order state after a failed query', async () => {
    const { read, pass } = await setUp();
    await screen.findByTestId('pay-amount');
    read.mockRejectedValue(createLostResponse('none'));
    await pass(3_000);
    expect(await screen.findByText(/订单状态暂时没有更新/)).toBeVisible();
    expect(screen.getByTestId('pay-amount')).toBeVisible();
  });

  it('WAL-04 shows an order of another member as not found', async () => {
    const { read, pass } = await setUp();
    await screen.findByTestId('pay-amount');
    read.mockRejectedValue(createRefusal(6004, ''));
    await pass(3_000);
    expect(await screen.findByText('没有找到这笔订单')).toBeVisible();
  });

  it('F-WAL-13 leaves no timer after unmount', async () => {
    const { unmount, clock, pass } = await setUp();
    await screen.findByTestId('pay-amount');
    unmount();
    // The recent orders stay in the read cache for a minute.
    await pass(60_000);
    await waitFor(() => expect(clock.pending()).toBe(0));
  });
});
