import { toMatch } from '@pavilion/domain-sports';
import { translate as t } from '../testing/translate.ts';
import { createLiveGame } from '../testing/liveBoard.ts';
import { formatAlerts } from './formatAlerts.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

const texts = { t, formatClock: () => '上半场 23′', now: 0 };

const goalIn = (id: string): ScoreChange => ({
  event: 'goal',
  home: 2,
  away: 0,
  side: 'H',
  match: toMatch(createLiveGame(id, { home: '阿森纳', away: '利物浦' }), 'FT.RB'),
});

it('formats a goal with its score and minute', () => {
  expect(formatAlerts([goalIn('1')], texts)).toEqual(['进球 · 阿森纳 2 - 0 利物浦 · 上半场 23′']);
});

it.each`
  sport                               | gameType | se_now  | event              | title
  ${'football'}                       | ${'FT'}  | ${'1H'} | ${'goal'}          | ${'进球'}
  ${'football with a cancelled goal'} | ${'FT'}  | ${'1H'} | ${'goalCancelled'} | ${'进球取消'}
  ${'ice hockey'}                     | ${'OP'}  | ${'P2'} | ${'goal'}          | ${'进球'}
  ${'American football'}              | ${'OP'}  | ${'Q2'} | ${'goal'}          | ${'得分'}
  ${'baseball'}                       | ${'BS'}  | ${'T3'} | ${'goal'}          | ${'得分'}
  ${'baseball with a cancelled run'}  | ${'BS'}  | ${'T3'} | ${'goalCancelled'} | ${'得分取消'}
  ${'tennis'}                         | ${'TN'}  | ${''}   | ${'set'}           | ${'拿下一盘'}
  ${'volleyball'}                     | ${'VB'}  | ${''}   | ${'set'}           | ${'拿下一局'}
  ${'snooker'}                        | ${'SK'}  | ${''}   | ${'set'}           | ${'拿下一局'}
`('SPT-06 FAV-02 names the event $event of $sport as its clock does', ({ gameType, se_now, event, title }) => {
  const game = { ...createLiveGame('1', { home: '阿森纳', away: '利物浦' }), gameType, se_now };
  const [text] = formatAlerts([{ ...goalIn('1'), event, match: toMatch(game, `${gameType}.RB`) }], texts);
  expect(text?.split(' · ')[0]).toBe(title);
});

it('omits the clock at half-time', () => {
  expect(formatAlerts([{ ...goalIn('1'), event: 'halfTime' }], texts)).toEqual(['中场 · 阿森纳 2 - 0 利物浦']);
});

it.each`
  events                  | count
  ${['1', '2', '3', '4']} | ${4}
  ${['1', '1', '1', '2']} | ${2}
`('I6 combines more than three events into one text with the number of their matches: $events', ({ events, count }) => {
  expect(formatAlerts((events as string[]).map(goalIn), texts)).toEqual([`您关注的 ${count} 场比赛比分有变化`]);
});

it('I6 three events have a text each', () => {
  expect(formatAlerts(['1', '2', '3'].map(goalIn), texts)).toHaveLength(3);
});
