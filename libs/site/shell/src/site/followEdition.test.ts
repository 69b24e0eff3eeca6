import { siteActions, uiActions } from '@pavilion/site-contract';
import { createFakeSession } from '@pavilion/site-testing';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { createSiteStore } from '../store/createSiteStore.ts';
import { followEdition } from './followEdition.ts';

const settings = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };

function start(stored?: 'professional') {
  const { store } = createSiteStore({ clock: systemClock, logger: silentLogger });
  const session = createFakeSession();
  if (stored) session.set('edition', stored);
  const root = document.createElement('html');
  followEdition(store, session, root);
  return { store, session, root };
}

describe('followEdition', () => {
  it('EDN-01 sets classic by default and professional if the player chooses it', () => {
    const { store, session, root } = start();
    expect(root.dataset['edition']).toBe('classic');
    store.dispatch(uiActions.editionChosen('professional'));
    expect([root.dataset['edition'], session.get('edition')]).toEqual(['professional', 'professional']);
  });

  it('EDN-01 restores the stored edition', () =>
    expect(start('professional').root.dataset['edition']).toBe('professional'));

  it('EDN-01 GRD-06 sets classic while the switch is not 1, and keeps the stored choice', () => {
    const { store, session, root } = start('professional');
    store.dispatch(siteActions.settingsLoaded({ ...settings, editionSwitch: '0' }));
    expect([root.dataset['edition'], session.get('edition')]).toEqual(['classic', 'professional']);
    store.dispatch(siteActions.settingsLoaded(settings));
    expect(root.dataset['edition']).toBe('professional');
  });
});
