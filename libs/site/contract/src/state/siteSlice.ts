import { type ResponseOf } from '@pavilion/api-client';
import { type UnknownAction } from '@reduxjs/toolkit';
import { defineEvent } from './defineEvent.ts';

type Settings = ResponseOf<'configuration.preInfo'>['siteBaseConfig'];

/** The operator's settings of preInfo (ruling S1); the defaults stand until it has answered. */
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

/** Events of the site's own settings. */
export const siteActions = {
  settingsLoaded: defineEvent<Settings>('site/settingsLoaded'),
};

export function siteReducer(state: SiteState = initialState, action: UnknownAction): SiteState {
  return siteActions.settingsLoaded.match(action) ? { ...action.payload, isLoaded: true } : state;
}
