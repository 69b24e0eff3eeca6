import { parseAmount } from '@pavilion/wallet/cashier';
import { createWalletT } from '../testing/createWalletT.ts';
import { getAmountError, getCoinAmountError, type AmountBounds } from './getAmountError.ts';

const bounds: AmountBounds = { min: '100.00', max: '5000.50', balance: '300.00' };

it.each([
  ['', '请输入金额'],
  ['abc', '请输入正确的金额，例如 1000 或 1,000.50'],
  ['1.234', '金额最多两位小数'],
  ['1234567890123', '金额最多 12 个字符'],
  ['0', '金额须大于 0'],
  ['99.99', '单笔最低 ¥100'],
  ['100', undefined],
  ['300', undefined],
  ['300.01', '余额不足，目前可用 ¥300.00'],
  ['5000.50', '余额不足，目前可用 ¥300.00'],
  ['5000.51', '单笔最高 ¥5,000.50'],
])('F-WAL-11 the error of “%s” in CNY is %s', async (typed, text) => {
  expect(getAmountError(parseAmount(typed), bounds, await createWalletT())).toBe(text);
});

it.each([
  ['99.99', '单笔最低 100.00 USDT'],
  ['5000.51', '单笔最高 5,000.50 USDT'],
  ['300.01', '余额不足，目前可用 300.00 USDT'],
  ['300', undefined],
])('F-WAL-11 the error of “%s” in USDT is %s', async (typed, text) => {
  expect(getCoinAmountError(parseAmount(typed), bounds, await createWalletT())).toBe(text);
});

it.each<[AmountBounds]>([[{}], [{ min: undefined, max: '', balance: '--' }]])(
  'a missing or unreadable bound in %j is not checked',
  async (open) => {
    const t = await createWalletT();
    expect([getAmountError(parseAmount('0.01'), open, t), getAmountError(parseAmount('999999'), open, t)]).toEqual([
      undefined,
      undefined,
    ]);
  },
);
