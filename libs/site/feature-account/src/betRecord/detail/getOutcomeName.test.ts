import type { BetT } from '@pavilion/site-bet-ui';
import { createBet } from '@pavilion/site-testing';
import { zhCN } from '../../messages/zhCN.ts';
import type { AccountT } from '../../messages/accountMessages.ts';
import { getOutcomeName } from './getOutcomeName.ts';

const simplified = ((key: keyof typeof zhCN) => zhCN[key]) as AccountT;
const codes = ((key: string) => key) as BetT;

describe('outcomeName', () => {
  it.each`
    status        | words
    ${'pending'}  | ${'确认中'}
    ${'open'}     | ${'未结算'}
    ${'rejected'} | ${'未接受'}
    ${'settled'}  | ${'result.L'}
  `('I9 $status reads $words, whatever the result code', ({ status, words }) => {
    expect(getOutcomeName(createBet({ status, resultCode: 'L' }), simplified, codes)).toBe(words);
  });

  it('F-BET-17 an unknown code is shown as it is', () => {
    expect(getOutcomeName(createBet({ resultCode: 'DM' }), simplified, codes)).toBe('DM');
  });

  it('a settled bet without a result code is shown as --', () => {
    expect(getOutcomeName(createBet({ resultCode: undefined }), simplified, codes)).toBe('--');
  });
});
