import { type ResponseOf } from '@pavilion/api-client';
import { type SiteApi } from '@pavilion/site-contract';
import { type DepositOrder } from '@pavilion/wallet/cashier';

export type PaymentType = ResponseOf<'payment.types'>['list'][number];

/** What the deposit page stands on, of one moment. */
export interface DepositFacts {
  readonly types: readonly PaymentType[];
  readonly customer: ResponseOf<'payment.getCustomerInfo'>;
  /** Orders that wait to be paid. */
  readonly open: readonly DepositOrder[];
}

/** Reads the ways of paying, and the member's orders that wait to be paid. */
export async function readDepositFacts({ call }: SiteApi, signal: AbortSignal): Promise<DepositFacts> {
  const [{ list }, customer] = await Promise.all([
    call('payment.types', {}, { signal }),
    call('payment.getCustomerInfo', {}, { signal }),
  ]);
  const open = await Promise.all(
    customer.openOrders.map((orderNo) => call('payment.getDepositOrderStatus', { orderNo }, { signal })),
  );
  return { types: list, customer, open: open.flatMap(({ order }) => (order ? [order] : [])) };
}
