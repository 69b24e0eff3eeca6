import { toMatch, patchMatch } from '../entities/toMatch.ts';
import type { WireGameInput } from '../entities/wire.ts';
import { wireGame } from '../testing/samples.ts';
import { getClockLabel } from './getClockLabel.ts';
import { getDisplayedScore } from './matchScore.ts';
import { getScoreParts } from './getScoreParts.ts';

const bare = { sc_FT_H: undefined, sc_FT_C: undefined, se_now: '', t_count: 0 };
const match = (over: Partial<WireGameInput>) => toMatch(wireGame('1', { ...bare, ...over }), 'FT.RB');

it.each`
  sport                         | wire                                                                              | label
  ${'volleyball, second set'}   | ${{ gameType: 'VB', sc_set_H: '1', sc_set_A: '0', sc_parts: [[25, 20], [3, 4]] }} | ${{ key: 'sports.clock.set', values: { part: 2 } }}
  ${'tennis by sets won'}       | ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '1', sc_game_H: '2' }}               | ${{ key: 'sports.clock.set', values: { part: 3 } }}
  ${'snooker'}                  | ${{ gameType: 'SK', sc_set_H: '4', sc_set_A: '2', sc_game_H: '31' }}              | ${{ key: 'sports.clock.frame', values: { part: 7 } }}
  ${'tennis before its start'}  | ${{ gameType: 'TN' }}                                                             | ${{ key: 'sports.clock.startsSoon', values: {} }}
  ${'baseball, top of the 3rd'} | ${{ gameType: 'BS', se_now: 'T3', sc_FT_H: '1' }}                                 | ${{ key: 'sports.clock.inning', values: { inning: 3, half: 'top' } }}
  ${'baseball, its 9th'}        | ${{ gameType: 'BS', se_now: 'B9', inningNum: '9', sc_FT_H: '1' }}                 | ${{ key: 'sports.clock.extraInnings', values: { inning: 9, half: 'bottom' } }}
  ${'ice hockey'}               | ${{ gameType: 'OP', se_now: 'P2', t_count: 25, sc_FT_H: '1' }}                    | ${{ key: 'sports.clock.p2', values: { minute: 25 } }}
  ${'ice hockey, overtime'}     | ${{ gameType: 'OP', se_now: 'OT', t_count: 61, sc_FT_H: '1' }}                    | ${{ key: 'sports.clock.overtime', values: { minute: 61 } }}
  ${'American football'}        | ${{ gameType: 'OP', se_now: 'Q4', t_count: 50, sc_FT_H: '7' }}                    | ${{ key: 'sports.clock.q4', values: { minute: 50 } }}
  ${'virtual football'}         | ${{ gameType: 'VF', se_now: '2H', t_count: 70, sc_FT_H: '0' }}                    | ${{ key: 'sports.clock.secondHalf', values: { minute: 70 } }}
`('SPT-06 the clock of $sport', ({ wire, label }) => expect(getClockLabel(match(wire))).toEqual(label));

it('SPT-06 tennis shows sets, games and points; advantage is A', () => {
  const tennis = { gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '3', sc_game_A: '4' };
  const points = { sc_point_H: '40', sc_point_A: 'A' };
  expect(getDisplayedScore(match({ ...tennis, ...points }))).toEqual({
    home: 1,
    away: 0,
    detail: { home: 3, away: 4 },
    point: { home: '40', away: 'A' },
  });
});

it('SPT-06 omits points that do not exist in tennis', () => {
  expect(match({ gameType: 'TN', sc_point_H: '17' }).score.home.point).toBeUndefined();
});

it.each`
  sport                  | wire                                                                              | heads                                                                 | points
  ${'football'}          | ${{ sc_HT_H: '1', sc_HT_C: '0', sc_FT_H: '2', sc_FT_C: '2' }}                     | ${['half 1', 'half 2']}                                               | ${[[1, 0], [1, 2]]}
  ${'its first half'}    | ${{ sc_FT_H: '2', sc_FT_C: '2' }}                                                 | ${[]}                                                                 | ${[]}
  ${'basketball'}        | ${{ gameType: 'BK', sc_parts: [[20, 18], [25, 30], [19, 22], [30, 24], [9, 7]] }} | ${['quarter 1', 'quarter 2', 'quarter 3', 'quarter 4', 'overtime 1']} | ${[[20, 18], [25, 30], [19, 22], [30, 24], [9, 7]]}
  ${'tennis'}            | ${{ gameType: 'TN', sc_parts: [[6, 4], [3, 6]] }}                                 | ${['set 1', 'set 2']}                                                 | ${[[6, 4], [3, 6]]}
  ${'snooker'}           | ${{ gameType: 'SK', sc_parts: [[70, 12]] }}                                       | ${['frame 1']}                                                        | ${[[70, 12]]}
  ${'baseball'}          | ${{ gameType: 'BS', sc_parts: [[0, 1], [2, 0]] }}                                 | ${['inning 1', 'inning 2']}                                           | ${[[0, 1], [2, 0]]}
  ${'ice hockey'}        | ${{ gameType: 'OP', se_now: 'OT', sc_parts: [[1, 0], [0, 1], [0, 0], [1, 0]] }}   | ${['period 1', 'period 2', 'period 3', 'overtime 1']}                 | ${[[1, 0], [0, 1], [0, 0], [1, 0]]}
  ${'American football'} | ${{ gameType: 'OP', se_now: 'Q2', sc_parts: [[7, 0], [3, 3]] }}                   | ${['quarter 1', 'quarter 2']}                                         | ${[[7, 0], [3, 3]]}
`('SPT-06 the parts of $sport', ({ wire, heads, points }) => {
  const columns = getScoreParts(match(wire));
  expect(columns.map(({ key, values }) => `${key.slice('sports.part.'.length)} ${values.part}`)).toEqual(heads);
  expect(columns.map(({ home, away }) => [home, away])).toEqual(points);
});

it.each([[[[1]]], [[[1, 2, 3]]], [[['1', '2']]], ['1:0'], [[[-1, 0]]], [[[0.5, 1]]]])(
  'SPT-01 keeps the known parts if the new ones are unreadable: %p',
  (sent) => {
    const known = match({ gameType: 'BK', sc_parts: [[20, 18]] });
    expect(patchMatch(known, { sc_parts: sent as never }).parts).toEqual([[20, 18]]);
  },
);

it('SPT-01 reads the serving side, the sport, outrights and the number of markets', () => {
  const first = match({ gameType: 'TN', serve: 'C', sportName: 'x', championOf: 'TN', marketCount: 37 });
  expect(first).toMatchObject({ serve: 'C', sportName: 'x', championOf: 'TN', marketCount: 37 });
  expect(patchMatch(first, {}).serve).toBe('C');
  expect(patchMatch(first, { serve: '' }).serve).toBeUndefined();
});
