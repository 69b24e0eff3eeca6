import { RESULT_CODES } from '@pavilion/domain-sports';
import { createBet } from '../testing/createBet.ts';
import type { BetT } from './betMessages.ts';
import {
  formatBetSelection,
  getBetPlayName,
  formatBetPrice,
  formatLabelledPrice,
  isStakeReturned,
  getNetTone,
  getResultName,
  getResultReason,
  formatReturn,
  formatSystemName,
} from './betTexts.ts';
import { betZhCN } from '../messages/betZhCN.ts';
import { betZhTW } from '../messages/betZhTW.ts';

const reader =
  (texts: Readonly<Record<string, string>>): BetT =>
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    (texts[key] ?? `?${key}`).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const simplified = reader(betZhCN);
const traditional = reader(betZhTW);

describe('betWords', () => {
  it.each`
    w         | gameType | r         | line       | play                | pick
    ${'RE'}   | ${'FT'}  | ${'H'}    | ${'-0.25'} | ${'全场让球'}       | ${'阿森纳 -0/0.5'}
    ${'RE'}   | ${'FT'}  | ${'C'}    | ${'-0.25'} | ${'全场让球'}       | ${'利物浦 +0/0.5'}
    ${'OU'}   | ${'FT'}  | ${'O'}    | ${'2.5'}   | ${'全场大小'}       | ${'大 2.5'}
    ${'HROU'} | ${'FT'}  | ${'U'}    | ${'1.25'}  | ${'上半场大小'}     | ${'小 1/1.5'}
    ${'M'}    | ${'FT'}  | ${'N'}    | ${''}      | ${'全场独赢'}       | ${'和局'}
    ${'R'}    | ${'BK'}  | ${'H'}    | ${'-5.5'}  | ${'让分'}           | ${'阿森纳 -5.5'}
    ${'HOU'}  | ${'BK'}  | ${'O'}    | ${'98.5'}  | ${'上半场总分大小'} | ${'大 98.5'}
    ${'R'}    | ${'TN'}  | ${'C'}    | ${'-3.5'}  | ${'让局'}           | ${'利物浦 +3.5'}
    ${'PD'}   | ${'TN'}  | ${'H2C1'} | ${''}      | ${'正确盘数'}       | ${'2-1'}
    ${'PD'}   | ${'FT'}  | ${'OVH'}  | ${''}      | ${'波胆'}           | ${'其他比分'}
    ${'EO'}   | ${'FT'}  | ${'OD'}   | ${''}      | ${'单双'}           | ${'单'}
    ${'T'}    | ${'FT'}  | ${'T23'}  | ${''}      | ${'总进球'}         | ${'2-3 球'}
    ${'T'}    | ${'FT'}  | ${'T7'}   | ${''}      | ${'总进球'}         | ${'7 球以上'}
    ${'F'}    | ${'FT'}  | ${'HN'}   | ${''}      | ${'半场/全场'}      | ${'主 / 和'}
    ${'DC'}   | ${'FT'}  | ${'HN'}   | ${''}      | ${'双重机会'}       | ${'主或和'}
    ${'TS'}   | ${'FT'}  | ${'Y'}    | ${''}      | ${'双方进球'}       | ${'是'}
    ${'OUH'}  | ${'BK'}  | ${'O'}    | ${'110.5'} | ${'主队得分'}       | ${'大 110.5'}
    ${'XX'}   | ${'FT'}  | ${'?'}    | ${''}      | ${'XX'}             | ${'?'}
  `('WAL-07 SPT-07 $gameType $w $r $line reads $play, $pick', ({ play, pick, ...fields }) => {
    const bet = createBet(fields);
    expect(getBetPlayName(bet, simplified)).toBe(play);
    expect(formatBetSelection(bet, simplified)).toBe(pick);
  });

  it('SLP-05 an outright bet has the name of its runner', () => {
    const bet = createBet({ gameType: 'FS', w: 'FS', r: '3', line: '', runner: '阿森纳', team_c: '' });
    expect([getBetPlayName(bet, simplified), formatBetSelection(bet, simplified)]).toEqual(['冠军', '阿森纳']);
  });

  it.each`
    w       | price     | text      | type
    ${'RE'} | ${'0.95'} | ${'0.95'} | ${'H'}
    ${'M'}  | ${'1.45'} | ${'2.45'} | ${undefined}
    ${'RE'} | ${'nope'} | ${'--'}   | ${'H'}
  `('SPT-03 a price of $price on $w reads $text $type', ({ w, price, text, type }) => {
    expect(formatBetPrice(createBet({ w, price }))).toEqual(type ? { text, type } : { text });
    expect(formatLabelledPrice(createBet({ w, price }), simplified)).toBe(type ? `${text} 香港盘` : text);
  });

  it.each(RESULT_CODES)('SPT-07 %s has its name and its explanation in both languages', (code) => {
    for (const t of [simplified, traditional]) {
      expect(getResultName(code, t)).toMatch(/^[\u4e00-\u9fffPK]+$/);
      expect(getResultReason(code, t)).toMatch(/[\u4e00-\u9fff].*。$/);
      expect(getResultReason(code, t, true)).not.toContain('?');
    }
  });

  it.each`
    code    | simple        | taiwan        | why
    ${'A'}  | ${'还原'}     | ${'還原'}     | ${'重新结算'}
    ${'LW'} | ${'半赢'}     | ${'贏一半'}   | ${'一半本金'}
    ${'LL'} | ${'半输'}     | ${'輸一半'}   | ${'一半本金输掉'}
    ${'P'}  | ${'和'}       | ${'和'}       | ${'本金全数退回'}
    ${'D8'} | ${'进球取消'} | ${'進球取消'} | ${'注单作废，本金全数退回'}
    ${'DD'} | ${'赛事延期'} | ${'賽事延期'} | ${'没有在规定时间内开赛。注单作废'}
  `('SPT-07 $code has the name $simple and $taiwan, and the reason $why', ({ code, simple, taiwan, why }) => {
    expect(getResultName(code, simplified)).toBe(simple);
    expect(getResultName(code, traditional)).toBe(taiwan);
    expect(getResultReason(code, simplified)).toContain(why);
  });

  it('SPT-07 the reason of a void leg contains its factor of 1', () => {
    expect(getResultReason('DD', simplified, true)).toContain('按 1 倍计算，其他场次照常');
  });

  it('F-BET-17 an unknown code is shown as it is and has no reason', () => {
    expect(getResultName('DM', simplified)).toBe('DM');
    expect(getResultReason('DM', simplified)).toBe('');
  });

  it.each`
    code    | net          | returned     | isBack   | tone
    ${'W'}  | ${'95.00'}   | ${'195.00'}  | ${false} | ${'gain'}
    ${'LW'} | ${'47.50'}   | ${'147.50'}  | ${false} | ${'gain'}
    ${'P'}  | ${'0.00'}    | ${'100.00'}  | ${true}  | ${'plain'}
    ${'D1'} | ${'0.00'}    | ${'100.00'}  | ${true}  | ${'plain'}
    ${'LL'} | ${'-50.00'}  | ${'50.00'}   | ${false} | ${'loss'}
    ${'L'}  | ${'-100.00'} | ${'0.00'}    | ${false} | ${'loss'}
    ${'W'}  | ${'NaN'}     | ${undefined} | ${false} | ${'plain'}
  `('B4 a stake of 100 with $code and net $net returns $returned', ({ code, net, returned, isBack, tone }) => {
    const bet = createBet({ resultCode: code, net });
    expect(formatReturn(bet)).toBe(returned);
    expect(isStakeReturned(bet)).toBe(isBack);
    expect(getNetTone(net)).toBe(tone);
  });

  it.each`
    system    | words
    ${'2x1'}  | ${'2 串 1'}
    ${'4x11'} | ${'4 串 11'}
  `('SLP-06 $system has the name $words', ({ system, words }) => {
    expect(formatSystemName(system, simplified)).toBe(words);
  });
});
