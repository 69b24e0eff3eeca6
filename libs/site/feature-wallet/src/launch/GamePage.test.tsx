import { siteActions } from '@pavilion/site-contract';
import { createMemoryStore } from '@pavilion/kernel';
import { act, screen } from '@testing-library/react';
import { renderWallet } from '../testing/renderWallet.tsx';
import { GamePage } from './GamePage.tsx';

const KEY = 'launch.page';
const ADDRESS = 'https://venue.example/venue/x?sig=!~';
const settings = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };
const MESSAGE = '没有正在进入的场馆';

/** Opens the page with a stored text. The settings of the site arrive unless they are `null`. */
async function openPage(stored: string | undefined, origins: readonly string[] | null = ['https://venue.example']) {
  const store = createMemoryStore();
  if (stored !== undefined) store.set(KEY, stored);
  const site = await renderWallet(<GamePage />, {}, { path: '/dz/game', store });
  const load = (venueOrigins: readonly string[] | undefined) =>
    act(
      () => void site.store.dispatch(siteActions.settingsLoaded({ ...settings, venueOrigins: venueOrigins?.slice() })),
    );
  if (origins) load(origins);
  const frames = () => [...document.querySelectorAll('iframe')].map(({ outerHTML }) => outerHTML);
  return { ...site, store, load, frames };
}

describe('GamePage', () => {
  it('GAM-02 G1 shows the address of a known venue in a frame on its origin', async () => {
    const { frames } = await openPage(`frame:${ADDRESS}`);
    expect(screen.getByTitle('场馆')).toHaveAttribute('src', ADDRESS);
    expect(screen.getByTitle('场馆')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(frames()).toHaveLength(1);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });

  it('F-RTE-07 F-RTE-08 reads the address once: a reload shows the message', async () => {
    const { store, unmount } = await openPage(`frame:${ADDRESS}`);
    expect(store.get(KEY)).toBeUndefined();
    expect(screen.getByTitle('场馆')).toBeVisible();
    unmount();
    const { frames } = await openPage(store.get(KEY));
    expect([frames(), screen.getByText(MESSAGE).isConnected]).toEqual([[], true]);
  });

  it.each`
    stored
    ${undefined}
    ${''}
    ${'<!doctype html><script>parent.postMessage(1, "*")</script>'}
    ${'javascript:alert(1)'}
    ${'frame:javascript:alert(1)'}
    ${'frame:data:text/html,x'}
    ${'frame:blob:https://venue.example/x'}
    ${'frame:https://user:pw@venue.example/'}
    ${'frame:https://venue.example.evil.example/'}
    ${'frame:https://evil.example/'}
    ${'frame://venue.example/'}
    ${'frame:/mine/wallet'}
    ${'https://venue.example/venue/x'}
    ${'/mine/wallet'}
    ${'CRTY'}
  `('F-RTE-08 G1 shows the message and no frame for the stored text $stored', async ({ stored }) => {
    const { frames, user, navigate, store } = await openPage(stored);
    const close = jest.spyOn(window, 'close').mockImplementation();
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect([frames(), store.get(KEY)]).toEqual([[], undefined]);
    await user.click(screen.getByRole('button', { name: '关闭页面' }));
    expect([close.mock.calls.length, navigate.mock.calls]).toEqual([1, [['/']]]);
    close.mockRestore();
  });

  it('F-RTE-08 is never blank: it shows that the venue opens until the allowed origins are loaded', async () => {
    const { load, frames } = await openPage(`frame:${ADDRESS}`, null);
    expect(screen.getByRole('status')).toHaveTextContent('正在进入场馆…');
    expect(frames()).toEqual([]);
    load(['https://venue.example']);
    expect(screen.getByTitle('场馆')).toHaveAttribute('src', ADDRESS);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('F-RTE-08 shows the message if the platform names no venue origins', async () => {
    const { load, frames } = await openPage(`frame:${ADDRESS}`, null);
    load(undefined);
    expect(screen.getByText(MESSAGE)).toBeVisible();
    expect(frames()).toEqual([]);
  });
});
