import { emptySlip, HOT_CHANNEL } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { sessionActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeMessages } from '../messages/homeMessages.ts';
import { HomeDesk } from './HomeDesk.tsx';

const createPart = (words: string) => ({ featureId: 'sports', load: jest.fn(async () => () => <p>{words}</p>) });

async function renderDesk(load?: () => Promise<never>, count = 0) {
  const parts = { board: { ...createPart('board'), ...(load && { load }) }, dock: createPart('dock') };
  const unsubscribe = jest.fn();
  const subscribe = jest.fn(() => unsubscribe);
  const selections = Array.from({ length: count }, (_, at) => ({ id: `${at}` }));
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  const prepare = jest.fn(async () => undefined);
  const sportFeed = { subscribe, subscribeMode: () => () => undefined } as never;
  const view = await act(() =>
    renderWithSite(<HomeDesk parts={parts} />, {
      messages: [homeMessages],
      services: { board, prepare, sportFeed },
      state: { slip: { ...emptySlip, selections } as never },
    }),
  );
  const i18n = jest.spyOn(view.services.i18n, 'ensure');
  return { ...view, parts, subscribe, unsubscribe, prepare, board, i18n };
}

describe('home desk', () => {
  it('DSK-01 DSK-12 subscribes to the front page at once and shows the board when its feature is prepared', async () => {
    const { subscribe, prepare } = await renderDesk();
    expect(subscribe).toHaveBeenCalledWith(HOT_CHANNEL, { compact: expect.anything() });
    expect(await screen.findByText('board')).toBeVisible();
    expect(prepare).toHaveBeenCalledWith('sports');
  });

  it('D1 a guest has login and registration in the place of the slip, a member the dock', async () => {
    const { store, parts } = await renderDesk();
    expect(screen.getByText('点一个赔率，就在这里下注')).toBeInTheDocument();
    expect(parts.dock.load).not.toHaveBeenCalled();
    act(() => void store.dispatch(sessionActions.loggedIn({ userId: '7' })));
    expect(await screen.findByText('dock')).toBeVisible();
    expect(screen.queryByText('点一个赔率，就在这里下注')).toBeNull();
  });

  it('F-RTE-14 a board that cannot be loaded is loaded again on request', async () => {
    const load = jest.fn(async () => Promise.reject(new Error('404')));
    await renderDesk(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^加载失败/);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('QLT-02 has a title and reports that matches are loading, until the board is there', async () => {
    await renderDesk(() => new Promise<never>(() => undefined));
    expect(screen.getByRole('heading', { level: 1, name: '盘口看得清，输赢算得准' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('正在加载赛事');
  });

  it('DSK-12 unsubscribes from the front page when the page is left', async () => {
    const { subscribe, unsubscribe, unmount } = await renderDesk();
    await screen.findByText('board');
    expect(unsubscribe).not.toHaveBeenCalled();
    unmount();
    expect([subscribe, unsubscribe].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it.each<[string, { readonly userId?: string; readonly count: number; readonly isThere: boolean }]>([
    ['are loaded for a guest', { count: 1, isThere: true }],
    ['are loaded for a member without selections', { userId: '7', count: 0, isThere: true }],
    ['are not loaded for a member with selections', { userId: '7', count: 1, isThere: false }],
  ])('ACT-02 promotions beside the board %s', async (_who, { userId, count, isThere }) => {
    const { store, board, i18n } = await renderDesk(undefined, count);
    await screen.findByText('board');
    await act(async () => void (userId !== undefined && store.dispatch(sessionActions.loggedIn({ userId }))));
    await act(async () => board.applyBoard({ channel: HOT_CHANNEL, cursor: 1, leagues: [], games: [] } as never));
    expect(i18n.mock.calls.length > 0).toBe(isThere);
  });
});
