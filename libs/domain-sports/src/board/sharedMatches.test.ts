import { getMatchChannelId, parseMatchChannel } from '../entities/gameType.ts';
import type { WireOddsInput } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createBoardStore } from './createBoardStore.ts';

const GAME = '700001';
const [HOME, SCORE] = [`${GAME}.RE.0.H`, `${GAME}.PD.0.H2C1`];
const DETAIL = getMatchChannelId(GAME);
const score = wireOdds(SCORE, { w: 'PD', r: 'H2C1', line: '' });

function setUp() {
  let time = 1_000;
  const store = createBoardStore({ scheduleFrame: (run) => run(), now: () => time });
  const main = (odds = [wireOdds(HOME)]) => store.applyBoard(wireBoard({ games: [wireGame(GAME, { odds })] }));
  const detail = (odds: WireOddsInput[] = [wireOdds(HOME), score]) =>
    store.applyBoard(wireBoard({ channel: DETAIL, games: [wireGame(GAME, { odds })] }));
  return { store, main, detail, pass: (ms: number) => void (time += ms) };
}

it('SPT-09 adds the markets of the channel of a match to those of the board', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  expect(Object.keys(store.getMatch(GAME)?.markets ?? {}).sort()).toEqual(['PD', 'RE']);
  expect([store.getPrice(HOME)?.price, store.getPrice(SCORE)?.price]).toEqual([9500, 9500]);
  expect(store.getMatch(GAME)).toMatchObject({ channel: 'FT.RB', gameType: 'FT' });
});

it('keeps the prices that only the channel of the match carries when a fresh board arrives', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  main();
  expect([store.getPrice(SCORE)?.price, Object.keys(store.getMatch(GAME)?.markets ?? {}).sort()]).toEqual([
    9500,
    ['PD', 'RE'],
  ]);
});

it('removes the additional markets, but none of the board, when the channel of the match is dropped', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  store.dropChannel(DETAIL);
  expect([store.getPrice(SCORE), store.getPrice(HOME)?.price]).toEqual([undefined, 9500]);
  expect(Object.keys(store.getMatch(GAME)?.markets ?? {})).toEqual(['RE']);
});

it('keeps a match that left its board while its own channel carries it', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  store.applyChanges(wireChanges({ removed: [GAME] }));
  expect([store.getList('FT.RB').matchIds, store.getPrice(HOME)?.price]).toEqual([[], 9500]);
  store.dropChannel(DETAIL);
  expect([store.getMatch(GAME), store.getPrice(HOME)]).toEqual([undefined, undefined]);
});

it('F-BET-13 a board of one channel does not replace a newer price of another channel', () => {
  const { store, main, detail } = setUp();
  main();
  store.applyChanges(wireChanges({ prices: [[HOME, '-0.25', '0.80', 'Y', 5]] }));
  detail();
  expect(store.getPrice(HOME)).toMatchObject({ price: 8000, version: 5 });
});

it('moves a price once if the change arrives on both channels', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  const listener = jest.fn();
  store.subscribePrice(HOME, listener);
  for (const channel of ['FT.RB', DETAIL])
    store.applyChanges(wireChanges({ channel, prices: [[HOME, '-0.25', '0.80', 'Y', 5]] }));
  expect([listener.mock.calls.length, store.getPrice(HOME)?.direction]).toEqual([1, 'down']);
});

it('F-BET-15 computes the age of a price from the last message of any channel that carries it', () => {
  const { store, main, detail, pass } = setUp();
  main();
  pass(4_000);
  detail();
  pass(1_000);
  expect([store.getPriceAge(HOME), store.getPriceAge(SCORE), store.getPriceAge('nobody')]).toEqual([
    1_000,
    1_000,
    undefined,
  ]);
  store.dropChannel(DETAIL);
  expect(store.getPriceAge(HOME)).toBe(5_000);
  store.setStale('FT.RB', false);
  expect(store.getPriceAge(HOME)).toBe(0);
});

it('F-BET-15 a price is stale if all channels that carry it are stale', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  store.setStale('FT.RB', true);
  expect([store.isPriceStale(HOME), store.isPriceStale(SCORE), store.isPriceStale('nobody')]).toEqual([
    false,
    false,
    true,
  ]);
  store.setStale(DETAIL, true);
  expect(store.isPriceStale(HOME)).toBe(true);
});

it('SPT-08 another kick-off on one channel reorders the lists of all channels of the match', () => {
  const { store } = setUp();
  const game = (id: string, startTime: number) => wireGame(id, { startTime, odds: [wireOdds(`${id}.RE.0.H`)] });
  store.applyBoard(wireBoard({ games: [game('1', 1_000), game('2', 2_000)] }));
  store.applyBoard(wireBoard({ channel: 'HOT', games: [game('1', 1_000)] }));
  const listener = jest.fn();
  store.subscribeList('FT.RB', listener);
  expect(store.getList('FT.RB').matchIds).toEqual(['1', '2']);
  store.applyChanges(wireChanges({ channel: 'HOT', added: [game('1', 1_000)] }));
  expect(listener).not.toHaveBeenCalled();
  store.applyChanges(wireChanges({ channel: 'HOT', added: [game('1', 3_000)] }));
  expect([listener.mock.calls.length, store.getList('FT.RB').matchIds]).toEqual([1, ['2', '1']]);
});

it('builds and parses the channel id of a match', () => {
  expect([parseMatchChannel('GAME.7'), parseMatchChannel('FT.RB'), parseMatchChannel('GAME.')]).toEqual([
    '7',
    undefined,
    undefined,
  ]);
});

it('keeps the name of a runner in a champion market', () => {
  const { store } = setUp();
  const runner = wireOdds('9.FS.0.7', { w: 'FS', r: '7', line: '', name: 'Runner' });
  const game = wireGame('9', { gameType: 'FS', showType: 'FSFT', championOf: 'FT', odds: [runner] });
  store.applyBoard(wireBoard({ channel: 'FS.FSFT', games: [game] }));
  expect(store.getPrice('9.FS.0.7')).toMatchObject({ name: 'Runner', side: '7' });
  expect(store.getMatch('9')).toMatchObject({ isChampion: true, championOf: 'FT', channel: 'FS.FSFT' });
});
