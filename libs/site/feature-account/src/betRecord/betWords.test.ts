import { RESULT_CODES } from '@pavilion/domain-sports';
import { zhCN } from '../messages/zhCN.ts';
import { zhTW } from '../messages/zhTW.ts';
import { type AccountT } from '../messages/accountMessages.ts';
import { betOf } from '../testing/betOf.ts';
import { isStakeBack, netTone, outcomeName, pickName, playName, priceWords, returnedText } from './betWords.ts';

const simplified = ((key: keyof typeof zhCN) => zhCN[key]) as AccountT;
const traditional = ((key: keyof typeof zhCN) => zhTW[key]) as AccountT;

describe('betWords', () => {
  it.each`
    w         | gameType | r      | line       | play            | pick
    ${'RE'}   | ${'FT'}  | ${'H'} | ${'-0.25'} | ${'全场让球'}   | ${'阿森纳 -0/0.5'}
    ${'RE'}   | ${'FT'}  | ${'C'} | ${'-0.25'} | ${'全场让球'}   | ${'利物浦 +0/0.5'}
    ${'OU'}   | ${'FT'}  | ${'O'} | ${'2.5'}   | ${'全场大小'}   | ${'大 2.5'}
    ${'HROU'} | ${'FT'}  | ${'U'} | ${'1.25'}  | ${'上半场大小'} | ${'小 1/1.5'}
    ${'M'}    | ${'FT'}  | ${'N'} | ${''}      | ${'全场独赢'}   | ${'和局'}
    ${'M'}    | ${'FT'}  | ${'H'} | ${''}      | ${'全场独赢'}   | ${'阿森纳'}
    ${'R'}    | ${'BK'}  | ${'H'} | ${'-5.5'}  | ${'让分'}       | ${'阿森纳 -5.5'}
    ${'XX'}   | ${'FT'}  | ${'?'} | ${''}      | ${'XX'}         | ${'?'}
  `('WAL-07 $gameType $w $r $line reads $play, $pick', ({ play, pick, ...fields }) => {
    const bet = betOf(fields);
    expect(playName(bet, simplified)).toBe(play);
    expect(pickName(bet, simplified)).toBe(pick);
  });

  it.each`
    w       | price     | text      | label
    ${'RE'} | ${'0.95'} | ${'0.95'} | ${'香港盘'}
    ${'M'}  | ${'1.45'} | ${'2.45'} | ${undefined}
    ${'RE'} | ${'nope'} | ${'--'}   | ${'香港盘'}
  `('SPT-03 a price of $price on $w reads $text $label', ({ w, price, text, label }) => {
    expect(priceWords(betOf({ w, price }), simplified)).toEqual(label ? { text, label } : { text });
  });

  it.each(RESULT_CODES)('SPT-07 %s has its words in both languages', (resultCode) => {
    const bet = betOf({ resultCode });
    for (const t of [simplified, traditional]) {
      expect(outcomeName(bet, t)).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it.each`
    code    | simple        | taiwan
    ${'A'}  | ${'还原'}     | ${'還原'}
    ${'W'}  | ${'赢'}       | ${'贏'}
    ${'LW'} | ${'半赢'}     | ${'贏一半'}
    ${'LL'} | ${'半输'}     | ${'輸一半'}
    ${'L'}  | ${'输'}       | ${'輸'}
    ${'P'}  | ${'和'}       | ${'和'}
    ${'D'}  | ${'取消'}     | ${'取消'}
    ${'D8'} | ${'进球取消'} | ${'進球取消'}
  `('SPT-07 $code reads $simple and $taiwan', ({ code, simple, taiwan }) => {
    expect(outcomeName(betOf({ resultCode: code }), simplified)).toBe(simple);
    expect(outcomeName(betOf({ resultCode: code }), traditional)).toBe(taiwan);
  });

  it('F-BET-17 a code nobody knows is shown as it is', () => {
    expect(outcomeName(betOf({ resultCode: 'DM' }), simplified)).toBe('DM');
  });

  it.each`
    status        | words
    ${'pending'}  | ${'确认中'}
    ${'open'}     | ${'未结算'}
    ${'rejected'} | ${'未接受'}
  `('I9 $status reads $words, whatever the code says', ({ status, words }) => {
    expect(outcomeName(betOf({ status, resultCode: 'L' }), simplified)).toBe(words);
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
  `('B4 $code of $net gives $returned back', ({ code, net, returned, isBack, tone }) => {
    const bet = betOf({ resultCode: code, net });
    expect(returnedText(bet)).toBe(returned);
    expect(isStakeBack(bet)).toBe(isBack);
    expect(netTone(net)).toBe(tone);
  });
});
