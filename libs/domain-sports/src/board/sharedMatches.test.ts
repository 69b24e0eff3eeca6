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

it('SPT-09 the channel of a match adds its markets to those of the board', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  expect(Object.keys(store.getMatch(GAME)?.markets ?? {}).sort()).toEqual(['PD', 'RE']);
  expect([store.getPrice(HOME)?.price, store.getPrice(SCORE)?.price]).toEqual([9500, 9500]);
  expect(store.getMatch(GAME)).toMatchObject({ channel: 'FT.RB', gameType: 'FT' });
});

it('a fresh board leaves what only the channel of the match tells', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  main();
  expect([store.getPrice(SCORE)?.price, Object.keys(store.getMatch(GAME)?.markets ?? {}).sort()]).toEqual([
    9500,
    ['PD', 'RE'],
  ]);
});

it('leaving the match takes its further markets along, and nothing of the board', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  store.dropChannel(DETAIL);
  expect([store.getPrice(SCORE), store.getPrice(HOME)?.price]).toEqual([undefined, 9500]);
  expect(Object.keys(store.getMatch(GAME)?.markets ?? {})).toEqual(['RE']);
});

it('a match that left its board stays while its own channel holds it', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  store.applyChanges(wireChanges({ removed: [GAME] }));
  expect([store.getList('FT.RB').matchIds, store.getPrice(HOME)?.price]).toEqual([[], 9500]);
  store.dropChannel(DETAIL);
  expect([store.getMatch(GAME), store.getPrice(HOME)]).toEqual([undefined, undefined]);
});

it('F-BET-13 a board of one channel does not turn back what another has told since', () => {
  const { store, main, detail } = setUp();
  main();
  store.applyChanges(wireChanges({ prices: [[HOME, '-0.25', '0.80', 'Y', 5]] }));
  detail();
  expect(store.getPrice(HOME)).toMatchObject({ price: 8000, version: 5 });
});

it('a change heard on both channels moves a price once', () => {
  const { store, main, detail } = setUp();
  main();
  detail();
  const heard = jest.fn();
  store.subscribePrice(HOME, heard);
  for (const channel of ['FT.RB', DETAIL])
    store.applyChanges(wireChanges({ channel, prices: [[HOME, '-0.25', '0.80', 'Y', 5]] }));
  expect([heard.mock.calls.length, store.getPrice(HOME)?.direction]).toEqual([1, 'down']);
});

it('F-BET-15 a price is as old as the last word of a channel that tells of it', () => {
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

it('F-BET-15 a price is stale when every channel that tells of it is', () => {
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

it('reads and writes the channel of a match', () => {
  expect([parseMatchChannel('GAME.7'), parseMatchChannel('FT.RB'), parseMatchChannel('GAME.')]).toEqual([
    '7',
    undefined,
    undefined,
  ]);
});

it('a runner of a champion market has its name', () => {
  const { store } = setUp();
  const runner = wireOdds('9.FS.0.7', { w: 'FS', r: '7', line: '', name: 'Runner' });
  const game = wireGame('9', { gameType: 'FS', showType: 'FSFT', championOf: 'FT', odds: [runner] });
  store.applyBoard(wireBoard({ channel: 'FS.FSFT', games: [game] }));
  expect(store.getPrice('9.FS.0.7')).toMatchObject({ name: 'Runner', side: '7' });
  expect(store.getMatch('9')).toMatchObject({ isChampion: true, championOf: 'FT', channel: 'FS.FSFT' });
});
