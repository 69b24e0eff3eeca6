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
