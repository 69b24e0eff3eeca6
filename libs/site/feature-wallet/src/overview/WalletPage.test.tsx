import { createBalanceHandlers, type FakeHandlers } from '@pavilion/site-testing';
import type { BalanceSnapshot } from '@pavilion/wallet';
import { screen, waitFor, within } from '@testing-library/react';
import { createLostResponse, createRefusal } from '../testing/createFailures.ts';
import { readTerms } from '../testing/readTerms.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { WalletPage } from './WalletPage.tsx';

const facts: BalanceSnapshot = {
  centerWalletBalance: '1000.00',
  lockMoney: '20.00',
  totalMoney: '63.50',
  pendingMoney: '0.00',
  isAutoTransfer: false,
  venues: [
    { channelCode: 'BGDZ', name: '百工电子', balance: '55.50', state: 'open' },
    { channelCode: 'HMZR', name: '海幕真人', balance: '8.00', state: 'maintenance' },
    { channelCode: 'QP/1', name: '棋牌', balance: '0.00' },
  ],
};

async function setUp(change: Partial<BalanceSnapshot> = {}, handlers: FakeHandlers = {}) {
  const recycle = jest.fn(async () => ({ list: [], totalMoney: '0.00' }));
  const site = await renderWallet(
    <WalletPage />,
    { ...createBalanceHandlers({ ...facts, ...change }), 'venue.recycle': recycle, ...handlers },
    { path: '/mine/wallet' },
  );
  await within(await screen.findByTestId('balance-center')).findByText(/\d/);
  return { ...site, recycle };
}

const readBalances = () => readTerms(screen.getByTestId('balance-sheet'));

describe('WalletPage', () => {
  it('WAL-01 shows the total of all wallets and its parts', async () => {
    await setUp();
    expect(screen.getByRole('heading', { level: 1, name: '我的钱包' })).toBeVisible();
    expect(screen.getByText('中心钱包与各场馆的资金一目了然。')).toBeVisible();
    expect(readBalances()).toEqual([
      ['总余额', '¥1,063.50'],
      ['中心钱包', '¥1,000.00'],
      ['场馆余额', '¥63.50'],
      ['另有冻结金额', '¥20.00'],
    ]);
    expect(screen.getByTitle('未结算注单与审核中的取款，不计入总余额。')).toHaveTextContent('另有冻结金额');
    expect(screen.queryByText('余额没有更新成功，当前显示的是之前的金额')).toBeNull();
    expect(screen.getByTestId('balance-sheet')).toHaveAttribute('aria-busy', 'false');
  });

  it('WAL-01 shows money that is moving', async () => {
    await setUp({ pendingMoney: '12.34' });
    expect(readBalances()).toContainEqual(['转账途中', '¥12.34']);
  });

  it('WAL-01 reads the balances again on request', async () => {
    const balance = jest.fn(() => ({ currency: 'CNY' as const, centerWalletBalance: '1000.00', lockMoney: '0.00' }));
    const { user } = await setUp({}, { 'transfer.getBalance': balance as never });
    await user.click(screen.getByRole('button', { name: '刷新余额' }));
    await waitFor(() => expect(balance).toHaveBeenCalledTimes(2));
  });

  it.each`
    name      | path
    ${'转账'} | ${'/mine/transfermoney'}
    ${'取款'} | ${'/mine/takemoney'}
    ${'存款'} | ${'/mine/savemoney'}
  `('WAL-01 links to $path as $name', async ({ name, path }: Record<string, string>) => {
    await setUp();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('WAL-01 lists venues with balances and states, those without money folded', async () => {
    await setUp();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '场馆余额操作',
      '百工电子¥55.50转入转回进入',
      '海幕真人维护中¥8.00转入转回进入',
    ]);
    expect(screen.getByText('1 个场馆余额为 ¥0.00')).toBeVisible();
    expect(screen.getByRole('switch', { name: '隐藏零余额' })).toBeChecked();
  });

  it('WAL-01 a venue without money has no recall, and its row is muted', async () => {
    const { user } = await setUp({ venues: facts.venues.slice(1) });
    await user.click(screen.getByRole('button', { name: '展开' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.textContent, row.getAttribute('data-state')])).toEqual([
      ['海幕真人维护中¥8.00转入转回进入', null],
      ['棋牌¥0.00转入进入', 'muted'],
    ]);
    expect(screen.queryByText(/个场馆余额为/)).toBeNull();
  });

  it.each`
    state              | isClosed
    ${'open'}          | ${false}
    ${undefined}       | ${false}
    ${'maintenance'}   | ${true}
    ${'regionLimited'} | ${true}
  `('F-WAL-07 entry and transfer to a venue in the state $state are disabled: $isClosed', async (row) => {
    const { state, isClosed } = row as { state?: 'open'; isClosed: boolean };
    const venue = { channelCode: 'BGDZ', name: '百工电子', balance: '1.00', ...(state && { state }) };
    await setUp({ venues: [venue] });
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect([
      isDisabled('转入百工电子'),
      isDisabled('进入百工电子'),
      isDisabled('把百工电子的资金转回中心钱包'),
    ]).toEqual([isClosed, isClosed, false]);
  });

  it('WAL-01 names the state of a venue that is limited by region', async () => {
    await setUp({ venues: [{ channelCode: 'HMZR', name: '海幕真人', balance: '1.00', state: 'regionLimited' }] });
    expect(screen.getByText('地区限制')).toBeVisible();
  });

  it('WAL-01 explains that all venues are folded', async () => {
    await setUp({ venues: facts.venues.slice(2) });
    expect(screen.getByText('各场馆均无余额')).toBeVisible();
    expect(screen.getByText('关闭“隐藏零余额”可以看到全部场馆。')).toBeVisible();
  });

  it('WAL-02 opens the transfer form for a venue, and the dialog that enters it', async () => {
    const { user, navigate, store } = await setUp();
    await user.click(screen.getByRole('button', { name: '展开' }));
    await user.click(screen.getByRole('button', { name: '转入棋牌' }));
    expect(navigate.mock.calls).toEqual([['/mine/transfermoney?venue=QP%2F1']]);
    await user.click(screen.getByRole('button', { name: '进入棋牌' }));
    expect(store.getState().ui.dialogs).toEqual([{ kind: 'enterVenue', enName: 'QP/1', gameCode: '' }]);
  });

  it('WAL-02 recalls all money without a venue in the request', async () => {
    const { user, recycle, toasts } = await setUp();
    await user.click(screen.getByRole('button', { name: '一键回收' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'info', text: '没有可转回的资金' }]));
    expect(recycle.mock.calls).toEqual([[{}, { requestId: expect.any(String) }]] as never);
  });

  it.each`
    totalMoney | isDisabled
    ${'0.00'}  | ${true}
    ${'0.01'}  | ${false}
    ${'x'}     | ${false}
  `('WAL-02 the recall of $totalMoney is disabled: $isDisabled', async (row) => {
    const { totalMoney, isDisabled } = row as { totalMoney: string; isDisabled: boolean };
    await setUp({ totalMoney });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '一键回收' }).disabled).toBe(isDisabled);
  });

  it('WAL-02 blocks other recalls and shows that a venue has not returned its money yet', async () => {
    const list = [{ channelCode: 'BGDZ', amount: '55.50', status: 'pending' as const }];
    const recycle = jest.fn(async () => ({ list, totalMoney: '0.00' }));
    const { user } = await setUp({}, { 'venue.recycle': recycle });
    await user.click(screen.getByRole('button', { name: '一键回收' }));
    expect(await screen.findByText('部分场馆尚未答复，资金在途中，到账后自动更新')).toBeVisible();
    expect(screen.getByRole('button', { name: '一键回收' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '把百工电子的资金转回中心钱包' })).toBeDisabled();
  });

  it('F-WAL-05 shows a lost recall as unknown and queries it on request', async () => {
    const recycle = jest.fn(() => Promise.reject(createLostResponse()));
    const { user } = await setUp({}, { 'venue.recycle': recycle });
    await user.click(screen.getByRole('button', { name: '一键回收' }));
    expect(await screen.findByText('结果确认中 · 正在转回场馆资金')).toBeVisible();
    expect(
      screen.getByText('网络没有返回结果，系统正在核对。请不要重复操作，关闭页面也不会影响这笔资金。'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '立即查询' }));
    await waitFor(() => expect(recycle).toHaveBeenCalledTimes(2));
  });

  it('WAL-02 shows the server text of a refused recall until it is closed', async () => {
    const { user } = await setUp({}, { 'venue.recycle': () => Promise.reject(createRefusal(6012, '资金已转出')) });
    await user.click(screen.getByRole('button', { name: '一键回收' }));
    expect(await screen.findByText('资金已转出')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('资金已转出')).toBeNull();
  });
});
