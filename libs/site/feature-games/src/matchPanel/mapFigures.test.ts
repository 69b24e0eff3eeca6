import type { MapEvent } from '../state/matchDetail.ts';
import { countByTeam, getFront, towers, type TeamCounts } from './mapFigures.ts';

const create = (kind: MapEvent['kind'], side: MapEvent['side']): MapEvent => ({ clock: 1, kind, side });

it('counts the events of one kind of each team', () => {
  const events = [create('kill', 'home'), create('kill', 'away'), create('kill', 'home'), create('tower', 'away')];
  expect([countByTeam(events, 'kill'), countByTeam(events, 'tower')]).toEqual([
    [2, 1],
    [0, 1],
  ]);
  expect(countByTeam([], 'kill')).toEqual([0, 0]);
});

it('LOB-09 the diagram has the seven towers that win a map, the base last', () => {
  expect(towers).toHaveLength(7);
  expect(towers.at(-1)?.at).toBe(0);
});

it.each<[string, TeamCounts, number]>([
  ['no tower has fallen', [0, 0], 0.5],
  ['the home team has taken the outer tower', [1, 0], 0.6],
  ['the other team has taken the outer tower', [0, 1], 0.4],
  ['the home team has taken both towers of the lane', [4, 0], 0.675],
  ['the home team has won', [7, 0], 0.675],
])('LOB-09 when %s, the teams of %p meet at %f on the middle lane', (_what, taken, front) => {
  expect(getFront('middle', taken)).toBeCloseTo(front, 9);
});

it('LOB-09 towers fall on one lane after the other', () => {
  const fronts = (taken: TeamCounts) => [getFront('middle', taken), getFront('top', taken), getFront('bottom', taken)];
  expect(fronts([1, 0]).map((front) => front > 0.5)).toEqual([true, false, false]);
  expect(fronts([3, 0]).map((front) => front > 0.5)).toEqual([true, true, true]);
});
