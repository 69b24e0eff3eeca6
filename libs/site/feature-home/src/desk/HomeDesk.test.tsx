import { HOT_CHANNEL } from '@pavilion/domain-sports';
import { createBoardStore } from '@pavilion/domain-sports/feed';
import { sessionActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeMessages } from '../messages/homeMessages.ts';
import { HomeDesk } from './HomeDesk.tsx';

const createPart = (words: string) => ({ featureId: 'sports', load: jest.fn(async () => () => <p>{words}</p>) });

async function renderDesk(load?: () => Promise<never>) {
  const parts = { board: { ...createPart('board'), ...(load && { load }) }, dock: createPart('dock') };
  const subscribe = jest.fn(() => () => undefined);
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  const prepare = jest.fn(async () => undefined);
  const sportFeed = { subscribe, subscribeMode: () => () => undefined } as never;
  const view = await renderWithSite(<HomeDesk parts={parts} />, {
    messages: [homeMessages],
    services: { board, prepare, sportFeed },
  });
  return { ...view, parts, subscribe, prepare };
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
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
