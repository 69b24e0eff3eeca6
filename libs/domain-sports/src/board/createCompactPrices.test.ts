import fc from 'fast-check';
import type { WireChanges } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createBoardStore } from './createBoardStore.ts';
import { createCompactPrices } from './createCompactPrices.ts';

const IDS = ['1.RE.0.H', '1.RE.0.C', '2.RE.0.H', '2.RE.0.C'];
const createGames = (from: number) =>
  ['1', '2'].map((id) =>
    wireGame(id, {
      odds: ['H', 'C'].map((r) => {
        const key = `${id}.RE.0.${r}`;
        return wireOdds(key, { r, n: from + IDS.indexOf(key) });
      }),
    }),
  );

function setUp(from = 100) {
  const store = createBoardStore({ scheduleFrame: (run) => run(), now: () => 9 });
  store.applyBoard(wireBoard({ games: createGames(from) }));
  const decoder = createCompactPrices();
  const compact = (...lists: number[][]) => store.applyChanges(wireChanges({ compact: lists }), decoder);
  return { store, compact };
}

it('SPT-09 changes prices by number, also in matches that were not parsed', () => {
  const { store, compact } = setUp();
  compact([2, 100, 97, 103, -88]);
  expect([store.getPrice('1.RE.0.H'), store.getPrice('2.RE.0.C'), store.getPrice('1.RE.0.C')]).toMatchObject([
    { price: 9700, version: 2, isActive: true, direction: 'up', line: '-0.25' },
    { price: 8800, version: 2, isActive: false, direction: 'down' },
    { price: 9500, version: 1, direction: 'none' },
  ]);
});

it('F-BET-13 ignores an older or equal version', () => {
  const { store, compact } = setUp();
  compact([5, 100, 97], [4, 100, 80], [5, 100, 81]);
  expect(store.getPrice('1.RE.0.H')).toMatchObject({ price: 9700, version: 5 });
});

it.each([[[[2, 999, 97]]], [[[100]]], [[[2, 100]]], [[[]]], [[]]])(
  'ignores unknown numbers and incomplete lists: %p',
  (list) => {
    const { store, compact } = setUp();
    compact(...list);
    expect(IDS.map((id) => store.getPrice(id)?.price)).toEqual([9500, 9500, 9500, 9500]);
  },
);

it('F-BET-12 shows no price for hundredths outside the range', () => {
  const { store, compact } = setUp();
  compact([2, 100, 0]);
  expect(store.getPrice('1.RE.0.H')).toMatchObject({ price: undefined, isActive: false });
});

it('notifies only the listeners of the changed price', () => {
  const { store, compact } = setUp();
  const onPrice = IDS.map((id) => {
    const listener = jest.fn();
    store.subscribePrice(id, listener);
    return listener;
  });
  compact([2, 101, 97]);
  expect(onPrice.map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0, 0]);
});

it('notifies a listener that subscribed after the match was parsed, before any of its prices was read', () => {
  const { store, compact } = setUp();
  store.getList('FT.RB');
  compact([2, 100, 96]);
  const listener = jest.fn();
  store.subscribePrice('1.RE.0.H', listener);
  compact([3, 100, 97]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('notifies the listener of a price whose id does not begin with the id of its match', () => {
  const { store, compact } = setUp();
  const listener = jest.fn();
  store.subscribePrice('stray', listener);
  store.applyChanges(wireChanges({ added: [wireGame('3', { odds: [wireOdds('stray', { n: 300 })] })] }));
  listener.mockClear();
  compact([2, 300, 98]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('accepts new numbers in a fresh board and in an added match', () => {
  const { store, compact } = setUp();
  compact([2, 100, 96]);
  store.applyBoard(wireBoard({ games: createGames(200) }));
  store.applyChanges(wireChanges({ added: [wireGame('3', { odds: [wireOdds('3.RE.0.H', { n: 300 })] })] }));
  compact([3, 200, 97, 300, 98]);
  expect([store.getPrice('1.RE.0.H')?.price, store.getPrice('3.RE.0.H')?.price]).toEqual([9700, 9800]);
});

it('B3 applies a number to its own channel only, so boards from before and after a restart can coexist', () => {
  const { store } = setUp(100);
  const other = wireGame('9', { odds: [wireOdds('9.RE.0.H', { n: 100 })] });
  store.applyBoard(wireBoard({ channel: 'BK.RB', games: [other] }));
  store.applyChanges(wireChanges({ channel: 'BK.RB', compact: [[2, 100, 97]] }), createCompactPrices());
  expect([store.getPrice('1.RE.0.H')?.price, store.getPrice('9.RE.0.H')?.price]).toEqual([9500, 9700]);
});

it('B3 ignores the number of a price that only another channel of the match carries', () => {
  const { store, compact } = setUp();
  const SCORE = '1.PD.0.H1C0';
  const score = wireOdds(SCORE, { w: 'PD', r: 'H1C0', line: '', n: 300 });
  store.applyBoard(wireBoard({ channel: 'GAME.1', games: [wireGame('1', { odds: [score] })] }));
  compact([2, 300, 97]);
  expect(store.getPrice(SCORE)?.price).toBe(9500);
  store.applyChanges(wireChanges({ channel: 'GAME.1', compact: [[2, 300, 97]] }), createCompactPrices());
  expect(store.getPrice(SCORE)?.price).toBe(9700);
});

it('without a decoder, ignores numbered changes and applies named ones', () => {
  const { store } = setUp();
  const named = ['1.RE.0.C', '-0.5', '0.80', 'Y', 2] as const;
  store.applyChanges(wireChanges({ prices: [named], compact: [[2, 100, 97]] }));
  expect([store.getPrice('1.RE.0.H')?.price, store.getPrice('1.RE.0.C')?.price]).toEqual([9500, 8000]);
});

it('SPT-09 gives the same board in the compact and the named form', () => {
  const move = fc.record({
    at: fc.nat(3),
    cents: fc.integer({ min: 1, max: 400 }),
    ver: fc.nat(9),
    isOpen: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const [one, other] = [setUp(), setUp()];
      one.compact(...moves.map(({ at, cents, ver, isOpen }) => [ver, 100 + at, isOpen ? cents : -cents]));
      const prices = moves.map(({ at, cents, ver, isOpen }): WireChanges['prices'][number] => [
        IDS[at] ?? '',
        '-0.25',
        (cents / 100).toFixed(2),
        isOpen ? 'Y' : 'N',
        ver,
      ]);
      other.store.applyChanges(wireChanges({ prices }));
      expect(IDS.map((id) => one.store.getPrice(id))).toEqual(IDS.map((id) => other.store.getPrice(id)));
    }),
  );
});
