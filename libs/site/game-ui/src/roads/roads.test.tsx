import { render, screen } from '@testing-library/react';
import { BigRoad } from './BigRoad.tsx';
import { buildBigRoad, type RoadCell, type RoadResult } from './buildBigRoad.ts';
import { hasPattern } from './hasPattern.ts';

const toResults = (text: string) => [...text] as RoadResult[];

/** Shoe of the design documents with both tails and ties. */
const SHOE = 'TBBPBTPPBBBBBBBBPTPBPBPPPPPPPBBTBPBPBPPBBPPBBBTPBBBPPPPBTBPB';

/**
 * Independent implementation: one result at a time, on a board of cells. It knows only the last cell, the start of its run and
 * whether the run has turned.
 */
function placeOneByOne(results: readonly RoadResult[]): readonly RoadCell[] {
  const board = new Map<string, RoadCell>();
  let last:
    { readonly key: string; readonly cell: RoadCell; readonly start: number; readonly hasTurned: boolean } | undefined;
  let waitingTies = 0;
  const put = (cell: RoadCell, start: number, hasTurned: boolean) => {
    const key = `${cell.column}/${cell.row}`;
    if (board.has(key)) throw new Error(`placeOneByOne: ${key} is taken.`);
    board.set(key, cell);
    last = { key, cell, start, hasTurned };
  };
  for (const side of results) {
    if (side === 'T') {
      if (!last) waitingTies += 1;
      else {
        const cell: RoadCell = { ...last.cell, ties: last.cell.ties + 1 };
        board.set(last.key, cell);
        last = { ...last, cell };
      }
    } else if (last?.cell.side === side) {
      const { column, row } = last.cell;
      const isBelowFree = row < 5 && !board.has(`${column}/${row + 1}`);
      if (isBelowFree && !last.hasTurned) put({ column, row: row + 1, side, ties: 0 }, last.start, false);
      else put({ column: column + 1, row, side, ties: 0 }, last.start, true);
    } else {
      let column = last ? last.start + 1 : 0;
      while (board.has(`${column}/0`)) column += 1;
      put({ column, row: 0, side, ties: last ? 0 : waitingTies }, column, false);
    }
  }
  return [...board.values()];
}

/** Pseudo-random shoes of 20 to 80 results; a third of them with long runs. */
function* createShoes(count: number): Iterable<RoadResult[]> {
  let state = 20_251;
  const draw = () => ((state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 8) / 2 ** 24;
  for (let shoe = 0; shoe < count; shoe++) {
    let side: RoadResult = 'B';
    const change = shoe % 3 === 0 ? 0.15 : 0.5;
    yield Array.from({ length: 20 + Math.floor(draw() * 61) }, (): RoadResult => {
      if (draw() < 0.1) return 'T';
      if (draw() < change) side = side === 'B' ? 'P' : 'B';
      return side;
    });
  }
}

describe('big road', () => {
  it('LOB-03 equals an independent implementation over 20,000 shoes', () => {
    for (const shoe of createShoes(20_000)) {
      const [built, placed] = [buildBigRoad(shoe), placeOneByOne(shoe)];
      if (JSON.stringify(built) !== JSON.stringify(placed)) expect(built).toEqual(placed);
    }
  });

  it('LOB-03 places the shoe of the documents', () => {
    const cells = buildBigRoad(toResults(SHOE));
    expect(cells[0]).toEqual({ column: 0, row: 0, side: 'B', ties: 1 });
    const tail = cells.filter(({ row, column }) => row === 5 && column > 4);
    expect(tail.length).toBeGreaterThan(2);
    expect(cells).toEqual(placeOneByOne(toResults(SHOE)));
  });

  it.each`
    results       | cells
    ${''}         | ${[]}
    ${'TT'}       | ${[[0, 0, 2]]}
    ${'TB'}       | ${[[0, 0, 1]]}
    ${'BBP'}      | ${[[0, 0, 0], [0, 1, 0], [1, 0, 0]]}
    ${'BBBBBBBP'} | ${[[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 3, 0], [0, 4, 0], [0, 5, 0], [1, 5, 0], [1, 0, 0]]}
  `('LOB-03 places "$results"', ({ results, cells }) => {
    const built = buildBigRoad(toResults(results as string));
    expect(built.map(({ column, row, ties }) => [column, row, ties])).toEqual(cells);
  });

  it.each`
    results           | isPattern
    ${'PBBBBBB'}      | ${true}
    ${'PBBBBBTB'}     | ${true}
    ${'PBBBBB'}       | ${false}
    ${'BBPBPBPB'}     | ${true}
    ${'BBPBPBP'}      | ${false}
    ${'BBPPBBPPBBPP'} | ${true}
    ${'BBPPBBPPBBP'}  | ${false}
    ${''}             | ${false}
  `('LOB-03 "$results" has a pattern: $isPattern', ({ results, isPattern }) => {
    expect(hasPattern(toResults(results as string))).toBe(isPattern);
  });

  it('LOB-03 shows the last columns, with a sentence for screen readers', () => {
    const { container } = render(<BigRoad results={toResults('BPBPBPBTT')} columns={4} label="大路" />);
    expect(screen.getByRole('img', { name: '大路' })).toBeVisible();
    expect([...container.querySelectorAll('circle')].map((each) => each.getAttribute('data-side'))).toEqual([
      'P',
      'B',
      'P',
      'B',
    ]);
    expect(container.querySelector('text')).toHaveTextContent('2');
  });
});
