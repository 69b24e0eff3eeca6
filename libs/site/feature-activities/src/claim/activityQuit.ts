import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import type { RootState } from '@pavilion/site-contract';
import { createMoneyAction, type MoneyActionState } from '@pavilion/wallet/cashier';

type QuitDraft = RequestOf<'promotions.quit'>;
type QuitAnswer = ResponseOf<'promotions.quit'>;

/** Quitting of an activity. It takes money back, so its outcome is followed like that of a claim (W3). */
export const activityQuit = createMoneyAction<QuitDraft, QuitAnswer>('activityQuit');

declare module '@pavilion/site-contract' {
  interface LazyState {
    readonly activityQuit: MoneyActionState<QuitDraft, QuitAnswer>;
  }
}

export const selectActivityQuit = (state: RootState): MoneyActionState<QuitDraft, QuitAnswer> =>
  state.activityQuit ?? activityQuit.idle;
