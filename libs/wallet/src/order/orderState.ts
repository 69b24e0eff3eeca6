import type { CallFailure } from '@pavilion/api-client';
import type { MoneyFailure } from '../failure/moneyFailure.ts';

/**
 * An order that a wait screen follows. `ended`: nothing more will come of it by itself. `missing`: the platform has no such
 * order of this member. `isStale`: the last look failed, what is shown is from before it.
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
      /** Why it could not be cancelled. */
      readonly closeFailure?: MoneyFailure;
    }
  | { readonly step: 'closing' | 'ended'; readonly orderNo: string; readonly order: Order };

export type OrderStep = OrderState<unknown>['step'];
