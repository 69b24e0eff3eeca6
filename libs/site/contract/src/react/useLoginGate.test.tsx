import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { firstReducers } from '../state/firstReducers.ts';
import { sessionActions } from '../state/sessionSlice.ts';
import { useLoginGate } from './useLoginGate.ts';

function renderGate() {
  const store = configureStore({ reducer: combineReducers(firstReducers) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, requireLogin: renderHook(useLoginGate, { wrapper }).result.current };
}

it('DLG-01 stops a guest with the login prompt, which knows the wanted path', () => {
  const { store, requireLogin } = renderGate();
  expect(requireLogin('/game/sport/crty')).toBe(false);
  expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt', wanted: '/game/sport/crty' }]);
  expect(requireLogin()).toBe(false);
  expect(store.getState().ui.dialogs).toEqual([{ kind: 'loginPrompt' }]);
});

it('DLG-01 lets a member go on without a dialog, also one who logged in after the render', () => {
  const { store, requireLogin } = renderGate();
  store.dispatch(sessionActions.loggedIn({ userId: '7' }));
  expect([requireLogin('/x'), store.getState().ui.dialogs]).toEqual([true, []]);
});
