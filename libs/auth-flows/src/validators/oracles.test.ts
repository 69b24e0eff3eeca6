import { array, assert, constantFrom, property } from 'fast-check';
import { validateEmail } from './email.ts';
import { validateForgotUsername } from './codes.ts';
import { validatePhone } from './phone.ts';
import { validateRealName } from './realName.ts';

// Independent oracles: they check each character by the text of §5, without regular expressions.
const isLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
const isDot = (char: string) => char === '·' || char === '•' || char === '.';
const isMiddleDot = (char: string) => char === '·' || char === '•';
const isHan = (char: string) => char >= '\u3400' && char <= '\u9fff';

const oracleRealName = (text: string) => {
  const chars = [...text.trim()];
  const [first, last] = [chars[0], chars.at(-1)];
  if (first === undefined || last === undefined) return 'realNameRequired';
  const isTwoDots = chars.some((char, index) => isMiddleDot(char) && isMiddleDot(chars[index + 1] ?? ''));
  const isUnsafe = chars.some((char) => ' 1<>'.includes(char));
  const isChinese = isHan(first) && isHan(last);
  const isForeign = isLetter(first) && isLetter(last) && chars.every((char) => isLetter(char) || isDot(char));
  return !isTwoDots && !isUnsafe && (isChinese || isForeign) ? undefined : 'realNameRule';
};

const oracleEmail = (text: string) => {
  const email = text.trim();
  if (email === '') return 'emailRequired';
  const [name = '', host = '', ...more] = email.split('@');
  const dot = host.lastIndexOf('.', host.length - 2);
  const isValid = email.length <= 40 && more.length === 0 && name !== '' && !email.includes(' ') && dot > 0;
  return isValid ? undefined : 'emailRule';
};

const oraclePhone = (text: string) => {
  const digits = [...text.trim()];
  if (digits.length === 0) return 'phoneRequired';
  const isValid = digits.length === 11 && digits.every((char) => char >= '0' && char <= '9');
  return isValid && digits[0] === '1' && '3456789'.includes(digits[1] ?? '') ? undefined : 'phoneRule';
};

const oracleForgotName = (text: string) => {
  const { length } = text.trim();
  if (length === 0) return 'forgotUsernameRequired';
  return length > 30 ? 'forgotUsernameRule' : undefined;
};

const createText = (chars: readonly string[], maxLength: number, minLength = 0) =>
  array(constantFrom(...chars), { minLength, maxLength }).map((picked) => picked.join(''));

describe('validators and their oracles', () => {
  it.each([
    {
      field: 'real name',
      validate: validateRealName,
      oracle: oracleRealName,
      inputs: createText([...'张三李欧阳aZ·•.1 <'], 6),
    },
    { field: 'e-mail', validate: validateEmail, oracle: oracleEmail, inputs: createText([...'ab1..@@ -'], 44) },
    {
      field: 'phone',
      validate: (text: string) => validatePhone(text),
      oracle: oraclePhone,
      inputs: createText([...'1113456789 x'], 12, 9),
    },
    {
      field: 'forgotten username',
      validate: validateForgotUsername,
      oracle: oracleForgotName,
      inputs: createText([...'ab 张'], 33),
    },
  ])('F-AUTH-01 $field agrees on random inputs', ({ validate, oracle, inputs }) => {
    assert(property(inputs, (text) => validate(text) === oracle(text)));
  });
});
