import { createBoardStore } from '../board/createBoardStore.ts';
import { wireBoard, wireChanges } from '../testing/samples.ts';
import { createSlipFollower } from './createSlipFollower.ts';
import { pickOf, quoteOf } from './seenPrices.ts';
import { emptySlip, type Pick, type Quote } from './slip.ts';
import { slipActions, type SlipAction } from './slipActions.ts';
import { slipReducer } from './slipReducer.ts';

const HOME = '700001.RE.0.H';

function setUp() {
  const board = createBoardStore({ scheduleFrame: (callback) => callback(), now: () => 1 });
  board.applyBoard(wireBoard());
  let slip = emptySlip;
  const listeners = new Set<() => void>();
  const send = jest.fn((action: SlipAction) => {
    slip = slipReducer(slip, action);
    listeners.forEach((listener) => listener());
  });
  const subscribeSlip = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const stop = createSlipFollower({ board, getSlip: () => slip, subscribeSlip, send });
  const choose = () =>
    send(slipActions.selectionToggled({ pick: pickOf(board, HOME) as Pick, quote: quoteOf(board, HOME) as Quote }));
  const move = (price: string, ver: number, active: 'Y' | 'N' = 'Y', line = '-0.25') =>
    board.applyChanges(wireChanges({ prices: [[HOME, line, price, active, ver]] }));
  return { board, send, stop, choose, move, listeners, held: () => slip.selections[0] };
}

it('SLP-10 a price that moves reaches the slip', () => {
  const { choose, move, held } = setUp();
  choose();
  expect(held()).toMatchObject({ homeName: 'Home', leagueName: 'Premier', agreed: { price: 9500 } });
  move('0.97', 2);
  expect(held()).toMatchObject({ latest: { price: 9700, version: 2 }, agreed: { price: 9500 }, status: 'open' });
  move('0.97', 3, 'N');
  expect(held()?.status).toBe('suspended');
  move('0.97', 4, 'Y', '-0.5');
  expect(held()).toMatchObject({ status: 'open', latest: { line: '-0.5' } });
});

it('F-BET-16 a match taken off the board closes its selection', () => {
  const { choose, board, held } = setUp();
  choose();
  board.applyChanges(wireChanges({ removed: ['700001'] }));
  expect(held()?.status).toBe('closed');
});

it('F-BET-16 a channel that is only not loaded closes nothing', () => {
  const { choose, board, held } = setUp();
  choose();
  board.dropChannel('FT.RB');
  expect(held()?.status).toBe('open');
});

it('SLP-07 what moved during an order is seen when it has ended', () => {
  const { choose, move, send, held } = setUp();
  choose();
  send(slipActions.confirmingStarted());
  move('0.80', 2);
  expect(held()?.latest.price).toBe(9500);
  send(slipActions.confirmingEnded({ placedIds: [] }));
  expect(held()?.latest.price).toBe(8000);
});

it('listens to nothing it does not hold, and to nothing at all when stopped', () => {
  const { choose, move, send, stop, listeners } = setUp();
  move('0.96', 2);
  expect(send).not.toHaveBeenCalled();
  choose();
  stop();
  send.mockClear();
  move('0.97', 3);
  expect([send.mock.calls.length, listeners.size]).toEqual([0, 0]);
});

it('SPT-08 a suspended price makes no quote', () => {
  const { board, move } = setUp();
  move('0.96', 2, 'N');
  expect([quoteOf(board, HOME), quoteOf(board, 'nobody'), pickOf(board, 'nobody')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
