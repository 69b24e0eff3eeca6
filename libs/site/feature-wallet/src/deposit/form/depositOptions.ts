import type { ResponseOf } from '@pavilion/api-client';
import type { ComposedRead } from '@pavilion/site-data';
import { loadDepositOrders } from '@pavilion/site-money';
import type { DepositOrder } from '@pavilion/wallet/cashier';

export type PaymentType = ResponseOf<'payment.types'>['list'][number];

/** Payment methods, the member's deposit data and unpaid orders. */
export interface DepositOptions {
  readonly types: readonly PaymentType[];
  readonly customer: ResponseOf<'payment.getCustomerInfo'>;
  /** Unpaid orders. */
  readonly openOrders: readonly DepositOrder[];
}

export const depositOptions: ComposedRead<Record<never, never>, DepositOptions> = {
  name: 'wallet.depositOptions',
  auth: 'member',
  tags: ['orders', 'member'],
  load: async (call) => {
    const [{ list }, customer] = await Promise.all([call('payment.types', {}), call('payment.getCustomerInfo', {})]);
    return { types: list, customer, openOrders: await loadDepositOrders(call, customer.openOrders) };
  },
};
