import fc from 'fast-check';
import type { BoardItem } from './buildBoardItems.ts';
import { buildBoardSections } from './buildBoardSections.ts';
import { computeFirstWindow, findRowAt, computeRowOffsets, computeRowWindow } from './computeRowOffsets.ts';

const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 300 });

it('finds the row at a scroll offset', () => {
  fc.assert(
    fc.property(heights, fc.nat(40_000), (list, y) => {
      const offsets = computeRowOffsets(list);
      const at = findRowAt(offsets, y);
      const isLast = at === list.length - 1;
      expect(offsets[at]).toBeLessThanOrEqual(y);
      expect(isLast || (offsets[at + 1] ?? 0) > y).toBe(true);
    }),
  );
});

it('SPT-09 covers the view with a small window at every scroll position', () => {
  fc.assert(
    fc.property(heights, fc.array(fc.nat(40_000), { maxLength: 20 }), (list, tops) => {
      const offsets = computeRowOffsets(list);
      tops.reduce<ReturnType<typeof computeRowWindow> | undefined>((held, top) => {
        const next = computeRowWindow(offsets, { top, height: 900 }, held);
        expect(next.from).toBeLessThanOrEqual(findRowAt(offsets, top));
        expect(next.to).toBeGreaterThanOrEqual(findRowAt(offsets, top + 900));
        expect(next.to - next.from).toBeLessThanOrEqual(900 / 20 + 18);
        return next;
      }, undefined);
    }),
  );
});

it('keeps the window during a small scroll', () => {
  const offsets = computeRowOffsets(Array.from({ length: 200 }, () => 100));
  const held = computeRowWindow(offsets, { top: 5_000, height: 900 });
  expect(computeRowWindow(offsets, { top: 5_300, height: 900 }, held)).toBe(held);
  expect(computeRowWindow(offsets, { top: 5_900, height: 900 }, held)).not.toBe(held);
});

it('SPT-09 keeps the first window until the board is scrolled and includes the margin of the first scroll', () => {
  fc.assert(
    fc.property(heights, fc.nat(40_000), (list, top) => {
      const offsets = computeRowOffsets(list);
      const first = computeFirstWindow(offsets, { top, height: 900 });
      expect(computeRowWindow(offsets, { top, height: 900 }, first)).toBe(first);
      expect(first.from).toBeLessThanOrEqual(Math.max(0, findRowAt(offsets, top) - 2));
      expect(first.to).toBeGreaterThanOrEqual(Math.min(list.length - 1, findRowAt(offsets, top + 900) + 2));
    }),
  );
});

it('limits the window to the rows of a smaller board', () => {
  const held = computeRowWindow(computeRowOffsets(Array.from({ length: 200 }, () => 100)), {
    top: 15_000,
    height: 900,
  });
  expect(computeRowWindow(computeRowOffsets([100, 100]), { top: 0, height: 900 }, held)).toEqual({ from: 0, to: 1 });
});

const item = (kind: 'l' | 'm', key: string) =>
  ({ kind: kind === 'l' ? 'league' : 'match', key }) as unknown as BoardItem;
const items = ['l0', 'm1', 'm2', 'l3', 'm4', 'm5', 'l6', 'm7'].map((key) => item(key[0] as 'l', key));

it.each`
  rule                                                      | from | to   | extra | sections
  ${'includes the head of the first match in view'}         | ${2} | ${4} | ${-1} | ${'0-3:2 3-6:4'}
  ${'returns a section for a visible head without matches'} | ${6} | ${6} | ${-1} | ${'6-8:'}
  ${'keeps the match with the focus'}                       | ${0} | ${1} | ${7}  | ${'0-3:1 6-8:7'}
  ${'ignores the focus of a removed match'}                 | ${0} | ${1} | ${99} | ${'0-3:1'}
`('$rule', ({ from, to, extra, sections }) => {
  const drawn = buildBoardSections(items, { from, to }, extra as number);
  expect(drawn.map(({ head, end, drawn: rows }) => `${head}-${end}:${rows.join(',')}`).join(' ')).toBe(sections);
});
