import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode } from '../../testing/player/createPlayer.ts';
import {
  addBankCard,
  type CashierPlatform,
  requestDeposit,
  addAmounts,
  startCashier,
  requestWithdrawal,
} from '../../testing/sandbox/cashierPlatform.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';

type Query = RequestOf<'transactions.queryDealRecord'>;

const all: Query = { type: '', status: '', pageNum: 1, pageSize: 50 };

/** Tests the transaction record: filters, pages, totals (WAL-07). */
export function dealRecordSuite(databases: () => DatabaseProvider): void {
  describe('transaction record', () => {
    let cashier: CashierPlatform;
    let player: NamedPlayer;
    /** Order numbers in order of creation. */
    const made: string[] = [];
    let credited = '';
    let middle = 0;
    const fetchRecords = (query: Partial<Query>) => player.call('transactions.queryDealRecord', { ...all, ...query });
    const fetchOrderNumbers = async (query: Partial<Query>) =>
      (await fetchRecords(query)).list.map(({ orderNo }) => orderNo);

    beforeAll(async () => {
      cashier = await startCashier(databases());
      player = await cashier.newPlayer();
      const cardId = await addBankCard(player);
      const out = await requestWithdrawal(player, { cardId, amount: '100.00' });
      await cashier.advance(1_000);
      const deposits = [];
      for (const payType of ['bank', 'alipay', 'huiwang']) {
        deposits.push(await requestDeposit(player, { payType, amount: '500.00' }));
        await cashier.advance(1_000);
      }
      const [confirmed, closed] = deposits;
      credited = (await cashier.control.deposits.command(confirmed?.orderNo ?? '', 'confirm')).credited ?? '';
      await player.call('payment.closeOrder', { orderNo: closed?.orderNo ?? '' });
      middle = (await cashier.control.deposits.list({ limit: 1 }))[0]?.serverTime ?? 0;
      await cashier.advance(1_000);
      const rate = { ty: '1' as const, amount: '72.00', rate: '7.2' };
      const transfer = await player.call('transfer.utcTransfer', rate, { requestId: createId() });
      await cashier.advance(1_000);
      const body = { channelCode: 'BGDZ', amount: '100.00', ty: '1' as const };
      const moved = await player.call('venue.transfer', body, { requestId: createId() });
      made.push(out.orderNo, ...deposits.map(({ orderNo }) => orderNo), transfer.orderNo, moved.transferId);
    });
    afterAll(() => cashier.close());

    it('WAL-07 lists all transactions, newest first, with totals of the successful ones', async () => {
      const response = await fetchRecords({});
      expect(response.list.map(({ orderNo }) => orderNo)).toEqual([...made].reverse());
      expect(response).toMatchObject({ total: 6, totalIn: addAmounts('0.00', credited), totalOut: '172.00' });
      const names = response.list.map(({ methodName }) => methodName);
      expect(names.slice(1)).toEqual(['USDT 钱包', '汇旺支付', '支付宝扫码', '银行卡转账', '中国工商银行']);
      expect(names[0]).toMatch(/[一-鿿]/);
    });

    it.each`
      filter                                   | picks
      ${{ type: 'deposit' }}                   | ${[3, 2, 1]}
      ${{ type: 'coin' }}                      | ${[4]}
      ${{ type: 'transfer' }}                  | ${[5]}
      ${{ type: 'withdraw' }}                  | ${[0]}
      ${{ type: 'gift' }}                      | ${[]}
      ${{ status: 'success' }}                 | ${[5, 4, 1]}
      ${{ status: 'failed' }}                  | ${[2]}
      ${{ status: 'processing' }}              | ${[3, 0]}
      ${{ type: 'deposit', status: 'failed' }} | ${[2]}
    `('WAL-07 filters by $filter', async ({ filter, picks }: { filter: Partial<Query>; picks: number[] }) => {
      expect(await fetchOrderNumbers(filter)).toEqual(picks.map((index) => made[index]));
    });

    it('WAL-07 filters by time with both ends included', async () => {
      expect(await fetchOrderNumbers({ beginTime: middle })).toEqual([made[5], made[4]]);
      expect(await fetchOrderNumbers({ endTime: middle })).toEqual([made[3], made[2], made[1], made[0]]);
      const [first] = (await fetchRecords({})).list;
      const at = first?.createdAt ?? 0;
      expect(await fetchOrderNumbers({ beginTime: at, endTime: at })).toEqual([first?.orderNo]);
      expect(await catchErrorCode(fetchRecords({ beginTime: 2, endTime: 1 }))).toBe(6007);
    });

    it('WAL-07 returns pages without overlap and gaps', async () => {
      const pages = await Promise.all([1, 2, 3].map((pageNum) => fetchRecords({ pageNum, pageSize: 4 })));
      expect(pages.map(({ total, list }) => [total, list.length])).toEqual([
        [6, 4],
        [6, 2],
        [6, 0],
      ]);
      expect(pages.flatMap(({ list }) => list.map(({ orderNo }) => orderNo))).toEqual([...made].reverse());
    });

    it('WAL-07 lists only transactions of the member', async () => {
      const other = await cashier.newPlayer();
      expect(await other.call('transactions.queryDealRecord', all)).toMatchObject({ total: 0, list: [] });
    });
  });
}
