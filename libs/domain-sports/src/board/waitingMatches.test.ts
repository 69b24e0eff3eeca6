import fc from 'fast-check';
import { type WireChanges, type WireGameInput } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createBoardStore } from './createBoardStore.ts';

const GAMES = ['1', '2', '3'];
const idsOf = (game: string) => ['H', 'C'].map((side) => `${game}.RE.0.${side}`);
const ALL_IDS = GAMES.flatMap(idsOf);

const newStore = () => createBoardStore({ scheduleFrame: (run) => run(), now: () => 7 });
type Store = ReturnType<typeof newStore>;

const gameOf = (gameId: string, price: string, ver: number, kickOff: number): WireGameInput =>
  wireGame(gameId, {
    startTime: kickOff,
    odds: idsOf(gameId).map((id, at) => wireOdds(id, { r: at === 0 ? 'H' : 'C', price, ver })),
  });

type Step = (store: Store) => void;
const price = fc.integer({ min: 50, max: 99 }).map((cents) => `0.${cents}`);
const game = fc.constantFrom(...GAMES);
const id = fc.constantFrom(...ALL_IDS);
const change =
  (over: Partial<WireChanges>): Step =>
  (store) =>
    store.applyChanges(wireChanges(over));

const write: fc.Arbitrary<Step> = fc.oneof(
  fc.array(fc.tuple(game, price, fc.nat(5), fc.nat(3)), { maxLength: 3 }).map((games): Step => {
    const named = [...new Map(games.map((told) => [told[0], gameOf(...told)])).values()];
    return (store) => store.applyBoard(wireBoard({ games: named }));
  }),
  fc.tuple(id, price, fc.nat(9)).map(([key, to, ver]) => change({ prices: [[key, '-0.25', to, 'Y', ver]] })),
  fc.tuple(game, price, fc.nat(5)).map(([key, to, ver]) => change({ added: [gameOf(key, to, ver, 1)] })),
  fc.tuple(game, fc.nat(9)).map(([gameId, goals]) => change({ games: [{ gameId, sc_FT_H: String(goals) }] })),
  game.map((gameId) => change({ removed: [gameId] })),
  fc.tuple(game, price, fc.nat(5)).map(
    ([key, to, ver]): Step =>
      (store) =>
        store.applyBoard(wireBoard({ channel: `GAME.${key}`, games: [gameOf(key, to, ver, 1)] })),
  ),
  game.map(
    (key): Step =>
      (store) =>
        store.dropChannel(`GAME.${key}`),
  ),
);

/** Everything a reader can see, but for the flash: one that nobody could have seen is not shown. */
const seen = (store: Store) => [
  store.getList('FT.RB'),
  ...GAMES.map((key) => store.getMatch(key)),
  ...ALL_IDS.map((key) => {
    const cell = store.getPrice(key);
    return cell && { ...cell, direction: 'none', changedAt: 0 };
  }),
];

it('SPT-09 a store that is looked at late tells what one that is looked at all the time tells', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 12 }), (steps) => {
      const [lazy, eager] = [newStore(), newStore()];
      for (const step of steps) {
        step(lazy);
        step(eager);
        seen(eager);
      }
      expect(seen(lazy)).toEqual(seen(eager));
    }),
    { numRuns: 2_000 },
  );
}, 120_000);

it('a price that is heard but was never read flashes with its first change', () => {
  const store = newStore();
  const heard = jest.fn();
  store.applyBoard(wireBoard({ games: [gameOf('1', '0.90', 1, 1)] }));
  store.subscribePrice('1.RE.0.H', heard);
  store.applyChanges(wireChanges({ prices: [['1.RE.0.H', '-0.25', '0.95', 'Y', 2]] }));
  expect([heard.mock.calls.length, store.getPrice('1.RE.0.H')]).toMatchObject([1, { price: 9500, direction: 'up' }]);
});

it('prices that do not carry the id of their match are found all the same', () => {
  const store = newStore();
  store.applyBoard(wireBoard({ games: [wireGame('1', { odds: [wireOdds('a7')] })] }));
  expect(store.getPrice('a7')?.gameId).toBe('1');
});

it('a board whose matches nobody reads is listed in its order', () => {
  const store = newStore();
  const games = [gameOf('1', '0.90', 1, 9), gameOf('2', '0.90', 1, 3), gameOf('3', '0.90', 1, Number.NaN)];
  store.applyBoard(wireBoard({ games }));
  expect(store.getList('FT.RB').matchIds).toEqual(['2', '1', '3']);
});
