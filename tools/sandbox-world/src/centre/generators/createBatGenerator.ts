import { pickWeighted, toSpot, type EventGenerator, type PlayerPicker, type Side } from '../eventGenerator.ts';

/** Half innings have 3 slots; each ends with an out. */
const OUTS = 3;
const HIT = 0.3;

const OUT_WAYS = [
  ['strikeout', 0.36],
  ['flyOut', 0.33],
  ['groundOut', 0.31],
] as const;

const getBattingSide = (period: string): Side => (period.startsWith('B') ? 'H' : 'C');

/** Creates the event generator of baseball. Runs come from the record; hits without a run and outs are added. */
export function createBatGenerator(halfInning: number, pick: PlayerPicker): EventGenerator {
  return {
    getSlots: (period) => (/^[TB]\d/.test(period) ? { length: halfInning / OUTS, count: OUTS } : undefined),
    generateSlot: ({ period, random }) => {
      const side = getBattingSide(period);
      const [batter, next] = [pick(side, random), pick(side, random)];
      const hit = {
        kind: 'hit',
        side,
        ...(batter && { player: batter }),
        spot: toSpot(side, 1000 * random(), 600 * random()),
      } as const;
      const out = { kind: 'out', side, how: pickWeighted(OUT_WAYS, random), ...(next && { player: next }) } as const;
      return random() < HIT ? [hit, out] : [out];
    },
    generate: (entry, _state, random) => {
      if (entry.kind !== 'score') return [];
      const player = pick(entry.side, random);
      return [{ kind: 'score', side: entry.side, points: entry.points, ...(player && { player }) }];
    },
  };
}
