import { ApiError } from '@pavilion/api-client';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { gamesReducer } from '../state/gamesSlice.ts';
import type { LobbyStart } from '../state/lobbyStart.ts';
import { createGame } from '../testing/createGame.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';
import { createVenue } from '../testing/createVenue.ts';
import { VenueLobby } from './VenueLobby.tsx';

class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: InertObserver });

const Search = () => <output>{useLocation().search}</output>;
const readSearch = () => document.querySelector('output')?.textContent;

const pool: LobbyStart['pools'][number] = {
  poolCode: 'P',
  channelCode: 'LYZR',
  name: '每日必开',
  amount: '10.00',
  perHour: '0.00',
  share: '0.50',
  odds: 1,
  lastWin: { winner: 'li***27', amount: '1.00', time: 0 },
};

interface Given {
  readonly start?: Partial<LobbyStart>;
  readonly isDown?: boolean;
  readonly isMember?: boolean;
  readonly path?: string;
}

async function renderLobby({ start = {}, isDown = false, isMember = false, path = '/' }: Given = {}) {
  const refusal = new ApiError(6777, { endpointId: 'venue.lobby', requestId: 'r', serverMessage: '' });
  const api = createFakeApi({
    'venue.lobby': () => {
      if (isDown) throw refusal;
      return createLobbyStart({ venues: [createVenue({ category: 'TY' })], ...start });
    },
    'venue.gameInfo': ({ gameCode }) => ({
      game: createGame({ gameCode, name: '三线财神' }),
      minStake: '1.00',
      maxStake: '2.00',
      roundMax: '3.00',
      rules: [],
      spots: [],
      paytable: [],
    }),
  });
  const guestBoard = { featureId: 'sports', load: async () => () => <p>prices</p> };
  const site = await act(() =>
    renderWithSite(
      <>
        <VenueLobby category="TY" guestBoard={guestBoard} />
        <Search />
      </>,
      {
        messages: [gamesMessages, errorMessages, loadFailureMessages],
        services: { api },
        reducers: { games: gamesReducer as never },
        path,
      },
    ),
  );
  if (isMember) await act(async () => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));
  return site;
}

const readHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('lobby of sport', () => {
  it('NAV-02 without games has its venues and its text, and no list of games', async () => {
    await renderLobby();
    expect(screen.getByText('prices')).toBeVisible();
    expect(screen.queryByRole('region', { name: '游戏' })).toBeNull();
    expect(readHeadings()).toEqual(['体育', '场馆', '揽月真人', '关于体育']);
    expect(screen.getByText('早盘、今日与滚球，一张盘口看清')).toBeVisible();
  });

  it('NAV-02 with games has their list below the venues', async () => {
    await renderLobby({ start: { games: [createGame()], total: 1 }, isMember: true });
    const list = screen.getByRole('region', { name: '游戏' });
    const venues = screen.getByRole('region', { name: '场馆' });
    expect(within(list).getByText('共 1 款')).toBeVisible();
    expect(venues.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('prices')).toBeNull();
  });

  it('NAV-02 that cannot be read has the reason in place of its venues', async () => {
    await renderLobby({ isDown: true });
    expect(screen.getByText('没有读取成功')).toBeVisible();
    expect(screen.queryByRole('region', { name: '场馆' })).toBeNull();
  });

  it('GAM-01 a click on a pool filters by its venue', async () => {
    await renderLobby({ start: { pools: [pool], games: [createGame()], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '查看 每日必开 所在场馆的游戏' }));
    expect(readSearch()).toBe('?venue=LYZR');
  });

  it('GAM-01 the rules of the game in the URL are open until they are closed', async () => {
    await renderLobby({ path: '/?game=G-1&tab=x' });
    const dialog = await screen.findByRole('dialog', { name: '三线财神' });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readSearch()).toBe('?tab=x');
  });
});
