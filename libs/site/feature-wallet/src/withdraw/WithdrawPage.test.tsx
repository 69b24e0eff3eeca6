import { md5Hex } from '@pavilion/api-client/md5';
import { schemas } from '@pavilion/api-client/schemas';
import { createMemoryStore } from '@pavilion/kernel';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';
import type { WithdrawInfo } from './withdrawOptions.ts';

const info = schemas['withdraw.withdrawInfo'].example.response;
const order: WithdrawOrder = schemas['withdraw.new'].example.response;
const coinCard = { ...schemas['bankCard.withdrawAdd'].example.response, cardId: '2', kind: 'coin' as const };
const rules = [
  ...schemas['withdraw.baseCfgList'].example.response.list,
  { ...schemas['withdraw.baseCfgList'].example.response.list[0], kind: 'coin', currency: 'USDT', min: '200.00' },
] as never;

interface Setting {
  readonly info?: Partial<WithdrawInfo>;
  readonly handlers?: FakeHandlers;
  readonly path?: string;
  readonly store?: ReturnType<typeof createMemoryStore>;
  readonly page?: ReactElement;
}

async function setUp(setting: Setting = {}) {
  const { info: change = {}, handlers = {}, path = '/mine/takemoney', store, page = <WithdrawPage /> } = setting;
  const make = jest.fn<Promise<WithdrawOrder>, [unknown, unknown]>(async () => order);
  const site = await renderWallet(
    page,
    {
      'withdraw.withdrawInfo': async () => ({ ...info, ...change }),
      'withdraw.baseCfgList': async () => ({ list: rules }),
      'withdraw.usdtWithdrawInfo': async () => schemas['withdraw.usdtWithdrawInfo'].example.response,
      'bankCard.queryMemberBanksInfoList': async () => ({
        list: [schemas['bankCard.withdrawAdd'].example.response, coinCard],
      }),
      'withdraw.withdrawOrderInfo': async () => ({ order: null }),
      'withdraw.new': make,
      ...handlers,
    },
    { path, store: store },
  );
  const fill = async ({ amount = '500', name = '张三', password = 'money5678' } = {}) => {
    const boxes = [
      [await screen.findByLabelText('取款金额'), amount],
      [screen.getByLabelText('持卡人姓名'), name],
      [screen.getByLabelText('资金密码'), password],
    ] as const;
    for (const [box, text] of boxes) {
      await site.user.clear(box);
      if (text) await site.user.type(box, text);
    }
    await site.user.click(screen.getByRole('button', { name: '提交取款' }));
  };
  return { ...site, make, fill };
}

describe('WithdrawPage', () => {
  it('WAL-05 sends the hash of the second password and the name once and opens the timeline', async () => {
    const { fill, make, navigate, store } = await setUp();
    await fill();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/mine/takemoney?order=W20261121000001'));
    expect(make.mock.calls).toEqual([
      [
        { cardId: '1', amount: '500', secondPassword: md5Hex('money5678'), cardholderName: '张三' },
        { requestId: expect.any(String) },
      ],
    ]);
    expect(JSON.stringify(store.getState())).not.toMatch(/money5678|张三/);
  });

  it('F-CRY-15 sends the hash of a second password without its white space, as the form that sets it does', async () => {
    const { fill, make } = await setUp();
    await fill({ password: ' money 5678 ' });
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    expect(make.mock.calls[0]?.[0]).toMatchObject({ secondPassword: md5Hex('money5678') });
  });

  it.each`
    field         | fields                           | words
    ${'amount'}   | ${{ amount: '99' }}              | ${'单笔最低 ¥100'}
    ${'balance'}  | ${{ amount: '10000.01' }}        | ${'余额不足，目前可用 ¥10,000.00'}
    ${'name'}     | ${{ name: '' }}                  | ${'请输入持卡人姓名'}
    ${'password'} | ${{ password: '' }}              | ${'请输入资金密码'}
    ${'password'} | ${{ password: 'money５６７８' }} | ${'密码只能包含半角字母、数字和符号'}
  `('F-WAL-12 shows “$words” for an invalid $field', async ({ fields, words }) => {
    const { fill, make } = await setUp();
    await fill(fields);
    expect(screen.getByText(words)).toBeVisible();
    expect(make).not.toHaveBeenCalled();
  });

  it.each`
    code    | reason                   | message               | data                  | shown
    ${6012} | ${'holderDiffers'}       | ${'姓名须一致'}       | ${{}}                 | ${'姓名须一致'}
    ${6100} | ${'secondPasswordWrong'} | ${'资金密码错误'}     | ${{ triesLeft: 3 }}   | ${'资金密码错误，还可尝试 3 次'}
    ${6004} | ${'cardNotFound'}        | ${'收款账户已删除'}   | ${{}}                 | ${'收款账户已删除'}
    ${6015} | ${'phoneUnbound'}        | ${'请先绑定手机号码'} | ${{}}                 | ${'请先绑定手机号码'}
    ${6413} | ${'turnoverUnmet'}       | ${'流水尚未达到要求'} | ${{ remaining: '1' }} | ${'流水尚未达到要求'}
  `('F-WAL-12 shows the server text for $reason and keeps the form', async ({ code, reason, message, data, shown }) => {
    const { fill } = await setUp({
      handlers: { 'withdraw.new': () => Promise.reject(createRefusal(code, message, { reason, ...data })) },
    });
    await fill();
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.getByLabelText('取款金额')).toHaveValue('500');
    expect(screen.getByLabelText('资金密码')).toHaveValue('');
  });

  it('F-WAL-12 hides the refusal of a field once the field changes', async () => {
    const refuse = () => Promise.reject(createRefusal(6100, '资金密码错误', { reason: 'secondPasswordWrong' }));
    const { fill, user } = await setUp({ handlers: { 'withdraw.new': refuse } });
    await fill();
    expect(await screen.findByText('资金密码错误')).toBeVisible();
    await user.type(screen.getByLabelText('持卡人姓名'), '丰');
    expect(screen.getByText('资金密码错误')).toBeVisible();
    await user.type(screen.getByLabelText('资金密码'), 'm');
    expect(screen.queryByText('资金密码错误')).toBeNull();
  });

  it.each`
    place         | reason                   | message
    ${'a field'}  | ${'secondPasswordWrong'} | ${'资金密码错误'}
    ${'the page'} | ${'phoneUnbound'}        | ${'请先绑定手机号码'}
  `('F-WAL-12 shows a refusal of $place on one visit only', async ({ reason, message }) => {
    const refuse = () => Promise.reject(createRefusal(6100, message as string, { reason }));
    const { fill, user } = await setUp({
      handlers: { 'withdraw.new': refuse },
      page: (
        <>
          <Link to="?order=W20261121000001">leave</Link>
          <Link to="?">return</Link>
          <WithdrawPage />
        </>
      ),
    });
    await fill();
    expect(await screen.findByText(message as string)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'leave' }));
    expect(screen.queryByLabelText('取款金额')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'return' }));
    expect(await screen.findByLabelText('取款金额')).toBeVisible();
    expect(screen.queryByText(message as string)).toBeNull();
  });

  it('ERR-07 opens the dialog that names the requirements after a refusal for unmet turnover', async () => {
    const refuse = () => Promise.reject(createRefusal(6413, '还需完成流水', { reason: 'turnoverUnmet' }));
    const { fill, store } = await setUp({ handlers: { 'withdraw.new': refuse } });
    await fill();
    await waitFor(() =>
      expect(store.getState().ui.dialogs).toMatchObject([
        { kind: 'turnoverLock', place: 'wallet', text: '还需完成流水' },
      ]),
    );
  });

  it('WAL-05 computes the fee: free withdrawals first, then 0.5 % rounded to the fen', async () => {
    const { user } = await setUp({ info: { today: { ...info.today, freeTimesLeft: 0 } } });
    await user.type(await screen.findByLabelText('取款金额'), '333.33');
    expect(screen.getByTestId('withdraw-fee')).toHaveTextContent('¥1.67');
    expect(screen.getByTestId('withdraw-arrives')).toHaveTextContent('¥331.66');
  });

  it('WAL-05 shows missing requirements with their links', async () => {
    const { user, navigate } = await setUp({ info: { secondPassword: 'unset', bindPhone: false } });
    const [phone] = await screen.findAllByRole('button', { name: '前往设置' });
    expect(screen.getByText('取款前请先设置资金密码。')).toBeVisible();
    await user.click(phone as HTMLElement);
    expect(navigate).toHaveBeenCalledWith('/mine/auth#phone');
  });

  it('WAL-05 shows the turnover progress', async () => {
    await setUp({ info: { turnover: { required: '1000.00', done: '250.00', remaining: '750.00', isMet: false } } });
    expect(await screen.findByText('还差 ¥750.00')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '流水进度' })).toHaveAttribute('value', '250');
  });

  it('F-WAL-05 does not store the password and finds a lost withdrawal by its id after a reload', async () => {
    const store = createMemoryStore();
    const lostCall = () => Promise.reject(createLostResponse());
    const first = await setUp({
      store,
      handlers: { 'withdraw.new': lostCall },
    });
    await first.fill();
    expect(await screen.findByText(/结果确认中 · 取款 ¥500.00/)).toBeVisible();
    expect(store.get('wallet.withdrawal.7')).not.toMatch(/money5678|张三|[0-9a-f]{32}/);
    first.unmount();
    const second = await setUp({
      store,
      handlers: {
        'withdraw.new': lostCall,
        'withdraw.withdrawOrderInfo': async ({ requestId }) => ({ order: requestId === undefined ? null : order }),
      },
    });
    await second.pass(1_000);
    await waitFor(() => expect(second.navigate).toHaveBeenCalledWith('/mine/takemoney?order=W20261121000001'));
  });

  it('WAL-05 polls the timeline until the end of the order and offers no cancellation', async () => {
    const steps = [
      { status: 'submitted', at: 1 },
      { status: 'reviewing', at: 2 },
    ] as const;
    const read = jest.fn<Promise<{ order: WithdrawOrder }>, []>(async () => ({
      order: { ...order, status: 'reviewing', steps: [...steps] },
    }));
    const { pass, clock } = await setUp({
      path: '/mine/takemoney?order=W20261121000001',
      handlers: { 'withdraw.withdrawOrderInfo': read },
    });
    expect(await screen.findByTestId('withdraw-status')).toHaveTextContent('审核中');
    expect(screen.queryByRole('button', { name: /取消/ })).toBeNull();
    read.mockResolvedValue({ order: { ...order, status: 'rejected', reason: '账户信息有误' } });
    await pass(3_000);
    expect(await screen.findByText('账户信息有误')).toBeVisible();
    expect(clock.pending()).toBe(0);
  });

  it('DSK-10 shows what can be withdrawn now and today', async () => {
    await setUp({
      info: { withdrawable: '9876.5', today: { timesLeft: 4, amountLeft: '50000.00', freeTimesLeft: 2 } },
    });
    await screen.findByLabelText('取款金额');
    expect(readTerms(screen.getByRole('complementary', { name: '限额与订单' }))).toEqual([
      ['现在可取', '¥9,876.50'],
      ['今日剩余', '4 次 · ¥50,000'],
      ['今日免手续费', '剩 2 次'],
      ['处理过程', '提交 → 审核 → 付款'],
    ]);
    expect(screen.getByText('可取 ¥9,876.50')).toBeVisible();
    expect(screen.getByText('须与实名 张* 一致')).toBeVisible();
  });

  it('WAL-05 shows limits, fee and payout of a bank withdrawal, and no figures without an amount', async () => {
    const { user } = await setUp();
    const form = await screen.findByRole('form', { name: '取款' });
    expect(readTerms(form)).toEqual([
      ['单笔限额', '¥100 – ¥200,000'],
      ['手续费', '--'],
      ['预计到账', '--'],
    ]);
    await user.type(screen.getByLabelText('取款金额'), '500');
    expect(readTerms(form).slice(1)).toEqual([
      ['手续费', '¥0.00'],
      ['预计到账', '¥500.00'],
    ]);
  });

  it('WAL-05 requires the name of the account, not of a cardholder, for Alipay', async () => {
    const alipay = { ...schemas['bankCard.withdrawAdd'].example.response, cardId: '3', kind: 'alipay' as const };
    const { user } = await setUp({
      handlers: { 'bankCard.queryMemberBanksInfoList': async () => ({ list: [alipay] }) },
    });
    expect(await screen.findByLabelText('账户姓名')).toBeVisible();
    expect(screen.queryByLabelText('持卡人姓名')).toBeNull();
    await user.click(screen.getByRole('button', { name: '提交取款' }));
    expect(screen.getByText('请输入账户姓名')).toBeVisible();
  });

  it('WAL-05 sends the shown rate and no name for a withdrawal of coins', async () => {
    const { user, make } = await setUp();
    await user.click(await screen.findByRole('radio', { name: /6222.*0018/, checked: false }));
    expect(screen.queryByLabelText(/姓名/)).toBeNull();
    await user.type(screen.getByLabelText('取款金额'), '720');
    await user.type(screen.getByLabelText('资金密码'), 'money5678');
    expect(readTerms(screen.getByRole('form', { name: '取款' }))).toEqual([
      ['单笔限额', '¥200 – ¥200,000'],
      ['汇率', '1 USDT = ¥7.2'],
      ['手续费', '¥0.00'],
      ['预计到账', '100.00 USDT'],
    ]);
    await user.click(screen.getByRole('button', { name: '提交取款' }));
    await waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    expect(make.mock.calls[0]?.[0]).toEqual({
      cardId: '2',
      amount: '720',
      rate: '7.2',
      secondPassword: md5Hex('money5678'),
    });
  });

  it('WAL-05 offers to add an account if there is none', async () => {
    const { user, navigate } = await setUp({
      handlers: { 'bankCard.queryMemberBanksInfoList': async () => ({ list: [] }) },
    });
    expect(await screen.findByText('还没有收款账户')).toBeVisible();
    expect(screen.getByText('添加本人名下的银行卡、支付宝或虚拟币地址后即可取款。')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('选账户').closest('li')).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: '添加银行卡' }));
    expect(navigate).toHaveBeenCalledWith('/mine/addBankCard');
  });

  it('DSK-10 marks the step of the amount if there is an account', async () => {
    await setUp();
    await screen.findByLabelText('取款金额');
    expect(screen.getByText('填金额').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('W3 lists the withdrawal in progress once, with a link to its timeline', async () => {
    const [record] = schemas['transactions.queryDealRecord'].example.response.list;
    const list = [{ ...record, type: 'withdraw', orderNo: order.orderNo, direction: 'out' }] as never;
    const read = jest.fn(async () => ({ total: 1, totalIn: '0.00', totalOut: '0.00', list }));
    await setUp({
      handlers: {
        'withdraw.withdrawOrderInfo': async () => ({ order: { ...order, status: 'reviewing' } }),
        'transactions.queryDealRecord': read,
      },
    });
    const side = within(screen.getByRole('complementary', { name: '限额与订单' }));
    expect(await side.findByText('取款 ¥500.00')).toBeVisible();
    expect(side.getByText('中国工商银行 6222 **** **** 0018 · 2025-11-21 10:00:00')).toBeVisible();
    expect(side.getByText('审核中')).toBeVisible();
    expect(side.getByRole('link', { name: '查看进度' })).toHaveAttribute(
      'href',
      '/mine/takemoney?order=W20261121000001',
    );
    await waitFor(() =>
      expect(read).toHaveBeenCalledWith({ type: 'withdraw', status: '', pageNum: 1, pageSize: 5 }, expect.anything()),
    );
    expect(side.queryByText(/取款 -/)).toBeNull();
    expect(side.queryByText('还没有订单')).toBeNull();
  });

  it.each`
    change                         | text                          | path
    ${{ bindPhone: false }}        | ${'取款前请先绑定手机号码。'} | ${'/mine/auth#phone'}
    ${{ realName: '' }}            | ${'取款前请先完成实名认证。'} | ${'/mine/auth#realName'}
    ${{ secondPassword: 'unset' }} | ${'取款前请先设置资金密码。'} | ${'/mine/auth#second'}
  `('WAL-05 shows “$text” with a link to $path only', async (row) => {
    const { change, text, path } = row as { change: Partial<WithdrawInfo>; text: string; path: string };
    const { user, navigate } = await setUp({ info: change });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '前往设置' }));
    expect(navigate.mock.calls).toEqual([[path]]);
  });

  it('WAL-05 shows that the second password is locked, without a link', async () => {
    await setUp({ info: { secondPassword: 'locked' } });
    expect(await screen.findByText('资金密码错误次数过多，已暂时锁定，请稍后再试。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '前往设置' })).toBeNull();
  });

  it('WAL-05 shows no requirement and no turnover if nothing is missing', async () => {
    await setUp();
    await screen.findByLabelText('取款金额');
    expect(screen.queryByRole('button', { name: '前往设置' })).toBeNull();
    expect(screen.queryByText(/已暂时锁定/)).toBeNull();
    expect(screen.queryByRole('heading', { name: '流水进度' })).toBeNull();
  });

  it('WAL-05 marks a met turnover and links to its details', async () => {
    await setUp({ info: { turnover: { required: '1000.00', done: '1200.00', remaining: '0.00', isMet: true } } });
    expect(await screen.findByText('已达标')).toBeVisible();
    expect(screen.getByText(/已完成 ¥1,200.00，共需 ¥1,000.00/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '流水进度' })).toHaveAttribute('max', '1000');
    expect(screen.getByRole('link', { name: '逐项查看' })).toHaveAttribute('href', '/mine/welfare#turnover');
  });

  it.each`
    reason               | text
    ${'cardNotFound'}    | ${'收款账户已删除'}
    ${'aboveMaximum'}    | ${'超过单笔最高'}
    ${'dailyAmountUsed'} | ${'今日额度已用完'}
  `('F-WAL-12 shows the refusal $reason at its field and not above the form', async ({ reason, text }) => {
    const refuse = () => Promise.reject(createRefusal(6012, text as string, { reason }));
    const { fill } = await setUp({ handlers: { 'withdraw.new': refuse } });
    await fill();
    expect(await screen.findByText(text as string)).toBeVisible();
    expect(screen.queryByText('取款没有提交成功，资金没有变动')).toBeNull();
  });

  it('F-WAL-12 a refusal of the account disappears when another account is chosen', async () => {
    const refuse = () => Promise.reject(createRefusal(6004, '收款账户已删除', { reason: 'cardNotFound' }));
    const { fill, user } = await setUp({ handlers: { 'withdraw.new': refuse } });
    await fill();
    expect(await screen.findByText('收款账户已删除')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /0018/, checked: false }));
    expect(screen.queryByText('收款账户已删除')).toBeNull();
  });

  it('F-WAL-12 shows a refusal of no field above the form and closes it', async () => {
    const refuse = () => Promise.reject(createRefusal(6015, '请先绑定手机号码', { reason: 'phoneUnbound' }));
    const { fill, user } = await setUp({ handlers: { 'withdraw.new': refuse } });
    await fill();
    expect(await screen.findByText('取款没有提交成功，资金没有变动')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('请先绑定手机号码')).toBeNull();
  });

  it('F-WAL-12 reads limits and accounts again after a refusal', async () => {
    const readInfo = jest.fn(async () => info);
    const refuse = () => Promise.reject(createRefusal(6015, '请先绑定手机号码', { reason: 'phoneUnbound' }));
    const { fill } = await setUp({ handlers: { 'withdraw.new': refuse, 'withdraw.withdrawInfo': readInfo } });
    await fill();
    await waitFor(() => expect(readInfo).toHaveBeenCalledTimes(2));
  });

  it('F-WAL-05 queries a lost withdrawal at once on request', async () => {
    const query = jest.fn(async ({ requestId }: { requestId?: string }) => {
      if (requestId !== undefined) throw createLostResponse();
      return { order: null };
    });
    const { fill, user } = await setUp({
      handlers: { 'withdraw.new': () => Promise.reject(createLostResponse()), 'withdraw.withdrawOrderInfo': query },
    });
    await fill();
    await screen.findByText(/结果确认中/);
    query.mockClear();
    await user.click(screen.getByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(query.mock.calls[0]?.[0]).toEqual({ requestId: expect.any(String) }));
  });

  it('F-WAL-03 WAL-10 sends nothing while a withdrawal is in progress', async () => {
    const { fill, make, user } = await setUp();
    make.mockReturnValue(new Promise(() => undefined));
    await fill();
    expect(screen.getByRole('button', { name: '提交取款' })).toHaveAttribute('aria-busy', 'true');
    await user.type(screen.getByLabelText('取款金额'), '{Enter}{Enter}');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('F-UI-05 offers a retry if the page cannot be loaded', async () => {
    const readInfo = jest.fn(() => Promise.reject(createRefusal(6005, '服务有点繁忙')));
    const { user } = await setUp({ handlers: { 'withdraw.withdrawInfo': readInfo } });
    expect(await screen.findByText(/^服务有点繁忙/)).toBeVisible();
    expect(screen.queryByLabelText('取款金额')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(readInfo).toHaveBeenCalledTimes(2);
  });
});
