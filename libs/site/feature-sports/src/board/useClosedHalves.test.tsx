import { screen } from '@testing-library/react';
import { useChannelList } from '../live/useChannelList.ts';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { useClosedHalves } from './useClosedHalves.ts';

function Closed({ isUsed = true }: { readonly isUsed?: boolean }) {
  const list = useChannelList('FT.RB');
  return <output>{[...useClosedHalves(list, isUsed)].join(' ')}</output>;
}

const readClosed = () => screen.getByRole('status').textContent;
const createMatch = (gameId: string, league_id: string, se_now: '1H' | '2H') =>
  createGame({ gameId, league_id, se_now });
const board = createLiveBoard([
  createMatch('1', '101', '2H'),
  createMatch('2', '101', '1H'),
  createMatch('3', '102', '2H'),
]);

it('DSK-03 a league is closed once all its matches have left their first half', async () => {
  const { change } = await renderWithBoard(<Closed />, { boards: [board] });
  expect(readClosed()).toBe('102');
  change({ games: [{ gameId: '2', se_now: '2H' }] });
  expect(readClosed()).toBe('101 102');
});

it('DSK-03 a match that has left the board keeps no league open', async () => {
  const { change } = await renderWithBoard(<Closed />, { boards: [board] });
  change({ removed: ['2'] });
  expect(readClosed()).toBe('101 102');
});

it('DSK-03 a match in its first half opens a closed league again', async () => {
  const { change } = await renderWithBoard(<Closed />, { boards: [board] });
  change({ added: [createMatch('4', '102', '1H')] });
  expect(readClosed()).toBe('');
});

it('DSK-03 no league is closed on a board without columns for it', async () => {
  const { change } = await renderWithBoard(<Closed isUsed={false} />, { boards: [board] });
  expect(readClosed()).toBe('');
  change({ games: [{ gameId: '2', se_now: '2H' }] });
  expect(readClosed()).toBe('');
});
