import { assert, constantFrom, property, string, array, oneof } from 'fast-check';
import { validateAgreement, validateNewPassword, validateRepeat, validateUsername } from './registerFields.ts';
import { validatePasswordPair, validateRegister } from './registerForm.ts';

// Independent oracle: it counts characters one by one, without regular expressions.
const isAsciiLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
const isAsciiDigit = (char: string) => char >= '0' && char <= '9';
const whiteSpace = [' ', '\t', '\n', '\u00a0', '\u3000', '\ufeff'];
const stripped = (text: string) => [...text].filter((char) => !whiteSpace.includes(char));
const count = (chars: readonly string[], is: (char: string) => boolean) => chars.filter(is).length;

const oracleUsername = (text: string) => {
  const chars = stripped(text);
  if (chars.length === 0) return 'usernameRequired';
  const [letters, digits] = [count(chars, isAsciiLetter), count(chars, isAsciiDigit)];
  const isFine =
    chars.length >= 4 && chars.length <= 11 && isAsciiLetter(chars[0] ?? '') && letters + digits === chars.length;
  return isFine && letters >= 2 && digits >= 1 ? undefined : 'usernameRule';
};

const oraclePassword = (text: string) => {
  const chars = stripped(text);
  if (chars.length === 0) return 'passwordRequired';
  const [letters, digits] = [count(chars, isAsciiLetter), count(chars, isAsciiDigit)];
  const isFine = chars.length >= 8 && chars.length <= 12 && letters + digits === chars.length;
  return isFine && letters >= 1 && digits >= 1 ? undefined : 'passwordRule';
};

const nearMiss = array(constantFrom('a', 'b', 'Z', '0', '9', '1', ' ', '_', 'а', '２', 'ａ', '\u3000'), {
  maxLength: 14,
}).map((chars) => chars.join(''));
const anything = oneof({ weight: 8, arbitrary: nearMiss }, { weight: 1, arbitrary: string({ maxLength: 14 }) });

describe('registration fields', () => {
  it('F-AUTH-01 the username rule agrees with an independent oracle', () => {
    assert(property(anything, (text) => validateUsername(text) === oracleUsername(text)));
  });

  it('F-AUTH-01 the password rule agrees with an independent oracle', () => {
    assert(property(anything, (text) => validateNewPassword(text) === oraclePassword(text)));
  });

  it.each`
    password       | repeat         | code
    ${'abcd1234'}  | ${'abcd1234'}  | ${undefined}
    ${'abcd 1234'} | ${'abcd1234'}  | ${undefined}
    ${'abcd1234'}  | ${'abcd12345'} | ${'passwordsDiffer'}
    ${'abcd1234'}  | ${''}          | ${'passwordsDiffer'}
  `('AUT-06 validates the repeat $repeat of $password: $code', ({ password, repeat, code }) => {
    expect(validateRepeat(password, repeat)).toBe(code);
  });

  it.each([
    [true, undefined],
    [false, 'agreementRequired'],
  ])('AUT-06 validates the agreement %p: %s', (isAgreed, code) => expect(validateAgreement(isAgreed)).toBe(code));

  it.each`
    fields                                                          | errors
    ${{}}                                                           | ${undefined}
    ${{ username: '', password: '', repeatPassword: '' }}           | ${{ username: 'usernameRequired', password: 'passwordRequired' }}
    ${{ username: 'ab1', isAgree: false }}                          | ${{ username: 'usernameRule', isAgree: 'agreementRequired' }}
    ${{ password: 'demo１２３４', repeatPassword: 'demo１２３４' }} | ${{ password: 'passwordRule' }}
    ${{ password: '', repeatPassword: 'demo１２３４' }}             | ${{ password: 'passwordRequired', repeatPassword: 'passwordsDiffer' }}
  `('AUT-06 the form with $fields has the errors $errors', ({ fields, errors }) => {
    const form = { username: 'lily88', password: 'demo1234', repeatPassword: 'demo1234', isAgree: true };
    const filled = { ...form, ...(fields as object) };
    expect(validateRegister(filled)).toEqual(errors);
    const ofPair = Object.entries((errors ?? {}) as object).filter(([field]) => /password/i.test(field));
    expect(validatePasswordPair(filled.password, filled.repeatPassword)).toEqual(
      ofPair.length > 0 ? Object.fromEntries(ofPair) : undefined,
    );
  });

  it.each`
    username          | code
    ${'abc1'}         | ${undefined}
    ${'ab1'}          | ${'usernameRule'}
    ${'abcdefghij1'}  | ${undefined}
    ${'abcdefghijk1'} | ${'usernameRule'}
    ${'1abc'}         | ${'usernameRule'}
    ${'a123'}         | ${'usernameRule'}
    ${'ab12'}         | ${undefined}
    ${'abcd'}         | ${'usernameRule'}
    ${'a b 1 2'}      | ${undefined}
    ${'ab12_'}        | ${'usernameRule'}
  `('AUT-06 validates the username "$username": $code', ({ username, code }) =>
    expect(validateUsername(username)).toBe(code),
  );

  it.each`
    password           | code
    ${'abcd123'}       | ${'passwordRule'}
    ${'abcd1234'}      | ${undefined}
    ${'abcdef123456'}  | ${undefined}
    ${'abcdef1234567'} | ${'passwordRule'}
    ${'abcdefgh'}      | ${'passwordRule'}
    ${'12345678'}      | ${'passwordRule'}
    ${'abcd123!'}      | ${'passwordRule'}
    ${'!abcd1234'}     | ${'passwordRule'}
  `('AUT-06 validates the password "$password": $code', ({ password, code }) =>
    expect(validateNewPassword(password)).toBe(code),
  );
});
