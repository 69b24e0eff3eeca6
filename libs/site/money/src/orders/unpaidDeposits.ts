import type { ComposedRead } from '@pavilion/site-data';
import type { DepositOrder } from '@pavilion/wallet/cashier';

type Call = Parameters<ComposedRead<Record<never, never>, unknown>['load']>[0];

/** Reads the deposit orders of the given numbers; an order that the platform does not find is omitted. */
export async function loadDepositOrders(call: Call, orderNos: readonly string[]): Promise<readonly DepositOrder[]> {
  const orders = await Promise.all(orderNos.map((orderNo) => call('payment.getDepositOrderStatus', { orderNo })));
  return orders.flatMap(({ order }) => (order ? [order] : []));
}

/** Unpaid deposit orders of the member. The transaction of such an order has neither this state nor the payment currency. */
export const unpaidDeposits: ComposedRead<Record<never, never>, readonly DepositOrder[]> = {
  name: 'wallet.unpaidDeposits',
  auth: 'member',
  tags: ['orders'],
  load: async (call) => loadDepositOrders(call, (await call('payment.getCustomerInfo', {})).openOrders),
};
