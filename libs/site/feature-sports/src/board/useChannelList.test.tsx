import { createBoardStore } from '@pavilion/domain-sports/feed';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor } from '@testing-library/react';
import { use, useDeferredValue } from 'react';
import { liveBoard } from '../testing/venueFixture.tsx';
import { useChannelList, useDrawnList } from './useChannelList.ts';

const never = new Promise<never>(() => undefined);

/** A board whose deferred renders never end, as under ticks that come faster than its rows. */
function StarvedBoard() {
  const list = useChannelList('FT.RB');
  const drawn = useDrawnList(list);
  if (useDeferredValue(list).isLoaded) use(never);
  return <p>{drawn.isLoaded ? `drawn ${drawn.matchIds.length}` : 'skeleton'}</p>;
}

it('SPT-09 the first board is drawn though deferred renders never come to their end', async () => {
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 0 });
  await act(async () => renderWithSite(<StarvedBoard />, { services: { board } }));
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  // Outside `act`, which waits for renders of every kind; `waitFor` keeps it off while it waits.
  await waitFor(() => {
    if (!board.getList('FT.RB').isLoaded) board.applyBoard(liveBoard());
    expect(screen.getByText('drawn 2')).toBeInTheDocument();
  });
});
