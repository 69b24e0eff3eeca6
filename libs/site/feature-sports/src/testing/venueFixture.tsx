import { SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { ApiError } from '@pavilion/api-client';
import {
  emptySlip,
  findSelectionInput,
  findQuote,
  slipActions,
  slipReducer,
  type BoardStore,
  type SportFeed,
  type WireBoard,
  type WirePriceChange,
} from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import {
  createFakeApi,
  createBalanceHandlers,
  createFakeSession,
  renderWithSite,
  type FakeHandlers,
  type SiteRender,
} from '@pavilion/site-testing';
import { betMessages } from '@pavilion/site-bet-ui';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import '../boardTools/BoardTop.tsx';
import '../board/MatchCommands.tsx';
import '../dock/Dock.tsx';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { sportsRuntime } from '../state/sportsRuntime.ts';
import { SportVenuePage } from '../venue/SportVenuePage.tsx';
import { createFeedChanges } from './createFeedChanges.ts';
import { createLiveBoard, NOW } from './liveBoard.ts';

export { createLiveBoard, createLiveGame } from './liveBoard.ts';
export { mockLayout } from './mockLayout.ts';

/** Creates the error of a refusal by the platform. */
export const createRefusal = (code: number): ApiError =>
  new ApiError(code, { endpointId: 'sport.session', requestId: 'r', serverMessage: '' });

const bet = (requestId: string) => ({
  requestId,
  ticketId: 'T1',
  price: '0.95',
  line: '-0.25',
  stake: '100.00',
  winAmount: '95.00',
});

/** Handlers of a platform without failures. */
export const defaultHandlers: FakeHandlers = {
  'sport.session': () => ({
    serverTime: NOW,
    feedPath: '/ws/sport',
    counts: { FT: { FU: 30, FT: 12, RB: 2 }, BK: { FU: 5, FT: 4, RB: 1 }, VF: { FT: 9, RB: 4 } },
    goldMin: '10.00',
    goldMax: '50000.00',
    inPlayDelay: 3,
    unitMin: '2.00',
    unitMax: '50000.00',
    payoutCaps: { FT: '1500000.00', BK: '1500000.00' },
    usdRate: '7.10',
  }),
  'sport.placeBet': ({ requestId }) => ({ status: 'ACCEPTED', ...bet(requestId) }),
  'sport.betStatus': ({ requestId }) => ({ status: 'UNKNOWN', requestId }),
  'record.betRecordList': () => ({ total: 0, list: [] }),
  'favourites.list': () => ({ list: [], currentGameIds: [] }),
};

const idleFeed: SportFeed = {
  subscribe: () => () => undefined,
  getMode: () => 'push',
  subscribeMode: () => () => undefined,
  getClockOffset: () => 0,
  resync: () => undefined,
  dispose: () => undefined,
};

export interface VenueOptions {
  readonly handlers?: FakeHandlers;
  /** First board; `null` if it is not loaded yet. */
  readonly board?: WireBoard | null;
  readonly store?: KeyValueStore;
  readonly balance?: string;
  readonly locale?: 'zh-CN' | 'zh-TW';
  readonly feed?: Partial<SportFeed>;
  readonly path?: string;
  /** Starts with the first price on the slip, as after a selection on the home page. */
  readonly slip?: boolean;
  /** Areas that the platform offers. */
  readonly areas?: readonly string[];
  /** Whether the styles of the components apply. */
  readonly hasStyles?: boolean;
}

export interface VenueRender extends SiteRender {
  readonly board: BoardStore;
  /** Changes prices of the live board as the feed does. */
  readonly move: (...prices: readonly WirePriceChange[]) => void;
}

/** Renders the venue with its state and sagas; all external dependencies are fakes. */
export async function renderVenue(options: VenueOptions = {}): Promise<VenueRender> {
  const board = createBoardStore({ scheduleFrame: (callback) => callback(), now: () => Date.now() });
  const first = options.board === undefined ? createLiveBoard() : options.board;
  if (first) board.applyBoard(first);
  const site = await settle(() =>
    renderWithSite(
      <Routes>
        <Route path="/game/sport/:enName" element={<SportVenuePage />} />
      </Routes>,
      {
        path: options.path ?? SPORT_VENUE_PATH,
        locale: options.locale ?? 'zh-CN',
        hasStyles: options.hasStyles ?? false,
        messages: [sportsMessages, betMessages],
        services: {
          board,
          api: createFakeApi({
            ...defaultHandlers,
            ...createBalanceHandlers({ centerWalletBalance: options.balance ?? '1000.00' }),
            ...options.handlers,
          }),
          session: createFakeSession({ token: 'token', userId: '7' }),
          store: options.store ?? createMemoryStore(),
          sportFeed: { ...idleFeed, ...options.feed },
        },
        state: {
          session: memberSession,
          site: { ...siteSettings, areas: [...(options.areas ?? siteSettings.areas)] },
          ...(options.slip ? { slip: createSlip(board) } : {}),
        },
        reducers: sportsRuntime.reducers,
        saga: sportsRuntime.saga,
      },
    ),
  );
  // Tools and dock are separate chunks; open bets are requested after they are loaded.
  await settle(() => Promise.all([import('../boardTools/BoardTop.tsx'), import('../dock/Dock.tsx')]));
  await settle(() => Promise.resolve());
  const change = createFeedChanges(board);
  const move = (...prices: readonly WirePriceChange[]) => change({ prices });
  return { ...site, board, move };
}

/** Waits until all effects of `start` have settled. */
async function settle<T>(start: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await act(async () => {
    result = await start();
  });
  return result as T;
}

function createSlip(board: BoardStore) {
  const [pick, quote] = [findSelectionInput(board, '1.RE.0.H'), findQuote(board, '1.RE.0.H')];
  if (!pick || !quote) throw new Error('createSlip: the board has no price 1.RE.0.H. Add it to `board`.');
  return slipReducer(emptySlip, slipActions.selectionToggled({ pick, quote }));
}

const siteSettings = {
  isLoaded: true,
  title: '',
  h5DomainUrl: '',
  depositSwitch: '1' as const,
  editionSwitch: '1' as const,
  safeSwitch: '1' as const,
  areas: ['favourites'],
};

const memberSession = { status: 'member' as const, userId: '7', member: undefined };

/** Clicks a price and waits until the slip has changed, which happens after the click is painted. */
export async function selectPrice(cell: Element): Promise<void> {
  await userEvent.click(cell);
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
}

/** Returns the cell of a price by its id, which is faster than a search by accessible name. */
export const getCell = (priceId: string): Element => {
  const cell = document.querySelector(`[data-price="${priceId}"]`);
  if (!cell) throw new Error(`getCell: no cell shows the price ${priceId}.`);
  return cell;
};
