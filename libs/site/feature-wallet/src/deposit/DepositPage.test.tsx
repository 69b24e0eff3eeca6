import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import { createMemoryStore } from '@pavilion/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { DepositPage } from './DepositPage.tsx';

const [bank] = schemas['payment.types'].example.response.list;
if (!bank) throw new Error('DepositPage.test: the example of `payment.types` has no payment method.');
const coin = {
  ...bank,
  payType: 'usdt-trc20',
  kind: 'coin',
  name: 'USDT',
  currency: 'USDT',
  protocol: 'TRC20',
  rate: '7.1',
  needsPayerName: false,
  discountRate: '1',
} as const;
const customer = { ...schemas['payment.getCustomerInfo'].example.response, openOrders: [] as string[] };

const signalCode = jest.fn(async () => ({ signalCode: 'K7P2QXAB', expiresAt: 1_763_692_200_000 }));

async function setUp(handlers: FakeHandlers = {}, store = createMemoryStore()) {
  const pay = jest.fn(async () => createDepositOrder());
  const site = await renderWallet(
    <DepositPage />,
    {
      'payment.types': async () => ({ list: [bank, coin] as never }),
      'payment.getCustomerInfo': async () => customer,
      'payment.pay': pay,
      'payment.createSignalCode': signalCode,
      ...handlers,
    },
    { path: '/mine/savemoney', store: store },
  );
  await screen.findByRole('radiogroup', { name: '存款方式' });
  const submit = async (amount: string) => {
    if (amount) await site.user.type(screen.getByLabelText('存款金额'), amount);
    await site.user.click(screen.getByRole('button', { name: '下一步' }));
  };
  return { ...site, pay, submit };
}

describe('DepositPage', () => {
  it('WAL-04 shows the limit when the amount field is left, and no credit for an amount below it', async () => {
    const { user } = await setUp();
    const field = screen.getByLabelText('存款金额');
    await user.type(field, '88');
    expect(screen.queryByText('单笔最低 ¥100')).not.toBeInTheDocument();
    expect(screen.getByTestId('deposit-credited')).toHaveTextContent('--');
    await user.tab();
    expect(screen.getByText('单笔最低 ¥100')).toBeVisible();
    await user.type(field, '0');
    expect(screen.queryByText('单笔最低 ¥100')).not.toBeInTheDocument();
    expect(screen.getByTestId('deposit-credited')).toHaveTextContent('¥880.00');
  });

  it('WAL-04 creates the order and opens its wait screen', async () => {
    const { submit, pay, navigate } = await setUp();
    await submit('1,000');
    expect(screen.getByTestId('capital')).toHaveTextContent('壹仟元整');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/mine/savemoney/transfer-wait?order=D20261121000001'));
    expect(pay).toHaveBeenCalledTimes(1);
    expect(pay).toHaveBeenCalledWith(
      { payType: 'bank', amount: '1000', signalCode: 'K7P2QXAB' },
      { requestId: expect.any(String) },
    );
  });

  it('WAL-04 shows the code of a bank transfer before the order, for that method only', async () => {
    const { user, submit, pay } = await setUp();
    expect(await screen.findByTestId('transfer-code')).toHaveTextContent('K7P2QXAB');
    expect(screen.getByText(/请在 2025-11-21 10:30:00 前提交订单/)).toBeVisible();
    expect(screen.getByRole('button', { name: '复制 转账附言码' })).toBeVisible();
    expect(pay).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: /USDT/ }));
    expect(screen.queryByTestId('transfer-code')).toBeNull();
    await submit('1000');
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
    expect(pay.mock.calls).toEqual([[{ payType: 'usdt-trc20', amount: '1000' }, expect.anything()]]);
  });

  it('WAL-04 replaces a code that was used in another tab', async () => {
    const codes = ['AAAA2222', 'BBBB3333'];
    const create = jest.fn(async () => ({ signalCode: codes.shift() ?? '', expiresAt: 1_763_692_200_000 }));
    const pay = jest.fn((_body: object) =>
      Promise.reject(createRefusal(6007, '附言码无效或已过期，请重新获取', { reason: 'badSignalCode' })),
    );
    const { submit } = await setUp({ 'payment.createSignalCode': create, 'payment.pay': pay as never });
    await screen.findByText('AAAA2222');
    await submit('1000');
    expect(await screen.findByText('BBBB3333')).toBeVisible();
    expect([create.mock.calls.length, pay.mock.calls[0]?.[0]]).toEqual([
      2,
      expect.objectContaining({ signalCode: 'AAAA2222' }),
    ]);
  });

  it('WAL-04 places the order without a code that could not be fetched, and fetches it again on request', async () => {
    const create = jest.fn(() => Promise.reject(createRefusal(6005, '服务有点繁忙')));
    const { submit, user, pay } = await setUp({ 'payment.createSignalCode': create });
    expect(await screen.findByText(/暂时无法获取附言码/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(create).toHaveBeenCalledTimes(2);
    await submit('1000');
    await waitFor(() => expect(pay).toHaveBeenCalledTimes(1));
    expect(pay).toHaveBeenCalledWith({ payType: 'bank', amount: '1000' }, expect.anything());
  });

  it.each`
    typed           | words
    ${''}           | ${'请输入金额'}
    ${'99.99'}      | ${'单笔最低 ¥100'}
    ${'500,000.01'} | ${'单笔最高 ¥500,000'}
  `('WAL-04 shows “$words” for “$typed”', async ({ typed, words }) => {
    const { submit, pay } = await setUp();
    await submit(typed);
    expect(screen.getByText(words)).toBeVisible();
    expect(pay).not.toHaveBeenCalled();
  });

  it('WAL-04 shows the approximate number of coins, rounded to 0.01, at the displayed rate', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('radio', { name: /USDT/ }));
    await user.type(screen.getByLabelText('存款金额'), '1000');
    expect(screen.getByText('140.85 USDT')).toBeVisible();
  });

  it('W3 lists an unpaid order after the wait screen was closed', async () => {
    await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, openOrders: ['D20261121000001'] }),
      'payment.getDepositOrderStatus': async () => ({ order: createDepositOrder() }),
    });
    expect(screen.getByText('存款 ¥999.62')).toBeVisible();
    expect(screen.getByRole('link', { name: '继续付款' })).toHaveAttribute(
      'href',
      '/mine/savemoney/transfer-wait?order=D20261121000001',
    );
  });

  it('DSK-10 cancels an unpaid order after a confirmation, once', async () => {
    const close = jest.fn(async () => createDepositOrder({ status: 'closed' }));
    const { user, toasts } = await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, openOrders: ['D20261121000001'] }),
      'payment.getDepositOrderStatus': async () => ({ order: createDepositOrder() }),
      'payment.closeOrder': close,
    });
    await user.click(screen.getByRole('button', { name: '取消订单：存款 ¥999.62' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消这笔存款？' }));
    expect(close).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['订单已取消']));
    expect(close.mock.calls).toEqual([[{ orderNo: 'D20261121000001' }, undefined]]);
  });

  it('DSK-10 lists recent orders with their states, without the open one', async () => {
    const [record] = schemas['transactions.queryDealRecord'].example.response.list;
    if (!record) throw new Error('DepositPage.test: the example of the record has no transaction.');
    const list = [
      { ...record, id: '2', status: 'processing' as const },
      { ...record, id: '1', orderNo: 'D20261120000009', amount: '300.00' },
    ];
    const read = jest.fn(async () => ({ total: 2, totalIn: '300.00', totalOut: '0.00', list }));
    await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, openOrders: ['D20261121000001'] }),
      'payment.getDepositOrderStatus': async () => ({ order: createDepositOrder() }),
      'transactions.queryDealRecord': read,
    });
    const side = within(screen.getByRole('complementary', { name: '限额与订单' }));
    const row = await side.findByRole('link', { name: /存款 \+¥300.00/ });
    expect(row).toHaveTextContent('成功');
    expect(side.queryByText('存款 +¥999.62')).toBeNull();
    expect(read).toHaveBeenCalledWith({ type: 'deposit', status: '', pageNum: 1, pageSize: 5 }, expect.anything());
  });

  it('F-WAL-05 queries a lost response by its id after a reload and does not resend the order', async () => {
    const store = createMemoryStore();
    const pay = jest.fn(() => Promise.reject(createLostResponse()));
    const order = jest.fn(() => Promise.reject(createLostResponse()));
    const first = await setUp({ 'payment.pay': pay, 'payment.getDepositOrderStatus': order as never }, store);
    await first.submit('1000');
    expect(await screen.findByText(/结果确认中 · 存款 ¥1,000.00/)).toBeVisible();
    first.unmount();
    const found = jest.fn(async () => ({ order: createDepositOrder() }));
    const second = await setUp({ 'payment.pay': pay, 'payment.getDepositOrderStatus': found }, store);
    await second.pass(1_000);
    await waitFor(() => expect(second.navigate).toHaveBeenCalled());
    expect([pay.mock.calls.length, store.get('wallet.deposit.7')]).toEqual([1, undefined]);
  });

  it('WAL-04 shows the reason of a refusal and keeps the form', async () => {
    const { submit, user, navigate } = await setUp({
      'payment.pay': () => Promise.reject(createRefusal(6449, '请先完善真实姓名', { reason: 'realNameUnbound' })),
    });
    await submit('1000');
    expect(await screen.findByText('请先完善真实姓名')).toBeVisible();
    expect(screen.getByLabelText('存款金额')).toHaveValue('1000');
    await user.click(screen.getByRole('button', { name: '前往认证' }));
    expect(navigate).toHaveBeenCalledWith('/mine/auth#realName');
  });

  it('F-UI-05 shows that the money is safe and offers a retry if the page cannot be loaded', async () => {
    const types = jest.fn(() => Promise.reject(createRefusal(6005, '服务有点繁忙')));
    const { user } = await renderWallet(
      <DepositPage />,
      { 'payment.types': types, 'payment.getCustomerInfo': async () => customer },
      { path: '/mine/savemoney' },
    );
    expect(await screen.findByText(/服务有点繁忙 您的资金不受影响/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    expect(types).toHaveBeenCalledTimes(2);
  });

  it('USR-02 binds a missing real name inside the deposit and keeps the typed amount', async () => {
    let realName = '';
    const bind = jest.fn((body: { realName: string }) => {
      realName = `${body.realName[0] ?? ''}*`;
      return {};
    });
    const { user, pay } = await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, realName }),
      'user.bindFromDeposit': bind,
      'user.memberInfo': () => schemas['user.memberInfo'].example.response,
    });
    await user.type(screen.getByLabelText('存款金额'), '1000');
    await user.click(screen.getByRole('button', { name: '提交姓名' }));
    expect(screen.getByText('请输入真实姓名')).toBeVisible();
    expect(bind).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('真实姓名'), ' 张三 ');
    await user.click(screen.getByRole('button', { name: '提交姓名' }));
    expect(await screen.findByText(/请使用户名为 张\* 的账户付款/)).toBeVisible();
    expect(bind).toHaveBeenCalledWith({ realName: '张三' }, undefined);
    expect(screen.getByLabelText('存款金额')).toHaveValue('1000');
    expect(pay).not.toHaveBeenCalled();
  });

  it('USR-02 F-API-03 shows the bound name after a lost response of its binding', async () => {
    let realName = '';
    const { user } = await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, realName }),
      'user.bindFromDeposit': () => {
        realName = '张*';
        return Promise.reject(createLostResponse());
      },
      'user.memberInfo': () => schemas['user.memberInfo'].example.response,
    });
    await user.type(screen.getByLabelText('真实姓名'), '张三');
    await user.click(screen.getByRole('button', { name: '提交姓名' }));
    expect(await screen.findByText(/请使用户名为 张\* 的账户付款/)).toBeVisible();
  });
});
