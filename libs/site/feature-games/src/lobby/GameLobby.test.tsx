import { ApiError, SessionEndedError } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer } from '../state/gamesSlice.ts';
import { gamesSaga } from '../state/gamesSaga.ts';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { GameLobby } from './GameLobby.tsx';

class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, {
  ResizeObserver: InertObserver,
  IntersectionObserver: InertObserver,
  scrollBy: () => undefined,
});

const scrollIntoView = jest.fn();
Object.assign(Element.prototype, { scrollIntoView });

const TOTAL = 250;
const games = Array.from({ length: TOTAL }, (_, at) =>
  createGame({
    gameCode: `G-${at}`,
    name: at === 240 ? '银河醒狮狂欢' : `游戏${at}`,
    tabs: [at % 2 === 0 ? 'slots' : 'ways'],
    channelCode: at < 200 ? 'BGDZ' : 'XCDZ',
    cover: { seed: at, palette: 'gold', motif: `motif${at % 40}` },
  }),
);
const venue = (channelCode: string, name: string) => ({
  channelCode,
  enName: channelCode.toLowerCase(),
  category: 'DZ' as const,
  name,
  slogan: '',
  state: 'open' as const,
  hasWallet: true,
  minTransfer: '1.00',
  maxTransfer: '9.00',
  gameCount: 1,
  cover: createGame().cover,
});

const start = createLobbyStart({
  venues: [venue('BGDZ', '百工电子'), venue('XCDZ', '星槎电子')],
  tabs: [{ key: 'ways', name: '多路' }],
  total: TOTAL,
  games: games.slice(0, 60),
});

/** Enters text as the browser does, without waiting for React. */
function inputText(field: HTMLInputElement, value: string, isComposing = false): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
}

async function renderLobby(handlers: FakeHandlers = {}) {
  const list = jest.fn(({ pageNum, pageSize, scope }: { pageNum: number; pageSize: number; scope?: string }) => ({
    total: scope ? 0 : TOTAL,
    list: scope ? [] : games.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  }));
  const api = createFakeApi({
    'venue.lobby': () => start,
    'venue.gameList': list,
    ...handlers,
  });
  const site = await act(() =>
    renderWithSite(<GameLobby category="DZ" />, {
      messages: [gamesMessages, errorMessages, loadFailureMessages],
      reducers: { games: gamesReducer as never },
      saga: gamesSaga as never,
      services: { api },
    }),
  );
  return { ...site, list };
}

/** Finds tiles by attribute, because role queries over 100 names take about 1 s. */
const tiles = () => [...document.querySelectorAll<HTMLElement>('[aria-label^="游戏列表"] [data-main]')];
/** Finds the star of a game in the list of all games. The row of hot games shows it too. */
const findStar = async (label: string) => (await screen.findAllByLabelText(label)).at(-1)!;
const getStar = (label: string) => screen.getAllByLabelText(label).at(-1)!;
const names = () => tiles().map((tile) => tile.getAttribute('aria-label'));

describe('GameLobby', () => {
  beforeEach(() => scrollIntoView.mockClear());

  it('LOB-04 one call has the first screen', async () => {
    const { list } = await renderLobby();
    expect(await screen.findByText('共 250 款')).toBeVisible();
    expect(screen.getByRole('grid', { name: /游戏列表/ })).toHaveAttribute('aria-rowcount', '36');
    expect(list).not.toHaveBeenCalled();
    expect(tiles().length).toBeLessThan(120);
  });

  it('GAM-01 a search loads the whole list and finds the last game by its initials', async () => {
    const { list } = await renderLobby();
    fireEvent.change(await screen.findByLabelText('搜索游戏'), { target: { value: 'yhxs' } });
    await waitFor(() => expect(names()).toEqual(['进入游戏：银河醒狮狂欢，百工电子']));
    expect(list).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByLabelText('清除搜索'));
    expect(await screen.findByText('共 250 款')).toBeVisible();
  });

  it('GAM-01 the search has all letters that are typed before the router has stored the first', async () => {
    await renderLobby();
    const field = await screen.findByLabelText<HTMLInputElement>('搜索游戏');
    act(() => {
      inputText(field, `${field.value}游`);
      inputText(field, `${field.value}戏7`);
    });
    expect(field).toHaveValue('游戏7');
    await waitFor(() => expect(names()[0]).toBe('进入游戏：游戏7，百工电子'));
    expect(field).toHaveValue('游戏7');
  });

  it('GAM-01 a composition is searched at its end', async () => {
    await renderLobby();
    const field = await screen.findByLabelText<HTMLInputElement>('搜索游戏');
    await screen.findByText('共 250 款');
    act(() => inputText(field, 'yin', true));
    expect(field).toHaveValue('yin');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText('共 250 款')).toBeVisible();
    act(() => inputText(field, '银河', true));
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(names()).toEqual(['进入游戏：银河醒狮狂欢，百工电子']));
    expect(field).toHaveValue('银河');
  });

  it('GAM-01 "all" is a search like any other', async () => {
    await renderLobby();
    const field = await screen.findByLabelText('搜索游戏');
    fireEvent.change(field, { target: { value: 'all' } });
    expect(await screen.findByText('共 0 款')).toBeVisible();
    expect(field).toHaveValue('all');
  });

  it('GAM-01 全部 ends the choice of a tab and of own games', async () => {
    const { store } = await renderLobby();
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await screen.findByText('共 250 款');
    await userEvent.click(screen.getByRole('button', { name: '多路' }));
    expect(await screen.findByText('共 125 款')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '我的收藏' }));
    await userEvent.click(screen.getByRole('button', { name: /^全部/ }));
    expect(await screen.findByText('共 250 款')).toBeVisible();
    expect(screen.getByRole('button', { name: '多路' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: '我的收藏' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('GAM-01 filters by tab and venue, and offers to clear the filters if nothing is found', async () => {
    await renderLobby();
    await screen.findByText('共 250 款');
    await userEvent.selectOptions(screen.getByLabelText('场馆'), '星槎电子');
    expect(await screen.findByText('共 50 款')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '多路' }));
    expect(await screen.findByText('共 25 款')).toBeVisible();
    expect(scrollIntoView).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('搜索游戏'), { target: { value: '没有' } });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByText('清除筛选'));
    expect(await screen.findByText('共 250 款')).toBeVisible();
  });

  it('QLT-02 arrows move among the tiles, and one tile is in the tab order', async () => {
    await renderLobby();
    await screen.findAllByText('游戏0');
    act(() => tiles()[0]?.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toHaveAttribute('aria-label', '进入游戏：游戏8，百工电子');
    expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('GAM-01 sets a star at once, sends it once, and restores it after a refusal', async () => {
    const add = jest.fn(async ({ gameCode }: { gameCode: string }) => ({ gameCode, isFavourite: true }));
    const { store, toasts } = await renderLobby({
      'collection.addCollection': add,
      'collection.removeCollection': () => Promise.reject(new Error('down')),
    });
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    const star = await findStar('收藏：游戏0');
    await userEvent.click(star);
    expect(getStar('收藏：游戏0')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    await userEvent.click(getStar('收藏：游戏0'));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: '收藏没有保存，请再试一次' }]));
    expect(getStar('收藏：游戏0')).toHaveAttribute('aria-pressed', 'true');
  });

  it('F-API-28 shows the next member neither the star nor the failure of a call of the former one', async () => {
    let reject: (error: unknown) => void = () => undefined;
    const late = new Promise<never>((_, rejectLate) => (reject = rejectLate));
    const { store, toasts } = await renderLobby({ 'collection.addCollection': () => late });
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    await userEvent.click(await findStar('收藏：游戏0'));
    act(() => {
      store.dispatch(sessionActions.loggedOut({ reason: 'player' }));
      store.dispatch(sessionActions.loggedIn({ userId: '8' }));
    });
    const details = { endpointId: 'collection.addCollection', requestId: 'r', outcome: 'none' } as const;
    await act(async () => reject(new SessionEndedError(details)));
    expect(getStar('收藏：游戏0')).toHaveAttribute('aria-pressed', 'false');
    expect(toasts).toEqual([]);
  });

  it('DLG-01 prompts a guest to log in for favourites', async () => {
    const { store } = await renderLobby();
    await userEvent.click(await screen.findByRole('button', { name: '我的收藏' }));
    expect(store.getState().ui.dialogs).toMatchObject([{ kind: 'loginPrompt' }]);
  });

  it('GAM-01 shows a failed list, and loads it again on request', async () => {
    let isDown = true;
    await renderLobby({
      'venue.lobby': () => (isDown ? Promise.reject(new Error('down')) : start),
    });
    isDown = false;
    await userEvent.click(await screen.findByText('重试'));
    expect(await screen.findByText('共 250 款')).toBeVisible();
  });

  it('GAM-01 a platform without the call for the first screen shows the same lobby', async () => {
    const { list } = await renderLobby({
      'venue.lobby': () =>
        Promise.reject(new ApiError(6004, { endpointId: 'venue.lobby', requestId: 'r', serverMessage: '' })),
      'venue.getVenueInfoByCategory': () => ({ list: start.venues, tabs: start.tabs }),
      'venue.getBonusPools': () => ({ time: 0, list: [] }),
    });
    expect(await screen.findByText('共 250 款')).toBeVisible();
    expect(screen.getByRole('button', { name: '多路' })).toBeVisible();
    expect(list).toHaveBeenCalledTimes(1);
  });
});
