import type { RootState } from '@pavilion/site-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '@pavilion/site-contract' {
  interface LazyState {
    typedName: string | null;
  }
}

/**
 * Name that the player has typed in the login or the password reset; `null` before. Both forms show it, so that it is typed
 * once (I3). It ends when both are closed.
 */
const typedName = createSlice({
  name: 'typedName',
  initialState: null as string | null,
  reducers: {
    nameTyped: (_, { payload }: PayloadAction<string>) => payload,
    nameCleared: () => null,
  },
});

export const typedNameReducer = typedName.reducer;
export const typedNameActions = typedName.actions;

/** Selects the name that the player has typed; `undefined` before. */
export const selectTypedName = (state: RootState): string | undefined => state.typedName ?? undefined;
