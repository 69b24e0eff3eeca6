import type { ResponseOf } from '@pavilion/api-client/protocol';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { type CashierPlatform, requestDeposit, startCashier } from '../../testing/sandbox/cashierPlatform.ts';
import type { NamedPlayer } from '../../testing/sandbox/platform.ts';

type Order = ResponseOf<'payment.pay'>;

/** Tests the payment page as a browser uses it. */
export function bankPageSuite(databases: () => DatabaseProvider): void {
  describe('payment simulator', () => {
    let cashier: CashierPlatform;
    let player: NamedPlayer;
    beforeAll(async () => (cashier = await startCashier(databases())));
    beforeEach(async () => (player = await cashier.newPlayer()));
    afterAll(() => cashier.close());
    afterEach(async () => expect(await cashier.control.audit()).toEqual({ ok: true }));

    const buildPageUrl = ({ payUrl }: Order) => `${cashier.platform.sandbox.url}${payUrl}`;
    const submit = (order: Order, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(buildPageUrl(order), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
    const fetchStatus = async ({ orderNo }: Order) =>
      (await player.call('payment.getDepositOrderStatus', { orderNo })).order?.status;

    it('WAL-04 shows the order in the script of its call and forbids scripts and external content by its policy', async () => {
      const order = await requestDeposit(player, { payType: 'bank', amount: '500.00' });
      const page = await fetch(buildPageUrl(order), { headers: { 'accept-language': 'zh-TW' } });
      const html = await page.text();
      for (const text of [order.orderNo, order.payAmount, order.payTo.accountNo, order.payTo.remark, '模拟付款']) {
        expect(html).toContain(text);
      }
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(html).not.toMatch(/<script/i);
    });

    it.each`
      does                     | fields                                  | status
      ${'pays'}                | ${{ action: 'pay' }}                    | ${'paid'}
      ${'pays late'}           | ${{ action: 'late' }}                   | ${'late'}
      ${'pays another amount'} | ${{ action: 'wrong', amount: '42.00' }} | ${'wrongAmount'}
      ${'fails'}               | ${{ action: 'fail' }}                   | ${'failed'}
    `(
      'WAL-04 sets status $status: $does',
      async ({ fields, status }: { fields: Record<string, string>; status: string }) => {
        const order = await requestDeposit(player, { payType: 'alipay', amount: '500.00' });
        const response = await submit(order, fields);
        expect([response.status, response.headers.get('location')]).toEqual([303, order.payUrl]);
        expect(await fetchStatus(order)).toBe(status);
        await submit(order, { action: 'pay' });
        expect(await fetchStatus(order)).toBe(status);
        expect(await player.wallet()).toBe('10000.00');
      },
    );

    it('refuses operator actions, forms of another site and unknown pages', async () => {
      const order = await requestDeposit(player, { payType: 'alipay', amount: '500.00' });
      expect((await submit(order, { action: 'confirm' })).status).toBe(400);
      expect((await submit(order, { action: 'pay' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
      expect((await submit(order, { action: 'wrong', amount: 'much' })).status).toBe(303);
      expect(await fetchStatus(order)).toBe('created');
      expect((await fetch(`${cashier.platform.sandbox.url}/fd/api/bank/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
    });
  });
}
