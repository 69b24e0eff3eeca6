import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { RecordPage, TransactionRecord } from '@pavilion/wallet/cashier';
import { screen, waitFor } from '@testing-library/react';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';

const page: RecordPage = schemas['transactions.queryDealRecord'].example.response;
const [example] = page.list;
if (!example) throw new Error('OrdersPanel.test: the example of the record has no transaction.');

const renderPanel = (
  list: readonly Partial<TransactionRecord>[],
  open: readonly string[] = [],
  handlers: FakeHandlers = {},
) =>
  renderWallet(
    <OrdersPanel type="transfer" open={open}>
      {open.length > 0 && <p>open order</p>}
    </OrdersPanel>,
    {
      'transactions.queryDealRecord': async () => ({
        ...page,
        list: list.map((change, at) => ({ ...example, id: String(at), ...change })),
      }),
      ...handlers,
    },
    { path: '/mine/transfermoney' },
  );

describe('OrdersPanel', () => {
  it('DSK-10 shows kind, signed amount, method, short time and state, with a link if there is a page', async () => {
    await renderPanel([
      { type: 'transfer', direction: 'out', amount: '12.5', methodName: '百工电子', status: 'processing' },
      { type: 'withdraw', direction: 'out', orderNo: 'W/1', amount: '800.00', status: 'failed' },
    ]);
    const line = await screen.findByText('转账 -¥12.50');
    expect(line.closest('a')).toBeNull();
    expect(line.closest('li')).toHaveTextContent('转账 -¥12.50百工电子 · 11-21 10:00处理中');
    const link = screen.getByRole('link', { name: /取款 -¥800.00/ });
    expect(link).toHaveAttribute('href', '/mine/takemoney?order=W%2F1');
    expect(link).toHaveTextContent('取款 -¥800.00银行卡转账 · 11-21 10:00未成功');
    expect(screen.getByRole('heading', { name: '最近订单' })).toBeVisible();
    expect(screen.getByRole('link', { name: '全部记录' })).toHaveAttribute('href', '/mine/transRecord?type=transfer');
  });

  it('WAL-04 shows the amount to pay and the state of an unpaid deposit, and the record of another one', async () => {
    const order = createDepositOrder({ orderNo: 'D1', payAmount: '1000.17' });
    await renderPanel(
      [
        { orderNo: 'D1', amount: '1000.55', status: 'processing' },
        { orderNo: 'D2', amount: '200.00', status: 'processing' },
      ],
      [],
      {
        'payment.getCustomerInfo': async () => ({
          ...schemas['payment.getCustomerInfo'].example.response,
          openOrders: ['D1'],
        }),
        'payment.getDepositOrderStatus': async () => ({ order }),
      },
    );
    const line = await screen.findByText('存款 ¥1,000.17');
    expect(line.closest('li')).toHaveTextContent('待付款');
    expect(screen.getByText('存款 +¥200.00').closest('li')).toHaveTextContent('处理中');
  });

  it('DSK-10 shows that there are no orders', async () => {
    await renderPanel([]);
    expect(await screen.findByText('还没有订单')).toBeVisible();
  });

  it('DSK-10 is not empty while an order is in progress', async () => {
    await renderPanel([{ orderNo: 'D1' }], ['D1']);
    await waitFor(() =>
      expect(screen.getByText('open order').closest('section')).toHaveAttribute('aria-busy', 'false'),
    );
    expect(screen.queryByText('还没有订单')).toBeNull();
    expect(screen.queryByText(/存款/)).toBeNull();
  });

  it('DSK-10 lists the other orders below the one in progress', async () => {
    await renderPanel([{ orderNo: 'D1' }, { orderNo: 'D2', amount: '300.00' }], ['D1']);
    expect(await screen.findByText('存款 +¥300.00')).toBeVisible();
    expect(screen.queryByText('存款 +¥999.62')).toBeNull();
    expect(screen.queryByText('还没有订单')).toBeNull();
  });

  it('F-UI-05 is busy until the orders are read, and offers a retry after a failure', async () => {
    let fail = (_: Error) => undefined as void;
    const read = jest.fn(() => new Promise<never>((_, reject) => (fail = reject)));
    const { user } = await renderPanel([], [], { 'transactions.queryDealRecord': read });
    const panel = screen.getByRole('heading', { name: '最近订单' }).closest('section');
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(panel?.querySelectorAll('li')).toHaveLength(5);
    fail(createRefusal(6005, '服务有点繁忙'));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(panel).toHaveAttribute('aria-busy', 'false');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
