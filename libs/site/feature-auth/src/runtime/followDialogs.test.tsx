import { authActions, AUTH_MODES } from '@pavilion/auth-flows';
import type { Action } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { renderAuth } from '../testing/renderAuth.tsx';
import { selectLoginFlow, selectRegisterFlow } from '../state/authState.ts';

describe('followDialogs', () => {
  it('AUT-01 DLG-07 events open one dialog at a time and close it', async () => {
    const { store, kinds } = await renderAuth({ kind: 'login' }, {});
    const send = (action: Action) => act(async () => void store.dispatch(action));
    await send(authActions.registerDialogRequested());
    await waitFor(() => expect(kinds()).toEqual(['register']));
    await send(authActions.forgotPasswordRequested());
    await waitFor(() => expect(kinds()).toEqual(['forgot']));
    await send(authActions.loginDialogRequested());
    await waitFor(() => expect(kinds()).toEqual(['login']));
    await send(authActions.authModeSwitched());
    await waitFor(() => expect(kinds()).toEqual(['register']));
    await send(authActions.authModeSwitched());
    await waitFor(() => expect(kinds()).toEqual(['login']));
    await send(authActions.authClosed());
    await waitFor(() => expect(kinds()).toEqual([]));
    expect([selectLoginFlow(store.getState()), selectRegisterFlow(store.getState())]).toEqual([
      { step: 'idle' },
      { step: 'idle' },
    ]);
  });

  it.each(['login', 'register', 'forgot'] as const)('AUT-01 closing %s by its icon ends its flow', async (kind) => {
    const { user, kinds } = await renderAuth({ kind }, {});
    await user.click((await screen.findAllByRole('button', { name: '关闭' }))[0] as HTMLElement);
    await waitFor(() => expect(kinds()).toEqual([]));
  });

  it('AUT-10 the back button closes the dialog and ends its flow', async () => {
    const { store, kinds } = await renderAuth({ kind: 'register' }, {});
    await waitFor(() => expect(selectRegisterFlow(store.getState()).step).toBe('editing'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(kinds()).toEqual([]));
    expect(selectRegisterFlow(store.getState())).toEqual({ step: 'idle' });
  });

  it('AUT-01 the two modes have the numbers of the specification', () => {
    expect(AUTH_MODES).toEqual({ login: 1, register: 2 });
  });
});
