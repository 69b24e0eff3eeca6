import { siteActions, uiActions } from '@pavilion/site-contract';
import { createFakeSession } from '@pavilion/site-testing';
import { silentLogger, systemClock } from '@pavilion/kernel';
import { createSiteStore } from '../store/createSiteStore.ts';
import { followEdition } from './followEdition.ts';

const settings = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };

function start(stored?: 'professional') {
  const { store } = createSiteStore({ clock: systemClock, logger: silentLogger });
  const browser = createFakeSession();
  const session = { ...browser, set: jest.fn(browser.set) };
  if (stored) browser.set('edition', stored);
  const root = document.createElement('html');
  followEdition(store, session, root);
  return { store, session, root, browser };
}

describe('followEdition', () => {
  it('EDN-01 sets classic by default and professional if the player chooses it', () => {
    const { store, root } = start();
    expect(root.dataset['edition']).toBe('classic');
    store.dispatch(uiActions.editionChosen('professional'));
    expect(root.dataset['edition']).toBe('professional');
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

  describe('with other tabs', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    /** Stores a value as another tab does: the storage changes, then an event arrives. */
    function createTab(edition?: 'professional') {
      const tab = start(edition);
      const dispatched = jest.spyOn(tab.store, 'dispatch');
      const storeElsewhere = (value: string) => {
        tab.browser.set('edition', value);
        window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.edition', newValue: value }));
      };
      return { ...tab, dispatched, written: tab.session.set, storeElsewhere };
    }

    it('EDN-01 adopts the choice of another tab at once and does not store it again', () => {
      const { root, storeElsewhere, written, store } = createTab();
      storeElsewhere('professional');
      expect([root.dataset['edition'], store.getState().ui.edition]).toEqual(['professional', 'professional']);
      expect(written).not.toHaveBeenCalled();
      jest.advanceTimersByTime(500);
      storeElsewhere('classic');
      expect(root.dataset['edition']).toBe('classic');
    });

    it('STO-02 a removed or invalid value is the default, as after a reload', () => {
      const { root, session, written } = createTab('professional');
      session.remove('edition');
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(root.dataset['edition']).toBe('classic');
      expect(written).not.toHaveBeenCalled();
    });

    it('F-STO-07 1,000 writes in 1 s change the state at most 5 times, end with the last value and cause no write', () => {
      const { root, storeElsewhere, dispatched, written } = createTab();
      for (let at = 0; at < 1_000; at += 1) {
        storeElsewhere(at % 2 === 0 ? 'classic' : 'professional');
        window.dispatchEvent(new StorageEvent('storage', { key: `other.${at}`, newValue: 'x' }));
        jest.advanceTimersByTime(1);
      }
      jest.advanceTimersByTime(5_000);
      expect(dispatched.mock.calls.length).toBeGreaterThan(0);
      expect(dispatched.mock.calls.length).toBeLessThanOrEqual(5);
      expect([root.dataset['edition'], written.mock.calls, jest.getTimerCount()]).toEqual(['professional', [], 0]);
    });
  });
});
