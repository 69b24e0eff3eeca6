import { assert, property, string } from 'fast-check';
import { validateBinding, type BindingFields } from './bindingFields.ts';
import { validateBirthday } from './birthday.ts';
import { normalizeOtp, validateCaptcha, validateForgotUsername, validateMiddleDigits, validateOtp } from './codes.ts';
import { defaultCountry, getCountry } from './countries.ts';
import { validateEmail } from './email.ts';
import { validateForgotIdentity, type ForgotIdentity } from './forgotIdentity.ts';
import { CHINA_MOBILE_REGEX, maskPhone, validatePhone } from './phone.ts';
import { validateRealName } from './realName.ts';

const pair = { kind: 'password', target: 'login', newPassword: 'abcd1234', repeatPassword: 'abcd1234' } as const;

interface CheckRow {
  readonly check: (input: string) => string | undefined;
  readonly input: string;
  readonly code: string | undefined;
}

describe('e-mail, phone, codes, names and birthdays', () => {
  it.each`
    email                      | code
    ${''}                      | ${'emailRequired'}
    ${'  '}                    | ${'emailRequired'}
    ${'a@b.c'}                 | ${undefined}
    ${' a@b.c '}               | ${undefined}
    ${'first.last@mail.cn'}    | ${undefined}
    ${'a@b'}                   | ${'emailRule'}
    ${'@b.c'}                  | ${'emailRule'}
    ${'a@.c'}                  | ${'emailRule'}
    ${'a@b.'}                  | ${'emailRule'}
    ${'a b@c.d'}               | ${'emailRule'}
    ${'a@b@c.d'}               | ${'emailRule'}
    ${`${'a'.repeat(36)}@b.c`} | ${undefined}
    ${`${'a'.repeat(37)}@b.c`} | ${'emailRule'}
  `('F-AUTH-01 validates the e-mail $email: $code', ({ email, code }) => expect(validateEmail(email)).toBe(code));

  it.each`
    phone             | regex                        | code
    ${''}             | ${undefined}                 | ${'phoneRequired'}
    ${'13800000001'}  | ${undefined}                 | ${undefined}
    ${'12800000001'}  | ${undefined}                 | ${'phoneRule'}
    ${'1380000000'}   | ${undefined}                 | ${'phoneRule'}
    ${'１３８０００'} | ${undefined}                 | ${'phoneRule'}
    ${'912345678'}    | ${String.raw`^9\d{8}$`}      | ${undefined}
    ${'812345678'}    | ${String.raw`^9\d{8}$`}      | ${'phoneRule'}
    ${'812345678'}    | ${'('}                       | ${undefined}
    ${'8123'}         | ${'('}                       | ${'phoneRule'}
    ${'812345678'}    | ${`^${'(a+)+'.repeat(60)}$`} | ${undefined}
  `('§5 validates the phone $phone by $regex: $code', ({ phone, regex, code }) =>
    expect(validatePhone(phone, regex)).toBe(code),
  );

  it.each`
    name            | code
    ${'李'}         | ${undefined}
    ${'欧阳娜娜'}   | ${undefined}
    ${'𠮷田'}       | ${undefined}
    ${'阿·a·提'}    | ${undefined}
    ${'J.R.Smith'}  | ${undefined}
    ${'J'}          | ${undefined}
    ${'Smith.'}     | ${'realNameRule'}
    ${'张 三'}      | ${'realNameRule'}
    ${'张3三'}      | ${'realNameRule'}
    ${'张<b>三'}    | ${'realNameRule'}
    ${'张\u200b三'} | ${'realNameRule'}
    ${'张a'}        | ${'realNameRule'}
    ${'a张'}        | ${'realNameRule'}
    ${'阿••提'}     | ${'realNameRule'}
    ${'·'}          | ${'realNameRule'}
  `('F-AUTH-01 validates the real name $name: $code', ({ name, code }) => expect(validateRealName(name)).toBe(code));

  it('F-AUTH-01 a valid real name contains no markup, digits or spaces', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 8 }), (name) => {
        expect(validateRealName(name) === undefined && /[\s<>&"'0-9]/.test(name.trim())).toBe(false);
      }),
    );
  });

  it.each`
    typed             | kept
    ${'12 34 56'}     | ${'123456'}
    ${'code: 123456'} | ${'123456'}
    ${'1234567'}      | ${'123456'}
    ${'１２３４５６'} | ${'123456'}
    ${'٠١٢'}          | ${''}
  `('F-AUTH-10 normalises $typed to $kept', ({ typed, kept }) => expect(normalizeOtp(typed)).toBe(kept));

  it.each`
    check                     | input             | code
    ${validateOtp}            | ${''}             | ${'codeRequired'}
    ${validateOtp}            | ${'12345'}        | ${'codeRule'}
    ${validateCaptcha}        | ${' '}            | ${'codeRequired'}
    ${validateCaptcha}        | ${'a1b2'}         | ${undefined}
    ${validateCaptcha}        | ${'12345678901'}  | ${'codeRule'}
    ${validateMiddleDigits}   | ${'123'}          | ${'middleDigitsRule'}
    ${validateMiddleDigits}   | ${'1234'}         | ${undefined}
    ${validateMiddleDigits}   | ${'12345'}        | ${'middleDigitsRule'}
    ${validateForgotUsername} | ${''}             | ${'forgotUsernameRequired'}
    ${validateForgotUsername} | ${'demo01'}       | ${undefined}
    ${validateForgotUsername} | ${'a'.repeat(31)} | ${'forgotUsernameRule'}
  `('F-AUTH-04, F-AUTH-15 $check.name of $input: $code', ({ check, input, code }: CheckRow) =>
    expect(check(input)).toBe(code),
  );

  const nowUtc = (text: string) => Date.parse(text);
  it.each`
    rule                                        | birthday        | now                       | code
    ${'an empty text'}                          | ${''}           | ${'2026-11-21T00:00:00Z'} | ${'birthdayRequired'}
    ${'an invalid date'}                        | ${'2000-13-01'} | ${'2026-11-21T00:00:00Z'} | ${'birthdayRule'}
    ${'a day that does not exist'}              | ${'2001-02-29'} | ${'2026-11-21T00:00:00Z'} | ${'birthdayRule'}
    ${'too long ago'}                           | ${'1850-01-01'} | ${'2026-11-21T00:00:00Z'} | ${'birthdayRule'}
    ${'S3 18 today'}                            | ${'2008-11-21'} | ${'2026-11-21T00:00:00Z'} | ${undefined}
    ${'S3 18 tomorrow'}                         | ${'2008-11-22'} | ${'2026-11-21T00:00:00Z'} | ${'birthdayTooYoung'}
    ${'S3 already tomorrow in UTC+8'}           | ${'2008-11-22'} | ${'2026-11-21T16:00:00Z'} | ${undefined}
    ${'S3 one second before midnight in UTC+8'} | ${'2008-11-22'} | ${'2026-11-21T15:59:59Z'} | ${'birthdayTooYoung'}
    ${'S3 born on a leap day, 28 February'}     | ${'2008-02-29'} | ${'2026-02-28T00:00:00Z'} | ${'birthdayTooYoung'}
    ${'S3 born on a leap day, 1 March'}         | ${'2008-02-29'} | ${'2026-03-01T00:00:00Z'} | ${undefined}
  `('QLT-01 $rule: $code', ({ birthday, now, code }) => expect(validateBirthday(birthday, nowUtc(now))).toBe(code));

  it.each`
    check                     | input                    | code
    ${validateOtp}            | ${'123456'}              | ${undefined}
    ${validateOtp}            | ${'1234567'}             | ${'codeRule'}
    ${validateOtp}            | ${'a123456'}             | ${'codeRule'}
    ${validateOtp}            | ${'123456 '}             | ${'codeRule'}
    ${validateCaptcha}        | ${''}                    | ${'codeRequired'}
    ${validateCaptcha}        | ${'a'}                   | ${undefined}
    ${validateCaptcha}        | ${' 1234567890 '}        | ${undefined}
    ${validateMiddleDigits}   | ${''}                    | ${'middleDigitsRule'}
    ${validateMiddleDigits}   | ${'a1234'}               | ${'middleDigitsRule'}
    ${validateMiddleDigits}   | ${'１２３４'}            | ${'middleDigitsRule'}
    ${validateForgotUsername} | ${'  '}                  | ${'forgotUsernameRequired'}
    ${validateForgotUsername} | ${` ${'a'.repeat(30)} `} | ${undefined}
    ${validateEmail}          | ${'a@b.c d'}             | ${'emailRule'}
    ${validateEmail}          | ${'a@@b.c'}              | ${'emailRule'}
    ${validateEmail}          | ${'a@b.c@'}              | ${'emailRule'}
    ${validateEmail}          | ${'ab@cd.ef'}            | ${undefined}
    ${validateRealName}       | ${''}                    | ${'realNameRequired'}
    ${validateRealName}       | ${'  '}                  | ${'realNameRequired'}
    ${validateRealName}       | ${' 张三 '}              | ${undefined}
  `('§5 $check.name of "$input": $code', ({ check, input, code }: CheckRow) => expect(check(input)).toBe(code));

  it.each`
    phone              | regex                       | code
    ${' 13800000001 '} | ${undefined}                | ${undefined}
    ${'  '}            | ${undefined}                | ${'phoneRequired'}
    ${'138000000012'}  | ${'^1'}                     | ${'phoneRule'}
    ${'a1'}            | ${'1'}                      | ${'phoneRule'}
    ${'1a'}            | ${'1'}                      | ${'phoneRule'}
    ${'1'}             | ${'^1$'}                    | ${undefined}
    ${'1234'}          | ${`^(${'1'.repeat(196)})$`} | ${'phoneRule'}
    ${'12345'}         | ${`^(${'1'.repeat(196)})$`} | ${'phoneRule'}
    ${'12345'}         | ${`^(${'1'.repeat(197)})$`} | ${undefined}
    ${'1234'}          | ${`^(${'1'.repeat(197)})$`} | ${'phoneRule'}
  `('FGT-02 validates the phone "$phone" by a rule of $regex.length characters: $code', ({ phone, regex, code }) =>
    expect(validatePhone(phone, regex)).toBe(code),
  );

  it.each`
    phone                 | masked
    ${'138****0001'}      | ${'138****0001'}
    ${' 138-****-0001 '}  | ${'138****0001'}
    ${'13812340001'}      | ${'138****0001'}
    ${'138 1234 0001'}    | ${'138****0001'}
    ${'+8613812340001'}   | ${'+86*******0001'}
    ${'12345678'}         | ${'****5678'}
    ${'1234567'}          | ${'****4567'}
    ${'1234'}             | ${'****1234'}
    ${'123456789'}        | ${'1****6789'}
    ${'****'}             | ${'****'}
    ${'123'}              | ${''}
    ${'1'.repeat(21)}     | ${''}
    ${'1'.repeat(20)}     | ${`111${'*'.repeat(13)}1111`}
    ${'a1234'}            | ${''}
    ${'1234a'}            | ${''}
    ${'lily@example.com'} | ${''}
    ${''}                 | ${''}
    ${13812340001}        | ${''}
    ${null}               | ${''}
    ${undefined}          | ${''}
  `('I7 F-AUTH-14 masks the phone $phone as "$masked"', ({ phone, masked }) => expect(maskPhone(phone)).toBe(masked));

  it('FGT-02 finds the country of an area code, +86 by default, and replaces an unknown one', () => {
    const [china, hongKong] = ['+86', '+852'].map((areaCode) => ({ areaName: areaCode, areaCode, regex: '^1' }));
    const countries = [hongKong, china].flatMap((country) => country ?? []);
    expect(getCountry(countries, '+852')).toBe(hongKong);
    expect(getCountry(countries)).toBe(china);
    expect(getCountry(countries, '+1')).toBe(defaultCountry);
    expect(getCountry([])).toEqual({ areaName: '', areaCode: '+86', regex: CHINA_MOBILE_REGEX });
  });

  it.each`
    rule                         | birthday         | minimumAge   | code
    ${'the first accepted year'} | ${'1900-01-01'}  | ${undefined} | ${undefined}
    ${'the last refused year'}   | ${'1899-12-31'}  | ${undefined} | ${'birthdayRule'}
    ${'21 years today'}          | ${'2005-11-21'}  | ${21}        | ${undefined}
    ${'21 years tomorrow'}       | ${'2005-11-22'}  | ${21}        | ${'birthdayTooYoung'}
    ${'a day of another month'}  | ${'2000-04-31'}  | ${undefined} | ${'birthdayRule'}
    ${'a month of another year'} | ${'2000-00-10'}  | ${undefined} | ${'birthdayRule'}
    ${'a text before the date'}  | ${'x2000-01-01'} | ${undefined} | ${'birthdayRule'}
    ${'a text after the date'}   | ${'2000-01-01x'} | ${undefined} | ${'birthdayRule'}
    ${'one digit of a month'}    | ${'2000-1-01'}   | ${undefined} | ${'birthdayRule'}
    ${'a date in the future'}    | ${'2030-01-01'}  | ${undefined} | ${'birthdayTooYoung'}
  `('QLT-01 $rule: $code', ({ birthday, minimumAge, code }) =>
    expect(validateBirthday(birthday, nowUtc('2026-11-21T00:00:00Z'), minimumAge)).toBe(code),
  );

  it.each`
    identity                                                               | errors
    ${{ by: 'phone', username: 'lily88', phone: '13812340001' }}           | ${undefined}
    ${{ by: 'phone', username: '', phone: '' }}                            | ${{ username: 'forgotUsernameRequired', phone: 'phoneRequired' }}
    ${{ by: 'phone', username: 'lily88', phone: '91234567', regex: '^9' }} | ${undefined}
    ${{ by: 'email', username: 'a'.repeat(31), email: 'a@b' }}             | ${{ username: 'forgotUsernameRule', email: 'emailRule' }}
    ${{ by: 'email', username: 'lily88', email: 'a@b.c' }}                 | ${undefined}
  `('FGT-02 the identity $identity has the errors $errors', ({ identity, errors }) => {
    expect(validateForgotIdentity(identity as ForgotIdentity)).toEqual(errors);
  });

  it.each`
    fields                                                                     | errors
    ${{ kind: 'phone', phone: '13812340001', code: '123456' }}                 | ${undefined}
    ${{ kind: 'phone', phone: '91234567', regex: '^9', code: '123456' }}       | ${undefined}
    ${{ kind: 'phone', phone: '', code: '123456' }}                            | ${{ phone: 'phoneRequired' }}
    ${{ kind: 'email', email: 'a@b.c', code: '123456' }}                       | ${undefined}
    ${{ kind: 'email', email: '', code: '' }}                                  | ${{ email: 'emailRequired', code: 'codeRequired' }}
    ${{ kind: 'realName', realName: '张三' }}                                  | ${undefined}
    ${{ kind: 'realName', realName: '' }}                                      | ${{ realName: 'realNameRequired' }}
    ${{ ...pair, by: 'password', password: 'old' }}                            | ${undefined}
    ${{ ...pair, by: 'password', password: 'ｏｌｄ', code: '' }}               | ${{ present: 'passwordCharacters' }}
    ${{ ...pair, by: 'email', code: '123456' }}                                | ${undefined}
    ${{ ...pair, by: 'phone', code: '', newPassword: '', repeatPassword: '' }} | ${{ code: 'codeRequired', password: 'passwordRequired' }}
  `('USR-02 the form $fields has the errors $errors', ({ fields, errors }) => {
    expect(validateBinding(fields as BindingFields)).toEqual(errors);
  });
});
