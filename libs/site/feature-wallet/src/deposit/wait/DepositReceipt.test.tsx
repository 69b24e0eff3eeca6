import { createDepositOrder } from '../../testing/createDepositOrder.ts';
import { readTerms } from '../../testing/readTerms.ts';
import { renderWallet } from '../../testing/renderWallet.tsx';
import { DepositReceipt } from './DepositReceipt.tsx';

const MINUTE = 60_000;

const renderReceipt = async (change: Parameters<typeof createDepositOrder>[0]) => {
  await renderWallet(<DepositReceipt order={createDepositOrder(change)} />, {}, { path: '/mine/huione' });
  return readTerms();
};

describe('DepositReceipt', () => {
  it('F-WAL-13 omits everything that an unpaid CNY order does not have', async () => {
    expect(await renderReceipt({ status: 'closed' })).toEqual([
      ['订单号', 'D20261121000001'],
      ['申请金额', '¥1,000.00'],
      ['应付金额', '¥999.62'],
      ['创建时间', '2025-11-21 10:00:00'],
    ]);
  });

  it('F-WAL-13 shows all figures and times of a paid coin order', async () => {
    const order = createDepositOrder();
    const terms = await renderReceipt({
      status: 'confirmed',
      payAmount: '140.37',
      paidAmount: '140.30',
      payCurrency: 'USDT',
      rate: '7.1',
      fee: '5.00',
      discount: '10.50',
      credited: '1005.50',
      txHash: '0xabc',
      paidAt: order.createdAt + MINUTE,
      finishedAt: order.createdAt + 2 * MINUTE,
    });
    expect(terms).toEqual([
      ['订单号', 'D20261121000001'],
      ['申请金额', '¥1,000.00'],
      ['应付金额', '140.37 USDT'],
      ['实付金额', '140.30 USDT'],
      ['汇率', '1 USDT = ¥7.1'],
      ['手续费', '¥5.00'],
      ['加赠', '+¥10.50'],
      ['入账金额', '¥1,005.50'],
      ['交易哈希', '0xabc'],
      ['创建时间', '2025-11-21 10:00:00'],
      ['付款时间', '2025-11-21 10:01:00'],
      ['结束时间', '2025-11-21 10:02:00'],
    ]);
  });
});
