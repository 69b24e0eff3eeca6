import {
  previewRoads,
  buildBeadPlate,
  buildBigRoad,
  buildDerivedRoad,
  derivedRoads,
  listDerivedColours,
  ROWS,
} from './roads.js';

type Side = 'B' | 'P' | 'T';
type Colour = 'r' | 'b';

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly value: string;
  readonly ties?: number;
}

const BACKS = [derivedRoads.bigEyeBoy, derivedRoads.smallRoad, derivedRoads.cockroachRoad];
const parse = (text: string): Side[] => [...text] as Side[];

const SHOE = parse('TBBPBTPPBBBBBBBBPTPBPBPPPPPPPBBTBPBPBPPBBPPBBBTPBBBPPPPBTBPB');

/** Writes a road as text, six lines, `.` for an empty cell. */
function formatGrid(cells: readonly Cell[]): string {
  const width = Math.max(0, ...cells.map(({ column }) => column + 1));
  const lines = Array.from({ length: ROWS }, () => Array<string>(width).fill('.'));
  for (const { column, row, value } of cells) (lines[row] as string[])[column] = value;
  return lines.map((line) => line.join('')).join('\n');
}

/**
 * Second implementation, written from the rules of the roads without run lengths: it places one result after the other on a
 * grid, looks at neighbouring cells only, and derives the first colour of a column as the opposite of a continued column.
 */
function playShoe(results: readonly Side[]) {
  const columns: Side[][] = [];
  const drawn = new Map<number, Colour[]>(BACKS.map((back) => [back, []]));
  const grid = new Map<string, { column: number; row: number; value: Side; ties: number }>();
  const key = (column: number, row: number) => `${String(column)}:${String(row)}`;
  let at = { column: -1, row: 0, start: -1, goesDown: true };
  let waiting = 0;
  const hasCell = (column: number, row: number): boolean => columns[column]?.[row] !== undefined;
  const drawDerived = (isOpposite: boolean) => {
    const [column, row] = [columns.length - 1, columns.at(-1)?.length ?? 0];
    for (const back of BACKS.filter((distance) => column >= distance)) {
      const isRed = hasCell(column - back, row) === hasCell(column - back, row - 1);
      drawn.get(back)?.push(isRed === isOpposite ? 'b' : 'r');
    }
  };
  const continueColumn = (result: Side) => {
    drawDerived(false);
    columns.at(-1)?.push(result);
    const isBlocked = !at.goesDown || at.row === ROWS - 1 || grid.has(key(at.column, at.row + 1));
    at = isBlocked ? { ...at, column: at.column + 1, goesDown: false } : { ...at, row: at.row + 1 };
    if (grid.has(key(at.column, at.row))) throw new Error(`A tail runs into a cell: ${results.join('')}.`);
  };
  const beginColumn = (result: Side) => {
    drawDerived(true);
    columns.push([result]);
    let start = at.start + 1;
    while (grid.has(key(start, 0))) start += 1;
    at = { column: start, row: 0, start, goesDown: true };
  };
  for (const result of results) {
    const cell = grid.get(key(at.column, at.row));
    if (result === 'T') {
      if (cell) cell.ties += 1;
      else waiting += 1;
      continue;
    }
    if (result === cell?.value) continueColumn(result);
    else beginColumn(result);
    grid.set(key(at.column, at.row), { column: at.column, row: at.row, value: result, ties: waiting });
    waiting = 0;
  }
  return { cells: [...grid.values()], drawn };
}

/** Shoes of 20 to 80 results. Every third one keeps its side often, so that dragon tails meet. */
function* listShoes(count: number): Iterable<Side[]> {
  let seed = 20_261_124;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let shoe = 0; shoe < count; shoe++) {
    const keeps = shoe % 3 === 0 ? 0.85 : 0.5;
    let last: Side = 'B';
    yield Array.from({ length: 20 + Math.floor(next() * 61) }, () => {
      if (next() < 0.095) return 'T';
      last = next() < keeps ? last : last === 'B' ? 'P' : 'B';
      return last;
    });
  }
}

const sortCells = (cells: readonly Cell[]) =>
  cells.map(({ column, row, value, ties }) => `${String(column)}:${String(row)} ${value} ${String(ties)}`).toSorted();

describe('roads', () => {
  it('LOB-06 places every result on the bead plate, ties included', () => {
    expect(formatGrid(buildBeadPlate(parse('TBBPBTPP')))).toBe('TP\nBP\nB.\nP.\nB.\nT.');
  });

  it('LOB-06 draws the big road with dragon tails, and counts ties on the cell before them', () => {
    const cells = buildBigRoad(SHOE);
    expect(formatGrid(cells)).toBe(
      [
        'BPBPBPBPBPBPBPBPBPBPBPBPB',
        'B..PBP...PB....PBPB.BPB..',
        '....B....PB.......B.BP...',
        '....B....P...........P...',
        '....B....P...............',
        '....BBB..PP..............',
      ].join('\n'),
    );
    const ties = cells.filter((cell) => cell.ties > 0).map(({ column, row }) => [column, row]);
    expect(ties).toEqual([
      [0, 0],
      [2, 0],
      [5, 0],
      [10, 1],
      [18, 2],
      [22, 0],
    ]);
  });

  it('LOB-06 shows ties before the first banker or player in the first cell', () => {
    expect(buildBigRoad(parse('TT'))).toEqual([{ column: 0, row: 0, value: '-', ties: 2 }]);
    expect(buildBigRoad(parse('TTP'))).toEqual([{ column: 0, row: 0, value: 'P', ties: 2 }]);
  });

  it.each`
    road                | back | colours
    ${'big eye boy'}    | ${1} | ${'brbbrbrrrrrbrbbrrbrrrrrbrrbbrrrbbrrrrrbbbbrbrrbbrbb'}
    ${'small road'}     | ${2} | ${'bbbbrrrrrrbrrbbrbrrrrrbbrbbbrrbbbbrrrbbbrrrbrrbrbb'}
    ${'cockroach road'} | ${3} | ${'rrbrrrrrrbbbbbbbrrrrrbbrbrbbrbbbbbbrbbbrbbrrbbbbb'}
  `('LOB-06 draws the $road of the published shoe', ({ back, colours }: { back: number; colours: string }) => {
    expect(listDerivedColours(SHOE, back).join('')).toBe(colours);
    expect(buildDerivedRoad(SHOE, back)).toHaveLength(colours.length);
  });

  it('LOB-06 places the colours of a derived road as runs', () => {
    expect(formatGrid(buildDerivedRoad(SHOE, 2))).toBe(
      [
        'brbrbrbrbrbrbrbrbrbrb',
        'br.rb..rb.brbrbr.r..b',
        'br.....r..b.brbr.....',
        'br.....r....b........',
        '.r.....r.............',
        '.r...................',
      ].join('\n'),
    );
  });

  it('LOB-06 previews what the next result would draw', () => {
    expect(previewRoads(SHOE, 'B')).toEqual({ bigEyeBoy: 'b', smallRoad: 'r', cockroachRoad: 'r' });
    expect(previewRoads(SHOE, 'P')).toEqual({ bigEyeBoy: 'r', smallRoad: 'b', cockroachRoad: 'b' });
    expect(previewRoads(parse('B'), 'P')).toEqual({});
  });

  it('LOB-06 agrees with a second implementation in all cells of many shoes', () => {
    let widest = 0;
    for (const shoe of listShoes(process.env['TEST_FULL'] ? 100_000 : 3_000)) {
      const expected = playShoe(shoe);
      const big = buildBigRoad(shoe).filter(({ value }) => value !== '-');
      const previewed = Object.keys(derivedRoads).map((road) =>
        (['B', 'P'] as const).map((side) => previewRoads(shoe, side)[road as keyof typeof derivedRoads] ?? '').join(''),
      );
      const isSame =
        sortCells(big).join() === sortCells(expected.cells).join() &&
        BACKS.every((back) => listDerivedColours(shoe, back).join('') === expected.drawn.get(back)?.join('')) &&
        previewed.every((pair) => ['', 'rb', 'br'].includes(pair));
      if (!isSame) throw new Error(`The roads differ for ${shoe.join('')}.`);
      widest = Math.max(widest, ...big.map(({ column }) => column + 1));
    }
    expect(widest).toBeGreaterThan(30);
  });
});
