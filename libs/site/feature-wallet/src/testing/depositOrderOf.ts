import { schemas } from '@pavilion/api-client/schemas';
import type { DepositOrder } from '@pavilion/wallet/cashier';

/** A deposit order as the platform's example has it, with what a test changes. */
export const depositOrderOf = (change: Partial<DepositOrder> = {}): DepositOrder => ({
  ...schemas['payment.pay'].example.response,
  ...change,
});
