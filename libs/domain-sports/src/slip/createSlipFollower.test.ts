import { createBoardStore } from '../board/createBoardStore.ts';
import type { WireGameInput } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createSlipFollower } from './createSlipFollower.ts';
import { findSelectionInput, findQuote } from './getSlipPrices.ts';
import { emptySlip, type SelectionInput, type Quote } from './selections/slip.ts';
import { slipActions, type SlipAction, slipReducer } from './slipReducer.ts';

const HOME = '700001.RE.0.H';

interface Quoted {
  readonly active?: 'Y' | 'N';
  readonly line?: string;
}

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
    send(
      slipActions.selectionToggled({
        pick: findSelectionInput(board, HOME) as SelectionInput,
        quote: findQuote(board, HOME) as Quote,
      }),
    );
  const move = (price: string, ver: number, { active = 'Y', line = '-0.25' }: Quoted = {}) =>
    board.applyChanges(wireChanges({ prices: [[HOME, line, price, active, ver]] }));
  return { board, send, stop, choose, move, listeners, held: () => slip.selections[0] };
}

it('SLP-10 applies a price move to the slip', () => {
  const { choose, move, held } = setUp();
  choose();
  expect(held()).toMatchObject({ homeName: 'Home', leagueName: 'Premier', agreed: { price: 9500 } });
  move('0.97', 2);
  expect(held()).toMatchObject({ latest: { price: 9700, version: 2 }, agreed: { price: 9500 }, status: 'open' });
  move('0.97', 3, { active: 'N' });
  expect(held()?.status).toBe('suspended');
  move('0.97', 4, { active: 'Y', line: '-0.5' });
  expect(held()).toMatchObject({ status: 'open', latest: { line: '-0.5' } });
});

it('F-BET-16 closes the selection of a match that was removed from the board', () => {
  const { choose, board, held } = setUp();
  choose();
  board.applyChanges(wireChanges({ removed: ['700001'] }));
  expect(held()?.status).toBe('closed');
});

it('F-BET-16 closes the selection of an ended match that is still on the board', () => {
  const { choose, move, board, held } = setUp();
  choose();
  move('0.95', 8, { active: 'N' });
  expect(held()?.status).toBe('suspended');
  const odds = [wireOdds(HOME, { active: 'N', ver: 8 })];
  board.applyChanges(wireChanges({ added: [wireGame('700001', { gameStatus: 'ended', odds })] }));
  expect(held()?.status).toBe('closed');
});

it('F-BET-16 closes nothing while the channel is not loaded', () => {
  const { choose, board, held } = setUp();
  choose();
  board.dropChannel('FT.RB');
  expect(held()?.status).toBe('open');
});

it('SLP-07 applies price moves after the order has ended', () => {
  const { choose, move, send, held } = setUp();
  choose();
  send(slipActions.confirmingStarted());
  move('0.80', 2);
  expect(held()?.latest.price).toBe(9500);
  send(slipActions.confirmingEnded({ placedIds: [] }));
  expect(held()?.latest.price).toBe(8000);
});

it('SLP-10 applies the current price of a selection that replaces another one', () => {
  const { choose, board, send, held } = setUp();
  const AWAY = '700001.RE.0.C';
  const [pick, quote] = [findSelectionInput(board, AWAY) as SelectionInput, findQuote(board, AWAY) as Quote];
  choose();
  board.applyChanges(wireChanges({ prices: [[AWAY, '-0.25', '0.91', 'N', 2]] }));
  send(slipActions.selectionToggled({ pick, quote }));
  expect(held()).toMatchObject({ id: AWAY, status: 'suspended' });
});

it('sends no action that would not change the slip', () => {
  const { choose, move, board, send } = setUp();
  choose();
  board.applyBoard(wireBoard());
  move('0.95', 1);
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['slip/selectionToggled']);
});

it('subscribes only to the selections of the slip and unsubscribes from all when stopped', () => {
  const { choose, move, send, stop, listeners } = setUp();
  move('0.96', 2);
  expect(send).not.toHaveBeenCalled();
  choose();
  stop();
  send.mockClear();
  move('0.97', 3);
  expect([send.mock.calls.length, listeners.size]).toEqual([0, 0]);
});

it('SLP-10 no longer follows a selection that was removed from the slip', () => {
  const { choose, move, board, send } = setUp();
  board.applyBoard(wireBoard({ games: [wireGame('700001'), wireGame('700002')] }));
  const OTHER = '700002.RE.0.H';
  const [pick, quote] = [findSelectionInput(board, OTHER) as SelectionInput, findQuote(board, OTHER) as Quote];
  send(slipActions.modeChanged('multiple'));
  send(slipActions.selectionToggled({ pick, quote }));
  choose();
  choose();
  const getPrice = jest.spyOn(board, 'getPrice');
  move('0.97', 2);
  board.applyChanges(wireChanges({ games: [{ gameId: '700001', gameStatus: 'ended' }] }));
  expect(getPrice).not.toHaveBeenCalled();
  board.applyChanges(wireChanges({ prices: [[OTHER, '-0.25', '0.97', 'Y', 2]] }));
  expect(getPrice.mock.calls).toEqual([[OTHER]]);
});

it('SPT-09 reads no price after a goal, which closes nothing', () => {
  const { choose, board } = setUp();
  choose();
  const getPrice = jest.spyOn(board, 'getPrice');
  board.applyChanges(wireChanges({ games: [{ gameId: '700001', sc_FT_H: '2' }] }));
  expect(getPrice).not.toHaveBeenCalled();
});

it('SPT-08 a suspended price has no quote', () => {
  const { board, move } = setUp();
  move('0.96', 2, { active: 'N' });
  expect([findQuote(board, HOME), findQuote(board, 'nobody'), findSelectionInput(board, 'nobody')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('selections of plays that only the match channel carries', () => {
  const SCORE = '700001.PD.0.H2C1';
  const detail = (over: Partial<WireGameInput> = {}) => ({
    ...wireBoard({ channel: 'GAME.700001', games: [] }),
    games: [wireGame('700001', { odds: [wireOdds(HOME), wireOdds(SCORE, { w: 'PD', r: 'H2C1', line: '' })], ...over })],
  });
  const chosen = () => {
    const world = setUp();
    world.board.applyBoard(detail());
    const [pick, quote] = [
      findSelectionInput(world.board, SCORE) as SelectionInput,
      findQuote(world.board, SCORE) as Quote,
    ];
    world.send(slipActions.selectionToggled({ pick, quote }));
    return world;
  };

  it('F-BET-16 stay open if only the board is loaded', () => {
    const { board, held } = chosen();
    board.dropChannel('GAME.700001');
    board.applyBoard(wireBoard());
    expect([board.getPrice(SCORE), held()?.status]).toEqual([undefined, 'open']);
  });

  it('F-BET-16 close if the match is removed from the board', () => {
    const { board, held } = chosen();
    board.dropChannel('GAME.700001');
    board.applyBoard(wireBoard({ games: [] }));
    expect(held()?.status).toBe('closed');
  });

  it('F-BET-16 close if the channel of the match no longer carries them', () => {
    const { board, held } = chosen();
    board.applyBoard(detail({ odds: [wireOdds(HOME)] }));
    expect(held()?.status).toBe('closed');
  });
});

it('F-BET-08 F-BET-16 marks an early selection as started after kick-off', () => {
  const { board, send, held } = setUp();
  const odds = [wireOdds('700002.R.0.H', { w: 'R' })];
  const early = { showType: 'FT', isLive: 'N', gameStatus: 'scheduled', odds } as const;
  board.applyBoard(wireBoard({ channel: 'FT.FT', games: [wireGame('700002', early)] }));
  const [pick, quote] = [
    findSelectionInput(board, '700002.R.0.H') as SelectionInput,
    findQuote(board, '700002.R.0.H') as Quote,
  ];
  send(slipActions.selectionToggled({ pick, quote }));
  board.applyChanges(wireChanges({ added: [wireGame('700002')] }));
  board.applyChanges(wireChanges({ channel: 'FT.FT', removed: ['700002'] }));
  expect(held()?.status).toBe('started');
});
