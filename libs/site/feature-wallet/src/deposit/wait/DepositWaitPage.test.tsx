import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { DepositOrder } from '@pavilion/wallet/cashier';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createDepositOrder } from '../../testing/createDepositOrder.ts';
import { createLostResponse, createRefusal } from '../../testing/createFailures.ts';
import { renderWallet } from '../../testing/renderWallet.tsx';
import { DepositWaitPage } from './DepositWaitPage.tsx';

async function setUp(
  order: DepositOrder | Error = createDepositOrder(),
  path = '/mine/savemoney/transfer-wait?order=D20261121000001',
  handlers: FakeHandlers = {},
) {
  const read = jest.fn<Promise<{ order: DepositOrder | null }>, []>(async () => {
    if (order instanceof Error) throw order;
    return { order };
  });
  const close = jest.fn<Promise<DepositOrder>, []>(async () => createDepositOrder({ status: 'closed' }));
  const site = await renderWallet(
    <DepositWaitPage />,
    { 'payment.getDepositOrderStatus': read, 'payment.closeOrder': close, ...handlers },
    { path },
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

  it('WAL-04 has no order and reads none if the URL contains no order number', async () => {
    const { read, pass } = await setUp(createDepositOrder(), '/mine/savemoney/transfer-wait');
    expect(screen.getByText('没有找到这笔订单')).toBeVisible();
    expect(screen.getByText('订单号可能有误，或属于另一个账号。')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回存款' })).toHaveAttribute('href', '/mine/savemoney');
    await pass(3_000);
    expect(read).not.toHaveBeenCalled();
    expect(screen.queryByText(/^订单号 /)).toBeNull();
  });

  it('WAL-04 names the order and marks the page as busy until it is read', async () => {
    const { read } = await setUp();
    expect(await screen.findByText('订单号 D20261121000001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '存款订单' })).toBeVisible();
    await screen.findByTestId('pay-amount');
    expect(screen.queryByLabelText('正在读取')).toBeNull();
    expect(read).toHaveBeenCalledWith({ orderNo: 'D20261121000001' }, expect.anything());
  });

  it('F-UI-05 offers a retry if the order cannot be read, and reads it at once', async () => {
    const { read, user } = await setUp(createRefusal(6005, '服务有点繁忙'));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText(/^服务有点繁忙/)).toBeVisible();
    expect(screen.queryByTestId('pay-amount')).toBeNull();
    read.mockResolvedValue({ order: createDepositOrder() });
    await user.click(retry);
    expect(await screen.findByTestId('pay-amount')).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each`
    kind          | text
    ${'transfer'} | ${'转账时请填写附言，金额须与上方完全一致，否则无法自动入账。'}
    ${'qr'}       | ${'请用支付宝扫码，支付金额须与上方完全一致。'}
    ${'coin'}     | ${'请只从对应的链转入 USDT，数量须与上方完全一致。转错链的资产无法找回。'}
    ${'huiwang'}  | ${'请在汇旺中向以下账户付款，金额须与上方完全一致。'}
  `('WAL-04 explains how to pay an order of the kind $kind', async ({ kind, text }: Record<string, string>) => {
    await setUp(createDepositOrder({ kind: kind as DepositOrder['kind'] }));
    expect(await screen.findByText(text ?? '')).toBeVisible();
    expect(screen.getByText('请按此金额付款，须完全一致')).toBeVisible();
    expect(screen.getByText('比申请金额略少（相差不到 ¥1），用来识别这笔付款；到账按实付金额计算。')).toBeVisible();
    expect(screen.getByText('付款后本页会自动更新，无需刷新。')).toBeVisible();
    expect(screen.queryByRole('img', { name: '付款二维码' })).toBeNull();
    expect(screen.getByRole('link', { name: '打开付款页面' })).toHaveAttribute(
      'href',
      '/fd/api/bank/2f8Jr0mX4yJbSDw0b2n1gA?lang=zh-CN',
    );
  });

  it('WAL-04 shows one amount and state of the order, also among the recent orders, until it is paid', async () => {
    const order = createDepositOrder({ payAmount: '1000.17' });
    const [record] = schemas['transactions.queryDealRecord'].example.response.list;
    const list = [{ ...record, orderNo: order.orderNo, amount: '1000.55', status: 'processing' }];
    const { read, pass } = await setUp(order, undefined, {
      'transactions.queryDealRecord': async () => ({ total: 1, totalIn: '0.00', totalOut: '0.00', list }) as never,
      'payment.getCustomerInfo': () => new Promise(() => undefined),
    });
    expect(await screen.findByTestId('pay-amount')).toHaveTextContent('¥1,000.17');
    const row = (await screen.findByText('存款 ¥1,000.17')).closest('li');
    expect(row).toHaveTextContent('待付款');
    read.mockResolvedValue({ order: { ...order, status: 'paid' } });
    await pass(3_000);
    expect(await screen.findByRole('heading', { name: '已收到付款，正在入账' })).toBeVisible();
    expect(row).toHaveTextContent('处理中');
  });

  it('WAL-04 shows minutes and seconds with two digits each', async () => {
    const { serverTime } = createDepositOrder();
    await setUp(createDepositOrder({ expiresAt: serverTime + 605_000 }));
    expect(await screen.findByRole('timer', { name: '剩余时间' })).toHaveTextContent('剩余时间10:05');
  });

  it('WAL-04 polls the order at once when its time limit has passed', async () => {
    const { serverTime } = createDepositOrder();
    const { read, pass } = await setUp(createDepositOrder({ expiresAt: serverTime + 2_000 }));
    expect(await screen.findByRole('timer')).toHaveTextContent('00:02');
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    expect(read).toHaveBeenCalledTimes(1);
    read.mockReturnValue(new Promise(() => undefined));
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each`
    status           | hint                                                                  | hasSupport
    ${'paid'}        | ${'通常只需片刻，可以离开本页，入账后余额自动更新。'}                 | ${false}
    ${'late'}        | ${'款项已记录，正在由专人核对，将按实付金额入账或退回。'}             | ${true}
    ${'wrongAmount'} | ${'款项已记录，正在由专人核对，将按实付金额入账或退回。'}             | ${true}
    ${'confirmed'}   | ${'资金已进入中心钱包。'}                                             | ${false}
    ${'expired'}     | ${'请不要再为这笔订单付款。如已付款，款项会由专人核对，请联系客服。'} | ${false}
    ${'failed'}      | ${'付款没有被接受，款项将原路退回。如有疑问请联系客服。'}             | ${true}
  `('F-WAL-13 explains status $status and links on', async (row) => {
    const { status, hint, hasSupport } = row as Record<'status' | 'hint', string> & { hasSupport: boolean };
    await setUp(createDepositOrder({ status: status as DepositOrder['status'], paidAmount: '990.00' }));
    const [state] = await screen.findAllByRole('status');
    expect(state).toHaveTextContent(hint);
    expect(state).toHaveAttribute('data-status', status);
    expect(screen.getByRole('link', { name: '查看钱包' })).toHaveAttribute('href', '/mine/wallet');
    expect(screen.getByRole('link', { name: '查看钱包' })).toHaveAttribute(
      'data-variant',
      status === 'confirmed' ? 'primary' : 'secondary',
    );
    expect(screen.getByRole('link', { name: '再存一笔' })).toHaveAttribute('href', '/mine/savemoney');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const isLinked = hrefs.includes('/app/help/zxkf?order=D20261121000001');
    expect(isLinked).toBe(hasSupport || hint.includes('联系客服'));
    expect(screen.queryByText('应付 ¥999.62，实付 ¥990.00') !== null).toBe(status === 'wrongAmount');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each`
    status         | done
    ${'paid'}      | ${3}
    ${'confirmed'} | ${4}
    ${'late'}      | ${undefined}
    ${'closed'}    | ${undefined}
  `('DSK-10 a $status order has $done completed steps', async ({ status, done }) => {
    await setUp(createDepositOrder({ status: status as DepositOrder['status'], paidAmount: '999.62' }));
    await screen.findByRole('link', { name: '查看钱包' });
    const steps = screen.queryByRole('list', { name: '步骤' });
    expect(steps ? within(steps).getAllByText('已完成').length : undefined).toBe(done);
  });

  it('WAL-04 shows why an order could not be cancelled and keeps it payable', async () => {
    const { user, close } = await setUp();
    close.mockRejectedValue(createRefusal(6012, '订单已付款，不能取消', { reason: 'paid' }));
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消这笔存款？' }));
    await user.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByText('订单已付款，不能取消')).toBeVisible();
    expect(screen.getByTestId('pay-amount')).toBeVisible();
  });

  it('WAL-04 keeps the order if the player does not confirm the cancellation', async () => {
    const { user, close } = await setUp();
    await user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '继续付款' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(close).not.toHaveBeenCalled();
  });

  it('F-WAL-13 polls at once when the page becomes visible or the browser is online again, and not while it is hidden', async () => {
    const { read, unmount } = await setUp();
    await screen.findByTestId('pay-amount');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    read.mockClear();
    const send = (target: EventTarget, type: string) => act(async () => void target.dispatchEvent(new Event(type)));
    await send(document, 'visibilitychange');
    await send(window, 'online');
    expect(read).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    await send(document, 'visibilitychange');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await send(window, 'online');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    const removed = [document, window].map((target) => jest.spyOn(target, 'removeEventListener'));
    unmount();
    expect(removed[0]).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
    expect(removed[1]).toHaveBeenCalledWith('online', expect.any(Function));
    for (const spy of [visibility, ...removed]) spy.mockRestore();
  });
});
