import { screen } from '@testing-library/react';
import { createDepositOrder } from '../../testing/createDepositOrder.ts';
import { readTerms } from '../../testing/readTerms.ts';
import { renderWallet } from '../../testing/renderWallet.tsx';
import { PayeeDetails } from './PayeeDetails.tsx';

const renderDetails = async (change: Parameters<typeof createDepositOrder>[0] = {}) => {
  await renderWallet(<PayeeDetails order={createDepositOrder(change)} />, {}, { path: '/mine/huione' });
  return {
    terms: readTerms(),
    copies: screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
  };
};

describe('PayeeDetails', () => {
  it('WAL-04 shows the bank account of a transfer and copies what has to be entered', async () => {
    expect(await renderDetails()).toEqual({
      terms: [
        ['收款银行', '中国工商银行 上海徐汇支行'],
        ['收款账号', '6222020000000000000'],
        ['收款人', '演示支付科技'],
        ['附言', 'K7P2QX'],
        ['付款截止', '2025-11-21 10:30:00'],
      ],
      copies: ['复制 收款账号', '复制 收款人', '复制 附言'],
    });
  });

  it('WAL-04 shows chain, address and rate of a coin deposit and no bank', async () => {
    const payTo = {
      bankName: '',
      branch: '',
      holder: '',
      remark: '',
      protocol: 'TRC20',
      accountNo: 'TXYZ',
      qrText: '',
    };
    expect(await renderDetails({ kind: 'coin', rate: '7.1', payTo })).toEqual({
      terms: [
        ['链', 'TRC20'],
        ['收款地址', 'TXYZ'],
        ['汇率', '1 USDT = ¥7.1'],
        ['付款截止', '2025-11-21 10:30:00'],
      ],
      copies: ['复制 收款地址'],
    });
  });

  it('WAL-04 shows a bank without branch under its name only', async () => {
    const { payTo } = createDepositOrder();
    const { terms } = await renderDetails({ payTo: { ...payTo, branch: '' } });
    expect(terms[0]).toEqual(['收款银行', '中国工商银行']);
  });
});
