import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import type { RootState } from '@pavilion/site-contract';
import { createMoneyAction, type MoneyActionState } from '@pavilion/wallet/cashier';

type QuitDraft = RequestOf<'promotions.quit'>;
type QuitResponse = ResponseOf<'promotions.quit'>;

/** Quitting of an activity. It takes money back, so its outcome is followed like that of a claim (W3). */
export const activityQuit = createMoneyAction<QuitDraft, QuitResponse>('activityQuit');

declare module '@pavilion/site-contract' {
  interface LazyState {
    readonly activityQuit: MoneyActionState<QuitDraft, QuitResponse>;
  }
}

export const selectActivityQuit = (state: RootState): MoneyActionState<QuitDraft, QuitResponse> =>
  state.activityQuit ?? activityQuit.idle;
