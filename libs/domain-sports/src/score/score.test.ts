import { toMatch } from '../entities/toMatch.ts';
import { wireGame } from '../testing/samples.ts';
import { getClockLabel } from './getClockLabel.ts';
import { getDisplayedScore } from './matchScore.ts';

const noScore = { sc_FT_H: undefined, sc_FT_C: undefined };

it.each`
  rule                                    | wire                                                                | key               | values
  ${'football first half with minute'}    | ${{}}                                                               | ${'firstHalf'}    | ${{ minute: 23 }}
  ${'football second half with minute'}   | ${{ se_now: '2H', t_count: 67 }}                                    | ${'secondHalf'}   | ${{ minute: 67 }}
  ${'football half-time'}                 | ${{ HalfTime: 'Y', t_count: 45 }}                                   | ${'halfTime'}     | ${{}}
  ${'live at 0 without a score'}          | ${{ t_count: 0, se_now: '', ...noScore }}                           | ${'startsSoon'}   | ${{}}
  ${'live at 0, first half, no goal'}     | ${{ t_count: 0, sc_FT_H: '0' }}                                     | ${'startsSoon'}   | ${{}}
  ${'live at 0 with a score has started'} | ${{ t_count: 0 }}                                                   | ${'firstHalf'}    | ${{ minute: 0 }}
  ${'not live yet'}                       | ${{ isLive: 'N', gameStatus: 'scheduled', se_now: '', t_count: 0 }} | ${'kickOff'}      | ${{}}
  ${'basketball first quarter'}           | ${{ gameType: 'BK', se_now: 'Q1', t_count: 3 }}                     | ${'q1'}           | ${{ minute: 3 }}
  ${'basketball fourth quarter'}          | ${{ gameType: 'BK', se_now: 'Q4', t_count: 41 }}                    | ${'q4'}           | ${{ minute: 41 }}
  ${'basketball overtime'}                | ${{ gameType: 'BK', se_now: 'OT1', t_count: 50 }}                   | ${'overtime'}     | ${{ minute: 50 }}
  ${'baseball eighth inning'}             | ${{ gameType: 'BS', se_now: '', inningNum: '8' }}                   | ${'inning'}       | ${{ inning: 8 }}
  ${'baseball extra innings from 9'}      | ${{ gameType: 'BS', se_now: '', inningNum: '9' }}                   | ${'extraInnings'} | ${{ inning: 9 }}
  ${'ended'}                              | ${{ gameStatus: 'ended' }}                                          | ${'ended'}        | ${{}}
  ${'postponed'}                          | ${{ gameStatus: 'postponed', isLive: 'N' }}                         | ${'postponed'}    | ${{}}
  ${'abandoned'}                          | ${{ gameStatus: 'abandoned' }}                                      | ${'abandoned'}    | ${{}}
  ${'live without a period'}              | ${{ se_now: '', t_count: 5 }}                                       | ${'live'}         | ${{}}
  ${'an unknown period'}                  | ${{ se_now: 'PEN' }}                                                | ${'raw'}          | ${{ text: 'PEN' }}
`('SPT-06 $rule', ({ wire, key, values }) => {
  expect(getClockLabel(toMatch(wireGame('1', wire), 'FT.RB'))).toEqual({ key: `sports.clock.${key}`, values });
});

it.each`
  sport           | wire                                                                                | shown
  ${'football'}   | ${{}}                                                                               | ${{ home: 1, away: 0 }}
  ${'basketball'} | ${{ gameType: 'BK', sc_FT_H: '88', sc_FT_C: '91' }}                                 | ${{ home: 88, away: 91 }}
  ${'tennis'}     | ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '4', sc_game_A: '5' }} | ${{ home: 1, away: 0, detail: { home: 4, away: 5 } }}
  ${'not begun'}  | ${noScore}                                                                          | ${{ home: undefined, away: undefined }}
`('SPT-06 the score of $sport', ({ wire, shown }) => {
  expect(getDisplayedScore(toMatch(wireGame('1', wire), 'FT.RB'))).toEqual(shown);
});
