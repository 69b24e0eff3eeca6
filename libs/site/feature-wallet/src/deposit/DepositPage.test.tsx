import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import { createMemoryStore } from '@pavilion/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { createDepositOrder } from '../testing/createDepositOrder.ts';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
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

async function setUp(handlers: FakeHandlers = {}, store = createMemoryStore(), path = '/mine/savemoney') {
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
    { path, store },
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
    await user.click(screen.getByRole('button', { name: '重试' }));
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
    expect(await screen.findByText(/服务有点繁忙您的资金不受影响/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
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

  it('WAL-04 describes each method by its lowest amount and fee, or by its discount', async () => {
    const list = [
      bank,
      { ...bank, payType: 'qr', kind: 'qr', name: '扫码', min: '50.50', feeRate: '0.5' },
      { ...coin, discountRate: '1' },
    ];
    await setUp({ 'payment.types': async () => ({ list: list as never }) });
    const tiles = within(screen.getByRole('radiogroup', { name: '存款方式' })).getAllByRole('radio');
    expect(tiles.map((tile) => tile.parentElement?.textContent)).toEqual([
      '银行卡转账¥100 起 · 免手续费',
      '扫码¥50.50 起 · 手续费 0.5%',
      'USDT加赠 1%',
    ]);
    expect(tiles.map((tile) => (tile as HTMLInputElement).checked)).toEqual([true, false, false]);
  });

  it.each`
    name             | change                                                      | terms
    ${'free method'} | ${{}}                                                       | ${['¥100 – ¥500,000', '免手续费', '无', '30 分钟']}
    ${'other terms'} | ${{ feeRate: '0.5', discountRate: '1.2', expiresIn: 3570 }} | ${['¥100 – ¥500,000', '0.5%', '1.2%', '60 分钟']}
  `('DSK-10 shows limits, fee, discount and time limit of a $name', async (row) => {
    const { change, terms } = row as { change: object; terms: readonly string[] };
    await setUp({ 'payment.types': async () => ({ list: [{ ...bank, ...change }] }) });
    const side = screen.getByRole('complementary', { name: '限额与订单' });
    expect(within(side).getByRole('heading', { name: '限额与时间' })).toBeVisible();
    expect(readTerms(side)).toEqual(['单笔限额', '手续费', '加赠', '付款时限'].map((name, at) => [name, terms[at]]));
  });

  it('DSK-10 marks the step of the amount', async () => {
    await setUp();
    const steps = within(screen.getByRole('list', { name: '步骤' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['选方式已完成', null],
      ['2填金额', 'step'],
      ['3付款', null],
      ['4到账', null],
    ]);
  });

  it('WAL-04 shows rate and estimate of a coin method, and no figure for an invalid amount', async () => {
    const { user } = await setUp({ 'payment.types': async () => ({ list: [coin] as never }) });
    const form = screen.getByRole('form', { name: '存款' });
    const field = screen.getByLabelText('存款金额');
    expect(readTerms(form)).toEqual([
      ['参考汇率', '1 USDT = ¥7.1'],
      ['约需支付', '-- USDT'],
      ['预计到账约', '--'],
    ]);
    await user.type(field, '1000');
    expect(readTerms(form).map(([, value]) => value)).toEqual(['1 USDT = ¥7.1', '140.85 USDT', '¥1,010.00']);
    await user.clear(field);
    await user.type(field, '500000.01');
    expect(readTerms(form).map(([, value]) => value)).toEqual(['1 USDT = ¥7.1', '-- USDT', '--']);
  });

  it('WAL-04 shows that the amount to pay is less than ¥1 lower, for every method', async () => {
    const { user } = await setUp();
    const hint = '实际应付会比上面略少（相差不到 ¥1），用来识别您的付款；到账按实付金额计算。';
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /USDT/ }));
    expect(screen.getByText(hint)).toBeVisible();
  });

  it.each`
    count | text
    ${1}  | ${'您有 1 笔待付款订单，最多同时有 3 笔。'}
    ${2}  | ${'您有 2 笔待付款订单，最多同时有 3 笔。'}
    ${3}  | ${'最多同时有 3 笔待付款订单，请先完成或取消其中一笔。'}
  `('GRD-03 shows the limit of unpaid orders above the form with $count of them', async ({ count, text }) => {
    const openOrders = Array.from({ length: count as number }, (_, at) => `D${at}`);
    await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, openOrders }),
      'payment.getDepositOrderStatus': async ({ orderNo = '' }) => ({ order: createDepositOrder({ orderNo }) }),
    });
    expect(screen.getByText(text as string)).toBeVisible();
  });

  it('GRD-03 shows no limit without unpaid orders', async () => {
    await setUp();
    expect(screen.queryByText(/最多同时有/)).toBeNull();
  });

  it('WAL-04 shows no rate for a method in CNY and fills in a quick amount', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: '¥500' }));
    expect(screen.getByLabelText('存款金额')).toHaveValue('500');
    expect(screen.getByRole('button', { name: '¥1,000' })).toBeVisible();
    expect(readTerms(screen.getByRole('form', { name: '存款' }))).toEqual([['预计到账约', '¥500.00']]);
  });

  it.each`
    query                | value
    ${'?amount=1,000.5'} | ${'1000.5'}
    ${'?amount=x'}       | ${''}
    ${''}                | ${''}
  `('ACT-01 the link “$query” fills in “$value”', async ({ query, value }: Record<string, string>) => {
    await setUp({}, createMemoryStore(), `/mine/savemoney${query ?? ''}`);
    expect(screen.getByLabelText('存款金额')).toHaveValue(value);
  });

  it('WAL-04 keeps the typed amount when the method changes', async () => {
    const { user } = await setUp();
    await user.type(screen.getByLabelText('存款金额'), '888');
    await user.click(screen.getByRole('radio', { name: /USDT/ }));
    expect(screen.getByRole('radio', { name: /USDT/ })).toBeChecked();
    expect(screen.queryByText(/请使用户名为/)).toBeNull();
  });

  it('WAL-04 shows no error for an empty amount that is left', async () => {
    const { user } = await setUp();
    await user.click(screen.getByLabelText('存款金额'));
    await user.tab();
    expect(screen.queryByText('请输入金额')).toBeNull();
  });

  it('WAL-04 shows that no method is available, without a form', async () => {
    await setUp({ 'payment.types': async () => ({ list: [] }) });
    expect(screen.getByText('目前没有可用的存款方式，请稍后再来。')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('WAL-04 closes the notice of a refusal that needs no name', async () => {
    const { submit, user } = await setUp({
      'payment.pay': () => Promise.reject(createRefusal(6012, '未付款的订单过多', { reason: 'tooManyOpen' })),
    });
    await submit('1000');
    expect(await screen.findByText('未付款的订单过多')).toBeVisible();
    expect(screen.getByText('订单未创建，资金没有变动')).toBeVisible();
    expect(screen.queryByRole('button', { name: '前往认证' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('未付款的订单过多')).toBeNull();
    expect(screen.getByLabelText('存款金额')).toHaveValue('1000');
  });

  it('WAL-04 scrolls to the notice of a refusal, which is above the form', async () => {
    const scrolled: Element[] = [];
    const scrollIntoView = jest.fn(function (this: Element) {
      scrolled.push(this);
    });
    Object.assign(Element.prototype, { scrollIntoView });
    const { submit } = await setUp({ 'payment.pay': () => Promise.reject(createRefusal(6012, '超过存款限额')) });
    await submit('1000');
    expect(scrolled).toEqual([(await screen.findByText('超过存款限额')).closest('[role="alert"]')]);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('F-WAL-05 queries a lost order at once on request', async () => {
    const order = jest.fn<Promise<{ order: null }>, [unknown]>(() => Promise.reject(createLostResponse()));
    const { submit, user } = await setUp({
      'payment.pay': () => Promise.reject(createLostResponse()),
      'payment.getDepositOrderStatus': order,
    });
    await submit('1000');
    await screen.findByText(/结果确认中/);
    expect(order).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(order.mock.calls).toEqual([[{ requestId: expect.any(String) }, undefined]]));
  });

  it.each`
    typed      | text
    ${'张三·'} | ${'请输入正确的姓名'}
    ${'12'}    | ${'请输入正确的姓名'}
    ${' '}     | ${'请输入真实姓名'}
  `('USR-02 shows “$text” for the name “$typed” and sends nothing', async ({ typed, text }: Record<string, string>) => {
    const bind = jest.fn();
    const { user } = await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, realName: '' }),
      'user.bindFromDeposit': bind,
    });
    expect(screen.getByText('此方式需要先完成实名认证，付款人须与实名一致。')).toBeVisible();
    expect(screen.getByText('须与付款账户的户名一致，提交后不能自行修改。')).toBeVisible();
    await user.type(screen.getByLabelText('真实姓名'), typed ?? '');
    await user.click(screen.getByRole('button', { name: '提交姓名' }));
    expect(screen.getByText(text ?? '')).toBeVisible();
    expect(bind).not.toHaveBeenCalled();
  });

  it('USR-02 shows the server text of a refused name and reads the member again', async () => {
    const member = jest.fn(() => schemas['user.memberInfo'].example.response);
    const { user } = await setUp({
      'payment.getCustomerInfo': async () => ({ ...customer, realName: '' }),
      'user.bindFromDeposit': () => Promise.reject(createRefusal(6012, '姓名已被使用')),
      'user.memberInfo': member,
    });
    await user.type(screen.getByLabelText('真实姓名'), '张三');
    await user.click(screen.getByRole('button', { name: '提交姓名' }));
    expect(await screen.findByText('姓名已被使用')).toBeVisible();
    await waitFor(() => expect(member).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: '提交姓名' })).not.toHaveAttribute('aria-busy');
  });
});
