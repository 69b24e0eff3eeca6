import type { CallFailure } from '@pavilion/api-client';
import type { MoneyFailure } from '../moneyAction/moneyFailure.ts';

/**
 * State of a watched order. `ended`: the status is final. `missing`: the member has no such order. `isStale`: the last
 * poll failed, so the order is from before it.
 */
export type OrderState<Order> =
  | { readonly step: 'idle' }
  | { readonly step: 'loading' | 'missing'; readonly orderNo: string }
  | { readonly step: 'failed'; readonly orderNo: string; readonly failure: CallFailure }
  | {
      readonly step: 'following';
      readonly orderNo: string;
      readonly order: Order;
      readonly isStale: boolean;
      /** Reason why the order could not be cancelled. */
      readonly closeFailure?: MoneyFailure;
    }
  | { readonly step: 'closing' | 'ended'; readonly orderNo: string; readonly order: Order };

/** Step of a watched order. */
export type OrderStep = OrderState<unknown>['step'];
