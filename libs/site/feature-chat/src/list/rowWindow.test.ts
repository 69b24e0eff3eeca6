import { computeRowWindow, NEWEST_ROWS, READ_ROWS, computeRowRange, type RowWindow } from './rowWindow.ts';

const keys = Array.from({ length: 300 }, (_, at) => `m${at + 1}`);
const far = 5_000;
const newest = NEWEST_ROWS;

it.each`
  rule                                                           | held         | above  | below  | range
  ${'CHT-06 renders the newest rows at the end'}                 | ${undefined} | ${far} | ${0}   | ${[300 - NEWEST_ROWS, 300]}
  ${'CHT-06 keeps the first rendered row after a step up'}       | ${undefined} | ${700} | ${200} | ${[300 - NEWEST_ROWS, 300]}
  ${'CHT-06 adds rows for a tall view'}                          | ${undefined} | ${200} | ${0}   | ${[300 - NEWEST_ROWS - 12, 300]}
  ${'CHT-06 adds older rows near the first rendered one'}        | ${keys[100]} | ${100} | ${far} | ${[70, 70 + READ_ROWS]}
  ${'CHT-06 moves the window down near the last rendered row'}   | ${keys[100]} | ${far} | ${100} | ${[130, 130 + READ_ROWS]}
  ${'CHT-06 keeps the window in its middle'}                     | ${keys[100]} | ${far} | ${far} | ${[100, 100 + READ_ROWS]}
  ${'CHT-06 follows the newest rows when back at the end'}       | ${keys[250]} | ${far} | ${10}  | ${[300 - NEWEST_ROWS, 300]}
  ${'CHT-06 starts with the oldest row if the first is missing'} | ${'m0'}      | ${far} | ${far} | ${[0, READ_ROWS]}
`('$rule', ({ held, above, below, range }) => {
  const before: RowWindow = { from: held as string | undefined, newest };
  const place = { above: above as number, below: below as number, view: 800 };
  expect(computeRowRange(keys, computeRowWindow(keys, before, place))).toEqual(range);
});

it('CHT-06 adds no row once all are rendered', () => {
  const all: RowWindow = { from: undefined, newest: keys.length };
  expect(computeRowWindow(keys, all, { above: 0, below: 0, view: 800 })).toBe(all);
});

it('CHT-06 older history does not move the window', () => {
  const before: RowWindow = { from: keys[0], newest };
  const older = ['h1', 'h2', 'h3', ...keys];
  const [start, end] = computeRowRange(older, before);
  expect(older.slice(start, end)).toEqual(keys.slice(...computeRowRange(keys, before)));
});
