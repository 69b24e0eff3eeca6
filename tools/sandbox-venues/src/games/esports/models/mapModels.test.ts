import { getMapModel } from './getMapModel.ts';
import type { EventKind, MapEvent, Side } from './mapModel.ts';

const EDGE = 530;

const repeat = (kind: EventKind, side: Side, count: number): MapEvent[] =>
  Array.from({ length: count }, () => ({ at: 0, kind, side, isMajor: true }));

const createScore = (kind: EventKind, home: number, away: number) => [
  ...repeat(kind, 'home', home),
  ...repeat(kind, 'away', away),
];

/** Lists the scores at which a shooter's map goes on, with some of overtime. */
const listScores = (): (readonly [home: number, away: number])[] => [
  ...Array.from({ length: 13 * 13 }, (_, at) => [at % 13, Math.floor(at / 13)] as const),
  ...[13, 14, 15].flatMap((even) => [[even, even] as const, [even, even - 1] as const, [even - 1, even] as const]),
];

const isOver = (home: number, away: number) => Math.max(home, away) > 12 && Math.abs(home - away) > 1;

it('LOB-09 the chance of a shooter follows from the next round at every score, also in overtime', () => {
  const { chances } = getMapModel('shooter', EDGE);
  const read = (home: number, away: number): number =>
    isOver(home, away) ? Number(home > away) : chances({ events: createScore('round', home, away), elapsed: 0 }).home;
  for (const [home, away] of listScores()) {
    const round = home + away + 1;
    const chance = round > 24 ? 0.53 : round > 12 ? 0.555 : 0.505;
    const next = chance * read(home + 1, away) + (1 - chance) * read(home, away + 1);
    expect(read(home, away)).toBeCloseTo(next, 9);
  }
});

it.each([
  ['moba', 'tower', 7],
  ['strategy', 'base', 3],
] as const)('LOB-09 the chance of %s follows from the next %s', (discipline, kind, target) => {
  const { chances } = getMapModel(discipline, EDGE);
  const read = (home: number, away: number): number =>
    home === target || away === target
      ? Number(home === target)
      : chances({ events: createScore(kind, home, away), elapsed: 0 }).home;
  for (let home = 0; home < target; home++)
    for (let away = 0; away < target; away++)
      expect(read(home, away)).toBeCloseTo(0.53 * read(home + 1, away) + 0.47 * read(home, away + 1), 9);
});

describe('football', () => {
  const FULL_MS = 250_000;
  const { chances } = getMapModel('football', EDGE);
  const read = (home: number, away: number, elapsed: number) =>
    chances({ events: createScore('goal', home, away), elapsed });

  it.each`
    home | away | chance
    ${1} | ${1} | ${0.53}
    ${2} | ${1} | ${1}
    ${0} | ${3} | ${0}
  `('LOB-09 the chance at $home : $away after full time is $chance', ({ home, away, chance }) => {
    expect(read(home as number, away as number, FULL_MS).home).toBeCloseTo(chance as number, 9);
  });

  it('LOB-09 the chance in the last slot follows from its goal, and a level score adds the golden goal to the total', () => {
    const goal = 0.1;
    const [home, away] = [goal * 0.53, goal * 0.47];
    const { home: chance, over } = read(1, 1, FULL_MS - 5_000);
    expect(chance).toBeCloseTo(home + (1 - goal) * 0.53, 9);
    expect([over(2.5), over(3.5)]).toEqual([1, 0]);
    expect(read(1, 0, FULL_MS - 5_000).home).toBeCloseTo(1 - away + away * 0.53, 9);
  });

  it('LOB-09 the part of a slot without a goal lowers the chance of one', () => {
    const chance = (elapsed: number) => read(0, 1, elapsed).home;
    expect(chance(FULL_MS - 5_000)).toBeGreaterThan(chance(FULL_MS - 2_500));
    expect(chance(FULL_MS - 1)).toBeLessThan(0.001);
  });
});
