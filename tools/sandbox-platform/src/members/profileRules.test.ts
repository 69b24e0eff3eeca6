import { countries, isMobileNumber } from '../content/countries.ts';
import { isAdult, isEmail, isRealName, isUsername } from './profileRules.ts';

it.each(['ab1', 'abcdefghijk1', '1abc', 'a123', 'abcd', 'ab c1', 'аbc1', ''])(
  'AUT-06 rejects the username %j',
  (name) => {
    expect(isUsername(name)).toBe(false);
  },
);

it.each(['ab12', 'Zz9zzzzzzzz', 'lily88'])('AUT-06 accepts the username %j', (name) => {
  expect(isUsername(name)).toBe(true);
});

it.each(['张三', '张', '阿·买买提', '张a三', 'Li', 'J.R.R'])('USR-02 accepts the real name %j', (name) => {
  expect(isRealName(name)).toBe(true);
});

it.each(['张·', '·张', '张··三', '张 三', '张3', '三<i>三', 'Li Lei', 'Lei张', '.Li', '', '张'.repeat(51)])(
  'USR-02 rejects the real name %j',
  (name) => {
    expect(isRealName(name)).toBe(false);
  },
);

it.each(['a@b.c', 'x.y@qq.com'])('USR-02 accepts the mail address %j', (email) => {
  expect(isEmail(email)).toBe(true);
});

it.each(['a@b', 'a b@c.d', '@b.c', `${'a'.repeat(36)}@b.cc`])('USR-02 rejects the mail address %j', (email) => {
  expect(isEmail(email)).toBe(false);
});

it.each`
  birthday        | now                       | adult
  ${'2008-03-01'} | ${'2026-02-28T15:59:59Z'} | ${false}
  ${'2008-03-01'} | ${'2026-02-28T16:00:00Z'} | ${true}
  ${'2008-02-29'} | ${'2026-02-28T12:00:00Z'} | ${false}
  ${'2008-02-29'} | ${'2026-02-28T16:00:00Z'} | ${true}
  ${'2007-02-30'} | ${'2026-02-28T16:00:00Z'} | ${false}
  ${'1899-01-01'} | ${'2026-02-28T16:00:00Z'} | ${false}
`('S3 USR-01 isAdult for the birthday $birthday at $now: $adult', ({ birthday, now, adult }) => {
  expect(isAdult(birthday as string, new Date(now as string))).toBe(adult);
});

describe('countries', () => {
  it('FGT-02 lists at least 30 countries, mainland China first, without duplicates and with valid patterns', () => {
    expect(countries.length).toBeGreaterThanOrEqual(30);
    expect(countries[0]?.areaCode).toBe('+86');
    expect(new Set(countries.map(({ areaCode }) => areaCode)).size).toBe(countries.length);
    for (const { regex } of countries) expect(new RegExp(regex).test('')).toBe(false);
  });

  it.each`
    areaCode  | number           | mobile
    ${'+86'}  | ${'13800000001'} | ${true}
    ${'+86'}  | ${'12800000001'} | ${false}
    ${'+852'} | ${'91234567'}    | ${true}
    ${'+886'} | ${'0912345678'}  | ${true}
    ${'+886'} | ${'0212345678'}  | ${false}
    ${'+60'}  | ${'123456789'}   | ${true}
    ${'+44'}  | ${'7400123456'}  | ${true}
    ${'+1'}   | ${'2025550123'}  | ${true}
    ${'+1'}   | ${'1025550123'}  | ${false}
    ${'+999'} | ${'12345678'}    | ${false}
  `('FGT-02 isMobileNumber for $areaCode $number: $mobile', ({ areaCode, number, mobile }) => {
    expect(isMobileNumber(areaCode as string, number as string)).toBe(mobile);
  });
});
