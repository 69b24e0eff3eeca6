import {
  computeGridLayout,
  OVERSCAN,
  computeRowsInView,
  computeNextRows,
  findNextTile,
  type Rows,
} from './computeGridLayout.ts';

const seal = { tileWidth: 10, gap: 0.625 };
const jade = { tileWidth: 11.5, gap: 0.875 };

it.each`
  width   | rem   | sizes   | columns | rowHeight
  ${1200} | ${15} | ${seal} | ${7}    | ${240}
  ${1280} | ${16} | ${seal} | ${7}    | ${256}
  ${1200} | ${15} | ${jade} | ${6}    | ${276}
  ${272}  | ${15} | ${seal} | ${2}    | ${200}
`(
  'F-UI-14 computes columns and row height of a list of $width px at $rem px per rem',
  ({ width, rem, sizes, columns, rowHeight }) => {
    const size = { width: width as number, rem: rem as number };
    expect(computeGridLayout(size, sizes as typeof seal)).toMatchObject({ columns, rowHeight });
  },
);

it.each`
  width  | columns | tile
  ${309} | ${2}    | ${149.8125}
  ${318} | ${2}    | ${154.3125}
  ${468} | ${2}    | ${229.3125}
  ${469} | ${3}    | ${150.083333}
  ${500} | ${3}    | ${160.416667}
`('F-UI-14 tiles and the gaps between them fill a list of $width px', ({ width, columns, tile }) => {
  const layout = computeGridLayout({ width: width as number, rem: 15 }, seal);
  expect(layout).toMatchObject({ columns, gap: 9.375 });
  expect(layout.tile).toBeCloseTo(tile as number, 4);
});

it.each`
  top    | height   | first | end
  ${0}   | ${1_000} | ${0}  | ${5}
  ${199} | ${1_000} | ${0}  | ${6}
  ${200} | ${1_000} | ${1}  | ${6}
  ${201} | ${1_001} | ${1}  | ${7}
`('GAM-01 without overscan only rows in view are found at $top px', ({ top, height, first, end }) => {
  const view = { top: top as number, height: height as number };
  expect(computeRowsInView(view, { rowHeight: 200, rowCount: 50 }, 0)).toEqual({ first, end });
});

it.each`
  top       | rows   | first  | end
  ${-500}   | ${400} | ${0}   | ${6}
  ${0}      | ${400} | ${0}   | ${8}
  ${20_000} | ${400} | ${97}  | ${108}
  ${90_000} | ${400} | ${399} | ${400}
  ${0}      | ${0}   | ${0}   | ${0}
`('GAM-01 finds the rows near the viewport of $rows rows at $top px', ({ top, rows, first, end }) => {
  expect(
    computeRowsInView({ top: top as number, height: 1_000 }, { rowHeight: 200, rowCount: rows as number }, OVERSCAN),
  ).toEqual({
    first,
    end,
  });
});

it.each`
  what                                                 | drawn       | after
  ${'after a jump the first row in view'}              | ${[0, 5]}   | ${[[20, 21], [20, 22], [20, 23], [20, 24], [20, 25], [19, 25], [18, 25], [18, 25]]}
  ${'scrolling down, rows in view, then the overscan'} | ${[15, 20]} | ${[[18, 21], [18, 22], [18, 23], [18, 24], [18, 25], [18, 25]]}
  ${'scrolling up, rows in view, then the overscan'}   | ${[22, 30]} | ${[[21, 25], [20, 25], [19, 25], [18, 25], [18, 25]]}
`('GAM-01 adds one row per frame: $what', ({ drawn, after }: { drawn: [number, number]; after: number[][] }) => {
  const inView = { first: 20, end: 23 };
  let rows: Rows = { first: drawn[0], end: drawn[1] };
  const seen = after.map(() => {
    rows = computeNextRows(rows, { first: 18, end: 25 }, inView);
    return [rows.first, rows.end];
  });
  expect(seen).toEqual(after);
});

it('GAM-01 a shorter list removes the rows that no longer exist', () => {
  const none = { first: 0, end: 0 };
  expect(computeNextRows({ first: 90, end: 95 }, { first: 0, end: 1 }, { first: 0, end: 1 })).toEqual({
    first: 0,
    end: 1,
  });
  expect(computeNextRows({ first: 90, end: 95 }, none, none)).toEqual(none);
});

it.each`
  key             | from    | to
  ${'ArrowRight'} | ${3}    | ${4}
  ${'ArrowDown'}  | ${3}    | ${9}
  ${'ArrowUp'}    | ${3}    | ${0}
  ${'ArrowUp'}    | ${9}    | ${3}
  ${'ArrowLeft'}  | ${3}    | ${2}
  ${'ArrowLeft'}  | ${0}    | ${0}
  ${'ArrowRight'} | ${2398} | ${2398}
  ${'PageUp'}     | ${30}   | ${6}
  ${'PageUp'}     | ${5}    | ${0}
  ${'Home'}       | ${6}    | ${6}
  ${'Home'}       | ${9}    | ${6}
  ${'End'}        | ${9}    | ${11}
  ${'End'}        | ${2398} | ${2398}
  ${'PageDown'}   | ${0}    | ${24}
  ${'Enter'}      | ${3}    | ${undefined}
`('QLT-02 $key moves from tile $from to $to', ({ key, from, to }) => {
  expect(findNextTile(key as string, from as number, { columns: 6, count: 2_399 })).toBe(to);
});
