import { findFieldForReason } from './findFieldForReason.ts';

it.each([
  ['cardNotFound', 'card'],
  ['badAmount', 'amount'],
  ['belowMinimum', 'amount'],
  ['aboveMaximum', 'amount'],
  ['insufficientBalance', 'amount'],
  ['dailyAmountUsed', 'amount'],
  ['holderDiffers', 'name'],
  ['secondPasswordWrong', 'password'],
  ['secondPasswordLocked', 'password'],
  ['turnoverUnmet', undefined],
  ['', undefined],
  [undefined, undefined],
])('F-WAL-12 the field of the reason %s is %s', (reason, field) => {
  expect(findFieldForReason(reason)).toBe(field);
});
