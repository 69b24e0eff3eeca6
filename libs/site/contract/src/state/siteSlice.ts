import type { ResponseOf } from '@pavilion/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Settings = ResponseOf<'configuration.preInfo'>['siteBaseConfig'];

/** Settings of the operator from preInfo (ruling S1); defaults until its response. */
export interface SiteState extends Settings {
  readonly isLoaded: boolean;
}

const initialState: SiteState = {
  isLoaded: false,
  title: '',
  h5DomainUrl: '',
  depositSwitch: '1',
  editionSwitch: '1',
  safeSwitch: '1',
};

const slice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    settingsLoaded: (_, { payload }: PayloadAction<Settings>) => ({ ...payload, isLoaded: true }),
  },
});

/** Events of the site settings. */
export const siteActions = slice.actions;

export const siteReducer = slice.reducer;
