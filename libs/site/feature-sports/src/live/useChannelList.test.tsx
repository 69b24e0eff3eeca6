import { createBoardStore } from '@pavilion/domain-sports/feed';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { use, useDeferredValue } from 'react';
import { createLiveBoard } from '../testing/venueFixture.tsx';
import { useChannelList, useDrawnList } from './useChannelList.ts';

const never = new Promise<never>(() => undefined);

/** Board whose deferred renders never finish, as if updates arrived faster than its rows render. */
function StarvedBoard() {
  const list = useChannelList('FT.RB');
  const drawn = useDrawnList(list);
  if (useDeferredValue(list).isLoaded) use(never);
  return <p>{drawn.isLoaded ? `drawn ${drawn.matchIds.length}` : 'skeleton'}</p>;
}

it('SPT-09 renders the first board although deferred renders never finish', async () => {
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  await act(async () => renderWithSite(<StarvedBoard />, { services: { board } }));
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  // `act` would wait for deferred renders too; `waitFor` disables it while it waits.
  await waitFor(() => {
    if (!board.getList('FT.RB').isLoaded) board.applyBoard(createLiveBoard());
    expect(screen.getByText('drawn 2')).toBeInTheDocument();
  });
});
