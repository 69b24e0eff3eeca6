import type { SlipMode } from '@pavilion/domain-sports';
import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Something the slip did by itself, to be said: it let go of picks that the new mode or a champion cannot stand beside
 * (SLP-03, SLP-04, SLP-05), or replaced the one of the same match.
 */
export type SlipNotice =
  | { readonly kind: 'championCleared'; readonly count: number }
  | { readonly kind: 'lastKept'; readonly count: number }
  | { readonly kind: 'sameGameReplaced'; readonly count: number };

export interface SlipNoticeState {
  readonly note?: SlipNotice;
  /** The slip is on the page, and with it the receipt of an order. */
  readonly isShown: boolean;
}

declare module '@pavilion/site-contract' {
  interface LazyState {
    slipNote: SlipNoticeState;
  }
}

const slice = createSlice({
  name: 'slipNote',
  initialState: { isShown: false },
  reducers: {
    said: ({ isShown }, { payload: note }: PayloadAction<SlipNotice>): SlipNoticeState => ({ isShown, note }),
    /** Single mode keeps the last pick only. */
    modeChosen: (
      { isShown },
      { payload }: PayloadAction<{ readonly mode: SlipMode; readonly held: number }>,
    ): SlipNoticeState =>
      payload.mode === 'single' && payload.held > 1
        ? { isShown, note: { kind: 'lastKept', count: payload.held - 1 } }
        : { isShown },
    dismissed: ({ isShown }): SlipNoticeState => ({ isShown }),
    slipShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isShown = payload;
    },
  },
});

export const slipNoticeReducer = slice.reducer;
export const slipNoticeActions = slice.actions;

/** What the slip has to say about itself. */
export const selectSlipNotice = (state: RootState): SlipNotice | undefined => state.slipNote?.note;

/** Whether the player reads the receipt where the slip is; elsewhere a notice tells it. */
export const selectIsReceiptShown = (state: RootState): boolean => state.slipNote?.isShown === true;
