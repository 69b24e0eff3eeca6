import { md5Hex } from '@pavilion/api-client/md5';
import { schemas } from '@pavilion/api-client/schemas';
import { createMemoryStore } from '@pavilion/kernel';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
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
});
