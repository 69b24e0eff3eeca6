import { schemas } from '@pavilion/api-client/schemas';
import type { DepositOrder } from '@pavilion/wallet/cashier';

/** Creates a deposit order from the platform's example with the given changes. */
export const createDepositOrder = (change: Partial<DepositOrder> = {}): DepositOrder => ({
  ...schemas['payment.pay'].example.response,
  ...change,
});
