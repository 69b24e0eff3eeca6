import { createSportFeed } from '@pavilion/domain-sports/feed';
import { slipActions } from '@pavilion/domain-sports';
import { createFakeClock } from '@pavilion/kernel/testing';
import { act, screen } from '@testing-library/react';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createTestBoard, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { createSlip } from '../testing/slip.ts';
import { useIsSlipStale } from './useIsSlipStale.ts';
import { useSlipPrices } from './useSlipPrices.ts';

function SlipState() {
  useSlipPrices();
  return <p>{useIsSlipStale() ? 'stale' : 'current'}</p>;
}

it('F-BET-15 SPT-09 another selection neither loads the board of the others again nor makes their stale prices current', async () => {
  const [first, second] = createSlip(['1.RE.0.H', '2.RE.0.H']).selections;
  const clock = createFakeClock();
  const board = createTestBoard();
  let isDown = false;
  const loadBoard = jest.fn(async (channel: string) => {
    if (isDown) return new Promise<never>(() => undefined);
    return { ...createLiveBoard(), channel };
  });
  const loadChanges = () => new Promise<never>(() => undefined);
  const sportFeed = createSportFeed({ board, loadBoard, loadChanges, clock });
  const { store } = await renderWithBoard(<SlipState />, { services: { board, sportFeed } });
  act(() => void store.dispatch(slipActions.modeChanged('multiple')));
  await act(async () => store.dispatch(slipActions.selectionToggled({ pick: first!, quote: first!.latest })));
  isDown = true;
  await act(() => clock.advanceAsync(30_000));
  expect(screen.getByText('stale')).toBeInTheDocument();
  const early = { ...second!, showType: 'FU' } as const;
  await act(async () => store.dispatch(slipActions.selectionToggled({ pick: early, quote: early.latest })));
  expect(loadBoard.mock.calls.map(([channel]) => channel)).toEqual(['FT.RB', 'FT.FU']);
  expect(screen.getByText('stale')).toBeInTheDocument();
  sportFeed.dispose();
});
