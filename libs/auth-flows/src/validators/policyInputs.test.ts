import { describeVectors, sharedVectors } from '@pavilion/testing';
import { normalizeOtp, validateOtp } from './codes.ts';
import { validateRealName } from './realName.ts';
import { validateNewPassword, validateUsername } from './registerFields.ts';

type Rows = readonly (readonly [input: string, expected: string])[];
type PolicyInputs = Readonly<Record<'username' | 'password' | 'real_name' | 'otp_input', Rows>>;

const isFine = (expected: string) => /^ok|stripped ->/.test(expected);

describeVectors('policy_inputs.json', sharedVectors<PolicyInputs>('policy_inputs.json'), (policy) => {
  it.each(policy.username)('F-AUTH-01 validates the username %p: %s', (input, expected) => {
    const code = input === '' ? 'usernameRequired' : isFine(expected) ? undefined : 'usernameRule';
    expect(validateUsername(input)).toBe(code);
  });

  it.each(policy.password)('F-AUTH-01 validates the password %p: %s', (input, expected) => {
    const code = input === '' ? 'passwordRequired' : isFine(expected) ? undefined : 'passwordRule';
    expect(validateNewPassword(input)).toBe(code);
  });

  it.each(policy.real_name)('F-AUTH-01 validates the real name %p: %s', (input, expected) => {
    const code = input === '' ? 'realNameRequired' : isFine(expected) ? undefined : 'realNameRule';
    expect(validateRealName(input)).toBe(code);
  });

  it.each(policy.otp_input)('F-AUTH-10 validates the code %p: %s', (input, expected) => {
    const cleaned = normalizeOtp(input);
    expect(cleaned.length).toBeLessThanOrEqual(6);
    const isWhole = /^ok|max 6|123456/.test(expected);
    expect(validateOtp(cleaned) === undefined).toBe(isWhole);
  });
});

// A test that always runs comes last. After a skipped last test, StrykerJS counts the modules of the next file as covered by it.
describe('published vectors', () => {
  it('F-AUTH-10 a pasted code of another form is cut to six digits and is valid', () => {
    const cleaned = normalizeOtp(' 12 34-56 7');
    expect([cleaned, validateOtp(cleaned)]).toEqual(['123456', undefined]);
  });
});
