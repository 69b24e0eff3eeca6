import fc from 'fast-check';
import { computeRowWindow } from './useRowWindow.ts';

const ROW = 40;

it('WAL-07 renders the visible rows and few others at every scroll position', () => {
  const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(1_440), places, (count, height, scrolls) => {
      let held = { from: 0, to: 40, height: 0 };
      for (const at of scrolls) {
        const top = at * Math.max(0, count * ROW - height);
        held = computeRowWindow(held, count, { top, height, rowHeight: ROW });
        expect(held.from * ROW).toBeLessThanOrEqual(top);
        expect(Math.min(count, held.to) * ROW).toBeGreaterThanOrEqual(Math.min(count * ROW, top + height));
        expect(held.to - held.from).toBeLessThanOrEqual(height / ROW + 40);
      }
    }),
  );
});

const HELD = { from: 10, to: 60, height: ROW };

it.each([
  ['the last row of the margin at the top', 14, HELD],
  ['a row above the margin at the top', 13, { from: 0, to: 39, height: ROW }],
  ['the last row of the margin at the bottom', 46, HELD],
  ['a row below the margin at the bottom', 47, { from: 31, to: 73, height: ROW }],
])('WAL-07 renders other rows only outside the margin: %s', (_, first, expected) => {
  const scroll = { top: first * ROW, height: 10 * ROW, rowHeight: ROW };
  expect(computeRowWindow(HELD, 200, scroll)).toEqual(expected);
});

it('WAL-07 has no margin at the first and the last row', () => {
  const all = { from: 0, to: 20, height: ROW };
  expect(computeRowWindow(all, 20, { top: 0, height: 20 * ROW, rowHeight: ROW })).toBe(all);
});

it('WAL-07 keeps the rows until their height is measured, and renders others for a new height', () => {
  const initial = { from: 0, to: 40, height: 0 };
  expect(computeRowWindow(initial, 200, { top: 0, height: 400, rowHeight: 0 })).toBe(initial);
  expect(computeRowWindow(initial, 200, { top: 0, height: 390, rowHeight: ROW })).toEqual({
    from: 0,
    to: 26,
    height: ROW,
  });
  expect(computeRowWindow(HELD, 200, { top: 1_000, height: 500, rowHeight: 50 })).toEqual({
    from: 4,
    to: 46,
    height: 50,
  });
});
