import { createBoardStore } from '../board/createBoardStore.ts';
import type { WireGameInput, WireOddsInput } from '../entities/wire.ts';
import { createSlip, held, quote, wireBoard, wireGame, wireOdds } from '../testing/samples.ts';
import { findQuote, findSelectionInput, getSlipPrices } from './getSlipPrices.ts';
import type { Selection } from './selections/slip.ts';

const HOME = '700001.RE.0.H';
const selection = (over: Partial<Selection> = {}): Selection => ({ ...held(HOME, '700001'), ...over });

function setUp(odds: readonly WireOddsInput[] = [wireOdds(HOME)], game: Partial<WireGameInput> = {}) {
  const board = createBoardStore({ scheduleFrame: (run) => run(), now: () => 1 });
  board.applyBoard(wireBoard({ games: [wireGame('700001', { odds, ...game })] }));
  return board;
}

const shut = { active: 'N' as const };
const open = { id: HOME, price: 9500, line: '-0.25', version: 1 };

it.each`
  rule                                         | odds                               | game                           | over                               | seen
  ${'an active price is open'}                 | ${[wireOdds(HOME)]}                | ${{}}                          | ${{}}                              | ${[{ ...open, status: 'open' }]}
  ${'a suspended price keeps its quote'}       | ${[wireOdds(HOME, shut)]}          | ${{}}                          | ${{}}                              | ${[{ ...open, status: 'suspended' }]}
  ${'an unreadable price is suspended'}        | ${[wireOdds(HOME, { price: '' })]} | ${{}}                          | ${{}}                              | ${[{ id: HOME, status: 'suspended' }]}
  ${'a suspended price of an ended match'}     | ${[wireOdds(HOME, shut)]}          | ${{ gameStatus: 'ended' }}     | ${{}}                              | ${[{ id: HOME, status: 'closed' }]}
  ${'a suspended price of an abandoned match'} | ${[wireOdds(HOME, shut)]}          | ${{ gameStatus: 'abandoned' }} | ${{}}                              | ${[{ id: HOME, status: 'closed' }]}
  ${'an active price of an ended match'}       | ${[wireOdds(HOME)]}                | ${{ gameStatus: 'ended' }}     | ${{}}                              | ${[{ ...open, status: 'open' }]}
  ${'a suspended price of a postponed match'}  | ${[wireOdds(HOME, shut)]}          | ${{ gameStatus: 'postponed' }} | ${{}}                              | ${[{ ...open, status: 'suspended' }]}
  ${'a main price that the board lacks'}       | ${[]}                              | ${{}}                          | ${{}}                              | ${[{ id: HOME, status: 'closed' }]}
  ${'a price that only the match carries'}     | ${[]}                              | ${{}}                          | ${{ playCode: 'PD' }}              | ${[]}
  ${'a price of an unknown play'}              | ${[]}                              | ${{}}                          | ${{ playCode: 'XX' }}              | ${[]}
  ${'a price of a channel that is not loaded'} | ${[]}                              | ${{}}                          | ${{ showType: 'FT' }}              | ${[]}
  ${'a price of a match that the board lacks'} | ${[]}                              | ${{}}                          | ${{ gameId: '9', playCode: 'PD' }} | ${[{ id: HOME, status: 'closed' }]}
`('F-BET-16 SPT-08 $rule', ({ odds, game, over, seen }) => {
  const board = setUp(odds as WireOddsInput[], game as Partial<WireGameInput>);
  expect(getSlipPrices(board, createSlip('multiple', selection(over as Partial<Selection>)))).toEqual(seen);
});

it('F-BET-16 an in-play price that its match no longer carries is closed, not started', () => {
  const board = setUp();
  board.applyBoard(wireBoard({ channel: 'GAME.700001', games: [wireGame('700001', { odds: [] })] }));
  const slip = createSlip('multiple', selection({ id: '700001.PD.0.H1C0', playCode: 'PD' }));
  expect(getSlipPrices(board, slip)).toEqual([{ id: '700001.PD.0.H1C0', status: 'closed' }]);
});

it('SLP-01 reads the data of a selection from the board, with the runner and without an unknown league', () => {
  const runner = wireOdds('700001.FS.0.7', { w: 'FS', r: '7', line: '', name: 'Runner' });
  const board = setUp([runner], { league_id: '999', showType: 'FSFT' });
  expect(findSelectionInput(board, '700001.FS.0.7')).toEqual({
    id: '700001.FS.0.7',
    gameId: '700001',
    gameType: 'FT',
    showType: 'FSFT',
    leagueId: '999',
    leagueName: '',
    homeName: 'Home',
    awayName: 'Away',
    kickOffAt: 1000,
    playCode: 'FS',
    side: '7',
    isChampion: true,
    runnerName: 'Runner',
  });
});

it('SLP-01 a selection without kick-off and runner has neither field', () => {
  const input = findSelectionInput(setUp([wireOdds(HOME)], { startTime: undefined }), HOME);
  expect(Object.keys(input ?? {})).not.toEqual(expect.arrayContaining(['kickOffAt']));
  expect(Object.keys(input ?? {})).not.toEqual(expect.arrayContaining(['runnerName']));
});

it('SPT-08 only an active and readable price has a quote', () => {
  const read = (over: Partial<WireOddsInput>) => findQuote(setUp([wireOdds(HOME, over)]), HOME);
  expect([read({}), read(shut), read({ price: '0' })]).toEqual([quote(), undefined, undefined]);
});
