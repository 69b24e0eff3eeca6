import { type Drag, type DragSample, isValidDrag, TOLERANCE } from './isValidDrag.ts';

/** Samples of a human drag: slow, fast, slow. */
const hand = (x: number, ms = 700): DragSample[] =>
  Array.from({ length: 25 }, (_, i) => [Math.round((x * (1 - Math.cos((i / 24) * Math.PI))) / 2), 0, (i * ms) / 24]);
const drag = (change: Partial<Drag> = {}): Drag => ({ mode: 'drag', x: 150, track: hand(150), ...change });

describe('isValidDrag', () => {
  it.each`
    rule                                   | made                                                                         | passes
    ${'a human drag to the target'}        | ${drag()}                                                                    | ${true}
    ${'a release at the largest distance'} | ${drag({ x: 150 + TOLERANCE, track: hand(150 + TOLERANCE) })}                | ${true}
    ${'a release 1 pixel beyond it'}       | ${drag({ x: 151 + TOLERANCE, track: hand(151 + TOLERANCE) })}                | ${false}
    ${'samples that end elsewhere'}        | ${drag({ track: hand(120) })}                                                | ${false}
    ${'no samples'}                        | ${drag({ track: [] })}                                                       | ${false}
    ${'equal steps'}                       | ${drag({ track: Array.from({ length: 31 }, (_, i) => [i * 5, 0, i * 20]) })} | ${false}
    ${'a duration of 149 ms'}              | ${drag({ track: hand(150, 149) })}                                           | ${false}
    ${'a duration of 150 ms'}              | ${drag({ track: hand(150, 150) })}                                           | ${true}
    ${'more than 2 minutes'}               | ${drag({ track: hand(150, 120_001) })}                                       | ${false}
    ${'decreasing times'}                  | ${drag({ track: hand(150).map(([x, y, t], i) => [x, y, i === 9 ? 0 : t]) })} | ${false}
    ${'a path outside the picture'}        | ${drag({ track: [[-90, 0, 0], ...hand(150)] })}                              | ${false}
    ${'arrow keys in equal steps'}         | ${drag({ mode: 'keys', track: [[0, 0, 0], [75, 0, 200], [150, 0, 400]] })}   | ${true}
    ${'arrow keys in one step'}            | ${drag({ mode: 'keys', track: [[150, 0, 400]] })}                            | ${false}
  `('CAP-03 returns $passes for $rule', ({ made, passes }: { made: Drag; passes: boolean }) => {
    expect(isValidDrag(made, 150)).toBe(passes);
  });
});
