import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { NewAccount, SavedAccount } from '@pavilion/wallet/cashier';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { AccountsPage, AlipayPage, BankCardsPage, CoinCardsPage } from './CardsPage.tsx';

const card: SavedAccount = {
  ...schemas['bankCard.withdrawAdd'].example.response,
  kind: 'alipay',
  issuer: 'ALIPAY',
  issuerName: '支付宝',
  cardNo: '138****0001',
  branch: '',
};
const addable = {
  realName: '张*',
  kinds: [{ kind: 'alipay' as const, left: 3, issuers: [{ code: 'ALIPAY', name: '支付宝' }] }],
};

async function setUp(handlers: FakeHandlers = {}, page: ReactElement = <AlipayPage />, path = '/mine/alipayManage') {
  const cards = [card];
  const add = jest.fn<Promise<SavedAccount>, [NewAccount]>(async () => card);
  const remove = jest.fn<Promise<Record<never, never>>, [unknown]>(async () => {
    cards.pop();
    return {};
  });
  const site = await renderWallet(
    page,
    {
      'bankCard.queryMemberBanksInfoList': async () => ({ list: [...cards] }),
      'bankCard.withdrawAddList': async () => addable,
      'bankCard.withdrawAdd': add,
      'bankCard.withdrawDelete': remove,
      ...handlers,
    },
    { path },
  );
  const fill = async (number: string, holder: string) => {
    if (number) await site.user.type(await screen.findByLabelText('支付宝账号'), number);
    if (holder) await site.user.type(await screen.findByLabelText('账户姓名'), holder);
    await site.user.click(await screen.findByRole('button', { name: '确认添加' }));
  };
  return { ...site, add, remove, fill };
}

describe('CardsPage', () => {
  it('WAL-06 shows saved accounts with masked numbers and adds one', async () => {
    const { fill, add, toasts } = await setUp();
    await fill('13800000002', '张三');
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: '收款账户已添加' }]));
    expect(add.mock.calls[0]?.[0]).toEqual({
      kind: 'alipay',
      issuer: 'ALIPAY',
      number: '13800000002',
      holder: '张三',
    });
    expect(screen.getByText('138****0001')).toBeVisible();
    expect(screen.getByLabelText('支付宝账号')).toHaveValue('');
  });

  it('WAL-06 shows a missing value at its field and sends nothing', async () => {
    const { fill, add } = await setUp();
    await fill('', '');
    expect(screen.getByText('请输入支付宝账号')).toBeVisible();
    expect(screen.getByText('请输入账户姓名')).toBeVisible();
    expect(screen.queryByText(/持卡人/)).toBeNull();
    expect(add).not.toHaveBeenCalled();
  });

  it('F-WAL-12 shows the server text for another holder’s name and keeps the form', async () => {
    const { fill } = await setUp({
      'bankCard.withdrawAdd': () =>
        Promise.reject(createRefusal(6012, '账户姓名须与注册姓名一致', { reason: 'holderDiffers' })),
    });
    await fill('13800000002', '李四');
    expect(await screen.findByText('账户姓名须与注册姓名一致')).toBeVisible();
    expect(screen.getByLabelText('账户姓名')).toHaveValue('李四');
  });

  it('WAL-06 removes an account after a confirmation', async () => {
    const { user, remove } = await setUp();
    await user.click(await screen.findByRole('button', { name: '删除 支付宝 138****0001' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('支付宝 138****0001');
    const [confirm] = [...dialog.querySelectorAll('button')].filter(({ textContent }) => textContent === '删除');
    await user.click(confirm as HTMLElement);
    expect(await screen.findByText('还没有保存的账户')).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('WAL-06 keeps an account whose removal is not confirmed', async () => {
    const { user, remove } = await setUp();
    await user.click(await screen.findByRole('button', { name: '删除 支付宝 138****0001' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '删除这个收款账户？' }));
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
    expect(screen.getByText('138****0001')).toBeVisible();
  });

  it('WAL-06 is busy at the removed account only', async () => {
    const other = { ...card, cardId: '2', cardNo: '139****0002' };
    const remove = jest.fn<Promise<never>, [unknown]>(() => new Promise(() => undefined));
    const { user } = await setUp({
      'bankCard.queryMemberBanksInfoList': async () => ({ list: [card, other] }),
      'bankCard.withdrawDelete': remove,
    });
    await user.click(await screen.findByRole('button', { name: '删除 支付宝 139****0002' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    const isBusy = (number: string) =>
      screen.getByRole('button', { name: `删除 支付宝 ${number}`, hidden: true }).getAttribute('aria-busy');
    expect([isBusy('138****0001'), isBusy('139****0002')]).toEqual([null, 'true']);
    expect(remove.mock.calls.map(([body]) => body)).toEqual([{ cardId: '2' }]);
  });

  it('WAL-06 disables removals and sends nothing twice while an account is added', async () => {
    const add = jest.fn<Promise<never>, [NewAccount]>(() => new Promise(() => undefined));
    const { fill, user } = await setUp({ 'bankCard.withdrawAdd': add });
    await fill('13800000002', '张三');
    expect(screen.getByRole('button', { name: '确认添加' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: '删除 支付宝 138****0001' })).toBeDisabled();
    await user.type(screen.getByLabelText('账户姓名'), '{Enter}');
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('WAL-06 shows accounts of all kinds for an unknown kind, and links to the pages that add one', async () => {
    const bank = { ...schemas['bankCard.withdrawAdd'].example.response, cardId: '3' };
    const { store } = await setUp(
      { 'bankCard.queryMemberBanksInfoList': async () => ({ list: [card, bank] }) },
      <AccountsPage />,
      '/mine/accountManage/x',
    );
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '支付宝 张*138****0001删除',
      '中国工商银行 银行卡张* · 上海徐汇支行6222 **** **** 0018删除',
    ]);
    expect(screen.getByRole('heading', { level: 1, name: '收款账户' })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(store.getState()).toHaveProperty('cards.step', 'ready');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['添加银行卡', '/mine/accountManage/bank'],
      ['添加支付宝', '/mine/accountManage/alipay'],
      ['添加虚拟币地址', '/mine/accountManage/coin'],
    ]);
  });

  it('WAL-06 shows only the kind of the URL, with the form that adds one', async () => {
    const page = (
      <Routes>
        <Route path="/mine/accountManage/:id" element={<AccountsPage />} />
      </Routes>
    );
    await setUp({}, page, '/mine/accountManage/coin');
    expect(await screen.findByText('还没有保存的账户')).toBeVisible();
    expect(screen.getByText('添加后即可用于取款。')).toBeVisible();
    expect(screen.queryByText('138****0001')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: '虚拟币地址' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '添加虚拟币地址' })).toBeVisible();
  });

  it.each`
    left         | text
    ${0}         | ${'还可添加 0 个'}
    ${undefined} | ${'还可添加 0 个'}
    ${1}         | ${'还可添加 1 个'}
  `('WAL-06 shows how many accounts can be added, and a form if there are any: $left', async (row) => {
    const { left, text } = row as { left?: number; text: string };
    const kinds = left === undefined ? [] : [{ ...addable.kinds[0], left } as (typeof addable.kinds)[0]];
    await setUp({ 'bankCard.withdrawAddList': async () => ({ ...addable, kinds }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('form', { name: '添加支付宝' }) !== null).toBe(left === 1);
  });

  it('WAL-06 adds a bank card with the chosen bank and its branch', async () => {
    const issuers = [
      { code: 'ICBC', name: '中国工商银行' },
      { code: 'CCB', name: '中国建设银行' },
    ];
    const { user, add } = await setUp(
      { 'bankCard.withdrawAddList': async () => ({ realName: '张*', kinds: [{ kind: 'bank', left: 5, issuers }] }) },
      <BankCardsPage />,
    );
    expect(await screen.findByText('须与实名 张* 一致')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '确认添加' }));
    expect(screen.getByText('请选择一项')).toBeVisible();
    expect(screen.getByText('请输入银行卡号')).toBeVisible();
    expect(screen.getByText('请输入持卡人姓名')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: '开户银行' }));
    await user.click(await screen.findByRole('option', { name: '中国建设银行' }));
    expect(screen.queryByText('请选择一项')).toBeNull();
    await user.type(screen.getByLabelText('银行卡号'), ' 6222020000000000018 ');
    await user.type(screen.getByLabelText('开户支行（选填）'), ' 上海徐汇支行 ');
    await user.type(screen.getByLabelText('持卡人姓名'), ' 张三 ');
    await user.click(screen.getByRole('button', { name: '确认添加' }));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[0]).toEqual({
      kind: 'bank',
      issuer: 'CCB',
      number: '6222020000000000018',
      branch: '上海徐汇支行',
      holder: '张三',
    });
  });

  it('WAL-06 sends no branch for an empty one', async () => {
    const issuers = [{ code: 'ICBC', name: '中国工商银行' }];
    const { user, add } = await setUp(
      { 'bankCard.withdrawAddList': async () => ({ realName: '张*', kinds: [{ kind: 'bank', left: 5, issuers }] }) },
      <BankCardsPage />,
    );
    await user.type(await screen.findByLabelText('银行卡号'), '6222');
    expect(screen.getByLabelText('银行卡号')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByLabelText('开户银行')).toBeNull();
    await user.type(screen.getByLabelText('开户支行（选填）'), ' ');
    await user.type(screen.getByLabelText('持卡人姓名'), '张三');
    await user.click(screen.getByRole('button', { name: '确认添加' }));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[0]).toEqual({ kind: 'bank', issuer: 'ICBC', number: '6222', holder: '张三' });
  });

  it('WAL-06 adds a coin address without holder and branch', async () => {
    const issuers = [{ code: 'TRC20', name: 'TRC20' }];
    const { user, add } = await setUp(
      { 'bankCard.withdrawAddList': async () => ({ realName: '张*', kinds: [{ kind: 'coin', left: 5, issuers }] }) },
      <CoinCardsPage />,
    );
    await user.click(await screen.findByRole('button', { name: '确认添加' }));
    expect(screen.getByText('请输入钱包地址')).toBeVisible();
    expect(screen.queryByLabelText(/姓名/)).toBeNull();
    expect(screen.queryByLabelText('开户支行（选填）')).toBeNull();
    await user.type(screen.getByLabelText('钱包地址'), 'TXYZ');
    expect(screen.getByLabelText('钱包地址')).not.toHaveAttribute('inputmode');
    await user.click(screen.getByRole('button', { name: '确认添加' }));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add.mock.calls[0]?.[0]).toEqual({ kind: 'coin', issuer: 'TRC20', number: 'TXYZ' });
  });

  it('WAL-06 names the select of a coin address after the chain', async () => {
    const issuers = ['TRC20', 'ERC20'].map((code) => ({ code, name: code }));
    await setUp(
      { 'bankCard.withdrawAddList': async () => ({ realName: '张*', kinds: [{ kind: 'coin', left: 5, issuers }] }) },
      <CoinCardsPage />,
    );
    expect(await screen.findByRole('combobox', { name: '链' })).toHaveTextContent('请选择');
  });

  it('F-UI-05 is busy until the accounts are read, and offers a retry after a failure', async () => {
    let fail = (_: Error) => undefined as void;
    const list = jest.fn(() => new Promise<never>((_, reject) => (fail = reject)));
    const { user } = await setUp({ 'bankCard.queryMemberBanksInfoList': list });
    expect(screen.getByLabelText('支付宝')).toHaveAttribute('aria-busy', 'true');
    fail(createRefusal(6005, '服务有点繁忙'));
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByLabelText('支付宝')).toHaveAttribute('aria-busy', 'false');
    await user.click(retry);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('WAL-06 discards the accounts when the page is left', async () => {
    const { unmount, store } = await setUp();
    await screen.findByText('138****0001');
    unmount();
    expect(store.getState()).toHaveProperty('cards', { step: 'idle' });
  });
});
