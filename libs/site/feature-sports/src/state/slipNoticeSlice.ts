import type { SlipMode } from '@pavilion/domain-sports';
import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Notice of an automatic slip change: selections were removed because of a new mode or an outright (SLP-03, SLP-04,
 * SLP-05), or the selection of the same match was replaced.
 */
export type SlipNotice =
  | { readonly kind: 'championCleared'; readonly count: number }
  | { readonly kind: 'lastKept'; readonly count: number }
  | { readonly kind: 'sameGameReplaced'; readonly count: number };

export interface SlipNoticeState {
  readonly notice?: SlipNotice;
  /** Whether the slip, and with it the receipt of an order, is visible. */
  readonly isShown: boolean;
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    slipNotice: SlipNoticeState;
  }
}

const slice = createSlice({
  name: 'slipNotice',
  initialState: { isShown: false },
  reducers: {
    shown: ({ isShown }, { payload: notice }: PayloadAction<SlipNotice>): SlipNoticeState => ({ isShown, notice }),
    /** Reports the removed selections, because single mode keeps only the last one. */
    modeChosen: (
      { isShown },
      { payload }: PayloadAction<{ readonly mode: SlipMode; readonly held: number }>,
    ): SlipNoticeState =>
      payload.mode === 'single' && payload.held > 1
        ? { isShown, notice: { kind: 'lastKept', count: payload.held - 1 } }
        : { isShown },
    dismissed: ({ isShown }): SlipNoticeState => ({ isShown }),
    slipShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isShown = payload;
    },
  },
});

export const slipNoticeReducer = slice.reducer;
export const slipNoticeActions = slice.actions;

/** Selects the current notice of the slip. */
export const selectSlipNotice = (state: RootState): SlipNotice | undefined => state.slipNotice?.notice;

/** Selects whether the receipt is visible; otherwise a toast replaces it. */
export const selectIsReceiptShown = (state: RootState): boolean => state.slipNotice?.isShown === true;
