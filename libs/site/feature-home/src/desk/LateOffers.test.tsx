import { HOT_CHANNEL } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { createSiteI18n } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { LateOffers } from './LateOffers.tsx';

const applyBoard = (board: ReturnType<typeof createBoardStore>) =>
  act(async () => board.applyBoard({ channel: HOT_CHANNEL, cursor: 1, leagues: [], games: [] } as never));

async function renderOffers() {
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  const i18n = createSiteI18n('zh-CN');
  const ensure = jest.spyOn(i18n, 'ensure');
  const warn = jest.fn();
  const logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };
  const api = createFakeApi({
    'promotion.config': () => new Promise<never>(() => undefined),
    'venue.gameList': () => new Promise<never>(() => undefined),
  });
  const view = await renderWithSite(<LateOffers />, { services: { api, board, i18n, logger } });
  ensure.mockClear();
  return { ...view, board, ensure, warn };
}

describe('offers beside the board', () => {
  it('DSK-12 are loaded once after the prices, not before', async () => {
    const { board, container, ensure } = await renderOffers();
    expect(container).toBeEmptyDOMElement();
    expect(ensure).not.toHaveBeenCalled();
    await applyBoard(board);
    expect(await screen.findByRole('heading', { name: '优惠活动' })).toBeVisible();
    await applyBoard(board);
    expect(ensure).toHaveBeenCalledTimes(1);
  });

  it('are loaded when the prices are known to be missing', async () => {
    const { board } = await renderOffers();
    await act(async () => board.setStale(HOT_CHANNEL, true));
    expect(await screen.findByRole('heading', { name: '优惠活动' })).toBeVisible();
  });

  it('leave their place empty if they cannot be loaded, which is logged', async () => {
    const { board, container, ensure, warn } = await renderOffers();
    ensure.mockRejectedValueOnce(new Error('offline'));
    await applyBoard(board);
    await act(async () => Promise.resolve());
    expect(warn).toHaveBeenCalledWith('home.offersUnloadable', { error: 'Error: offline' });
    expect(container).toBeEmptyDOMElement();
  });
});
