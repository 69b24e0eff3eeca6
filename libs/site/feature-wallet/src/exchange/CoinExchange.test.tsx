import { schemas } from '@pavilion/api-client/schemas';
import { screen, waitFor } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { ExchangePage } from './ExchangePage.tsx';

const facts = {
  ...schemas['transfer.getTransferRate'].example.response,
  centerWalletBalance: '1000.00',
  coinBalance: '50.00',
};
const response = schemas['transfer.utcTransfer'].example.response;

async function setUp(exchange = jest.fn(async () => response)) {
  const read = jest.fn(async () => facts);
  const handlers = { 'transfer.getTransferRate': read, 'transfer.utcTransfer': exchange };
  const site = await renderWallet(<ExchangePage />, handlers, { path: '/mine/exchange?kind=coin' });
  const submit = async (label: string, amount: string) => {
    await site.user.type(await screen.findByLabelText(label), amount);
    await site.user.click(screen.getByRole('button', { name: '确认兑换' }));
  };
  return { ...site, read, exchange, submit };
}

describe('CoinExchange', () => {
  it('WAL-04 buys coins once at the displayed rate, shows a toast, clears the form and refreshes the wallets', async () => {
    const { submit, exchange, toasts, read } = await setUp();
    await submit('支付金额', '７２０');
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已用 ¥720.00 兑换 100.00 USDT' }]));
    expect(exchange.mock.calls).toEqual([
      [{ ty: '1', amount: '720', rate: '7.2' }, { requestId: expect.any(String) }],
    ] as never);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('支付金额')).toHaveValue('');
  });

  it('WAL-10 shows the result to the cent at the rate of each direction', async () => {
    const { user } = await setUp();
    await user.type(await screen.findByLabelText('支付金额'), '100');
    expect(screen.getByTestId('coin-brings')).toHaveTextContent('13.89 USDT');
    await user.click(screen.getByText('换回人民币'));
    await user.type(screen.getByLabelText('USDT 数量'), '33.33');
    expect(screen.getByTestId('coin-brings')).toHaveTextContent('¥236.64');
  });

  it('F-WAL-11 rejects an amount above the balance in its own currency', async () => {
    const { user, submit, exchange } = await setUp();
    await user.click(await screen.findByText('换回人民币'));
    await submit('USDT 数量', '50.01');
    expect(screen.getByText('余额不足，目前可用 50.00 USDT')).toBeVisible();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('shows the refusal of a changed rate, keeps the amount and fetches the new rate', async () => {
    const moved = jest.fn(() =>
      Promise.reject(createRefusal(6012, '汇率已更新，请确认后再提交', { reason: 'rateChanged' })),
    );
    const { submit, read } = await setUp(moved);
    await submit('支付金额', '100');
    expect(await screen.findByText('汇率已更新，请确认后再提交')).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText('支付金额')).toHaveValue('100');
  });

  it('F-WAL-05 shows a lost response as unknown, not as failed', async () => {
    const { submit } = await setUp(jest.fn(() => Promise.reject(createLostResponse())));
    await submit('支付金额', '100');
    expect(await screen.findByText(/结果确认中 · 用 ¥100.00 买入 USDT/)).toBeVisible();
    expect(screen.queryByText(/兑换没有完成/)).toBeNull();
  });

  it('WAL-04 sells coins at the rate of that direction and names both amounts in the toast', async () => {
    const sold = { ...response, ty: '2' as const, amount: '71.00', coins: '10.00' };
    const { user, submit, exchange, toasts } = await setUp(jest.fn(async () => sold) as never);
    await user.click(await screen.findByText('换回人民币'));
    await submit('USDT 数量', '10');
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '已用 10.00 USDT 兑换 ¥71.00' }]));
    expect(exchange.mock.calls).toEqual([
      [{ ty: '2', amount: '10', rate: '7.1' }, { requestId: expect.any(String) }],
    ] as never);
  });

  it('WAL-04 shows both wallets, the rate and the available amount of each direction', async () => {
    const { user } = await setUp();
    expect(await screen.findByText('可用 ¥1,000.00')).toBeVisible();
    expect(readTerms()).toEqual([
      ['中心钱包', '¥1,000.00'],
      ['币钱包', '50.00 USDT'],
      ['汇率', '1 USDT = ¥7.2'],
      ['预计得到', '--'],
    ]);
    await user.click(screen.getByText('换回人民币'));
    expect(screen.getByText('可用 50.00 USDT')).toBeVisible();
    expect(screen.getByTestId('coin-rate')).toHaveTextContent('1 USDT = ¥7.1');
    expect(screen.queryByTestId('capital')).toBeNull();
    await user.click(screen.getByRole('button', { name: '全部' }));
    expect(screen.getByLabelText('USDT 数量')).toHaveValue('50');
  });

  it.each`
    way             | label          | typed     | text
    ${'买入 USDT'}  | ${'支付金额'}  | ${'0.99'} | ${'单笔最低 ¥1'}
    ${'换回人民币'} | ${'USDT 数量'} | ${'0.99'} | ${'单笔最低 1.00 USDT'}
    ${'买入 USDT'}  | ${'支付金额'}  | ${' '}    | ${'请输入金额'}
  `('F-WAL-11 shows “$text” for “$typed”', async ({ way, label, typed, text }: Record<string, string>) => {
    const { user, submit, exchange } = await setUp();
    await user.click(await screen.findByText(way ?? ''));
    await submit(label ?? '', typed ?? '');
    expect(screen.getByText(text ?? '')).toBeVisible();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('WAL-04 clears amount and error when the direction changes', async () => {
    const { user, submit } = await setUp();
    await submit('支付金额', '0.5');
    expect(screen.getByText('单笔最低 ¥1')).toBeVisible();
    await user.click(screen.getByText('换回人民币'));
    expect(screen.getByLabelText('USDT 数量')).toHaveValue('');
    expect(screen.queryByText('请输入金额')).toBeNull();
  });

  it('F-WAL-03 sends nothing while an exchange is in progress', async () => {
    const { user, submit, exchange } = await setUp(jest.fn(() => new Promise<never>(() => undefined)));
    await submit('支付金额', '100');
    expect(screen.getByRole('button', { name: '确认兑换' })).toHaveAttribute('aria-busy', 'true');
    await user.type(screen.getByLabelText('支付金额'), '{Enter}');
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('names the refused sale and closes its notice', async () => {
    const { user, submit } = await setUp(jest.fn(() => Promise.reject(createRefusal(6012, '余额不足'))));
    await user.click(await screen.findByText('换回人民币'));
    await submit('USDT 数量', '10');
    expect(await screen.findByText('兑换没有完成，资金没有变动 · 用 10.00 USDT 换回人民币')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText(/兑换没有完成/)).toBeNull();
  });

  it('F-WAL-05 queries a lost exchange at once on request', async () => {
    const exchange = jest.fn(() => Promise.reject(createLostResponse()));
    const { user, submit } = await setUp(exchange);
    await submit('支付金额', '100');
    await user.click(await screen.findByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(exchange).toHaveBeenCalledTimes(2));
  });
});
