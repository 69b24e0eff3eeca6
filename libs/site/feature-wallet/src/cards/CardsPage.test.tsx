import { schemas } from '@pavilion/api-client/schemas';
import type { FakeHandlers } from '@pavilion/site-testing';
import type { NewAccount, SavedAccount } from '@pavilion/wallet/cashier';
import { screen, waitFor } from '@testing-library/react';
import { createRefusal } from '../testing/createFailures.ts';
import { renderWallet } from '../testing/renderWallet.tsx';
import { AlipayPage } from './CardsPage.tsx';

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

async function setUp(handlers: FakeHandlers = {}) {
  const cards = [card];
  const add = jest.fn<Promise<SavedAccount>, [NewAccount]>(async () => card);
  const remove = jest.fn<Promise<Record<never, never>>, [unknown]>(async () => {
    cards.pop();
    return {};
  });
  const site = await renderWallet(
    <AlipayPage />,
    {
      'bankCard.queryMemberBanksInfoList': async () => ({ list: [...cards] }),
      'bankCard.withdrawAddList': async () => addable,
      'bankCard.withdrawAdd': add,
      'bankCard.withdrawDelete': remove,
      ...handlers,
    },
    { path: '/mine/alipayManage' },
  );
  const fill = async (number: string, holder: string) => {
    if (number) await site.user.type(await screen.findByLabelText('支付宝账号'), number);
    if (holder) await site.user.type(await screen.findByLabelText('持卡人姓名'), holder);
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
    expect(screen.getByText('请输入持卡人姓名')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('F-WAL-12 shows the server text for another holder’s name and keeps the form', async () => {
    const { fill } = await setUp({
      'bankCard.withdrawAdd': () =>
        Promise.reject(createRefusal(6012, '持卡人姓名须与注册姓名一致', { reason: 'holderDiffers' })),
    });
    await fill('13800000002', '李四');
    expect(await screen.findByText('持卡人姓名须与注册姓名一致')).toBeVisible();
    expect(screen.getByLabelText('持卡人姓名')).toHaveValue('李四');
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
});
