import { toMatch, type WireGameInput } from '@pavilion/domain-sports';
import { createLiveGame } from '../testing/liveBoard.ts';
import { translate as t } from '../testing/translate.ts';
import { formatCalendarDay, formatClock, formatKickOff, splitKickOff, toDayNumber } from './formatClock.ts';
import { formatFinalScore, formatScore } from './formatScore.ts';
import { hasScore } from './hasScore.ts';

const HOUR = 3_600_000;
/** 15:30 of 6 May 2031 in UTC+8. */
const NOW = Date.UTC(2031, 4, 6, 7, 30);

const createMatch = (over: Partial<WireGameInput> = {}) =>
  toMatch(
    { ...createLiveGame('1', { home: '阿森纳', away: '利物浦' }), ...over },
    `${over.gameType ?? 'FT'}.${over.showType ?? 'RB'}`,
  );

describe('kick-off in UTC+8', () => {
  it.each`
    at                              | text
    ${NOW}                          | ${'15:30'}
    ${NOW + 8 * HOUR}               | ${'23:30'}
    ${NOW + 8.5 * HOUR}             | ${'05-07 00:00'}
    ${NOW - 15.5 * HOUR}            | ${'00:00'}
    ${NOW - 16 * HOUR}              | ${'05-05 23:30'}
    ${Date.UTC(2031, 11, 31, 1, 5)} | ${'12-31 09:05'}
    ${undefined}                    | ${'--'}
  `('S3 $at is “$text”', ({ at, text }) => {
    expect(formatKickOff(at as number, NOW)).toBe(text);
  });

  it.each`
    text             | parts
    ${'05-07 00:00'} | ${['05-07', '00:00']}
    ${'15:30'}       | ${['15:30']}
    ${''}            | ${['']}
  `('S3 “$text” has the parts $parts', ({ text, parts }) => {
    expect(splitKickOff(text as string)).toEqual(parts);
  });

  it('S3 a day begins at 16:00 UTC', () => {
    const start = Date.UTC(2031, 4, 6, 16);
    expect([start - 1, start].map(formatCalendarDay)).toEqual(['2031-05-06', '2031-05-07']);
    expect(toDayNumber(start) - toDayNumber(start - 1)).toBe(1);
    expect(formatCalendarDay(undefined)).toBe('');
  });
});

describe('clock', () => {
  it.each`
    sent                                                                    | text
    ${{}}                                                                   | ${'上半场 23′'}
    ${{ t_count: undefined }}                                               | ${'上半场'}
    ${{ se_now: '2H', t_count: 61 }}                                        | ${'下半场 61′'}
    ${{ HalfTime: 'Y' }}                                                    | ${'中场'}
    ${{ gameType: 'BK', se_now: 'Q3', t_count: 4 }}                         | ${'第三节 4′'}
    ${{ gameType: 'BK', se_now: 'OT', t_count: undefined }}                 | ${'加时'}
    ${{ gameType: 'OP', se_now: 'P2', t_count: undefined }}                 | ${'第二节'}
    ${{ gameType: 'BS', se_now: 'T3' }}                                     | ${'第 3 局上'}
    ${{ gameType: 'BS', se_now: 'B3' }}                                     | ${'第 3 局下'}
    ${{ gameType: 'BS', se_now: '', inningNum: '3' }}                       | ${'第 3 局'}
    ${{ gameType: 'BS', se_now: 'T10' }}                                    | ${'延长第 10 局上'}
    ${{ gameType: 'BS', se_now: 'B10' }}                                    | ${'延长第 10 局下'}
    ${{ gameType: 'BS', se_now: '', inningNum: '10' }}                      | ${'延长第 10 局'}
    ${{ gameType: 'TN', sc_parts: [[6, 4], [1, 0]] }}                       | ${'第 2 盘'}
    ${{ gameType: 'VB', sc_parts: [[25, 4]] }}                              | ${'第 1 局'}
    ${{ gameType: 'TT', sc_parts: [[11, 4], [2, 2], [1, 1]] }}              | ${'第 3 局'}
    ${{ gameType: 'SK', sc_set_H: '3', sc_set_A: '2' }}                     | ${'第 6 局'}
    ${{ gameType: 'OP', se_now: 'ET' }}                                     | ${'ET'}
    ${{ se_now: '', t_count: 5 }}                                           | ${'滚球'}
    ${{ se_now: '', t_count: 0, sc_FT_H: '0', sc_FT_C: '0' }}               | ${'即将开始'}
    ${{ gameStatus: 'ended' }}                                              | ${'已结束'}
    ${{ gameStatus: 'postponed' }}                                          | ${'延期'}
    ${{ gameStatus: 'abandoned' }}                                          | ${'中止'}
    ${{ isLive: 'N', gameStatus: 'scheduled', startTime: NOW + HOUR }}      | ${'16:30'}
    ${{ isLive: 'N', gameStatus: 'scheduled', startTime: NOW + 24 * HOUR }} | ${'05-07 15:30'}
  `('SPT-06 $sent is “$text”', ({ sent, text }) => {
    expect(formatClock(createMatch(sent as object), t, NOW)).toBe(text);
  });
});

describe('score', () => {
  const read = (text: string) => text.replaceAll('\u00a0', ' ');

  it.each`
    sent                                                                                | running            | final
    ${{}}                                                                               | ${'1 - 0'}         | ${''}
    ${{ sc_FT_C: undefined }}                                                           | ${'1 - 0'}         | ${''}
    ${{ sc_FT_H: undefined }}                                                           | ${''}              | ${''}
    ${{ isLive: 'N', gameStatus: 'scheduled' }}                                         | ${''}              | ${''}
    ${{ isLive: 'N', gameStatus: 'ended' }}                                             | ${''}              | ${'1 - 0'}
    ${{ gameStatus: 'ended', sc_FT_H: undefined }}                                      | ${''}              | ${''}
    ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '4', sc_game_A: '5' }} | ${'1 - 0 (4 - 5)'} | ${''}
    ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '4' }}                 | ${'1 - 0 (4 - 0)'} | ${''}
    ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0' }}                                 | ${'1 - 0'}         | ${''}
    ${{ gameType: 'TN', sc_game_H: '4', sc_game_A: '5' }}                               | ${''}              | ${''}
  `('SPT-06 $sent is “$running”, at the end “$final”', ({ sent, running, final }) => {
    const match = createMatch(sent as object);
    expect([formatScore(match), formatFinalScore(match)].map(read)).toEqual([running, final]);
  });

  it('SPT-06 never breaks between its numbers', () => {
    expect(formatScore(createMatch())).toBe('1\u00a0-\u00a00');
  });

  it.each`
    isLive   | status         | has
    ${true}  | ${'live'}      | ${true}
    ${false} | ${'ended'}     | ${true}
    ${false} | ${'scheduled'} | ${false}
    ${false} | ${'postponed'} | ${false}
  `('SPT-06 a match ($status, in play $isLive) has a score: $has', ({ isLive, status, has }) => {
    expect(hasScore({ isLive: isLive as boolean, status: status as 'live' })).toBe(has);
  });
});
