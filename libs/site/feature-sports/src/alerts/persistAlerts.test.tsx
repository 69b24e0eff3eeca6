import { createMemoryStore } from '@pavilion/kernel';
import { renderWithSite } from '@pavilion/site-testing';
import { alertActions, alertReducer } from './alertSlice.ts';
import { persistAlerts } from './persistAlerts.ts';

it('FAV-02 keeps the alerts that another tab has turned off', async () => {
  const store = createMemoryStore();
  const openTab = () =>
    renderWithSite(<p />, { services: { store }, reducers: { sportsAlerts: alertReducer }, saga: persistAlerts });
  const [here, there] = [await openTab(), await openTab()];
  const mute = (id: string, isMuted: boolean) => alertActions.alertsMuted({ keys: [`match:${id}#goal`], isMuted });
  here.store.dispatch(mute('1', true));
  there.store.dispatch(mute('2', true));
  expect(store.get('sports.alerts.muted')).toBe('match:1#goal\nmatch:2#goal');
  here.store.dispatch(mute('1', false));
  expect(store.get('sports.alerts.muted')).toBe('match:2#goal');
});
