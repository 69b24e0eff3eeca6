import fc from 'fast-check';
import type { WireBoard, WireGameInput, WireShapePrice } from '../entities/wire.ts';
import { wireBoard, wireChanges, wireGame, wireOdds } from '../testing/samples.ts';
import { createBoardStore } from '../board/createBoardStore.ts';
import { createCompactPrices } from '../board/createCompactPrices.ts';

const SHAPE: readonly WireShapePrice[] = [
  ['RE', 'H', 0],
  ['RE', 'C', 0],
];
const packedGame = (gameId: string, packed: readonly number[]): WireGameInput => wireGame(gameId, { odds: [], packed });

/** Two matches of one shape: number, hundredths, version and line of each price. */
const BOARD = wireBoard({
  shapes: [SHAPE],
  lines: ['-0.25', '0.25'],
  games: [packedGame('1', [0, 100, 95, 3, 0, 101, -88, 4, 1]), packedGame('2', [0, 102, 70, 1, 1, 103, 120, 1, 1])],
});

function setUp(board: WireBoard = BOARD) {
  const store = createBoardStore({ scheduleFrame: (run) => run(), now: () => 9 });
  const compact = createCompactPrices();
  store.applyBoard(board, compact);
  return { store, compact };
}

it('SPT-09 reads the prices of a packed board', () => {
  const { store } = setUp();
  expect(store.getPrice('1.RE.0.H')).toMatchObject({ price: 9500, line: '-0.25', version: 3, isActive: true });
  expect(store.getPrice('1.RE.0.C')).toMatchObject({ price: 8800, line: '0.25', version: 4, isActive: false });
  expect(store.getPrice('2.RE.0.C')).toMatchObject({ price: 12_000, rank: 0, side: 'C', playCode: 'RE' });
  expect(store.getMatch('2')?.markets['RE']).toEqual([{ rank: 0, priceIds: { H: '2.RE.0.H', C: '2.RE.0.C' } }]);
});

it('SPT-09 applies compact and named changes to packed prices', () => {
  const { store, compact } = setUp();
  const named = ['2.RE.0.H', '0.5', '0.71', 'Y', 6] as const;
  store.applyChanges(wireChanges({ compact: [[5, 100, 97]], prices: [named] }), compact);
  expect(store.getPrice('1.RE.0.H')).toMatchObject({ price: 9700, direction: 'up', line: '-0.25' });
  expect(store.getPrice('2.RE.0.H')).toMatchObject({ price: 7100, line: '0.5' });
});

it('reads a named match on a packed board', () => {
  const foreign = wireGame('3', { odds: [wireOdds('foreign', { n: 300 })] });
  const { store } = setUp({ ...BOARD, games: [...BOARD.games, foreign] });
  expect([store.getPrice('foreign')?.price, store.getPrice('1.RE.0.H')?.price]).toEqual([9500, 9500]);
});

it('keeps the name of a runner in a champion market', () => {
  const shapes: WireBoard['shapes'] = [[['FS', '1', 0, '曼城']]];
  const { store } = setUp(wireBoard({ shapes, lines: [''], games: [packedGame('1', [0, 100, 250, 1, 0])] }));
  expect(store.getPrice('1.FS.0.1')).toMatchObject({ name: '曼城', price: 25_000, line: '' });
});

it('without a decoder, lists packed matches without prices', () => {
  const store = createBoardStore({ scheduleFrame: (run) => run(), now: () => 9 });
  store.applyBoard(BOARD);
  expect([store.getList('FT.RB').matchIds, store.getPrice('1.RE.0.H')]).toEqual([['1', '2'], undefined]);
});

it.each`
  what                                | packed                   | price
  ${'of an unknown shape'}            | ${[7, 100, 95, 1, 0]}    | ${undefined}
  ${'without a shape'}                | ${[]}                    | ${undefined}
  ${'with an invalid price'}          | ${[0, 100, 0, 1, 0]}     | ${{ price: undefined, isActive: false }}
  ${'with a price above the maximum'} | ${[0, 100, 1e12, 1, 0]}  | ${{ price: undefined }}
  ${'with a fraction of a hundredth'} | ${[0, 100, 95.5, 1, 0]}  | ${{ price: 9550 }}
  ${'with a price below one unit'}    | ${[0, 100, 0.001, 1, 0]} | ${{ price: undefined }}
  ${'with an unknown line'}           | ${[0, 100, 95, 1, 9]}    | ${{ price: 9500, line: '' }}
  ${'cut short'}                      | ${[0, 100, 95]}          | ${{ price: 9500, version: 0, line: '' }}
`('F-BET-12 reads the valid part of a match $what', ({ packed, price }: { packed: number[]; price: unknown }) => {
  const { store } = setUp({ ...BOARD, games: [packedGame('1', packed)] });
  const cell = store.getPrice('1.RE.0.H');
  if (price === undefined) expect(cell).toBeUndefined();
  else expect(cell).toMatchObject(price as object);
});

it('ignores a price of an unknown side and keeps the last price of a repeated id, as in the named form', () => {
  const shapes: WireBoard['shapes'] = [
    [
      ['RE', 'H', 0],
      ['RE', '?', 0],
      ['RE', 'C', 0],
      ['RE', 'H', 0],
    ],
  ];
  const packed = [0, 100, 95, 1, 0, 101, 50, 1, 0, 102, 88, 1, 0, 103, 70, 1, 0];
  const { store, compact } = setUp(wireBoard({ shapes, lines: [''], games: [packedGame('1', packed)] }));
  store.applyChanges(wireChanges({ compact: [[2, 101, 60, 102, 89]] }), compact);
  expect(['1.RE.0.H', '1.RE.0.?', '1.RE.0.C'].map((id) => store.getPrice(id)?.price)).toEqual([7000, undefined, 8900]);
});

it('SPT-09 gives the same prices for a packed and a named board, whatever the store held before', () => {
  const price = fc.record({
    cents: fc.integer({ min: 1, max: 400 }),
    ver: fc.integer({ min: 1, max: 9 }),
    isOpen: fc.boolean(),
    line: fc.constantFrom('-0.25', '0.25'),
  });
  const match = fc.tuple(price, price);
  fc.assert(
    fc.property(fc.array(fc.array(match, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }), (boards) => {
      const [one, other] = [setUp(wireBoard({ games: [] })), setUp(wireBoard({ games: [] }))];
      for (const games of boards) {
        const asNumbers = games.map((own, id) =>
          packedGame(String(id), [
            0,
            ...own.flatMap(({ cents, ver, isOpen, line }, at) => [
              id * 2 + at,
              isOpen ? cents : -cents,
              ver,
              line === '0.25' ? 1 : 0,
            ]),
          ]),
        );
        const byName = games.map((own, id) =>
          wireGame(String(id), {
            odds: own.map(({ cents, ver, isOpen, line }, at) =>
              wireOdds(`${id}.RE.0.${at ? 'C' : 'H'}`, {
                r: at ? 'C' : 'H',
                n: id * 2 + at,
                line,
                price: (cents / 100).toFixed(2),
                ver,
                active: isOpen ? 'Y' : 'N',
              }),
            ),
          }),
        );
        one.store.applyBoard({ ...BOARD, games: asNumbers }, one.compact);
        other.store.applyBoard(wireBoard({ games: byName }), other.compact);
      }
      const ids = boards.flatMap((games) => games.flatMap((_, id) => [`${id}.RE.0.H`, `${id}.RE.0.C`]));
      expect(ids.map((id) => one.store.getPrice(id))).toEqual(ids.map((id) => other.store.getPrice(id)));
    }),
  );
});
