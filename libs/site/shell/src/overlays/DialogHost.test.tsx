import { defineFeature, dialogActions } from '@pavilion/site-contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderShell } from '../testing/renderShell.tsx';

const home = defineFeature({
  id: 'home',
  routes: [
    { path: '/', page: () => <p>home</p> },
    { path: '/mine/userinfo', page: () => <p>profile</p> },
  ],
  dialogs: {
    login:
      async () =>
      ({ request }) => <div role="dialog">{request.notice ?? 'login'}</div>,
  },
});
const openDialog = (
  store: { dispatch: (action: never) => unknown },
  request: Parameters<typeof dialogActions.opened>[0],
) => act(async () => void store.dispatch(dialogActions.opened(request) as never));

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

describe('DialogHost', () => {
  it('DLG-01 the prompt opens the login and stores the wanted page', async () => {
    const { store, services } = await renderShell([home]);
    await openDialog(store, { kind: 'loginPrompt', wanted: '/game/sport/crty' });
    await userEvent.click(await screen.findByRole('button', { name: '去登录' }));
    expect(await screen.findByText('login')).toBeVisible();
    expect(services.session.get('originalUrl')).toBe('/game/sport/crty');
  });

  it('DLG-01 a cancelled prompt stores no wanted page', async () => {
    const { store, services } = await renderShell([home]);
    await openDialog(store, { kind: 'loginPrompt', wanted: '/game/sport/crty' });
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect([store.getState().ui.dialogs, services.session.get('originalUrl')]).toEqual([[], undefined]);
  });

  it('DLG-02 a tip has the default title and one button', async () => {
    const { store } = await renderShell([home]);
    await openDialog(store, { kind: 'tips', text: '内容' });
    expect(await screen.findByRole('alertdialog', { name: '温馨提示' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
  });

  it('DLG-02 ERR-04 a confirmation has its own texts, and OK opens its path', async () => {
    const { store } = await renderShell([home]);
    await openDialog(store, {
      kind: 'confirm',
      title: '实名',
      text: '请先绑定',
      ok: '去完善',
      okPath: '/mine/userinfo',
    });
    expect(await screen.findByRole('button', { name: '取消' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '去完善' }));
    expect(await screen.findByText('profile')).toBeVisible();
  });

  it('shows a toast and closes a dialog that cannot be loaded', async () => {
    const { store } = await renderShell([home], '/', { services: { logger: { warn: () => undefined } } });
    await openDialog(store, { kind: 'newDevice' });
    await waitFor(() => expect(store.getState().ui.dialogs).toEqual([]), { timeout: 3000 });
    expect(await screen.findByText('窗口没有打开成功，请重试')).toBeVisible();
  });

  it('shows a kind once, with the latest text', async () => {
    const { store } = await renderShell([home]);
    await openDialog(store, { kind: 'login' });
    await openDialog(store, { kind: 'login', notice: '请重新登录' });
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByText('请重新登录')).toBeVisible();
  });
});
