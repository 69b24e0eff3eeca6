import { screen, waitFor, within } from '@testing-library/react';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { OpenDeposit } from './OpenDeposit.tsx';

async function setUp(order: DepositOrder) {
  const close = jest.fn<Promise<DepositOrder>, []>(() => Promise.reject(createRefusal(6012, '订单已付款，不能取消')));
  const site = await renderWallet(
    <OpenDeposit order={order} />,
    { 'payment.closeOrder': close },
    { path: '/mine/savemoney' },
  );
  const openDialog = async () => {
    await site.user.click(screen.getByRole('button', { name: /^取消订单：/ }));
    return within(await screen.findByRole('alertdialog', { name: '取消这笔存款？' }));
  };
  return { ...site, close, openDialog };
}

describe('OpenDeposit', () => {
  it('W3 shows amount, time limit and state of an unpaid coin order, and links to its wait screen', async () => {
    await setUp(createDepositOrder({ kind: 'coin', payAmount: '140.37', payCurrency: 'USDT' }));
    expect(screen.getByText('存款 140.37 USDT')).toBeVisible();
    expect(screen.getByText('请在 2025-11-21 10:30:00 前完成付款')).toBeVisible();
    expect(screen.getByText('待付款')).toBeVisible();
    expect(screen.getByRole('button', { name: '取消订单：存款 140.37 USDT' })).toHaveTextContent('取消订单');
    expect(screen.getByRole('link', { name: '继续付款' })).toHaveAttribute(
      'href',
      '/mine/savemoney/virtual-wait?order=D20261121000001',
    );
  });

  it('DSK-10 shows why an order could not be cancelled', async () => {
    const { openDialog, user, toasts } = await setUp(createDepositOrder());
    await user.click((await openDialog()).getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '订单已付款，不能取消' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('DSK-10 closes no order if the player continues with the payment', async () => {
    const { openDialog, user, close, toasts } = await setUp(createDepositOrder());
    const dialog = await openDialog();
    expect(dialog.getByText('如果已经付款，请不要取消，等待入账即可。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '继续付款' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([close.mock.calls, toasts]).toEqual([[], []]);
  });
});
