import { assert, property, string } from 'fast-check';
import { validateBirthday } from './birthday.ts';
import { normalizeOtp, validateCaptcha, validateForgotUsername, validateMiddleDigits, validateOtp } from './codes.ts';
import { validateEmail } from './email.ts';
import { validatePhone } from './phone.ts';
import { validateRealName } from './realName.ts';

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
});
