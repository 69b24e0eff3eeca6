import { screen } from '@testing-library/react';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { useLastKnownMatch } from './useLastKnownMatch.ts';

const Score = ({ id }: { readonly id: string }) => (
  <output>{useLastKnownMatch(id)?.score.home.fullTime ?? 'none'}</output>
);
const readScore = () => screen.getByRole('status').textContent;

it('MTC-07 keeps the last state of a match that has left the board', async () => {
  const { change } = await renderWithBoard(<Score id="1" />);
  expect(readScore()).toBe('1');
  change({ games: [{ gameId: '1', sc_FT_H: '3' }] });
  change({ removed: ['1'] });
  expect(readScore()).toBe('3');
});

it('MTC-07 follows a match that comes onto the board', async () => {
  const { change } = await renderWithBoard(<Score id="7" />);
  expect(readScore()).toBe('none');
  change({ added: [createGame({ gameId: '7', sc_FT_H: '2' })] });
  expect(readScore()).toBe('2');
});
