import type { CentreEvent, CentreForm } from '@pavilion/domain-sports';
import { translate as t } from '../../testing/translate.ts';
import { formatCentreEvent, isMainEvent } from './formatCentreEvent.ts';
import { formatEventClock, formatPeriod } from './formatPeriod.ts';

const createEvent = (over: Partial<CentreEvent>): CentreEvent => ({
  n: 1,
  at: 0,
  clock: '1H^12',
  kind: 'foul',
  score: [0, 0],
  ...over,
});

describe('formatCentreEvent', () => {
  it.each`
    kind            | how              | form            | text
    ${'period'}     | ${'2H'}          | ${'football'}   | ${'下半场开始'}
    ${'period'}     | ${undefined}     | ${'football'}   | ${'开始'}
    ${'period'}     | ${'S2'}          | ${'tennis'}     | ${'第 2 盘开始'}
    ${'period'}     | ${'S2'}          | ${'rally'}      | ${'第 2 局开始'}
    ${'halfTime'}   | ${undefined}     | ${'football'}   | ${'半场结束'}
    ${'end'}        | ${undefined}     | ${'football'}   | ${'全场结束'}
    ${'void'}       | ${undefined}     | ${'football'}   | ${'比赛中止'}
    ${'result'}     | ${undefined}     | ${'football'}   | ${'赛果更正'}
    ${'score'}      | ${'shot'}        | ${'football'}   | ${'进球'}
    ${'score'}      | ${'shot'}        | ${'hockey'}     | ${'进球'}
    ${'score'}      | ${'header'}      | ${'football'}   | ${'头球破门'}
    ${'score'}      | ${'penalty'}     | ${'football'}   | ${'点球命中'}
    ${'score'}      | ${'freeKick'}    | ${'football'}   | ${'任意球破门'}
    ${'score'}      | ${'two'}         | ${'basketball'} | ${'两分命中'}
    ${'score'}      | ${'three'}       | ${'basketball'} | ${'三分命中'}
    ${'score'}      | ${'free'}        | ${'basketball'} | ${'罚球得 3 分'}
    ${'score'}      | ${'touchdown'}   | ${'gridiron'}   | ${'达阵'}
    ${'score'}      | ${'fieldGoal'}   | ${'gridiron'}   | ${'射门得分'}
    ${'score'}      | ${undefined}     | ${'baseball'}   | ${'得 3 分'}
    ${'cancel'}     | ${undefined}     | ${'football'}   | ${'进球取消'}
    ${'redCard'}    | ${undefined}     | ${'football'}   | ${'红牌'}
    ${'yellowCard'} | ${undefined}     | ${'football'}   | ${'黄牌'}
    ${'shotOn'}     | ${undefined}     | ${'football'}   | ${'射正'}
    ${'shotOff'}    | ${undefined}     | ${'football'}   | ${'射偏'}
    ${'corner'}     | ${undefined}     | ${'football'}   | ${'角球'}
    ${'foul'}       | ${undefined}     | ${'football'}   | ${'犯规'}
    ${'offside'}    | ${undefined}     | ${'football'}   | ${'越位'}
    ${'penalty'}    | ${undefined}     | ${'hockey'}     | ${'小罚'}
    ${'miss'}       | ${'two'}         | ${'basketball'} | ${'两分不中'}
    ${'miss'}       | ${'three'}       | ${'basketball'} | ${'三分不中'}
    ${'rebound'}    | ${undefined}     | ${'basketball'} | ${'篮板'}
    ${'turnover'}   | ${undefined}     | ${'basketball'} | ${'失误'}
    ${'point'}      | ${'ace'}         | ${'tennis'}     | ${'发球直接得分'}
    ${'point'}      | ${'doubleFault'} | ${'tennis'}     | ${'对手双误'}
    ${'point'}      | ${'winner'}      | ${'tennis'}     | ${'制胜球'}
    ${'point'}      | ${'error'}       | ${'tennis'}     | ${'对手失误'}
    ${'point'}      | ${'attack'}      | ${'rally'}      | ${'进攻得分'}
    ${'point'}      | ${'block'}       | ${'rally'}      | ${'拦网得分'}
    ${'game'}       | ${'hold'}        | ${'tennis'}     | ${'保发'}
    ${'game'}       | ${'break'}       | ${'tennis'}     | ${'破发'}
    ${'break'}      | ${undefined}     | ${'snooker'}    | ${'单杆 3 分'}
    ${'hit'}        | ${undefined}     | ${'baseball'}   | ${'安打'}
    ${'out'}        | ${'strikeout'}   | ${'baseball'}   | ${'三振出局'}
    ${'out'}        | ${'flyOut'}      | ${'baseball'}   | ${'飞球接杀'}
    ${'out'}        | ${'groundOut'}   | ${'baseball'}   | ${'滚地球出局'}
    ${'punt'}       | ${undefined}     | ${'gridiron'}   | ${'弃踢'}
    ${'miss'}       | ${'free'}        | ${'basketball'} | ${undefined}
    ${'other'}      | ${undefined}     | ${'football'}   | ${undefined}
  `('MTC-08 $kind $how of $form is “$text”', ({ kind, how, form, text }) => {
    const event = createEvent({ kind: kind as string, how: how as string, points: 3 });
    expect(formatCentreEvent(t, event, form as CentreForm)).toBe(text);
  });

  it.each`
    clock   | form         | text
    ${'S2'} | ${'tennis'}  | ${'赢下第 2 盘'}
    ${'S2'} | ${'rally'}   | ${'赢下第 2 局'}
    ${'F3'} | ${'snooker'} | ${'赢下第 3 局'}
  `('MTC-08 a won set at $clock of $form is “$text”', ({ clock, form, text }) => {
    const event = createEvent({ kind: 'set', clock: clock as string });
    expect(formatCentreEvent(t, event, form as CentreForm)).toBe(text);
  });

  it('MTC-08 a number of points that the venue has not sent is 0', () => {
    expect(formatCentreEvent(t, createEvent({ kind: 'break' }), 'snooker')).toBe('单杆 0 分');
  });
});

it.each`
  kind            | isMain
  ${'score'}      | ${true}
  ${'period'}     | ${true}
  ${'halfTime'}   | ${true}
  ${'end'}        | ${true}
  ${'void'}       | ${true}
  ${'result'}     | ${true}
  ${'cancel'}     | ${true}
  ${'redCard'}    | ${true}
  ${'yellowCard'} | ${true}
  ${'game'}       | ${true}
  ${'set'}        | ${true}
  ${'break'}      | ${true}
  ${'penalty'}    | ${true}
  ${'shotOn'}     | ${false}
  ${'point'}      | ${false}
  ${'foul'}       | ${false}
`('MTC-02 the short list has $kind: $isMain', ({ kind, isMain }) => {
  expect(isMainEvent(createEvent({ kind: kind as string }))).toBe(isMain);
});

describe('formatPeriod', () => {
  it.each`
    period   | isTennis | text
    ${'1H'}  | ${false} | ${'上半场'}
    ${'2H'}  | ${false} | ${'下半场'}
    ${'HT'}  | ${false} | ${'中场'}
    ${'FT'}  | ${false} | ${'全场'}
    ${'OT'}  | ${false} | ${'加时'}
    ${'Q3'}  | ${false} | ${'第 3 节'}
    ${'P2'}  | ${false} | ${'第 2 节'}
    ${'S1'}  | ${true}  | ${'第 1 盘'}
    ${'S1'}  | ${false} | ${'第 1 局'}
    ${'F12'} | ${false} | ${'第 12 局'}
    ${'T9'}  | ${false} | ${'9 局上'}
    ${'B9'}  | ${false} | ${'9 局下'}
    ${'X1'}  | ${false} | ${'X1'}
    ${'Q'}   | ${false} | ${'Q'}
    ${'SQ3'} | ${false} | ${'SQ3'}
    ${'Q3a'} | ${false} | ${'Q3a'}
  `('MTC-08 $period is “$text” (tennis: $isTennis)', ({ period, isTennis, text }) => {
    expect(formatPeriod(t, period as string, isTennis as boolean)).toBe(text);
  });
});

it.each`
  clock         | isTennis | text
  ${'2H^61'}    | ${false} | ${'61′'}
  ${'Q3^04:20'} | ${false} | ${'4:20'}
  ${'Q3^10:00'} | ${false} | ${'10:00'}
  ${'Q3^00:07'} | ${false} | ${'0:07'}
  ${'S2'}       | ${true}  | ${'第 2 盘'}
  ${'S2'}       | ${false} | ${'第 2 局'}
`('MTC-02 the clock $clock is “$text” (tennis: $isTennis)', ({ clock, isTennis, text }) => {
  expect(formatEventClock(t, clock as string, isTennis as boolean)).toBe(text);
});
