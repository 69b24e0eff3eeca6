import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Slip } from '@pavilion/domain-sports';
import type { SessionState } from './sessionSlice.ts';
import type { SiteState } from './siteSlice.ts';
import type { UiState } from './uiSlice.ts';

/**
 * Slices that features add. A feature declares its own:
 * `declare module '@pavilion/site-contract' { interface LazyState { account: AccountState } }`.
 */
export interface LazyState {}

/** Slices that every page may read. */
export interface BaseState {
  readonly session: SessionState;
  readonly ui: UiState;
  readonly site: SiteState;
  /** Bet slip of @pavilion/domain-sports, shared by home and the venue. */
  readonly slip: Slip;
}

/** The whole state; a lazy slice is absent until its feature has loaded. */
export type RootState = BaseState & Readonly<Partial<LazyState>>;

export type AppDispatch = Dispatch<UnknownAction>;
