import { pickWeighted, toSpot, type EventGenerator, type Side } from '../eventGenerator.ts';

const EMPTY_DRIVES = [
  ['punt', 0.74],
  ['turnover', 0.26],
] as const;

/** Points of a touchdown with its extra point. Fewer points are a field goal. */
const TOUCHDOWN = 7;

/** Creates the event generator of American football. A drive without points ends with a punt or a turnover. */
export function createDriveGenerator(drive: number, drivesOfQuarter: number): EventGenerator {
  return {
    getSlots: (period) =>
      /^Q\d$/.test(period)
        ? { length: drive, count: drivesOfQuarter }
        : period === 'OT'
          ? { length: drive }
          : undefined,
    generateSlot: ({ index, scored, random }) => {
      const side: Side = index % 2 === 0 ? 'H' : 'C';
      if (scored.length > 0) return [];
      const kind = pickWeighted(EMPTY_DRIVES, random);
      return [{ kind, side, points: Math.round(5 + 40 * random()), spot: toSpot(side, 300 + 450 * random(), 500) }];
    },
    generate: (entry) =>
      entry.kind === 'score'
        ? [
            {
              kind: 'score',
              side: entry.side,
              how: entry.points === TOUCHDOWN ? 'touchdown' : 'fieldGoal',
              points: entry.points,
              spot: toSpot(entry.side, entry.points === TOUCHDOWN ? 960 : 760, 500),
            },
          ]
        : [],
  };
}
