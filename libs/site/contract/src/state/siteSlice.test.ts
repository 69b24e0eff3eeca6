import { siteActions, siteReducer } from './siteSlice.ts';

const settings = { title: '澜庭', h5DomainUrl: '', depositSwitch: '0', editionSwitch: '0', safeSwitch: '0' } as const;

it('S1 until the settings arrive deposits, editions and the proof of requests are on', () => {
  expect(siteReducer(undefined, { type: 'start' })).toEqual({
    isLoaded: false,
    title: '',
    h5DomainUrl: '',
    depositSwitch: '1',
    editionSwitch: '1',
    safeSwitch: '1',
  });
});

it('S1 the settings replace all former ones', () => {
  const first = siteReducer(undefined, siteActions.settingsLoaded({ ...settings, areas: ['games'] }));
  expect(first).toEqual({ ...settings, areas: ['games'], isLoaded: true });
  expect(siteReducer(first, siteActions.settingsLoaded(settings))).toEqual({ ...settings, isLoaded: true });
});
