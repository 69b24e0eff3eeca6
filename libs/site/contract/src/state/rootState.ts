import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Slip } from '@pavilion/domain-sports';
import type { SessionState } from './sessionSlice.ts';
import type { SiteState } from './siteSlice.ts';
import type { UiState } from './uiSlice.ts';

/**
 * Slices that arrive with a feature. A feature declares its own:
 * `declare module '@pavilion/site-contract' { interface LazyState { account: AccountState } }`.
 */
export interface LazyState {}

/** Slices every page may read. */
export interface BaseState {
  readonly session: SessionState;
  readonly ui: UiState;
  readonly site: SiteState;
  /** The bet slip, of @pavilion/domain-sports; home and the venue share it. */
  readonly slip: Slip;
}

/** The whole state; a lazy slice is absent until its feature has loaded. */
export type RootState = BaseState & Readonly<Partial<LazyState>>;

export type AppDispatch = Dispatch<UnknownAction>;
