import type { ResponseOf } from '@pavilion/api-client/protocol';
import { createId } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { catchErrorCode } from '../../testing/player/createPlayer.ts';
import {
  type CashierPlatform,
  parseCents,
  fetchBalances,
  requestDeposit,
  addAmounts,
  catchRefusal,
  startCashier,
} from '../../testing/sandbox/cashierPlatform.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';

type Order = ResponseOf<'payment.pay'>;

const MINUTE = 60_000;
const fetchDepositOrder = async ({ call }: NamedPlayer, { orderNo }: Pick<Order, 'orderNo'>) => {
  const { order } = await call('payment.getDepositOrderStatus', { orderNo });
  if (!order) throw new Error('fetchDepositOrder: the response has no order.');
  return order;
};

/** Divides integers, rounded half up. */
const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** Computes the value of the amount to pay in CNY, independently of the platform. */
function computeBase({ payAmount, rate }: Order): bigint {
  const paid = parseCents(payAmount);
  return rate === '' ? paid : roundHalfUp(paid * BigInt(Math.round(Number(rate) * 10_000)), 10_000n);
}

/** Computes the credited amount independently of the platform: base less fee plus discount, in hundredths of a percent. */
function computeExpectedCredit(order: Order, fee: bigint, discount: bigint): bigint {
  const base = computeBase(order);
  return base - roundHalfUp(base * fee, 10_000n) + roundHalfUp(base * discount, 10_000n);
}

/** Tests deposits by all methods and all refusals (WAL-04, F-WAL-04, F-WAL-11, F-WAL-13, F-API-03). */
export function depositSuite(databases: () => DatabaseProvider): void {
  describe('deposits', () => {
    let cashier: CashierPlatform;
    beforeAll(async () => (cashier = await startCashier(databases())));
    afterAll(() => cashier.close());
    afterEach(async () => expect(await cashier.control.audit()).toEqual({ ok: true }));
    const runConsole = () => cashier.control.deposits;

    it.each`
      payType         | kind          | fee    | discount
      ${'bank'}       | ${'transfer'} | ${0n}  | ${0n}
      ${'alipay'}     | ${'qr'}       | ${50n} | ${0n}
      ${'usdt-trc20'} | ${'coin'}     | ${0n}  | ${100n}
      ${'usdt-erc20'} | ${'coin'}     | ${0n}  | ${100n}
      ${'huiwang'}    | ${'huiwang'}  | ${0n}  | ${50n}
    `('WAL-04 credits a paid $payType order to the cent in wallet and record', async (row) => {
      const { payType, kind, fee, discount } = row as { payType: string; kind: string; fee: bigint; discount: bigint };
      const player = await cashier.newPlayer();
      const order = await requestDeposit(player, { payType, amount: '1000.00' });
      expect(order).toMatchObject({ status: 'created', kind, amount: '1000.00' });
      expect(await player.wallet()).toBe('10000.00');
      await runConsole().command(order.orderNo, 'pay');
      expect((await fetchDepositOrder(player, order)).status).toBe('paid');
      expect(await player.wallet()).toBe('10000.00');
      await runConsole().command(order.orderNo, 'confirm');
      const credited = addAmounts('0.00', (await fetchDepositOrder(player, order)).credited ?? '');
      expect(parseCents(credited)).toBe(computeExpectedCredit(order, fee, discount));
      expect(await player.wallet()).toBe(addAmounts('10000.00', credited));
      const filter = { type: 'deposit', status: 'success', pageNum: 1, pageSize: 10 } as const;
      expect(await player.call('transactions.queryDealRecord', filter)).toMatchObject({
        total: 1,
        totalIn: credited,
        list: [{ orderNo: order.orderNo, method: payType, amount: credited, direction: 'in' }],
      });
    });

    it('WAL-04 returns the payment methods in the reader’s script', async () => {
      const { call } = await cashier.newPlayer();
      const { list } = await call('payment.types', {});
      expect(list.map(({ payType }) => payType)).toEqual(['bank', 'alipay', 'usdt-trc20', 'usdt-erc20', 'huiwang']);
      expect(list[0]).toMatchObject({ name: '银行卡转账', min: '100.00', needsPayerName: true, expiresIn: 1800 });
      expect(list[2]).toMatchObject({ currency: 'USDT', protocol: 'TRC20', rate: '7.1', discountRate: '1' });
    });

    it('WAL-04 accepts the fetched code of a bank transfer once, and only from its player', async () => {
      const [player, other] = [await cashier.newPlayer(), await cashier.newPlayer()];
      const { signalCode } = await player.call('payment.createSignalCode', {});
      const body = { payType: 'bank', amount: '500.00', signalCode };
      expect((await catchRefusal(requestDeposit(other, body))).reason).toBe('badSignalCode');
      expect((await requestDeposit(player, body)).payTo.remark).toBe(signalCode);
      expect(await catchRefusal(requestDeposit(player, body))).toMatchObject({ code: 6007, reason: 'badSignalCode' });
      const late = await player.call('payment.createSignalCode', {});
      expect(late.signalCode).not.toBe(signalCode);
      expect(await player.call('payment.createSignalCode', {})).toEqual(late);
      await cashier.advance(30 * MINUTE + 1);
      const tooLate = requestDeposit(player, { ...body, signalCode: late.signalCode });
      expect((await catchRefusal(tooLate)).reason).toBe('badSignalCode');
    });

    it.each`
      rule                           | body                                                        | code    | reason
      ${'below the minimum'}         | ${{ payType: 'bank', amount: '99.99' }}                     | ${6007} | ${'belowMinimum'}
      ${'above the maximum'}         | ${{ payType: 'alipay', amount: '20000.01' }}                | ${6007} | ${'aboveMaximum'}
      ${'zero'}                      | ${{ payType: 'bank', amount: '0' }}                         | ${6007} | ${'badAmount'}
      ${'a negative amount'}         | ${{ payType: 'bank', amount: '-500.00' }}                   | ${6007} | ${'badAmount'}
      ${'an unknown payment method'} | ${{ payType: 'cheque', amount: '500.00' }}                  | ${6007} | ${'unknownPayType'}
      ${'payment by another person'} | ${{ payType: 'bank', amount: '500.00', payerName: '李四' }} | ${6012} | ${'holderDiffers'}
    `('WAL-04 refuses $rule', async ({ body, code, reason }) => {
      const player = await cashier.newPlayer();
      const refusal = await catchRefusal(requestDeposit(player, body as { payType: string; amount: string }));
      expect(refusal).toMatchObject({ code, reason });
      expect(refusal.message).toMatch(/[一-鿿]/);
      const all = { type: '', status: '', pageNum: 1, pageSize: 10 } as const;
      expect((await player.call('transactions.queryDealRecord', all)).total).toBe(0);
    });

    it('GRD-03 requires a bound name for a bank transfer and limits the unpaid orders', async () => {
      const nameless = await cashier.platform.newPlayer({});
      expect(await catchErrorCode(requestDeposit(nameless, { payType: 'bank', amount: '500.00' }))).toBe(6449);
      const player = await cashier.newPlayer();
      const orders = [];
      for (let i = 0; i < 3; i++) orders.push(await requestDeposit(player, { payType: 'alipay', amount: '500.00' }));
      const refusal = await catchRefusal(requestDeposit(player, { payType: 'alipay', amount: '500.00' }));
      expect(refusal).toMatchObject({ code: 6011, message: '最多同时有 3 笔待付款订单，请先完成或取消其中一笔' });
      const { openOrders } = await player.call('payment.getCustomerInfo', {});
      expect(openOrders).toEqual(orders.map(({ orderNo }) => orderNo));
      await player.call('payment.closeOrder', { orderNo: openOrders[0] ?? '' });
      expect(await requestDeposit(player, { payType: 'alipay', amount: '500.00' })).toMatchObject({
        status: 'created',
      });
    });

    it('GRD-05 F-WAL-20 refuses methods, codes and orders while deposits are disabled', async () => {
      const player = await cashier.newPlayer();
      await cashier.control.setSettings({ depositSwitch: '0' });
      expect(await catchErrorCode(player.call('payment.types', {}))).toBe(6003);
      expect(await catchErrorCode(player.call('payment.createSignalCode', {}))).toBe(6003);
      expect(await catchErrorCode(requestDeposit(player, { payType: 'alipay', amount: '500.00' }))).toBe(6003);
      await cashier.control.setSettings({ depositSwitch: '1' });
    });

    it('F-WAL-13 lets the owner close an order once and keeps a later payment', async () => {
      const [player, other] = [await cashier.newPlayer(), await cashier.newPlayer()];
      const order = await requestDeposit(player, { payType: 'huiwang', amount: '300.00' });
      const close = (who: NamedPlayer) => who.call('payment.closeOrder', { orderNo: order.orderNo });
      expect(await catchErrorCode(close(other))).toBe(6004);
      expect(await close(player)).toMatchObject({ status: 'closed' });
      expect(await catchErrorCode(close(player))).toBe(6012);
      await runConsole().command(order.orderNo, 'pay');
      expect((await fetchDepositOrder(player, order)).status).toBe('late');
      await runConsole().command(order.orderNo, 'confirm');
      expect((await fetchDepositOrder(player, order)).status).toBe('confirmed');
      expect(parseCents(await player.wallet())).toBe(parseCents('10000.00') + computeExpectedCredit(order, 0n, 50n));
    });

    it('F-WAL-13 expires an order by the clock; the operator decides on a late payment', async () => {
      const player = await cashier.newPlayer();
      const order = await requestDeposit(player, { payType: 'alipay', amount: '500.00' });
      await cashier.advance(10 * MINUTE - 5_000);
      expect((await fetchDepositOrder(player, order)).status).toBe('created');
      await cashier.advance(5_001);
      const expired = await fetchDepositOrder(player, order);
      expect(expired).toMatchObject({ status: 'expired', finishedAt: order.expiresAt });
      expect(await catchErrorCode(player.call('payment.closeOrder', { orderNo: order.orderNo }))).toBe(6012);
      await expect(runConsole().command(order.orderNo, 'confirm')).rejects.toMatchObject({ status: 409 });
      await runConsole().command(order.orderNo, 'pay');
      await runConsole().command(order.orderNo, 'fail');
      expect((await fetchDepositOrder(player, order)).status).toBe('failed');
      expect(await player.wallet()).toBe('10000.00');
    });

    it('WAL-04 waits for the operator if another amount was paid, who credits that amount', async () => {
      const player = await cashier.newPlayer();
      const order = await requestDeposit(player, { payType: 'bank', amount: '1000.00' });
      await runConsole().command(order.orderNo, 'wrong', { amount: '123.45' });
      expect(await fetchDepositOrder(player, order)).toMatchObject({ status: 'wrongAmount', paidAmount: '123.45' });
      await runConsole().command(order.orderNo, 'confirm');
      expect(await fetchDepositOrder(player, order)).toMatchObject({ status: 'confirmed', credited: '123.45' });
      expect(await player.wallet()).toBe('10123.45');
    });

    it('WAL-04 confirms coins block by block by the clock', async () => {
      const player = await cashier.newPlayer();
      const order = await requestDeposit(player, { payType: 'usdt-trc20', amount: '7100.00' });
      expect(order.payTo.accountNo).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
      expect(order).toMatchObject({ confirmations: 0, confirmationsNeeded: 20, payCurrency: 'USDT', rate: '7.1' });
      await runConsole().command(order.orderNo, 'pay');
      await cashier.advance(30_000);
      const half = await fetchDepositOrder(player, order);
      expect(half.status).toBe('paid');
      expect(half.confirmations).toBeGreaterThanOrEqual(10);
      expect(half.confirmations).toBeLessThan(20);
      expect(half.txHash).toMatch(/^[0-9a-f]{64}$/);
      await cashier.advance(30_000);
      expect(await fetchDepositOrder(player, order)).toMatchObject({ status: 'confirmed', confirmations: 20 });
    });

    it.each(['bank', 'usdt-trc20'])(
      'WAL-10 assigns different pay amounts to 40 orders of 800.00 by %s',
      async (payType) => {
        const players = await Promise.all(Array.from({ length: 20 }, () => cashier.newPlayer()));
        const orders = await Promise.all(
          players.flatMap((player) => [0, 1].map(() => requestDeposit(player, { payType, amount: '800.00' }))),
        );
        const targets = orders.map(({ payTo, payAmount }) => `${payTo.accountNo} ${payAmount}`);
        expect(new Set(targets).size).toBe(orders.length);
        for (const order of orders) {
          const off = parseCents('800.00') - computeBase(order);
          expect(off > 0n && off < 100n).toBe(true);
        }
      },
    );

    it.each(['alipay', 'usdt-trc20'])(
      'WAL-07 the record of an unpaid order by %s has its amount to pay',
      async (payType) => {
        const player = await cashier.newPlayer();
        const order = await requestDeposit(player, { payType, amount: '1000.55' });
        const filter = { type: 'deposit', status: 'processing', pageNum: 1, pageSize: 10 } as const;
        const { list } = await player.call('transactions.queryDealRecord', filter);
        expect(list.map(({ amount }) => parseCents(amount))).toEqual([computeBase(order)]);
      },
    );

    it('WAL-10 credits once for ten simultaneous confirmations', async () => {
      const player = await cashier.newPlayer();
      const order = await requestDeposit(player, { payType: 'bank', amount: '600.00' });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, () => runConsole().command(order.orderNo, 'confirm')),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await player.wallet()).toBe(addAmounts('10000.00', order.payAmount));
    });

    it('F-WAL-04 F-API-03 W3 finds an order with a response lost after commit by its id and creates it once', async () => {
      const player = await cashier.newPlayer();
      const requestId = createId();
      const body = { payType: 'alipay', amount: '500.00' };
      cashier.control.addFault({ endpoint: 'payment.pay', kind: 'lostAnswer', count: 1 });
      await expect(requestDeposit(player, body, requestId)).rejects.toMatchObject({
        kind: 'transport',
        outcome: 'unknown',
      });
      const { order } = await player.call('payment.getDepositOrderStatus', { requestId });
      expect(order).toMatchObject({ status: 'created', requestId });
      const again = await requestDeposit(player, body, requestId);
      expect(again.orderNo).toBe(order?.orderNo);
      expect(await catchErrorCode(requestDeposit(player, { ...body, amount: '600.00' }, requestId))).toBe(6008);
      expect((await player.call('payment.getCustomerInfo', {})).openOrders).toEqual([again.orderNo]);
    });

    it('W3 has no order for an unused id, refuses an unknown number, and requires one of both', async () => {
      const { call } = await cashier.newPlayer();
      const fetchOrderStatus = (body: { orderNo?: string; requestId?: string }) =>
        call('payment.getDepositOrderStatus', body);
      expect(await fetchOrderStatus({ requestId: createId() })).toEqual({ order: null });
      expect(await catchErrorCode(fetchOrderStatus({ orderNo: 'D20200101000001' }))).toBe(6004);
      expect(await catchErrorCode(fetchOrderStatus({}))).toBe(6007);
    });

    it('WAL-04 exchanges CNY and coins at the displayed rate and never overdraws', async () => {
      const player = await cashier.newPlayer();
      const transfer = (ty: '1' | '2', amount: string, rate: string) =>
        player.call('transfer.utcTransfer', { ty, amount, rate }, { requestId: createId() });
      expect(await transfer('1', '720.00', '7.2')).toMatchObject({ coins: '100.00', centerWalletBalance: '9280.00' });
      expect(await transfer('2', '40.00', '7.1')).toMatchObject({ amount: '284.00', coinBalance: '60.00' });
      expect(await fetchBalances(player)).toEqual({ wallet: '9564.00', locked: '0.00', coin: '60.00' });
      expect(await catchRefusal(transfer('1', '720.00', '7.1'))).toMatchObject({ code: 6012, reason: 'rateChanged' });
      expect((await catchRefusal(transfer('2', '60.01', '7.1'))).reason).toBe('insufficientBalance');
      expect((await catchRefusal(transfer('1', '9564.01', '7.2'))).reason).toBe('insufficientBalance');
      expect((await catchRefusal(transfer('1', '0.99', '7.2'))).reason).toBe('belowMinimum');
      expect(await fetchBalances(player)).toEqual({ wallet: '9564.00', locked: '0.00', coin: '60.00' });
    });
  });
}
